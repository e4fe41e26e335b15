import { flagField, pickField, type Field } from '../../../../kernel/forms/field.ts'
import { textOf } from '../../../../kernel/forms/form.ts'
import { fill, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { takeOff } from '../losses.ts'
import { ELEMENTS, elementOf, type CombatSheet, type Element, type Fate, type Side } from '../records.ts'
import { houseRulesIn, ruled } from '../rulings/ruled.ts'
import { depthOf, REACH } from '../tables.ts'
import { isAerial } from '../types.ts'
import { otherSide } from './bout.ts'
import { leaveField, say, type Keep } from './leaving.ts'
import { meet, type Behind, type Met } from './meet.ts'
import { fliesOverGround } from './passing.ts'
import { judgeOf } from './ticks.ts'

/** One side suffers what its score has brought it. */
export function* suffer(world: World, sheet: CombatSheet, side: Side, keep: Keep): Procedure {
  const { element, fate } = sheet[side]
  const enemy = sheet[otherSide(side)].element
  if (fate === '-' || elementOf(world, element).status !== 'table') return
  if (fate === 'D' || fate === 'E') {
    yield* fate === 'D' ? takeOff('HQ-RES-1', world, element, 'destroyed') : takeOff('HQ-RES-1', world, element, 'ensorcelled', enemy)
    return yield* say('HQ-RES-1', world, keep, fate === 'D' ? 'line.destroyed' : 'line.ensorcelled', { element, other: enemy })
  }
  if (fate === 'R') yield* goBack(world, sheet, side, keep)
  else yield* flee(world, sheet, side, keep)
}

/** HQ-RES-8 Who flees recoils first, Lurkers apart; then it runs 600p, or leaves the field (RULING-39, RULING-40). */
function* flee(world: World, sheet: CombatSheet, side: Side, keep: Keep): Procedure {
  const { element, fate } = sheet[side]
  const { type } = elementOf(world, element)
  const way = type === 'LU' ? 'clear' : yield* goBack(world, sheet, side, keep)
  if (way === 'gone') return
  if (fate === 'X') return yield* leaveField(world, element, keep)
  if (way === 'bend' || (way === 'edge' && ruled(world, 'over_edge') === 'lost')) {
    yield* takeOff('HQ-RES-8', world, element, 'destroyed')
    return yield* say('HQ-RES-8', world, keep, 'line.fleesLost', { element })
  }
  if (way === 'edge') return yield* say('HQ-RES-8', world, keep, 'line.fleesToEdge', { element })
  yield* say('HQ-RES-8', world, keep, fliesOverGround(type) ? 'line.fliesOff' : 'line.flees', { element, paces: REACH.flight })
}

/** How a flight behind the recoil goes: clear, to the edge, or only with a bend of more than 90 degrees. */
type Way = 'clear' | 'edge' | 'bend'
const WAYS: readonly Way[] = ['clear', 'edge', 'bend']

/**
 * The way back, thing by thing, until it is clear or the element is gone (RULING-38). Only what the table can see is asked: what stands
 * there, whether there is room, an enemy on flank or rear.
 */
function* goBack(world: World, sheet: CombatSheet, side: Side, keep: Keep): Procedure<Way | 'gone'> {
  const { element, fate } = sheet[side]
  for (;;) {
    const facts = yield* fill('wayBack', judgeOf(world), () =>
      elementOf(world, element).status === 'table' ? wayBack(world, sheet, side) : null,
    )
    if (facts === null) return 'gone'
    if (facts['flankOrRear'] === true) {
      yield* caught(world, element, keep)
      return 'gone'
    }
    const behind = behindIn(world, element, facts)
    const met = meet(elementOf(world, element).type, behind.what, facts['room'] === true, houseRulesIn(world))
    if (met === 'crushed') {
      yield* takeOff('HQ-RES-7', world, behind.id, 'destroyed')
      yield* say('HQ-RES-7', world, keep, 'line.crushes', { element, other: behind.id })
      continue
    }
    const stays = yield* endOfRecoil(world, element, behind.id, met, keep)
    if (!stays) return 'gone'
    return fate === 'F' ? (WAYS.find((way) => way === facts['flight']) ?? 'clear') : 'clear'
  }
}

/** HQ-RES-5 Whoever must recoil with an enemy on flank or rear that is no Sneaker is destroyed. */
function* caught(world: World, element: string, keep: Keep): Procedure {
  yield* takeOff('HQ-RES-5', world, element, 'destroyed')
  yield* say('HQ-RES-5', world, keep, 'line.caught', { element })
}

/** HQ-RES-6 A recoiler that cannot go on is destroyed; over the edge it is lost. Gives whether it stands. */
function* endOfRecoil(world: World, element: string, other: string, met: Met, keep: Keep): Procedure<boolean> {
  if (met === 'destroyed' || met === 'lost') {
    yield* takeOff('HQ-RES-6', world, element, 'destroyed')
    yield* say('HQ-RES-6', world, keep, met === 'lost' ? 'line.overEdge' : 'line.blocked', { element, other })
    return false
  }
  const paces = recoilOf(world, elementOf(world, element))
  if (met === 'stops') yield* say('HQ-RES-6', world, keep, 'line.edgeStops', { element })
  else if (met === 'clear') yield* say('HQ-RES-4', world, keep, 'line.recoils', { element, paces })
  else yield* say('HQ-RES-4', world, keep, met === 'pushes' ? 'line.pushes' : 'line.passes', { element, other, paces })
  return true
}

/** How far an element recoils, in paces: the depth of its base, or as `recoil_p` says. */
export function recoilOf(world: World, { type }: Pick<Element, 'type'>): number {
  const paces = ruled(world, 'recoil_p')
  return paces === 'depth' ? depthOf(type) : paces
}

function behindIn(
  world: World,
  recoiler: string,
  facts: Readonly<Record<string, unknown>>,
): { readonly id: string; readonly what: Behind } {
  const meets = textOf(facts['meets'] as string)
  if (meets === 'nothing' || meets === 'impassable' || meets === 'builtUp' || meets === 'edge') return { id: '', what: meets }
  const { type, owner } = elementOf(world, meets)
  const friend = owner === elementOf(world, recoiler).owner
  return { id: meets, what: { met: type, friend, aligned: facts['aligned'] === true, engaged: facts['engaged'] === true } }
}

function wayBack(world: World, sheet: CombatSheet, side: Side) {
  const { element, fate } = sheet[side]
  const { type } = elementOf(world, element)
  const enemy = sheet[otherSide(side)].element
  const others = world
    .records(ELEMENTS)
    .filter(({ id, status }) => status === 'table' && id !== element && (sheet.kind !== 'close' || id !== enemy))
  const ground = ['nothing', 'impassable', ...(isAerial(type) ? ['builtUp'] : []), 'edge']
  const options: readonly Option[] = [
    ...ground.map((id) => ({ id, wording: `option.behind.${id}` })),
    ...others.map(({ id }) => ({ id, wording: `element.${id}` })),
  ]
  const flight = pickField('flight', {
    ...{ wording: 'field.flight', preset: 'clear', rule: 'HQ-RES-8' },
    options: WAYS.map((id) => ({ id, wording: `option.flight.${id}` })),
  })
  const fields: readonly Field[] = [
    flagField('flankOrRear', { wording: 'field.flankOrRear', preset: false, rule: 'HQ-RES-5' }),
    pickField('meets', { wording: 'field.meets', options, preset: 'nothing', rule: 'HQ-RES-6' }),
    flagField('room', { wording: 'field.room', preset: true, rule: 'HQ-RES-4' }),
    flagField('aligned', { wording: 'field.aligned', preset: true, rule: 'HQ-INT-7' }),
    flagField('engaged', { wording: 'field.engaged', preset: false, rule: 'HQ-INT-4' }),
    ...(fate === 'F' ? [flight] : []),
  ]
  const figures = { element, paces: recoilOf(world, { type }) }
  return { rule: 'HQ-RES-4', wording: WORDING[fate], figures, fields } as const
}

const WORDING: Readonly<Record<Fate, string>> = {
  ...{ '-': 'fill.wayBack', R: 'fill.wayBack', D: 'fill.wayBack', E: 'fill.wayBack' },
  ...{ F: 'fill.wayBack.flee', X: 'fill.wayBack.field' },
}
