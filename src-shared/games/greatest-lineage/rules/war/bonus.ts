import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { conditionOf, held } from '../civilisation.ts'
import { effectiveCulture } from '../derived.ts'
import { INTELLIGENCE } from '../espionage/records.ts'
import type { Faction } from '../factions/faction.ts'
import { numberOf } from '../numbering.ts'
import { ROLL_MODIFIERS, ROYALS, SETTLEMENTS, type Shaman } from '../records.ts'
import { royalMilitary } from '../royalty/house.ts'
import { started } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom } from '../seats.ts'
import { shamanOf, shamansOf } from '../settlements/shamans.ts'
import type { Ground } from '../tables/ground.ts'
import { strengthOn } from './strengths.ts'
import { INTELLIGENCE_BONUS, MILITARY_STEPS, SHORTAGE_PENALTY } from '../tables/military.ts'

/** One line of a bonus sheet. */
export interface BonusLine {
  readonly rule: RuleId
  /** `part.war.<id>`. */
  readonly wording: string
  readonly figures: Figures
  readonly amount: number
}

/** Who fights for a side in one combat. */
export interface Force {
  readonly warriors: number
  /** Ids of royals present. */
  readonly royals: readonly string[]
  /** Settlement whose shaman helps it; null: none. */
  readonly base: string | null
}

/** A side as its bonus is read: who, and with what. */
export interface Fighter {
  readonly faction: Faction
  readonly force: Force
}

/**
 * GL-WAR-9 The military bonus of a faction against an enemy, line by line, without the ground (`groundBonus`): what it has to show
 * (warriors, culture, technology, military technology, prestige) always, everything else only where it changes something. The sum may be
 * below 0. Read once, after mustering (RULING-48).
 */
export function bonusSheet(world: World, own: Fighter, enemy: Fighter): readonly BonusLine[] {
  const { faction, force } = own
  if (isCivilisation(faction)) return civilisationSheet(world, faction, force, enemy)
  return isKingdom(faction) ? kingdomSheet(world, faction, force) : tribeSheet(force)
}

export function bonusOf(lines: readonly BonusLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

function civilisationSheet(world: World, seat: Civilisation, force: Force, enemy: Fighter): readonly BonusLine[] {
  return [
    warriorsLine('GL-WAR-10', force),
    cultureLine('GL-WAR-11', effectiveCulture(world, seat)),
    technologyLine('GL-WAR-12', held(world, seat, 'technology')),
    militaryTechnologyLine('GL-WAR-13', held(world, seat, 'militaryTechnology')),
    ...prestigeLine(world, seat, enemy.faction),
    ...shortageLine(world, seat),
    ...royalLines(world, force),
    ...shamanLines(world, seat, force, enemy),
    ...timelineLines(world, seat),
    ...intelligenceLines(world, seat, enemy.faction),
  ]
}

/** GL-NPK-1 A kingdom has warriors, its scores as they stand today (RULING-17) and what the timeline gave or took, and nothing else. */
function kingdomSheet(world: World, kingdom: Kingdom, force: Force): readonly BonusLine[] {
  return [
    warriorsLine('GL-NPK-1', force),
    cultureLine('GL-NPK-1', world.balance(kingdom, 'culture')),
    technologyLine('GL-NPK-1', world.balance(kingdom, 'technology')),
    militaryTechnologyLine('GL-NPK-1', world.balance(kingdom, 'militaryTechnology')),
    ...timelineLines(world, kingdom),
  ]
}

/** GL-NPT-2 A tribe has nothing but its warriors. */
function tribeSheet(force: Force): readonly BonusLine[] {
  return [warriorsLine('GL-NPT-2', force)]
}

/** GL-WAR-10 One for every started ten warriors. */
function warriorsLine(rule: RuleId, { warriors }: Force): BonusLine {
  const { each, brings } = MILITARY_STEPS.warriors
  return { rule, wording: 'part.war.warriors', figures: { warriors }, amount: brings * started(warriors, each) }
}

/** GL-WAR-11 One for every full 15 culture, what the house adds included. */
function cultureLine(rule: RuleId, culture: number): BonusLine {
  return { rule, wording: 'part.war.culture', figures: { culture }, amount: fullSteps('culture', culture) }
}

/** GL-WAR-12 One for every full ten technology. */
function technologyLine(rule: RuleId, technology: number): BonusLine {
  return { rule, wording: 'part.war.technology', figures: { technology }, amount: fullSteps('technology', technology) }
}

/** GL-WAR-13 Four for every full ten military technology. */
function militaryTechnologyLine(rule: RuleId, militaryTechnology: number): BonusLine {
  const amount = fullSteps('militaryTechnology', militaryTechnology)
  return { rule, wording: 'part.war.militaryTechnology', figures: { militaryTechnology }, amount }
}

/**
 * GL-WAR-14 One for every full ten prestige more than the enemy, never less than 0. Kingdoms and tribes have none: they count as 0, or the
 * line is left out against them (RULING-61, `npc_prestige_row`).
 */
function prestigeLine(world: World, seat: Civilisation, enemy: Faction): readonly BonusLine[] {
  if (!isCivilisation(enemy) && ruled(world, 'npc_prestige_row') === 'skip') return []
  const prestige = held(world, seat, 'prestige')
  const theirs = isCivilisation(enemy) ? held(world, enemy, 'prestige') : 0
  const amount = Math.max(0, fullSteps('prestige', prestige - theirs))
  return [{ rule: 'GL-WAR-14', wording: 'part.war.prestige', figures: { prestige, enemyPrestige: theirs }, amount }]
}

function fullSteps(of: keyof typeof MILITARY_STEPS, held: number): number {
  const { each, brings } = MILITARY_STEPS[of]
  return brings * Math.floor(held / each)
}

/** GL-WAR-15 30 off while the last resource check counts as a shortage (RULING-62; what counts is decided there: see GL-CHK-5). */
function shortageLine(world: World, seat: Civilisation): readonly BonusLine[] {
  if (!conditionOf(world, seat).shortage) return []
  return [{ rule: 'GL-WAR-15', wording: 'part.war.shortage', figures: {}, amount: -SHORTAGE_PENALTY }]
}

/** GL-WAR-16 Royals in the battle: the ruler's military figure, 2 for a child of the ruler's sex, nothing for others. */
function royalLines(world: World, force: Force): readonly BonusLine[] {
  return force.royals.flatMap((id) => {
    const royal = world.record(ROYALS, id)
    const amount = royal === undefined ? 0 : royalMilitary(world, royal)
    if (royal === undefined || amount === 0) return []
    return [{ rule: 'GL-WAR-16', wording: 'part.war.royal', figures: { role: royal.role, sex: royal.sex }, amount }]
  })
}

/** GL-WAR-17 The own shaman of the battle adds, the enemy's takes off: one a side, or every one (RULING-64, `shaman_scope`). */
function shamanLines(world: World, seat: Civilisation, force: Force, enemy: Fighter): readonly BonusLine[] {
  return [
    ...battleShamans(world, seat, force).map((shaman) => shamanLine(world, 'part.war.shaman', shaman, shaman.military)),
    ...battleShamans(world, enemy.faction, enemy.force).map((shaman) =>
      shamanLine(world, 'part.war.enemyShaman', shaman, -shaman.opponent),
    ),
  ]
}

function shamanLine(world: World, wording: string, { settlement }: Shaman, amount: number): BonusLine {
  const type = world.record(SETTLEMENTS, settlement)?.type
  return { rule: 'GL-WAR-17', wording, figures: { number: numberOf(settlement), ...(type === undefined ? {} : { type }) }, amount }
}

function battleShamans(world: World, faction: Faction, { base }: Force): readonly Shaman[] {
  if (!isCivilisation(faction)) return []
  if (ruled(world, 'shaman_scope') === 'sum') return shamansOf(world, faction)
  const shaman = base === null ? undefined : shamanOf(world, base)
  return shaman?.owner === faction ? [shaman] : []
}

/** GL-WAR-18 What events gave or took for good or for their time; and what spies found out: see `intelligenceLines`. */
function timelineLines(world: World, faction: Civilisation | Kingdom): readonly BonusLine[] {
  return world
    .records(ROLL_MODIFIERS)
    .filter(({ owner }) => owner === faction)
    .map(({ rule, amount }) => ({ rule, wording: 'part.war.timeline', figures: {}, amount }))
}

/**
 * 5 more against a player one has spied upon, 5 less against one who has spied. All that is on record counts, since it is dropped when it
 * lapses; several findings of one player about another count once, or each (RULING-93, `intel_stacks`).
 */
function intelligenceLines(world: World, seat: Civilisation, enemy: Faction): readonly BonusLine[] {
  const found = (owner: Faction, target: Faction): number => {
    const findings = world.records(INTELLIGENCE).filter((finding) => finding.owner === owner && finding.target === target).length
    return ruled(world, 'intel_stacks') ? findings : Math.min(1, findings)
  }
  const line = (wording: string, findings: number, amount: number): BonusLine[] =>
    findings === 0 ? [] : [{ rule: 'GL-WAR-18', wording, figures: { findings }, amount: findings * amount }]
  return [
    ...line('part.war.intelligence', found(seat, enemy), INTELLIGENCE_BONUS),
    ...line('part.war.spiedUpon', found(enemy, seat), -INTELLIGENCE_BONUS),
  ]
}

/** GL-WAR-19 Strength or weakness on that ground, in attack and defence alike. */
export function groundBonus(world: World, faction: Faction, ground: Ground): number {
  return strengthOn(world, faction, ground)
}

/** The same as a line of the bonus sheet; none where the ground counts for nothing. */
export function groundLines(world: World, faction: Faction, ground: Ground): readonly BonusLine[] {
  const amount = groundBonus(world, faction, ground)
  return amount === 0 ? [] : [{ rule: 'GL-WAR-19', wording: 'part.war.ground', figures: { ground }, amount }]
}
