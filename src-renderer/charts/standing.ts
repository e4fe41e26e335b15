import type { Civilisation } from '../../src-shared/rulesets/greatest-lineage/seats.ts'
import { allOf, capitalThe, the } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { accountName, seatName } from '../wording/names.ts'
import type { Course, Reading, RoundRange } from './course.ts'
import { within } from './course.ts'
import type { ChartFigures, Series } from './figures.ts'
import { seatTone } from './figures.ts'

/** What civilisations are measured by, in the order of the picker. */
export const MEASURES = [
  'culture',
  'technology',
  'militaryTechnology',
  'prestige',
  'people',
  'territories',
  'tokens',
  'age',
  'score',
] as const
export type Measure = (typeof MEASURES)[number]

export function measureName(measure: Measure): string {
  if (measure === 'people') return 'People'
  if (measure === 'tokens') return 'Tokens'
  return measure === 'score' ? 'Score' : accountName(measure)
}

const ABOUT: Readonly<Record<Measure, string>> = {
  culture: 'Stored culture at the end of each round, without what the royal house adds.',
  technology: 'Technology at the end of each round.',
  militaryTechnology: 'Military technology at the end of each round.',
  prestige: 'Prestige at the end of each round; it can fall below 0.',
  people: 'Everybody who is fed and housed at the end of each round: at home, under arms and in secret service.',
  territories: 'Territories owned at the end of each round.',
  tokens: 'Tokens of all five kinds in store at the end of each round.',
  age: 'The age each has reached at the end of each round, 1 to 6.',
  score: 'Points each would have if the game were counted at the end of that round.',
}

/** One measure of all civilisations over the rounds. Those whose figures this seat may not know are left out, not drawn as 0. */
export function standingFigures(course: Course, measure: Measure, range: RoundRange): ChartFigures {
  const rounds = within(course.rounds, range)
  const shown = course.seats.filter((seat) => isKnown(course, seat, measure))
  const series = shown.map((seat): Series => {
    const readings = rounds.map(({ seats }) => seats.get(seat))
    // A fallen civilisation's line ends in the round of its fall.
    const values = readings.map((reading, at) =>
      reading === undefined || (reading.fallen && readings[at - 1]?.fallen !== false) ? null : valueOf(reading, measure),
    )
    return { id: seat, name: seatName(seat), tone: seatTone(seat), values }
  })
  const hidden = course.seats.filter((seat) => !shown.includes(seat))
  return {
    kind: 'lines',
    title: tellLeader(measure, shown, series),
    about: ABOUT[measure],
    axis: 'Round',
    unit: measureName(measure).toLowerCase(),
    labels: rounds.map(({ round }) => String(round)),
    series,
    notes: hidden.length === 0 ? [] : [`Not known to you, and so not drawn: ${allOf(hidden.join(','))}.`],
    steps: measure === 'age',
  }
}

function isKnown(course: Course, seat: Civilisation, measure: Measure): boolean {
  if (measure === 'people' || measure === 'tokens' || measure === 'score') return course.opens(seat)
  return course.knows(seat, measure)
}

function valueOf(reading: Reading, measure: Measure): number | null {
  switch (measure) {
    case 'people':
      return reading.people
    case 'tokens':
      return reading.tokens
    case 'score':
      return reading.score === null ? null : reading.score.total / 100
    default:
      return reading.accounts.get(measure) ?? 0
  }
}

/** "Culture: the elves lead with 45, 12 ahead of the humans". */
function tellLeader(measure: Measure, seats: readonly Civilisation[], series: readonly Series[]): string {
  const name = measureName(measure)
  const last = series
    .map(({ values }, at) => ({ seat: seats[at], values, value: values.at(-1) ?? null }))
    .filter((line): line is typeof line & { seat: Civilisation; value: number } => line.seat !== undefined && line.value !== null)
    .sort((a, b) => b.value - a.value)
  const [first, second] = last
  if (first === undefined) return `${name}: nothing to show`
  if (second === undefined) return tellAlone(name, first.seat, first.values)
  const level = last.filter(({ value }) => value === first.value)
  if (level.length > 1) return `${name}: ${allOf(level.map(({ seat }) => seat).join(','))} are level at ${figure(first.value)}`
  return `${name}: ${the(first.seat)} lead with ${round(first.value)}, ${round(first.value - second.value)} ahead of ${the(second.seat)}`
}

/** Points come in quarters, which no headline needs. */
function round(value: number): string {
  return figure(value >= 1 ? Math.round(value) : value)
}

function tellAlone(name: string, seat: Civilisation, values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const [first = 0] = known
  const last = known.at(-1) ?? 0
  if (first === last) return `${name}: ${the(seat)} have ${figure(last)}`
  return `${name}: ${capitalThe(seat)} ${first < last ? 'rose' : 'fell'} from ${figure(first)} to ${figure(last)}`
}
