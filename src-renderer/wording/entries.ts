import type { Moment, SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import type { DrawAnswer, RollAnswer } from '../../src-shared/kernel/engine/request.ts'
import { listed } from '../../src-shared/language/numbers.ts'
import { figure } from '../../src-shared/language/figures.ts'
import { wordTexts } from './texts/words.ts'
import { accountName, houseRuleName, isDecree, outcomeName, seatName } from './names.ts'
import { questionName } from '../../src-shared/kernel/engine/requestId.ts'
import { changeName, toldChanges } from './changes.ts'
import { actText, optionText, sentenceText, sheetText } from './answers.ts'
import { requestTitle } from './requests.ts'

/** An entry in a few words, as it is named when it is taken back: "the roll Births of the Elves, round 7". */
export function entryName({ entry, before }: Moment): string {
  switch (entry.kind) {
    case 'setup':
      return wordTexts.entries.setup
    case 'answer':
      return wordTexts.entries.answer(requestTitle(entry.request ?? ''), seatName(before.seat), before.turn)
    case 'correction':
      return wordTexts.entries.correction(
        toldChanges(entry.changes ?? [])
          .map((change) => changeName(change, ({ owner, account }) => `${accountName(account)} (${seatName(owner)})`))
          .join(', '),
      )
    case 'ruling':
      if (isDecree(entry.decided ?? {})) return wordTexts.entries.events
      return wordTexts.entries.rulings(
        Object.keys(entry.decided ?? {})
          .map(houseRuleName)
          .join(', '),
      )
    case 'decree':
      return wordTexts.entries.decree
    case 'retraction':
      return wordTexts.entries.retraction(entry.from ?? 0)
    case 'restart':
      return wordTexts.entries.restart
    case 'reseed':
      return wordTexts.entries.reseed
    case 'note':
      return wordTexts.entries.note
    case 'title':
      return wordTexts.entries.title
    case 'naming':
      return wordTexts.entries.naming
    case 'standIn':
      return wordTexts.entries.standIn
    default:
      return entry.kind satisfies never
  }
}

/** What became of the seed of the dice: who added to it, or that a copy has its own. */
export function reseedText({ shares }: SeenEntry): string {
  return shares === undefined ? wordTexts.reseed.copy : wordTexts.reseed.shares(listed(Object.keys(shares).map(seatName)))
}

/** What was answered, for people: dice, counts, an option, a sheet. Empty where there is nothing to tell. */
export function answerText({ entry }: Moment): string {
  const { answer } = entry
  if (answer === undefined) return ''
  if (typeof answer === 'string') return optionText(answer)
  if (isRoll(answer)) return rollText(answer)
  if (isDraw(answer)) return answer.cards.map(optionText).join(', ')
  const { act, ...fields } = answer
  return typeof act === 'string' ? actText(questionName(entry.request ?? ''), act, fields) : sheetText(answer)
}

/** What was answered, as a sentence of its own where the game has one; undefined where it is told as question and answer. */
export function answerSentence({ entry }: Moment): string | undefined {
  const { answer, request = '' } = entry
  if (answer === undefined) return undefined
  if (typeof answer === 'string') return sentenceText(questionName(request), answer)
  return isRoll(answer) || isDraw(answer) ? undefined : sentenceText(questionName(request), answer)
}

function isDraw(answer: NonNullable<Moment['entry']['answer']>): answer is DrawAnswer {
  return typeof answer === 'object' && 'by' in answer && 'cards' in answer && Array.isArray(answer.cards) && !('act' in answer)
}

function isRoll(answer: NonNullable<Moment['entry']['answer']>): answer is RollAnswer {
  return typeof answer === 'object' && 'by' in answer && ('dice' in answer || 'counts' in answer)
}

function rollText(answer: RollAnswer): string {
  const by = answer.by === 'app' ? wordTexts.dice.app : wordTexts.dice.hand
  if ('dice' in answer) return by(answer.dice.join(' '))
  const counts = Object.entries(answer.counts).map(([outcome, count]) => `${figure(count)} × ${outcomeName(outcome)}`)
  return by(counts.join(', '))
}
