import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { FactorLine, Side } from '../records.ts'
import { held } from '../rulings/ruled.ts'
import { BAD_FREE, FACTOR, MOST_AID } from '../tables.ts'
import { isAerial, isGround, isMounted, TYPES } from '../types.ts'
import { isInBad, isTarget, otherSide, type Bout } from './bout.ts'

/** A line without its side and rule. */
interface Part {
  readonly text: string
  readonly value: number
}

/** Everything added to the die of each side, A's lines first. */
export function linesOf(bout: Bout): readonly FactorLine[] {
  return (['a', 'b'] as const).flatMap((side) => [
    ...ofRule('HQ-FAC-1', side, [base(bout, side)]),
    ...ofRule('HQ-FAC-2', side, hindrance(bout, side)),
    ...ofRule('HQ-FAC-3', side, shelter(bout, side)),
    ...ofRule('HQ-FAC-4', side, generalship(bout, side)),
    ...ofRule('HQ-FAC-5', side, aidAgainst(bout, side)),
    ...ofRule('HQ-FAC-6', side, behind(bout, side)),
    ...ofRule('HQ-FAC-7', side, height(bout, side)),
    ...ofRule('HQ-FAC-8', side, flanksAndSupport(bout, side)),
    ...ofRule('HQ-FAC-9', side, secondRank(bout, side)),
  ])
}

/** What the lines of a side come to. */
export function totalOf(lines: readonly FactorLine[], side: Side): number {
  return lines.reduce((sum, line) => sum + (line.side === side ? line.value : 0), 0)
}

function ofRule(rule: RuleId, side: Side, parts: readonly Part[]): readonly FactorLine[] {
  return parts.filter(({ value }) => value !== 0).map(({ text, value }) => ({ side, rule, text, value }))
}

/** HQ-FAC-1 The factor against foot, or against anything else; `stronghold_as` says which a Stronghold is (RULING-30). */
function base(bout: Bout, side: Side): Part {
  const foe = bout[otherSide(side)].type
  const foot = TYPES[foe].class === 'F' || (foe === 'ST' && held(bout.houseRules, 'stronghold_as') === 'foot')
  const { vsFoot, vsOther } = TYPES[bout[side].type]
  return foot ? { text: 'factor.vsFoot', value: vsFoot } : { text: 'factor.vsOther', value: vsOther }
}

/** HQ-FAC-2 -2 in bad going, mounted or flying against it, against Water Lurkers, or bespelling a Magician by his Stronghold; once (RULING-31). */
function hindrance(bout: Bout, side: Side): readonly Part[] {
  const own = bout[side]
  const foe = bout[otherSide(side)]
  const close = bout.kind === 'close'
  const slow = (isMounted(own.type) && own.type !== 'BE') || isAerial(own.type)
  const counts = close || held(bout.houseRules, 'bad_going_ranged')
  const causes = [
    ...(isInBad(bout, side) && !BAD_FREE.includes(own.type) && counts ? ['factor.bad'] : []),
    ...(close && slow && isInBad(bout, otherSide(side)) ? ['factor.badEnemy'] : []),
    ...(close && foe.type === 'LU' && foe.water ? ['factor.waterLurkers'] : []),
    ...(bout.kind === 'bespell' && bout.by === side && foe.type === 'MA' && foe.ticks.ownStronghold ? ['factor.ownStronghold'] : []),
  ]
  return counted(bout, causes, FACTOR.bad)
}

/** HQ-FAC-3 +2 to a target across water, by its Paladin or Cleric, or in wood or BUA; once (RULING-31, RULING-33). */
function shelter(bout: Bout, side: Side): readonly Part[] {
  if (!isTarget(bout, side)) return []
  const { type, ticks } = bout[side]
  const spell = bout.kind === 'bespell'
  const covers = ticks.cover && (!isAerial(type) || held(bout.houseRules, 'aerial_bad'))
  const causes = [
    ...(spell && ticks.water ? ['factor.water'] : []),
    ...(spell && ticks.ward ? ['factor.ward'] : []),
    ...(covers ? ['factor.cover'] : []),
  ]
  return counted(bout, causes, FACTOR.shelter)
}

/** The first cause alone, or each of them under `repeat_lines`. */
function counted(bout: Bout, causes: readonly string[], value: number): readonly Part[] {
  const kept = held(bout.houseRules, 'repeat_lines') ? causes : causes.slice(0, 1)
  return kept.map((text) => ({ text, value }))
}

/** HQ-FAC-4 +1 to the general's element when it is shot at, bespelled or in close combat. */
function generalship(bout: Bout, side: Side): readonly Part[] {
  const counts = bout[side].general && (bout.kind === 'close' || isTarget(bout, side))
  return counts ? [{ text: 'factor.general', value: FACTOR.general }] : []
}

/** HQ-FAC-5 -1 to a target, or a Stronghold, for each element that aids the enemy, two at most (RULING-26, RULING-57). */
function aidAgainst(bout: Bout, side: Side): readonly Part[] {
  const counts = bout.kind === 'close' ? bout[side].type === 'ST' : isTarget(bout, side)
  const aid = Math.min(MOST_AID, bout[otherSide(side)].aid)
  return counts ? [{ text: 'factor.aid', value: aid * FACTOR.aid }] : []
}

/** HQ-FAC-6 -1 in close combat with the front of an enemy against the rear. */
function behind({ kind, ...bout }: Bout, side: Side): readonly Part[] {
  return kind === 'close' && bout[side].ticks.rear ? [{ text: 'factor.rear', value: FACTOR.rear }] : []
}

/** HQ-FAC-7 +1 in close combat uphill of, or on the bank against, ground troops (RULING-34). */
function height({ kind, ...bout }: Bout, side: Side): readonly Part[] {
  const counts = kind === 'close' && bout[side].ticks.height && isGround(bout[otherSide(side)].type)
  return counts ? [{ text: 'factor.height', value: FACTOR.height }] : []
}

/** HQ-FAC-8 -1 in close combat for each flank overlapped or touched, and for each supporter of the enemy (RULING-28, RULING-35). */
function flanksAndSupport({ kind, houseRules, ...bout }: Bout, side: Side): readonly Part[] {
  if (kind !== 'close') return []
  const cap = held(houseRules, 'support_cap')
  const { ticks, supporters } = bout[side]
  const count = cap === 'none' ? supporters : Math.min(cap, supporters)
  return [
    { text: 'factor.flanks', value: ticks.flanks * FACTOR.flank },
    { text: 'factor.supporters', value: count * FACTOR.supporter },
  ]
}

/** HQ-FAC-9 +1 in close combat to Spears behind Spears, or Warband behind Warband, in good going (RULING-35). */
function secondRank(bout: Bout, side: Side): readonly Part[] {
  const { type, ticks } = bout[side]
  const counts = bout.kind === 'close' && ticks.rank && (type === 'SP' || type === 'WB') && !isInBad(bout, side)
  return counts ? [{ text: 'factor.rank', value: FACTOR.rank }] : []
}
