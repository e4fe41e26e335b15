import { flagField, manyField, pickField, type Field } from '../../../../kernel/forms/field.ts'
import { idsIn, textOf } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { fill, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Act, Option } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ownProblem } from '../messages.ts'
import { activeHost, ELEMENTS, elementOf, foeOf, onTable, SUPPORTS, type Element, type Host, type Side, type Support } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { MOST_AID } from '../tables.ts'
import type { Answered } from './answered.ts'
import { reachOf, shooters, targets } from './engaging.ts'
import type { PlanSide } from './plan.ts'
import { strike } from './striking.ts'
import { judgeOf, tickFields, tickProblems, ticksIn } from './ticks.ts'

export function elementOption({ id }: Pick<Element, 'id'>): Option {
  return { id, wording: `element.${id}` }
}

function rangedOption(element: Element): Option {
  return { id: element.id, wording: 'option.ranged', figures: { element: element.id, paces: reachOf(element) } }
}

/** A pick of one of them, the first offered; nothing where there is none. */
export function onePick(id: string, elements: readonly Element[], ranged = false): readonly Field[] {
  const [first] = elements
  if (first === undefined) return []
  return [pickField(id, { wording: `field.${id}`, options: elements.map(ranged ? rangedOption : elementOption), preset: first.id })]
}

/** Others that aid: two at most, none where there is only the one who acts. */
export function aidersField(id: string, elements: readonly Element[], most = MOST_AID): readonly Field[] {
  if (most <= 0 || elements.length === 0) return []
  const options = elements.map(elementOption)
  return [manyField(id, { wording: `field.${id}`, options, least: 0, most: Math.min(most, options.length), preset: [], rule: 'HQ-FAC-5' })]
}

/** The shot that may be offered to a player; `asJudge`: with the ticks of both sides. */
export function shotAct(
  world: World,
  host: Host,
  question: string,
  asJudge: boolean,
  only: readonly Element[] = shooters(world, host),
): readonly Act[] {
  const aims = targets(world, foeOf(host))
  if (only.length === 0 || aims.length === 0) return []
  const able = shooters(world, host)
  const fields = [
    ...onePick('shooter', only, true),
    ...onePick('target', aims),
    ...aidersField('aiders', able.length > 1 ? able : []),
    ...(asJudge ? tickFields('shoot') : []),
  ]
  return [{ id: 'shoot', rule: 'HQ-SEQ-2', wording: `act.${question}.shoot`, fields }]
}

export function shotProblems(world: World, answer: Answered): readonly Problem[] {
  const [shooter, target] = [textOf(answer['shooter']), textOf(answer['target'])]
  return [
    ...selfAid(shooter, idsIn(answer['aiders']), 'aiders'),
    ...tickProblems(world, shooter, ticksIn(answer, 'own'), 'own'),
    ...tickProblems(world, target, ticksIn(answer, 'foe'), 'foe'),
  ]
}

export function selfAid(primary: string, aiders: readonly string[], field: string): readonly Problem[] {
  return aiders.includes(primary) ? [ownProblem(field, 'problem.aiders', { value: primary }, 'HQ-FAC-5')] : []
}

/** A shot: who is shot at may shoot back, the judge ticks what was not ticked yet, and it is rolled. */
export function* shoot(world: World, host: Host, answer: Answered, ticked: boolean): Procedure {
  const [shooter, target] = [textOf(answer['shooter']), textOf(answer['target'])]
  const aiders = idsIn(answer['aiders'])
  yield* markShot(world, [shooter, ...aiders])
  const back = yield* shootBack(world, shooter, target)
  if (back !== null) yield* markShot(world, [target, ...back])
  const judged = ticked ? answer : yield* judgeShot(world, shooter, target)
  if (judged === null) return
  const own: PlanSide = { element: shooter, aiders, supporters: [], ticks: ticksIn(judged, 'own') }
  const foe: PlanSide = { element: target, aiders: back ?? [], supporters: [], ticks: ticksIn(judged, 'foe') }
  const isA = host === activeHost(world)
  const by: Side | null = back !== null ? null : isA ? 'a' : 'b'
  const kind = back === null ? 'shoot' : 'mutual'
  yield* strike(world, { kind, by, fresh: false, judge: judgeOf(world), a: isA ? own : foe, b: isA ? foe : own })
}

function* markShot(world: World, ids: readonly string[]): Procedure {
  for (const id of ids) yield* record('HQ-SEQ-2', ELEMENTS, id, { ...elementOf(world, id), shotIn: world.cursor.turn })
}

/** Whether a target that can shoot shoots back at its shooter, and who aids it (RULING-29); null where it does not. */
function* shootBack(world: World, shooter: string, target: string): Procedure<readonly string[] | null> {
  const { owner } = elementOf(world, target)
  const back = yield* fill('shootBack', owner, () => {
    const able = shooters(world, owner)
    if (!able.some(({ id }) => id === target) || elementOf(world, shooter).status !== 'table') return null
    const others = able.filter(({ id }) => id !== target)
    const fields: readonly Field[] = [
      flagField('shootsBack', { wording: 'field.shootsBack', preset: true, rule: 'HQ-RES-2' }),
      ...aidersField('aiders', others),
    ]
    return { rule: 'HQ-RES-2', figures: { element: target, other: shooter }, fields }
  })
  return back?.['shootsBack'] === true ? idsIn(back['aiders']) : null
}

/** Ticks of a shot that its player has named; null where one of the two is gone. */
function* judgeShot(world: World, shooter: string, target: string): Procedure<Answered | null> {
  return yield* fill('shot', judgeOf(world), () =>
    [shooter, target].every((id) => elementOf(world, id).status === 'table')
      ? {
          ...{ rule: 'HQ-FAC-1', figures: { element: shooter, other: target }, fields: tickFields('shoot') },
          check: (answer: Answered) => [
            ...tickProblems(world, shooter, ticksIn(answer, 'own'), 'own'),
            ...tickProblems(world, target, ticksIn(answer, 'foe'), 'foe'),
          ],
        }
      : null,
  )
}

/** Standing by with bow or spell against an enemy in the close combats of this bound. */
export function supportAct(world: World, host: Host, question: string, able: readonly Element[]): readonly Act[] {
  const enemies = onTable(world, foeOf(host))
  if (able.length === 0 || enemies.length === 0) return []
  const fields = [...onePick('element', able, true), ...onePick('against', enemies)]
  return [{ id: 'support', rule: 'HQ-FAC-8', wording: `act.${question}.support`, fields }]
}

export function supportProblems(world: World, answer: Answered): readonly Problem[] {
  const cap = ruled(world, 'support_cap')
  const element = textOf(answer['against'])
  const count = world.records(SUPPORTS).filter(({ against }) => against === element).length
  return cap === 'none' || count < cap ? [] : [ownProblem('against', 'problem.supportFull', { element, max: cap }, 'HQ-FAC-8')]
}

export function* support(world: World, answer: Answered): Procedure {
  const [supporter, against] = [textOf(answer['element']), textOf(answer['against'])]
  const value: Support = { supporter, against, bound: world.cursor.turn }
  yield* record('HQ-FAC-8', SUPPORTS, supporter, value)
  const { owner } = elementOf(world, supporter)
  yield* tell('HQ-FAC-8', 'line.support', { seat: owner, about: [supporter, against], figures: { element: supporter, other: against } })
}
