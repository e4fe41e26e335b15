import type { Goal } from '../games/reportFace.ts'
import { translated } from '../language/catalogue.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import type { Report } from './report.ts'

/** What reports say beside the game's own wordings. A report is made and written in the language of the moment. */
export const reportTexts = translated({ en: ENGLISH, de: GERMAN })

/** Whether more may still come to the report. */
export function stateText({ over, happened, round }: Pick<Report, 'over' | 'happened' | 'round'>): string {
  if (over) return reportTexts.over
  return happened.length === 0 && round > 0 ? reportTexts.notYet : reportTexts.running
}

/** "Culture 32 of 40, 8 missing". */
export function goalText({ name, have, need, met }: Goal): string {
  return `${reportTexts.need(name, have, need)}${met ? '' : reportTexts.missing(need - have)}`
}
