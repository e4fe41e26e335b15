import { highlightsOf, type Highlight } from '../../../../src-shared/games/highlights/highlights.ts'
import { HIGHLIGHTS } from '../../../../src-shared/games/greatest-lineage/highlights.ts'
import { isKingdom, isTribe } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import type { War } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import type { LedgerRow, Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { WhySubject } from '../../../features/why/useWhy.ts'
import { battleTold, partName, type BattleTold, type SideTold } from './battleTold.ts'
import { warStories, type Fight, type WarStory } from '../../../../src-shared/games/greatest-lineage/reading/warStories.ts'

/** One battle that was fought, from its card in the chronicle. */
export interface FoughtBattle {
  /** Names it in addresses. */
  readonly key: string
  readonly highlight: Highlight
  readonly told: BattleTold
}

/** A battle with the war it belongs to, as that stood when the battle was over. */
export interface BattleInWar extends FoughtBattle {
  readonly story: WarStory
  readonly fight: Fight
}

/** A part of an address that names the battle of a card. */
export function battleKey({ key }: Pick<Highlight, 'key'>): string {
  return key.replace('/', '-')
}

/** Every battle with a kill roll that stands in the chronicle, the oldest first. */
export function battlesIn(moments: readonly Moment[]): readonly FoughtBattle[] {
  return highlightsOf(moments, HIGHLIGHTS).flatMap((highlight) => {
    const told = highlight.kind === 'battle' ? battleTold(highlight) : null
    return told === null ? [] : [{ key: battleKey(highlight), highlight, told }]
  })
}

/** Ids of wars, among those of other things a line may be about. */
const WAR_IDS = /(^|-)war-/

/** The battle of a fight of a war; undefined before its dice are thrown. */
export function battleOf(battles: readonly FoughtBattle[], { war }: WarStory, { round }: Fight): FoughtBattle | undefined {
  return battles.find((battle) => battle.highlight.at.turn === round && isOf(battle, war))
}

/** Lines of older campaigns do not say which war they are about: then both sides do. */
function isOf({ highlight, told }: FoughtBattle, { id, aggressor, defender }: War): boolean {
  if (highlight.about.some((one) => WAR_IDS.test(one))) return highlight.about.includes(id)
  const sides = told.sides.map(({ faction }) => faction)
  return sides.includes(aggressor) && sides.includes(defender)
}

/** The battle `key` names, in its war as it stood afterwards; null where there is none, or its war is not on record. */
export function battleInWar(moments: readonly Moment[], key: string): BattleInWar | null {
  const battle = battlesIn(moments).find((one) => one.key === key)
  if (battle === undefined) return null
  const { highlight } = battle
  const after = warStories(moments.filter(({ entry }) => entry.seq <= highlight.to))
  const story = after.findLast(({ war }) => isOf(battle, war))
  const fight = story?.fights.findLast(({ round, calledOff }) => round === highlight.at.turn && !calledOff)
  return story === undefined || fight === undefined ? null : { ...battle, story, fight }
}

/** A line of a side's sum: what it is, by which rule, and the figure of the ledger it was reckoned from, where there is one. */
export interface SumLine {
  readonly id: string
  readonly text: string
  readonly amount: number
  readonly rule: RuleId
  readonly origin: { readonly subject: WhySubject; readonly value: number } | null
}

const RULES: Readonly<Record<string, RuleId>> = {
  warriors: 'GL-WAR-10',
  culture: 'GL-WAR-11',
  technology: 'GL-WAR-12',
  militaryTechnology: 'GL-WAR-13',
  prestige: 'GL-WAR-14',
  shortage: 'GL-WAR-15',
  royal: 'GL-WAR-16',
  shaman: 'GL-WAR-17',
  enemyShaman: 'GL-WAR-17',
  timeline: 'GL-WAR-18',
  intelligence: 'GL-WAR-18',
  spiedUpon: 'GL-WAR-18',
  ground: 'GL-WAR-19',
}

/** Lines that are reckoned from one account, which has the line's name. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['technology', 'militaryTechnology', 'prestige'])

/** What a side had added up, as it stood then. */
export function sumLines({ faction, parts }: SideTold, { at, from }: Highlight, ledger: readonly LedgerRow[]): readonly SumLine[] {
  return parts.map(({ id, amount }) => {
    const name = id.slice(id.lastIndexOf('.') + 1)
    const rule = isTribe(faction) ? 'GL-NPT-2' : isKingdom(faction) && name !== 'timeline' && name !== 'ground' ? 'GL-NPK-1' : RULES[name]
    const row = OF_ACCOUNTS.has(name)
      ? ledger.findLast(({ owner, account, seq }) => owner === faction && account === name && seq <= from)
      : undefined
    const origin = row === undefined ? null : { subject: { owner: faction, account: name, round: at.turn }, value: row.balance }
    return { id, text: partName(id), amount, rule: rule ?? 'GL-WAR-9', origin }
  })
}
