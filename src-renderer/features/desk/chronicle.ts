import type { Cursor } from '../../../src-shared/kernel/world/effect.ts'
import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { Audience } from '../../../src-shared/kernel/world/rule.ts'
import { DONE } from '../../../src-shared/kernel/engine/request.ts'
import { readRequestId } from '../../../src-shared/kernel/engine/requestId.ts'
import { capital } from '../../../src-shared/language/grammar.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import { changeText, formerIn, toldChanges } from '../../wording/changes.ts'
import { asAnswered } from '../../wording/answers.ts'
import { addLine } from '../../wording/continued.ts'
import { answerSentence, answerText, reseedText } from '../../wording/entries.ts'
import { deskTexts } from './texts/desk.ts'
import { accountName, isDecree } from '../../wording/names.ts'
import { standInText } from '../../wording/standIn.ts'
import { namingText } from '../../wording/naming.ts'
import { requestTitle } from '../../wording/requests.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'

/** One line of the running chronicle. */
export interface ChronicleItem {
  readonly key: string
  readonly seq: number
  readonly at: Cursor
  /** Whom it happened to. */
  readonly seat: string
  readonly text: string
  /** Who knows of it besides the game master; undefined: everybody. */
  readonly see?: Audience | undefined
  readonly kind: Moment['entry']['kind']
  /** Entry that took it back, or null. */
  readonly voidedBy: number | null
  /** How often it was told there in the same words. Absent: once. */
  readonly times?: number
  /** An answer that no sentence tells, in the words of its sheet: it is set smaller than what is told. */
  readonly isSheet?: boolean
  /** Of a player's own roll: whether the app or a hand made it. */
  readonly thrown?: 'app' | 'hand' | undefined
}

/**
 * The newest `count` lines, newest first. An entry tells its lines; one without any tells what was answered. What is told in the same words
 * of the same entry, or next to each other of several, is one line.
 */
export function chronicleOf(moments: readonly Moment[], count: number): readonly ChronicleItem[] {
  const items: ChronicleItem[] = []
  for (let at = moments.length - 1; at >= 0 && items.length < count; at--) {
    const moment = moments[at]
    if (moment === undefined) continue
    for (const item of itemsOf(moment, moments).reverse()) {
      const same = items.findLastIndex((told, index) => isToldBy(told, item) && (told.seq === item.seq || index === items.length - 1))
      const told = items[same]
      if (told === undefined) items.push(item)
      else items[same] = { ...told, times: (told.times ?? 1) + 1 }
    }
  }
  return items.slice(0, count)
}

/** Whether one line says what the other does: of the same owner, at the same place, to the same people; nothing of either was taken back. */
function isToldBy(told: ChronicleItem, item: ChronicleItem): boolean {
  const isOne = told.text === item.text && told.seat === item.seat && told.kind === item.kind && placeKey(told) === placeKey(item)
  return isOne && told.voidedBy === null && item.voidedBy === null && JSON.stringify(told.see) === JSON.stringify(item.see)
}

function placeKey({ at }: ChronicleItem): string {
  return `${at.turn}/${at.seat}/${at.phase}`
}

function itemsOf(moment: Moment, moments: readonly Moment[]): ChronicleItem[] {
  const { entry, before, voidedBy } = moment
  const common = { seq: entry.seq, kind: entry.kind, voidedBy }
  const own = ownText(moment, moments)
  const isAnswer = entry.kind === 'answer'
  const isSheet = isAnswer && answerSentence(moment) === undefined
  // Whoever was asked has answered, also in the turn of another.
  const seat = (isAnswer ? readRequestId(entry.request ?? '')?.seat : undefined) ?? before.seat
  const items: ChronicleItem[] =
    own === null ? [] : [{ ...common, key: `${entry.seq}`, at: before, seat, text: own, ...(isSheet ? { isSheet } : {}) }]
  for (const [index, { effect, at }] of moment.effects.entries()) {
    if (effect.kind !== 'line') continue
    const item: ChronicleItem = {
      ...common,
      key: `${entry.seq}/${index}`,
      at,
      seat: effect.seat ?? at.seat,
      text: tellLine(effect),
      see: effect.see,
    }
    addLine(items, item, effect)
  }
  return items
}

/** Whether somebody only said that nothing else is to be done, which tells nothing. */
function isEndOfActs(answer: Moment['entry']['answer']): boolean {
  return answer === DONE || (typeof answer === 'object' && 'act' in answer && answer.act === DONE)
}

/** What the entry itself has to tell, apart from its effects; null where these say it all. */
function ownText(moment: Moment, moments: readonly Moment[]): string | null {
  const { entry, effects } = moment
  switch (entry.kind) {
    case 'correction': {
      const changes = toldChanges(entry.changes ?? []).map((change) =>
        changeText(
          change,
          ({ owner, account, to }) => deskTexts.chronicle.setTo(accountName(account), owner, figure(to)),
          formerIn(moments, moment),
        ),
      )
      return `${changes.join(', ') || deskTexts.chronicle.corrected}${entry.reason === undefined ? '' : `: ${entry.reason}`}`
    }
    case 'ruling':
      return isDecree(entry.decided ?? {})
        ? deskTexts.chronicle.events(entry.reason ?? '')
        : deskTexts.chronicle.houseRules(entry.reason ?? '')
    case 'decree':
      return deskTexts.chronicle.decreed(entry.reason ?? '')
    case 'retraction':
      return `${deskTexts.chronicle.retracted(entry.from ?? 0)}${entry.reason === undefined ? '' : `: ${entry.reason}`}`
    case 'restart':
      return deskTexts.chronicle.restarted(entry.reason ?? '')
    case 'reseed':
      return reseedText(entry)
    case 'note':
      return deskTexts.chronicle.note(entry.text ?? '')
    case 'title':
      return deskTexts.chronicle.called(entry.title ?? '')
    case 'naming':
      return namingText(entry.names)
    case 'standIn':
      return standInText(entry)
    case 'answer': {
      if (effects.some(({ effect }) => effect.kind === 'line')) return null
      if (isEndOfActs(entry.answer)) return null
      const sentence = answerSentence(moment)
      if (sentence !== undefined) return sentence
      const answer = answerText(moment)
      const title = capital(requestTitle(entry.request ?? ''))
      return answer === '' ? null : asAnswered(title, answer)
    }
    case 'setup':
      return null
    default:
      return entry.kind satisfies never
  }
}
