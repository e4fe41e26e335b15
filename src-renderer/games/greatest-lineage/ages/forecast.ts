import { agesTexts } from './texts/ages.ts'

/** When a need will be met, if things go on as they went: `turns` counts own turns from now, `rate` is the change per own turn. */
export type Forecast =
  | { readonly kind: 'met' }
  | { readonly kind: 'turns'; readonly turns: number; readonly rate: number }
  | { readonly kind: 'never'; readonly rate: number }
  /** So many of the points in hand would pay for what is missing. */
  | { readonly kind: 'points'; readonly points: number; readonly inHand: number }
  /** A store that was drawn on: what it lost says nothing of what is gathered for the age. */
  | { readonly kind: 'drawn'; readonly rate: number }
  /** No turn has ended yet: there is nothing to go by. */
  | { readonly kind: 'unknown' }

/** So many turns ahead a number of them says something; beyond, it is far off. */
export const FAR_OFF = 30
/** Own turns the rate is taken over. */
const TURNS_LOOKED_BACK = 3

/** Average change per own turn over the last three own turns, fewer where fewer were played; null before the first has ended. `course`: what it read when the first turn began and at the end of each turn since. */
export function rateOf(course: readonly number[]): number | null {
  const last = course.at(-1)
  const turns = Math.min(TURNS_LOOKED_BACK, course.length - 1)
  const before = course[course.length - 1 - turns]
  return last === undefined || before === undefined || turns < 1 ? null : (last - before) / turns
}

/** What a forecast takes into account beside the course of the figure. */
export interface Means {
  /** What one more of it costs in points, and the points in hand; null where points do not buy it. */
  readonly price: { readonly each: number; readonly inHand: number } | null
  /** Whether it is a store, which is drawn on and filled again. */
  readonly isStore: boolean
}

const NO_MEANS: Means = { price: null, isStore: false }

export function forecast(have: number, need: number, course: readonly number[], { price, isStore }: Means = NO_MEANS): Forecast {
  if (have >= need) return { kind: 'met' }
  const points = (need - have) * (price?.each ?? 0)
  if (price !== null && points <= price.inHand) return { kind: 'points', points, inHand: price.inHand }
  const rate = rateOf(course)
  if (rate === null) return { kind: 'unknown' }
  if (isStore && rate < 0) return { kind: 'drawn', rate }
  return rate > 0 ? { kind: 'turns', turns: Math.ceil((need - have) / rate), rate } : { kind: 'never', rate }
}

/** When everything is met: the slowest of the needs, or why it cannot be said. */
export function forecastAll(forecasts: readonly Forecast[]): Forecast {
  const open = forecasts.filter(({ kind }) => kind !== 'met')
  const never = open.find(({ kind }) => kind === 'never')
  const drawn = open.find(({ kind }) => kind === 'drawn')
  const unknown = open.find(({ kind }) => kind === 'unknown')
  const bought = open.find(({ kind }) => kind === 'points')
  const slowest = open.reduce<Forecast | undefined>((slow, next) => (turnsOf(next) > turnsOf(slow) ? next : slow), undefined)
  return never ?? drawn ?? unknown ?? slowest ?? bought ?? { kind: 'met' }
}

function turnsOf(forecast_: Forecast | undefined): number {
  return forecast_?.kind === 'turns' ? forecast_.turns : 0
}

/** "in 3 turns at +3.7 a turn", to a tenth; empty where the need is met. */
export function tellForecast(told: Forecast): string {
  const texts = agesTexts.forecast
  switch (told.kind) {
    case 'met':
      return ''
    case 'turns':
      return told.turns > FAR_OFF ? texts.far(tenth(told.rate)) : texts.turns(told.turns, tenth(told.rate))
    case 'never':
      return told.rate === 0 ? texts.never : texts.neverFalling(tenth(told.rate))
    case 'points':
      return texts.points(told.points)
    case 'drawn':
      return texts.drawn(tenth(told.rate))
    case 'unknown':
      return texts.unknown
    default:
      return told satisfies never
  }
}

const tenth = (rate: number): number => Math.round(rate * 10) / 10
