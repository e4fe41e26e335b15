import type { Civilisation } from '../rules/seats.ts'
import type { ScoreLine } from '../rules/scoring.ts'
import { say } from '../../text/playing.ts'
import { chartTitlesTexts } from './texts/chartTitles.ts'
import { within, type RoundRange } from '../../reading/chartRounds.ts'
import { PEOPLE_KINDS, STORES, type Course } from './course.ts'
import { partTone, type ChartFigures, type Series } from '../../api/chartFace.ts'

/** The stores of one civilisation, kind upon kind. */
export function storesFigures(course: Course, seat: Civilisation, range: RoundRange): ChartFigures {
  const { labels, series } = stacked(course, seat, STORES, range)
  const held = newest(series)
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const [most] = held
  return {
    kind: 'stack',
    title: tellStores(seat, total, most),
    about: chartTitlesTexts.stores.about,
    axis: chartTitlesTexts.axis.round,
    rounds: true,
    unit: chartTitlesTexts.unit.tokens,
    labels,
    series,
    notes: [],
  }
}

function tellStores(seat: Civilisation, total: number, most: { readonly name: string; readonly value: number } | undefined): string {
  const texts = chartTitlesTexts.stores
  if (total === 0 || most === undefined) return texts.none(seat)
  return most.value === total ? texts.one(seat, total, most.name) : texts.most(seat, total, most.value, most.name)
}

/** The people of one civilisation by what they do. */
export function peopleFigures(course: Course, seat: Civilisation, range: RoundRange): ChartFigures {
  const { labels, series } = stacked(course, seat, PEOPLE_KINDS, range)
  const held = newest(series)
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const underArms = held.find(({ id }) => id === 'warriors')?.value ?? 0
  const texts = chartTitlesTexts.people
  const armed = underArms === 0 ? texts.unarmed(seat, total) : texts.armed(seat, total, Math.round((underArms / total) * 100))
  return {
    kind: 'stack',
    title: total === 0 ? texts.none(seat) : armed,
    about: texts.about,
    axis: chartTitlesTexts.axis.round,
    rounds: true,
    unit: chartTitlesTexts.unit.people,
    labels,
    series,
    notes: [],
  }
}

function stacked(
  course: Course,
  seat: Civilisation,
  accounts: readonly string[],
  range: RoundRange,
): { readonly labels: readonly string[]; readonly series: readonly Series[] } {
  const rounds = within(course.rounds, range)
  const age = rounds.at(-1)?.seats.get(seat)?.accounts.get('age') ?? 0
  const series = accounts
    .filter((account) => course.knows(seat, account))
    .map((account, at): Series => ({
      id: account,
      name: say(`account.${account}`, { age }),
      tone: partTone(at),
      values: rounds.map(({ seats }) => seats.get(seat)?.accounts.get(account) ?? 0),
      why: { owner: seat, account },
    }))
  return { labels: rounds.map(({ round }) => String(round)), series }
}

/** What each part came to last, the most first. */
function newest(series: readonly Series[]): readonly { readonly id: string; readonly name: string; readonly value: number }[] {
  return series.map(({ id, name, values }) => ({ id, name, value: values.at(-1) ?? 0 })).sort((a, b) => b.value - a.value)
}

/** The lines of the score that go together in the drawing: twelve colours could not be told from each other. */
const SCORE_PARTS = [
  { id: 'ages', lines: ['ages'] },
  { id: 'culture', lines: ['culture'] },
  { id: 'learning', lines: ['technology', 'militaryTechnology'] },
  { id: 'prestige', lines: ['prestige'] },
  { id: 'realm', lines: ['territories', 'population'] },
  { id: 'stores', lines: ['food', 'wood', 'stone', 'metal', 'wealth'] },
] as const

/** What the points of each civilisation are made of (GL-WIN-8), at the end of the range. */
export function scoreFigures(course: Course, range: RoundRange): ChartFigures {
  const texts = chartTitlesTexts.score
  const end = within(course.rounds, range).at(-1)
  const sheets = course.seats.flatMap((seat) => {
    const reading = end?.seats.get(seat)
    return reading === undefined || reading.score === null || reading.fallen ? [] : [{ seat, sheet: reading.score }]
  })
  const series = SCORE_PARTS.map(({ id, lines }, at): Series => ({
    id,
    name: texts.parts[id],
    tone: partTone(at),
    values: sheets.map(({ sheet }) => worth(sheet.lines, lines)),
  }))
  const best = [...sheets].sort((a, b) => b.sheet.total - a.sheet.total)
  const hidden = course.seats.filter((seat) => !course.opens(seat))
  return {
    kind: 'bars',
    title: tellScore(best),
    about: texts.about(end?.round ?? 0),
    axis: chartTitlesTexts.axis.civilisation,
    unit: chartTitlesTexts.unit.points,
    labels: sheets.map(({ seat }) => say(`seat.${seat}`)),
    series,
    notes: hidden.length === 0 ? [] : [texts.hidden],
  }
}

function worth(lines: readonly ScoreLine[], ids: readonly string[]): number {
  return lines.reduce((sum, { id, product }) => (ids.includes(id) ? sum + product : sum), 0) / 100
}

function tellScore(best: readonly { readonly seat: Civilisation; readonly sheet: { readonly total: number } }[]): string {
  const texts = chartTitlesTexts.score
  const [first, second] = best
  if (first === undefined) return texts.none
  const points = chartTitlesTexts.points(Math.round(first.sheet.total / 100))
  if (second === undefined) return texts.one(first.seat, points)
  const ahead = (first.sheet.total - second.sheet.total) / 100
  if (ahead === 0) return texts.level(first.seat, second.seat, points)
  return texts.first(first.seat, points, ahead >= 1 ? Math.round(ahead) : ahead, second.seat)
}
