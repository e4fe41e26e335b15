import { agesTexts } from './texts/ages.ts'

/** When a need will be met, if things go on as they went: `turns` counts own turns from now, `rate` is the change per own turn. */
export type Forecast =
  | { readonly kind: 'met' }
  | { readonly kind: 'turns'; readonly turns: number; readonly rate: number }
  | { readonly kind: 'never'; readonly rate: number }
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

export function forecast(have: number, need: number, course: readonly number[]): Forecast {
  if (have >= need) return { kind: 'met' }
  const rate = rateOf(course)
  if (rate === null) return { kind: 'unknown' }
  return rate > 0 ? { kind: 'turns', turns: Math.ceil((need - have) / rate), rate } : { kind: 'never', rate }
}

/** When everything is met: the slowest of the needs, or why it cannot be said. */
export function forecastAll(forecasts: readonly Forecast[]): Forecast {
  const open = forecasts.filter(({ kind }) => kind !== 'met')
  const never = open.find(({ kind }) => kind === 'never')
  const unknown = open.find(({ kind }) => kind === 'unknown')
  const slowest = open.reduce<Forecast | undefined>((slow, next) => (turnsOf(next) > turnsOf(slow) ? next : slow), undefined)
  return never ?? unknown ?? slowest ?? { kind: 'met' }
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
    case 'unknown':
      return texts.unknown
    default:
      return told satisfies never
  }
}

const tenth = (rate: number): number => Math.round(rate * 10) / 10
