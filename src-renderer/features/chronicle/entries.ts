import type { ChronicleLine, Cursor, Posting } from '../../../src-shared/kernel/world/effect.ts'
import type { Moment, SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { RollAnswer } from '../../../src-shared/kernel/engine/request.ts'
import type { Audience, OwnerId, RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { labelled } from '../../../src-shared/language/labelled.ts'
import { language, type Language } from '../../../src-shared/language/language.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import { chronicleTexts } from './texts/chronicle.ts'
import { answerSentence, answerText, reseedText } from '../../wording/entries.ts'
import { houseRuleName, outcomeName, isDecree, whereWeAre } from '../../wording/names.ts'
import { standInText } from '../../wording/standIn.ts'
import { namingText } from '../../wording/naming.ts'
import { requestTitle } from '../../wording/requests.ts'
import { readRequestId } from '../../../src-shared/kernel/engine/requestId.ts'
import { changeText, formerIn, toldChanges } from '../../wording/changes.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'

/** What kind of entry it is for people. `event`: something happened, and what was asked and answered is not for this seat. */
export type EntryKind =
  | 'setup'
  | 'roll'
  | 'choice'
  | 'act'
  | 'event'
  | 'correction'
  | 'ruling'
  | 'decree'
  | 'retraction'
  | 'restart'
  | 'reseed'
  | 'note'
  | 'title'
  | 'naming'
  | 'standIn'

export interface ToldLine {
  readonly text: string
  readonly rule: RuleId
  /** Whom it happened to; null: nobody in particular. */
  readonly seat: OwnerId | null
  /** Who knows of it besides the game master; undefined: everybody. */
  readonly see: Audience | undefined
}

/** What an entry brought in one turn. Play goes on of itself into the next ones until somebody is asked. */
export interface EntryPart {
  readonly at: Cursor
  readonly lines: readonly ToldLine[]
  readonly postings: readonly Posting[]
}

/** How a roll was made and what fell. `dice` is empty where only its outcomes are kept, which `outcomes` then tells. */
export interface ToldRoll {
  readonly by: 'app' | 'hand'
  readonly dice: readonly number[]
  readonly outcomes: string
}

/** One entry as the chronicle tells it. */
export interface ChronicleEntry {
  readonly seq: number
  readonly kind: EntryKind
  /** Where play stood when it was made. */
  readonly at: Cursor
  /** Who was asked, else whose turn it was. */
  readonly seat: OwnerId
  /** What was asked, or what else it is. Empty where only what happened is known. */
  readonly title: string
  /** What was answered, or written; empty where that is nothing, or a roll. */
  readonly answer: string
  readonly roll: ToldRoll | null
  readonly lines: readonly ToldLine[]
  readonly postings: readonly Posting[]
  /** Its lines and postings turn by turn; the first is the entry's own, and may be empty. */
  readonly parts: readonly EntryPart[]
  /** What a retraction takes back from; null for every other kind. */
  readonly takesBackFrom: number | null
  /** Entry that took it back, or null. */
  readonly voidedBy: number | null
  /** Rounds and phases its effects fell into, its own place first. */
  readonly rounds: ReadonlySet<number>
  readonly phases: ReadonlySet<number>
  readonly seats: ReadonlySet<OwnerId>
  readonly rules: ReadonlySet<RuleId>
}

/** Entries told before: what a moment says in a language never changes. */
const told: Readonly<Record<Language, WeakMap<Moment, ChronicleEntry | null>>> = { en: new WeakMap(), de: new WeakMap() }

/** Everything that happened, the newest last. Entries of which this seat is told nothing are left out. */
export function chronicle(moments: readonly Moment[]): readonly ChronicleEntry[] {
  const known = told[language()]
  return moments.flatMap((moment) => {
    let entry = known.get(moment)
    if (entry === undefined) known.set(moment, (entry = tell(moment, moments)))
    return entry === null ? [] : [entry]
  })
}

function tell(moment: Moment, moments: readonly Moment[]): ChronicleEntry | null {
  const { entry, before, effects, voidedBy } = moment
  const kind = kindOf(entry)
  const parts: { readonly at: Cursor; readonly lines: ToldLine[]; readonly postings: Posting[] }[] = [
    { at: before, lines: [], postings: [] },
  ]
  const seat = askedSeat(entry.request) ?? before.seat
  const rounds = new Set([before.turn])
  const phases = new Set([before.phase])
  const seats = new Set([seat, before.seat])
  const rules = new Set<RuleId>()
  for (const { effect, at } of effects) {
    if (effect.kind === 'checkpoint') continue
    rounds.add(at.turn)
    phases.add(at.phase)
    rules.add(effect.rule)
    if (effect.kind === 'line' || effect.kind === 'posting') {
      let part = parts.at(-1)
      if (part === undefined || part.at.turn !== at.turn || part.at.seat !== at.seat) parts.push((part = { at, lines: [], postings: [] }))
      if (effect.kind === 'line') part.lines.push(lineOf(effect))
      else part.postings.push(effect)
    }
    const whose = effect.kind === 'posting' ? effect.owner : effect.kind === 'line' ? effect.seat : undefined
    if (whose !== undefined) seats.add(whose)
  }
  const lines = parts.flatMap((part) => part.lines)
  const postings = parts.flatMap((part) => part.postings)
  if (kind === 'event' && lines.length === 0 && postings.length === 0) return null
  return {
    seq: entry.seq,
    kind,
    at: before,
    seat,
    title: titleOf(kind, entry),
    answer: kind === 'roll' ? '' : wordsOf(kind, moment, moments),
    roll: rollOf(entry),
    lines,
    postings,
    parts,
    voidedBy,
    rounds,
    phases,
    seats,
    rules,
    takesBackFrom: kind === 'retraction' ? (entry.from ?? null) : null,
  }
}

/** What an entry tells turn by turn, under the name of the turn; the entry's own comes first, without one. Turns that brought nothing are left out. */
export function turnsTold({ parts }: Pick<ChronicleEntry, 'parts'>): readonly (EntryPart & { readonly head: string })[] {
  return parts
    .map((part, index) => ({ ...part, head: index === 0 ? '' : whereWeAre({ ...part.at, phase: 0 }) }))
    .filter(({ head, lines, postings }) => head === '' || lines.length + postings.length > 0)
}

function lineOf(line: ChronicleLine): ToldLine {
  const { rule, seat, see } = line
  return { text: tellLine(line), rule, seat: seat ?? null, see }
}

function kindOf({ kind, request, answer }: SeenEntry): EntryKind {
  if (kind !== 'answer') return kind
  if (request === undefined || answer === undefined) return 'event'
  if (isRoll(answer)) return 'roll'
  return typeof answer === 'object' && 'act' in answer ? 'act' : 'choice'
}

function isRoll(answer: SeenEntry['answer']): answer is RollAnswer {
  return typeof answer === 'object' && 'by' in answer && !('act' in answer) && ('dice' in answer || 'counts' in answer)
}

function rollOf({ kind, answer }: SeenEntry): ToldRoll | null {
  if (kind !== 'answer' || !isRoll(answer)) return null
  if ('dice' in answer) return { by: answer.by, dice: answer.dice, outcomes: '' }
  const outcomes = Object.entries(answer.counts).map(([outcome, count]) => `${figure(count)} × ${outcomeName(outcome)}`)
  return { by: answer.by, dice: [], outcomes: outcomes.join(', ') }
}

/** The seat a question was put to. */
function askedSeat(request: string | undefined): OwnerId | null {
  return request === undefined ? null : (readRequestId(request)?.seat ?? null)
}

function titleOf(kind: EntryKind, { request = '', decided = {} }: SeenEntry): string {
  if (kind === 'decree' || (kind === 'ruling' && isDecree(decided))) return say('head.decree')
  if (kind === 'event') return ''
  if (kind !== 'roll' && kind !== 'choice' && kind !== 'act') return chronicleTexts.heads[kind]
  const title = requestTitle(request)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function wordsOf(kind: EntryKind, moment: Moment, moments: readonly Moment[]): string {
  const { changes = [], decided = {}, reason = '', text = '', title = '' } = moment.entry
  switch (kind) {
    case 'correction':
      return labelled(
        toldChanges(changes)
          .map((change) =>
            changeText(change, ({ owner, account, to }) => chronicleTexts.setTo(owner, account, to), formerIn(moments, moment)),
          )
          .join(', '),
        reason,
      )
    case 'ruling':
      if (isDecree(decided)) return reason
      return labelled(Object.keys(decided).map(houseRuleName).join(', '), reason)
    case 'decree':
    case 'retraction':
    case 'restart':
      return reason
    case 'reseed':
      return reseedText(moment.entry)
    case 'note':
      return text
    case 'title':
      return title
    case 'naming':
      return namingText(moment.entry.names)
    case 'standIn':
      return standInText(moment.entry)
    case 'choice':
    case 'act':
      return answerSentence(moment) ?? answerText(moment)
    case 'setup':
    case 'event':
    case 'roll':
      return ''
    default:
      return kind satisfies never
  }
}
