import { battleFrom, groundFrom, sheetFrom, type SidePlan } from '../../../../src-shared/games/greatest-lineage/odds/fromWorld.ts'
import type { RuleId, SeatId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation, isKingdom } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { groundLines, type BonusLine } from '../../../../src-shared/games/greatest-lineage/rules/war/bonus.ts'
import type { BySide } from '../../../../src-shared/games/greatest-lineage/rules/war/fighters.ts'
import type { SideName, War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { otherSide } from '../../../../src-shared/games/greatest-lineage/rules/war/wars.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import type { Battle } from '../../../../src-shared/games/greatest-lineage/odds/battle.ts'
import type { WhySubject } from '../../../features/why/useWhy.ts'
import { knowsAll } from '../../../features/ledger/knowledge.ts'
import { battleTexts } from './texts/battle.ts'

/** A line of a bonus sheet as one viewer may see it. */
export interface ShownLine {
  readonly key: string
  readonly rule: RuleId
  readonly text: string
  /** Null: not known to the viewer. */
  readonly amount: number | null
  /** Where the figure it is reckoned from can be asked after, with that figure. */
  readonly origin: { readonly subject: WhySubject; readonly value: number } | null
  /** What is said behind that figure. */
  readonly note: string
}

export interface ShownSheet {
  readonly side: SideName
  readonly faction: string
  readonly lines: readonly ShownLine[]
  /** What the known lines come to, the ground included. */
  readonly total: number
  /** Nothing that hangs on private figures of another is missing but what spies of the enemy may have found out. */
  readonly known: boolean
}

/** Lines whose amount hangs on figures a civilisation keeps to itself. */
const PRIVATE: Readonly<Record<string, { readonly rule: RuleId; readonly name: NamedLine }>> = {
  'part.war.culture': { rule: 'GL-WAR-11', name: 'culture' },
  'part.war.technology': { rule: 'GL-WAR-12', name: 'technology' },
  'part.war.militaryTechnology': { rule: 'GL-WAR-13', name: 'militaryTechnology' },
  'part.war.shortage': { rule: 'GL-WAR-15', name: 'shortage' },
}
type NamedLine = 'culture' | 'technology' | 'militaryTechnology' | 'shortage' | 'prestige'
const WARRIORS = 'part.war.warriors'
const OWN_SPIES = 'part.war.intelligence'
const ENEMY_SPIES = 'part.war.spiedUpon'

/** Whether the viewer can read all of a side's sheet. */
function readsSheet(viewer: SeatId, faction: string): boolean {
  return knowsAll(viewer, faction)
}

/** Whether the viewer is told how many warriors a side has in a war. */
export function knowsWarriors(world: World, viewer: SeatId, faction: string): boolean {
  return knowsAll(viewer, faction) || !ruled(world, 'shared_army')
}

/**
 * Whether nobody has said how many warriors to reckon with for a side: a civilisation whose books are closed to the viewer may raise an army before
 * the battle, whatever stands in arms now.
 */
export function hidesArmy(viewer: SeatId, world: World, war: War, plan: BySide<SidePlan>, side: SideName): boolean {
  const faction = war[side]
  if (plan[side].force.warriors > 0) return false
  return !knowsWarriors(world, viewer, faction) || (isCivilisation(faction) && !knowsAll(viewer, faction))
}

/** GL-WAR-9 The bonus sheet of a side in the battle that is planned, the ground as its last line. */
export function shownSheet(viewer: SeatId, world: World, war: War, plan: BySide<SidePlan>, side: SideName): ShownSheet {
  const faction = war[side]
  const known = readsSheet(viewer, faction)
  const ground = groundFrom(world, war, plan)
  const full = sheetFrom(world, war, plan, side)
  // That there are none must not be claimed.
  const hidden = hidesArmy(viewer, world, war, plan, side)
  const lines = full.flatMap((line, at) => (hidden && line.wording === WARRIORS ? [] : shownLine(viewer, world, war, side, line, at)))
  const unknownForce = hidden ? [unknown(WARRIORS, 'GL-WAR-10', battleTexts.sheet.warriors)] : []
  const shown = [...unknownForce, ...lines, ...missing(viewer, world, war, side), ...groundLines(world, faction, ground).map(plain)]
  return { side, faction, known, lines: shown, total: shown.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
}

function shownLine(viewer: SeatId, world: World, war: War, side: SideName, line: BonusLine, at: number): readonly ShownLine[] {
  const faction = war[side]
  const { wording } = line
  if (!knowsAll(viewer, faction) && (PRIVATE[wording] !== undefined || wording === OWN_SPIES)) return []
  if (wording === ENEMY_SPIES && !knowsAll(viewer, war[otherSide(side)])) return []
  const origin = originOf(faction, line)
  if (origin === null) return [plain(line, at)]
  const { enemyPrestige } = line.figures
  const note = typeof enemyPrestige === 'number' ? battleTexts.sheet.against(enemyPrestige) : ''
  return [{ ...plain(line, at), origin, text: nameOf(wording), note }]
}

/** A line whose figure stands behind it. */
function nameOf(wording: string): string {
  const name: NamedLine | undefined = wording === 'part.war.prestige' ? 'prestige' : PRIVATE[wording]?.name
  return name === undefined ? '' : battleTexts.sheet[name]
}

function plain({ rule, wording, figures, amount }: BonusLine, at = 99): ShownLine {
  return { key: `${wording}/${at}`, rule, text: say(wording, figures), amount, origin: null, note: '' }
}

/** Lines there may be, but not for these eyes. */
function missing(viewer: SeatId, world: World, war: War, side: SideName): readonly ShownLine[] {
  const [faction, enemy] = [war[side], war[otherSide(side)]]
  if (!isCivilisation(faction)) return []
  const own = knowsAll(viewer, faction)
    ? []
    : [
        ...Object.entries(PRIVATE).map(([wording, { rule, name }]) => unknown(wording, rule, battleTexts.sheet[name])),
        unknown(OWN_SPIES, 'GL-WAR-18', battleTexts.sheet.ownSpies),
      ]
  const theirs = isCivilisation(enemy) && !knowsAll(viewer, enemy) ? [unknown(ENEMY_SPIES, 'GL-WAR-18', battleTexts.sheet.enemySpies)] : []
  return [...own, ...theirs]
}

function unknown(wording: string, rule: RuleId, text: string): ShownLine {
  return { key: wording, rule, text, amount: null, origin: null, note: '' }
}

/** The figure a line is reckoned from, where it has a ledger of its own. */
function originOf(faction: string, { wording, figures }: BonusLine): ShownLine['origin'] {
  const account = wording.slice('part.war.'.length)
  const value = figures[account]
  if (typeof value !== 'number' || account === 'warriors') return null
  if (account === 'culture' && isCivilisation(faction)) return { subject: { owner: faction, derived: 'effectiveCulture' }, value }
  if (account === 'prestige' || isCivilisation(faction) || isKingdom(faction)) return { subject: { owner: faction, account }, value }
  return null
}

/** The battle that is planned, with what the viewer guesses of the bonus of sides whose sheet is closed to them. */
export function battleAs(world: World, war: War, plan: BySide<SidePlan>, guesses: BySide<number | null>): Battle {
  const battle = battleFrom(world, war, plan)
  const bonus = (side: SideName, read: number): number => guesses[side] ?? read
  return {
    ...battle,
    one: { ...battle.one, bonus: bonus('aggressor', battle.one.bonus) },
    other: { ...battle.other, bonus: bonus('defender', battle.other.bonus) },
  }
}
