import { flagField, groupField, numberField, type Field, type Fields, type Sheet } from '../../../../kernel/forms/field.ts'
import { sheetIn } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { GAME_MASTER, type RuleId, type SeatId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ownProblem } from '../messages.ts'
import { activeHost, elementOf, type CombatKind, type Element, type SideTicks } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { MOST_FLANKS } from '../tables.ts'
import { isAerial } from '../types.ts'

type TickName = keyof SideTicks

/** The rule each tick is for. */
const RULES: Readonly<Record<TickName, RuleId>> = {
  ...{ bad: 'HQ-FAC-2', cover: 'HQ-FAC-3', ward: 'HQ-FAC-3', water: 'HQ-FAC-3', ownStronghold: 'HQ-FAC-2' },
  ...{ flanks: 'HQ-FAC-8', rear: 'HQ-FAC-6', height: 'HQ-FAC-7', rank: 'HQ-FAC-9' },
}

const CLOSE: readonly TickName[] = ['bad', 'flanks', 'rear', 'height', 'rank']
const SHOT: readonly TickName[] = ['bad', 'cover']
const SPELL: readonly TickName[] = ['bad', 'cover', 'ward', 'water', 'ownStronghold']

/** Ticks that can be asked of the one who acts, and of the other. */
export const OFFERED: Readonly<Record<'bespell' | 'shoot' | 'close', readonly [own: readonly TickName[], foe: readonly TickName[]]>> = {
  bespell: [['bad'], SPELL],
  shoot: [SHOT, SHOT],
  close: [CLOSE, CLOSE],
}

/** Who answers for what only the table can see (RULING-02). */
export function judgeOf(world: World): SeatId {
  return ruled(world, 'judge') === 'gm' ? GAME_MASTER : activeHost(world)
}

/** The ticks of both sides, in a group each. */
export function tickFields(kind: 'bespell' | 'shoot' | 'close'): Fields {
  const [own, foe] = OFFERED[kind]
  return [
    groupField('own', { wording: 'field.own', fields: own.map(tickField) }),
    groupField('foe', { wording: 'field.foe', fields: foe.map(tickField) }),
  ]
}

function tickField(name: TickName): Field {
  const head = { wording: `tick.${name}`, rule: RULES[name] }
  return name === 'flanks'
    ? numberField(name, { ...head, min: 0, max: MOST_FLANKS, preset: 0 })
    : flagField(name, { ...head, preset: false })
}

/** What was ticked in a group. */
export function ticksIn(sheet: Sheet, group: 'own' | 'foe'): SideTicks {
  const given = sheetIn(sheet[group])
  const is = (name: TickName): boolean => given[name] === true
  return {
    ...{ bad: is('bad'), cover: is('cover'), ward: is('ward'), water: is('water'), ownStronghold: is('ownStronghold') },
    ...{ flanks: Number(given['flanks'] ?? 0), rear: is('rear'), height: is('height'), rank: is('rank') },
  }
}

/** Ticks that cannot hold for an element: Artillery is never in bad going, ranks are of Spears and Warband, and so on. */
export function tickProblems(world: World, id: string, ticks: SideTicks, group: 'own' | 'foe'): readonly Problem[] {
  const element = elementOf(world, id)
  const names = (Object.keys(ticks) as TickName[]).filter((name) => Boolean(ticks[name]) && !canHold(world, element, name))
  return names.map((name) => ownProblem(`${group}.${name}`, 'problem.tick', { tick: name, element: id }, RULES[name]))
}

/** Whether a tick can hold for an element at all. */
export function canHold(world: World, { type }: Pick<Element, 'type'>, name: TickName): boolean {
  if (name === 'bad' || name === 'cover') return type !== 'AR' && (!isAerial(type) || ruled(world, 'aerial_bad'))
  if (name === 'rank') return type === 'SP' || type === 'WB'
  return name !== 'ownStronghold' || type === 'MA'
}

/** What is asked of a combat: a mutual shot as any shot. */
export function askedAs(kind: CombatKind): 'bespell' | 'shoot' | 'close' {
  return kind === 'mutual' ? 'shoot' : kind
}
