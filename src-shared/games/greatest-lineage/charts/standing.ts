import type { Civilisation } from '../rules/seats.ts'
import { say } from '../../text/playing.ts'
import { chartTitlesTexts } from './texts/chartTitles.ts'
import type { Course, Reading } from './course.ts'
import { within, type RoundRange } from '../../reading/chartRounds.ts'
import { ownerTone, type ChartFigures, type Series } from '../../api/chartFace.ts'

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

export function isMeasure(id: string): id is Measure {
  return (MEASURES as readonly string[]).includes(id)
}

export function measureName(measure: Measure): string {
  return measure === 'people' || measure === 'tokens' || measure === 'score'
    ? chartTitlesTexts.measures[measure]
    : say(`account.${measure}`)
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
    return { id: seat, name: say(`seat.${seat}`), tone: ownerTone(seat), values, ...whyOf(seat, measure) }
  })
  const hidden = course.seats.filter((seat) => !shown.includes(seat))
  return {
    kind: 'lines',
    title: tellLeader(measure, shown, series),
    about: chartTitlesTexts.about[measure],
    axis: chartTitlesTexts.axis.round,
    rounds: true,
    unit: chartTitlesTexts.unit.of(measureName(measure)),
    labels: rounds.map(({ round }) => String(round)),
    series,
    notes: hidden.length === 0 ? [] : [chartTitlesTexts.standing.hidden(hidden.join(','))],
    steps: measure === 'age',
  }
}

/** Points come of a dozen figures, which no one sheet tells. */
function whyOf(owner: Civilisation, measure: Measure): Pick<Series, 'why'> {
  if (measure === 'score') return {}
  return { why: measure === 'people' || measure === 'tokens' ? { owner, derived: measure } : { owner, account: measure } }
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
  const texts = chartTitlesTexts.standing
  const last = series
    .map(({ values }, at) => ({ seat: seats[at], values, value: values.at(-1) ?? null }))
    .filter((line): line is typeof line & { seat: Civilisation; value: number } => line.seat !== undefined && line.value !== null)
    .sort((a, b) => b.value - a.value)
  const [first, second] = last
  if (first === undefined) return texts.none(name)
  if (second === undefined) return tellAlone(name, first.seat, first.values)
  const level = last.filter(({ value }) => value === first.value)
  if (level.length > 1) return texts.level(name, level.map(({ seat }) => seat).join(','), first.value)
  return texts.lead(name, first.seat, round(first.value), round(first.value - second.value), second.seat)
}

/** Points come in quarters, which no headline needs. */
function round(value: number): number {
  return value >= 1 ? Math.round(value) : value
}

function tellAlone(name: string, seat: Civilisation, values: readonly (number | null)[]): string {
  const texts = chartTitlesTexts.standing
  const known = values.filter((value) => value !== null)
  const [first = 0] = known
  const last = known.at(-1) ?? 0
  if (first === last) return texts.have(name, seat, last)
  return (first < last ? texts.rose : texts.fell)(name, seat, first, last)
}
