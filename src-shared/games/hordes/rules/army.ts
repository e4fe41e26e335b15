import type { Problem } from '../../../kernel/problem.ts'
import { ownProblem } from './messages.ts'
import type { Element } from './records.ts'
import { CHEAP, NO_GENERAL } from './tables.ts'
import { costOf, type TypeCode } from './types.ts'

/** One element of a roster. */
export interface RosterEntry {
  readonly type: TypeCode
  /** Its own name; empty: its code and number stand for it. */
  readonly label: string
  readonly general: boolean
  /** Water Lurkers. */
  readonly water: boolean
}

/** What an army is called, and its elements. */
export interface Army {
  readonly name: string
  readonly elements: readonly RosterEntry[]
}

/** What an army comes to. */
export interface ArmyCount {
  readonly ap: number
  readonly cheap: number
  readonly generals: number
}

/** No table is large enough for more. */
export const MOST_ELEMENTS = 60

/** HQ-ARM-1 An army costs what its elements cost; a Stronghold is free. */
export function countArmy(elements: readonly Pick<RosterEntry, 'type' | 'general'>[]): ArmyCount {
  const costs = elements.map(({ type }) => costOf(type))
  return {
    ap: costs.reduce((sum, cost) => sum + cost, 0),
    cheap: costs.filter((cost) => cost <= CHEAP).reduce((sum, cost) => sum + cost, 0),
    generals: elements.filter(({ general }) => general).length,
  }
}

/** HQ-ARM-2 Dragons, Gods, Lurkers, Paladins and Sneakers cannot be the general, nor can a Stronghold. */
export function mayBeGeneral(type: TypeCode): boolean {
  return type !== 'ST' && !NO_GENERAL.includes(type)
}

function generalsProblem(field: string, generals: number): Problem {
  if (generals === 0) return ownProblem(field, 'problem.noGeneral', {}, 'HQ-ARM-2')
  return ownProblem(field, 'problem.armyGenerals', { value: generals }, 'HQ-ARM-2')
}

/** What an army has against it (RULING-05 to RULING-08); nothing where it can be played. `field`: where its elements stand. */
export function armyProblems(elements: readonly RosterEntry[], wanted: number, field: string): readonly Problem[] {
  const { ap, cheap, generals } = countArmy(elements)
  return [
    ...elements.flatMap((entry, at) => entryProblems(entry, `${field}.${at}`)),
    ...(elements.length > MOST_ELEMENTS ? [ownProblem(field, 'problem.manyElements', { value: elements.length, max: MOST_ELEMENTS })] : []),
    ...(ap === wanted ? [] : [ownProblem(field, 'problem.armyCost', { value: ap, wanted }, 'HQ-ARM-1')]),
    ...(2 * cheap >= ap ? [] : [ownProblem(field, 'problem.armyCheap', { value: cheap, whole: ap }, 'HQ-ARM-1')]),
    ...(generals === 1 ? [] : [generalsProblem(field, generals)]),
  ]
}

function entryProblems({ type, general, water }: RosterEntry, field: string): readonly Problem[] {
  if (type === 'ST') return [ownProblem(`${field}.type`, 'problem.notInArmy', {}, 'HQ-ARM-1')]
  return [
    ...(general && !mayBeGeneral(type) ? [ownProblem(`${field}.general`, 'problem.notGeneral', { type }, 'HQ-ARM-2')] : []),
    ...(water && type !== 'LU' ? [ownProblem(`${field}.water`, 'problem.notWater', { type }, 'HQ-ARM-2')] : []),
  ]
}

/** An element by its code and its place among those of its code, where it has no name of its own: `KN 2`; alone of its code: `MA`. */
export function labelOf(
  element: Pick<Element, 'id' | 'type' | 'label'>,
  roster: readonly Pick<Element, 'id' | 'type' | 'label'>[],
): string {
  if (element.label !== '') return element.label
  const alike = roster.filter(({ type }) => type === element.type)
  return alike.length === 1 ? element.type : `${element.type} ${alike.findIndex(({ id }) => id === element.id) + 1}`
}
