import { figure } from '../rulesets/greatest-lineage/wording/words.ts'
import type { Report } from './report.ts'
import type { Need } from './standing.ts'

/** The parts of a report, in every form it takes. */
export const HEADINGS = {
  happened: 'Your turn',
  elsewhere: 'What others’ turns did to you',
  saw: 'What you saw',
  booklet: 'Your booklet',
  standing: 'How you stand',
  asked: 'What is asked of you next',
} as const

/** "Round 7"; 0 is what comes before the first. */
export function roundName({ round }: Pick<Report, 'round'>): string {
  return round === 0 ? 'Before the first round' : `Round ${figure(round)}`
}

/** Whether more may still come to the report. */
export function stateText({ over, happened, round }: Pick<Report, 'over' | 'happened' | 'round'>): string {
  if (over) return 'The round is over.'
  return happened.length === 0 && round > 0 ? 'Your turn of this round has not come yet.' : 'The round is still being played.'
}

/** "Culture 32 of 40, 8 missing". */
export function needText({ name, have, need, met }: Need): string {
  return `${name} ${figure(have)} of ${figure(need)}${met ? '' : `, ${figure(need - have)} missing`}`
}
