import { flagField, manyField, type Field } from '../../../../kernel/forms/field.ts'
import { idsIn, textOf } from '../../../../kernel/forms/form.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { act, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { DONE, type Act, type ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ownProblem } from '../messages.ts'
import { elementOf, foeOf, SUPPORTS, type Element, type Host } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import type { TypeCode } from '../types.ts'
import { fighters, supportersAgainst } from './engaging.ts'
import { aidersField, onePick, selfAid } from './shooting.ts'
import { strike } from './striking.ts'
import { judgeOf, tickFields, tickProblems, ticksIn } from './ticks.ts'

/** Whom Knights fear in a contact just made. */
const MISSILES: readonly TypeCode[] = ['MA', 'SH', 'AR']

/** HQ-SEQ-4 Step 3: close combats in A's order; each element fights once, results hold at once (RULING-43). */
export function* closePhase(world: World, host: Host): Procedure {
  for (;;) {
    const deed = yield* act('fight', judgeOf(world), () => ({
      rule: 'HQ-SEQ-4',
      acts: [...closeAct(world, host), { id: DONE, rule: 'HQ-SEQ-4', wording: 'act.fight.done', fields: [] }],
      figures: { host },
      check: (answer: ActAnswer) => closeProblems(world, answer),
    }))
    if (deed === null || deed.act === DONE) return
    yield* fight(world, deed)
  }
}

function closeAct(world: World, host: Host): readonly Act[] {
  const [own, foes] = [fighters(world, host), fighters(world, foeOf(host))]
  if (own.length === 0 || foes.length === 0) return []
  const stronghold = (elements: readonly Element[]): boolean => elements.some(({ type }) => type === 'ST')
  const fields: readonly Field[] = [
    ...onePick('element', own),
    ...onePick('enemy', foes),
    ...tickFields('close'),
    ...supportsField(world),
    ...(stronghold(foes) && own.length > 1 ? aidersField('ownAiders', own) : []),
    ...(stronghold(own) && foes.length > 1 ? aidersField('foeAiders', foes) : []),
    ...(mayBeFresh(world, own, foes) ? [flagField('fresh', { wording: 'field.fresh', preset: false, rule: 'HQ-RES-1' })] : []),
  ]
  return [{ id: 'close', rule: 'HQ-SEQ-4', wording: 'act.fight.close', fields }]
}

/** Supporters of this bound, all ticked; those against others than the two who fight count for nothing. */
function supportsField(world: World): readonly Field[] {
  const standing = world.records(SUPPORTS).filter(({ supporter }) => elementOf(world, supporter).status === 'table')
  if (standing.length === 0) return []
  const options = standing.map(({ supporter: id, against }) => ({
    id,
    wording: 'option.support',
    figures: { element: id, other: against },
  }))
  const preset = options.map(({ id }) => id)
  return [manyField('supports', { wording: 'field.supports', options, least: 0, most: options.length, preset, rule: 'HQ-FAC-8' })]
}

/** Whether Knights stand against somebody they fear, and one of the two has moved in this bound (RULING-50). */
function mayBeFresh(world: World, own: readonly Element[], foes: readonly Element[]): boolean {
  return own.some((one) => foes.some((other) => isFresh(world, one, other)))
}

/** `own` is of the player of the bound: he alone has moved. */
function isFresh(world: World, own: Element, foe: Element): boolean {
  if (own.movedIn !== world.cursor.turn) return false
  if (own.type === 'KN') return MISSILES.includes(foe.type)
  return ruled(world, 'fresh_contact') === 'either' && foe.type === 'KN' && MISSILES.includes(own.type)
}

function closeProblems(world: World, answer: ActAnswer): readonly Problem[] {
  if (answer.act === DONE) return []
  const [own, foe] = [elementOf(world, textOf(answer['element'])), elementOf(world, textOf(answer['enemy']))]
  const [ownAiders, foeAiders] = [idsIn(answer['ownAiders']), idsIn(answer['foeAiders'])]
  return [
    ...tickProblems(world, own.id, ticksIn(answer, 'own'), 'own'),
    ...tickProblems(world, foe.id, ticksIn(answer, 'foe'), 'foe'),
    ...selfAid(own.id, ownAiders, 'ownAiders'),
    ...selfAid(foe.id, foeAiders, 'foeAiders'),
    ...(ownAiders.length > 0 && foe.type !== 'ST' ? [ownProblem('ownAiders', 'problem.aidStronghold', {}, 'HQ-FAC-5')] : []),
    ...(foeAiders.length > 0 && own.type !== 'ST' ? [ownProblem('foeAiders', 'problem.aidStronghold', {}, 'HQ-FAC-5')] : []),
    ...(answer['fresh'] === true && !isFresh(world, own, foe) ? [ownProblem('fresh', 'problem.notFresh', {}, 'HQ-RES-1')] : []),
  ]
}

function* fight(world: World, answer: ActAnswer): Procedure {
  const [own, foe] = [textOf(answer['element']), textOf(answer['enemy'])]
  const kept = idsIn(answer['supports'])
  const against = (id: string): readonly string[] => supportersAgainst(world, id).filter((supporter) => kept.includes(supporter))
  yield* strike(world, {
    ...{ kind: 'close', by: null, fresh: answer['fresh'] === true, judge: judgeOf(world) },
    a: { element: own, aiders: idsIn(answer['ownAiders']), supporters: against(own), ticks: ticksIn(answer, 'own') },
    b: { element: foe, aiders: idsIn(answer['foeAiders']), supporters: against(foe), ticks: ticksIn(answer, 'foe') },
  })
}
