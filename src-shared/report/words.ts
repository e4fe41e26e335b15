import type { Goal } from '../games/api/reportFace.ts'
import { translated } from '../language/catalogue.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import type { Report } from './report.ts'

/** Texts of reports; the game adds its wordings. They are in the language set when the report is made. */
export const reportTexts = translated({ en: ENGLISH, de: GERMAN })

/** Says whether the round is over, running or not begun. */
export function stateText({ over, happened, round }: Pick<Report, 'over' | 'happened' | 'round'>): string {
  if (over) return reportTexts.over
  return happened.length === 0 && round > 0 ? reportTexts.notYet : reportTexts.running
}

/** "Culture 32 of 40, 8 missing". */
export function goalText({ name, have, need, met }: Goal): string {
  return `${reportTexts.need(name, have, need)}${met ? '' : reportTexts.missing(need - have)}`
}
