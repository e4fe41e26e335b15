import { language, LOCALES } from '../../src-shared/language/language.ts'

/** "14:03" or "14:03:27", of milliseconds since 1970. */
export function timeOfDay(at: number, seconds: 'seconds' | 'minutes' = 'seconds'): string {
  const shown = seconds === 'seconds' ? ({ timeStyle: 'medium' } as const) : ({ timeStyle: 'short' } as const)
  return new Date(at).toLocaleTimeString(LOCALES[language()], shown)
}

/** "21 Nov 2026, 14:03". */
export function dayAndTime(at: number | string): string {
  return new Date(at).toLocaleString(LOCALES[language()], { dateStyle: 'medium', timeStyle: 'short' })
}

/** "21 Nov 2026". */
export function day(at: number | string): string {
  return new Date(at).toLocaleDateString(LOCALES[language()], { dateStyle: 'medium' })
}
