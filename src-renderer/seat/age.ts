const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in the largest unit that says enough: "40 seconds", "3 minutes", "2 hours", "5 days". */
export function tellAge(milliseconds: number): string {
  const age = Math.max(0, milliseconds)
  if (age < MINUTE) return units(Math.max(1, Math.floor(age / SECOND)), 'second')
  if (age < HOUR) return units(Math.floor(age / MINUTE), 'minute')
  return age < DAY ? units(Math.floor(age / HOUR), 'hour') : units(Math.floor(age / DAY), 'day')
}

/** The time of day, with the date where it was another day. */
export function tellTime(at: number, now: number): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return moment.toDateString() === new Date(now).toDateString()
    ? time
    : `${moment.toLocaleDateString([], { day: 'numeric', month: 'long' })}, ${time}`
}

function units(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
