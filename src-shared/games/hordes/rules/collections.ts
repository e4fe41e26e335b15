import { CORRECTION_RULE, type RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, type Problem } from '../../../kernel/problem.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { mayBeGeneral } from './army.ts'
import { endingAt, settle } from './ending.ts'
import { ownProblem } from './messages.ts'
import { BATTLE, ELEMENTS, elementsOf, SHEETS, SUPPORTS, type Battle, type CombatSheet, type Element, type Support } from './records.ts'
import { SWITCHES } from './rulings/switches.ts'
import { SORCERERS } from './tables.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [BATTLE, ELEMENTS, SUPPORTS, SHEETS]

const NEVER_GONE: readonly string[] = [BATTLE.name, ELEMENTS.name, SHEETS.name]

/** What a record set by hand has against the rest: what it names is there, its own id stands in it, and it can be so. */
export function recordProblems(after: World, { collection, id, to }: RecordChange, before: World): readonly Problem[] {
  if (to === null) return NEVER_GONE.includes(collection) ? [problem('id', 'problem.keptRecord', { value: id })] : []
  switch (collection) {
    case BATTLE.name:
      return id === 'battle' ? battleProblems(to as unknown as Battle) : ownId('id', 'battle', id)
    case ELEMENTS.name:
      return elementProblems(after, before, id, to as unknown as Element)
    case SUPPORTS.name: {
      const { supporter, against } = to as unknown as Support
      const named = [...known(after, 'supporter', supporter), ...known(after, 'against', against)]
      return [...named, ...(named.length > 0 ? [] : enemies(after, supporter, against)), ...ownId('supporter', supporter, id)]
    }
    case SHEETS.name: {
      const { id: own, a, b } = to as unknown as CombatSheet
      return [...known(after, 'a.element', a.element), ...known(after, 'b.element', b.element), ...ownId('id', own, id)]
    }
    default:
      return []
  }
}

function battleProblems({ houseRules }: Battle): readonly Problem[] {
  return Object.entries(houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value))
}

function elementProblems(after: World, before: World, id: string, element: Element): readonly Problem[] {
  const { type, owner, status, general, water, takenBy } = element
  const was = before.record(ELEMENTS, id)
  if (was === undefined) return [problem('id', 'problem.option', { value: id, options: before.recordIds(ELEMENTS.name).join(', ') })]
  if (was.type !== type || was.owner !== owner) return [ownProblem('type', 'problem.elementFixed', {}, 'HQ-ARM-1')]
  const generals = elementsOf(after, owner).filter((one) => one.general && one.id !== id)
  return [
    ...ownId('id', element.id, id),
    ...(general && !mayBeGeneral(type) ? [ownProblem('general', 'problem.notGeneral', { type }, 'HQ-ARM-2')] : []),
    ...(general && generals.length > 0 ? [ownProblem('general', 'problem.twoGenerals', { owner }, 'HQ-ARM-2')] : []),
    ...(water && type !== 'LU' ? [ownProblem('water', 'problem.notWater', { type })] : []),
    ...(status === 'ensorcelled' && !SORCERERS.includes(type)
      ? [ownProblem('status', 'problem.sorcererOnly', { type, value: status })]
      : []),
    ...(status === 'frog' && type !== 'MA' ? [ownProblem('status', 'problem.frogOnly', { type }, 'HQ-RES-9')] : []),
    ...(takenBy === null ? [] : known(after, 'takenBy', takenBy)),
  ]
}

function known(world: World, field: string, id: string): readonly Problem[] {
  const options = world.recordIds(ELEMENTS.name)
  return options.includes(id) ? [] : [problem(field, 'problem.option', { value: id, options: options.join(', ') || 'none' })]
}

function enemies(world: World, supporter: string, against: string): readonly Problem[] {
  const [one, other] = [world.record(ELEMENTS, supporter), world.record(ELEMENTS, against)]
  const options = world.records(ELEMENTS).filter(({ owner }) => owner !== one?.owner)
  return one?.owner === other?.owner
    ? [problem('against', 'problem.option', { value: against, options: options.map(({ id }) => id).join(', ') })]
    : []
}

function ownId(field: string, value: string, id: string): readonly Problem[] {
  return value === id ? [] : [problem(field, 'problem.option', { value, options: id })]
}

/** Once the battle is over its end is reckoned anew when figures or elements are overruled; where it would go on, it stays as it was. */
export function* afterCorrection(world: World): Procedure {
  const ended = world.record(BATTLE, 'battle')?.ended ?? null
  if (ended === null) return
  const now = endingAt(world, ended.bound)
  if (now !== null) yield* settle(CORRECTION_RULE, world, now)
}
