import type { Message } from '../../../kernel/message.ts'
import type { Problem } from '../../../kernel/problem.ts'
import { SCENARIO_SHAPE, type Scenario } from '../rules/scenario.ts'
import { idleRows, scenarioGaps, scenarioProblems } from '../rules/scenarioCheck.ts'
import { OUR_UNITS } from '../rules/tables.ts'
import type { Draft } from './editing.ts'

/** What is wrong with a scenario in the making, and what the sheet refers to and it lacks, each by its place in it (`areas.3.borders`). */
export interface Findings {
  readonly problems: readonly Problem[]
  readonly gaps: readonly Gap[]
}

export interface Gap {
  readonly path: string
  readonly message: Message
}

/** A draft has the shape of a scenario but for figures that are missing or out of bounds. */
export function findingsOf(draft: Draft): Findings {
  const read = SCENARIO_SHAPE.read(draft, '')
  const scenario = read.ok ? read.value : (draft as unknown as Scenario)
  const shape = read.ok ? [] : read.problems
  const found = [...scenarioProblems(scenario, ''), ...idleRows(scenario, '')]
  const problems = [...shape, ...found.filter(({ field }) => !shape.some((one) => one.field === field))]
  return { problems, gaps: scenarioGaps(scenario).map((message) => ({ path: placeOf(message, scenario), message })) }
}

/** Problems of a place and of all that lies in it. */
export function within<T>(all: readonly T[], place: string, of: (one: T) => string): readonly T[] {
  return all.filter((one) => of(one) === place || of(one).startsWith(`${place}.`))
}

/** Where the sheet speaks of what is missing. */
function placeOf({ key, figures }: Message, { areas, nations }: Scenario): string {
  const nation = nations.findIndex(({ id }) => id === figures['nation'])
  switch (key) {
    case 'gap.nationDetails':
      return `nations.${nation}.scoring`
    case 'gap.farmers':
      return `nations.${nation}.growth`
    case 'gap.counters':
      return `nations.${nation}.pool`
    case 'gap.outOfReach':
      return `areas.${areas.findIndex(({ id }) => id === figures['area'])}.borders`
    case 'gap.terrain':
      return 'areas'
    case 'gap.modified':
      return 'units'
    case 'gap.roundDetails':
    case 'gap.arrivals':
      return 'events'
    default:
      return 'nations'
  }
}

/** Whether units of names the game knows have other figures here: a table that plays it says so by house rule `unit_table`. */
export function hasOwnFigures({ units }: Pick<Scenario, 'units'>): boolean {
  return units.some(({ id, dice, mod }) => {
    const ours = OUR_UNITS[id]
    return ours !== undefined && (ours.dice !== dice || ours.mod !== mod)
  })
}

/** Whether these are figures and words out of bounds alone, which a form can show and mend, and nothing of the shape. */
export function canBeMended(problems: readonly Problem[]): boolean {
  return problems.every(
    ({ wording, field }) => wording === 'problem.range' || (wording === 'problem.option' && !/\.(?:kind|verb|is)$/.test(field)),
  )
}
