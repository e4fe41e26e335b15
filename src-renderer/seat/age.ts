import { language, LOCALES } from '../../src-shared/language/language.ts'
import { seatTexts } from './texts/seat.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in the largest unit that says enough: "40 seconds", "3 minutes", "2 hours", "5 days"; in German as behind "vor". */
export function tellAge(milliseconds: number): string {
  const age = Math.max(0, milliseconds)
  const { seconds, minutes, hours, days } = seatTexts.age
  if (age < MINUTE) return seconds(Math.max(1, Math.floor(age / SECOND)))
  if (age < HOUR) return minutes(Math.floor(age / MINUTE))
  return age < DAY ? hours(Math.floor(age / HOUR)) : days(Math.floor(age / DAY))
}

/** The time of day, with the date where it was another day. */
export function tellTime(at: number, now: number): string {
  const moment = new Date(at)
  const locale = LOCALES[language()]
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return moment.toDateString() === new Date(now).toDateString()
    ? time
    : `${moment.toLocaleDateString(locale, { day: 'numeric', month: 'long' })}, ${time}`
}
