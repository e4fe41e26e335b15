import type { Moment } from '../../src-shared/kernel/history.ts'
import type { RollAnswer } from '../../src-shared/kernel/request.ts'
import { questionName } from '../../src-shared/kernel/request.ts'
import { accountName, outcomeName, seatName } from './names.ts'
import { isAboutEvents } from '../../src-shared/rulesets/greatest-lineage/timeline/editing.ts'
import { figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { actText, optionText, sheetText } from './answers.ts'
import { inWords, requestTitle } from './requests.ts'

/** An entry in a few words, as it is named when it is taken back: "the roll Births of the Elves, round 7". */
export function entryName({ entry, before }: Moment): string {
  switch (entry.kind) {
    case 'setup':
      return 'the set-up'
    case 'answer':
      return `${requestTitle(entry.request ?? '')} (${seatName(before.seat)}, round ${before.turn})`
    case 'correction':
      return `the correction of ${(entry.changes ?? []).map(({ owner, account }) => `${accountName(account)} (${seatName(owner)})`).join(', ')}`
    case 'ruling':
      if (isAboutEvents(entry.decided ?? {})) return 'the change of events to come'
      return `the house rules decided anew (${Object.keys(entry.decided ?? {})
        .map(inWords)
        .join(', ')})`
    case 'retraction':
      return `the taking back of entry ${entry.from ?? 0}`
    case 'restart':
      return 'the new start of the phase'
    case 'note':
      return 'the note'
    case 'title':
      return 'the new title'
    default:
      return entry.kind satisfies never
  }
}

/** What was answered, for people: dice, counts, an option, a sheet. Empty where there is nothing to tell. */
export function answerText({ entry }: Moment): string {
  const { answer } = entry
  if (answer === undefined) return ''
  if (typeof answer === 'string') return optionText(answer)
  if (isRoll(answer)) return rollText(answer)
  const { act, ...fields } = answer
  return typeof act === 'string' ? actText(questionName(entry.request ?? ''), act, fields) : sheetText(answer)
}

function isRoll(answer: NonNullable<Moment['entry']['answer']>): answer is RollAnswer {
  return typeof answer === 'object' && 'by' in answer && ('dice' in answer || 'counts' in answer)
}

function rollText(answer: RollAnswer): string {
  const by = answer.by === 'app' ? 'by the app' : 'at the table'
  if ('dice' in answer) return `${answer.dice.join(' ')} (${by})`
  const counts = Object.entries(answer.counts).map(([outcome, count]) => `${figure(count)} × ${outcomeName(outcome)}`)
  return `${counts.join(', ')} (${by})`
}
