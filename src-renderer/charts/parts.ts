import type { Civilisation } from '../../src-shared/rulesets/greatest-lineage/seats.ts'
import type { ScoreLine } from '../../src-shared/rulesets/greatest-lineage/scoring.ts'
import { capitalThe, the } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'
import { count, figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { accountName, seatName } from '../wording/names.ts'
import type { Course, RoundRange } from './course.ts'
import { PEOPLE_KINDS, STORES, within } from './course.ts'
import type { ChartFigures, Series } from './figures.ts'
import { partTone } from './figures.ts'

/** The stores of one civilisation, kind upon kind. */
export function storesFigures(course: Course, seat: Civilisation, range: RoundRange): ChartFigures {
  const { labels, series } = stacked(course, seat, STORES, range)
  const held = newest(series)
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const [most] = held
  return {
    kind: 'stack',
    title:
      total === 0 || most === undefined
        ? `${capitalThe(seat)} have nothing in store`
        : `${capitalThe(seat)} hold ${count(total, 'token')}, ${most.value === total ? 'all' : figure(most.value)} of them ${most.name.toLowerCase()}`,
    about: 'Tokens in store at the end of each round, by kind.',
    axis: 'Round',
    unit: 'tokens',
    labels,
    series,
    notes: [],
  }
}

/** The people of one civilisation by what they do. */
export function peopleFigures(course: Course, seat: Civilisation, range: RoundRange): ChartFigures {
  const { labels, series } = stacked(course, seat, PEOPLE_KINDS, range)
  const held = newest(series)
  const total = held.reduce((sum, { value }) => sum + value, 0)
  const underArms = held.find(({ id }) => id === 'warriors')?.value ?? 0
  const armed = underArms === 0 ? 'none of them under arms' : `${Math.round((underArms / total) * 100)} in 100 of them under arms`
  return {
    kind: 'stack',
    title: total === 0 ? `${capitalThe(seat)} have no people left` : `${capitalThe(seat)} number ${figure(total)}, ${armed}`,
    about: 'Commoners at the end of each round, by sex and service; the royal house stands apart.',
    axis: 'Round',
    unit: 'people',
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
  const series = accounts
    .filter((account) => course.knows(seat, account))
    .map((account, at): Series => ({
      id: account,
      name: accountName(account),
      tone: partTone(at),
      values: rounds.map(({ seats }) => seats.get(seat)?.accounts.get(account) ?? 0),
    }))
  return { labels: rounds.map(({ round }) => String(round)), series }
}

/** What each part came to last, the most first. */
function newest(series: readonly Series[]): readonly { readonly id: string; readonly name: string; readonly value: number }[] {
  return series.map(({ id, name, values }) => ({ id, name, value: values.at(-1) ?? 0 })).sort((a, b) => b.value - a.value)
}

/** The lines of the score that go together in the drawing: twelve colours could not be told from each other. */
const SCORE_PARTS = [
  { id: 'ages', name: 'Ages past the first', lines: ['ages'] },
  { id: 'culture', name: 'Culture', lines: ['culture'] },
  { id: 'learning', name: 'Technology of both kinds', lines: ['technology', 'militaryTechnology'] },
  { id: 'prestige', name: 'Prestige', lines: ['prestige'] },
  { id: 'realm', name: 'Land and people', lines: ['territories', 'population'] },
  { id: 'stores', name: 'Stores', lines: ['food', 'wood', 'stone', 'metal', 'wealth'] },
] as const

/** GL-WIN-8 What the points of each civilisation are made of, at the end of the range. */
export function scoreFigures(course: Course, range: RoundRange): ChartFigures {
  const end = within(course.rounds, range).at(-1)
  const sheets = course.seats.flatMap((seat) => {
    const reading = end?.seats.get(seat)
    return reading === undefined || reading.score === null || reading.fallen ? [] : [{ seat, sheet: reading.score }]
  })
  const series = SCORE_PARTS.map(({ id, name, lines }, at): Series => ({
    id,
    name,
    tone: partTone(at),
    values: sheets.map(({ sheet }) => worth(sheet.lines, lines)),
  }))
  const best = [...sheets].sort((a, b) => b.sheet.total - a.sheet.total)
  const hidden = course.seats.filter((seat) => !course.opens(seat))
  return {
    kind: 'bars',
    title: tellScore(best),
    about: `Points as they would be counted at the end of round ${end?.round ?? 0}: ${SCORE_PARTS[2].name.toLowerCase()} and ${SCORE_PARTS[4].name.toLowerCase()} are each taken together.`,
    axis: 'Civilisation',
    unit: 'points',
    labels: sheets.map(({ seat }) => seatName(seat)),
    series,
    notes: hidden.length === 0 ? [] : ['Of other civilisations too little is known to you to count their points.'],
  }
}

function worth(lines: readonly ScoreLine[], ids: readonly string[]): number {
  return lines.reduce((sum, { id, product }) => (ids.includes(id) ? sum + product : sum), 0) / 100
}

function tellScore(best: readonly { readonly seat: Civilisation; readonly sheet: { readonly total: number } }[]): string {
  const [first, second] = best
  if (first === undefined) return 'No civilisation is left to count points for'
  const points = count(Math.round(first.sheet.total / 100), 'point')
  if (second === undefined) return `${capitalThe(first.seat)} have ${points}`
  const ahead = (first.sheet.total - second.sheet.total) / 100
  if (ahead === 0) return `${capitalThe(first.seat)} and ${the(second.seat)} are level with ${points}`
  return `${capitalThe(first.seat)} stand first with ${points}, ${figure(ahead >= 1 ? Math.round(ahead) : ahead)} ahead of ${the(second.seat)}`
}
