import type { Cursor, Posting } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { capital } from '../../../src-shared/language/grammar.ts'
import { deskTexts } from './texts/desk.ts'
import { changeText, formerIn, toldChanges } from '../../wording/changes.ts'
import { answerText } from '../../wording/entries.ts'
import { isDecree } from '../../wording/names.ts'
import { requestTitle } from '../../wording/requests.ts'
import type { PhaseShown } from '../../stores/desk.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'

/** One line of a phase's record. */
export type RecordLine =
  { readonly kind: 'line'; readonly text: string; readonly rule: RuleId } | { readonly kind: 'posting'; readonly posting: Posting }

/** What one entry did in a phase. */
export interface RecordEntry {
  readonly seq: number
  /** The question it answered, or what else it was. */
  readonly title: string
  /** The answer: dice, an option, a filled-in sheet. */
  readonly answer: string
  readonly lines: readonly RecordLine[]
  readonly voidedBy: number | null
}

function isSamePlace(a: Cursor, b: PhaseShown): boolean {
  return a.turn === b.turn && a.seat === b.seat && a.phase === b.phase
}

/** Entries that have a title of their own in the phase they were made in. */
const MADE_BY_PEOPLE: ReadonlySet<Moment['entry']['kind']> = new Set(['answer', 'correction', 'ruling', 'decree', 'note'])

/** Everything that happened in one phase, in order, the void entries too. */
export function recordOf(moments: readonly Moment[], place: PhaseShown): readonly RecordEntry[] {
  return moments.flatMap((moment) => {
    const lines = moment.effects.flatMap(({ effect, at }): RecordLine[] => {
      if (!isSamePlace(at, place)) return []
      if (effect.kind === 'line') return [{ kind: 'line', text: tellLine(effect), rule: effect.rule }]
      return effect.kind === 'posting' ? [{ kind: 'posting', posting: effect }] : []
    })
    const { entry, before, voidedBy } = moment
    const answeredHere = isSamePlace(before, place) && MADE_BY_PEOPLE.has(entry.kind)
    if (lines.length === 0 && !answeredHere) return []
    return [
      {
        seq: entry.seq,
        title: answeredHere ? titleOf(moment) : deskTexts.record.ofItself,
        answer: answeredHere ? (setText(moment, moments) ?? answerText(moment)) : '',
        lines,
        voidedBy,
      },
    ]
  })
}

/** What a correction set, but for figures, whose postings are told; null for every other entry. */
function setText(moment: Moment, moments: readonly Moment[]): string | null {
  if (moment.entry.kind !== 'correction') return null
  const texts = toldChanges(moment.entry.changes ?? []).map((change) => changeText(change, () => '', formerIn(moments, moment)))
  return texts.filter((text) => text !== '').join(', ')
}

function titleOf({ entry }: Moment): string {
  if (entry.kind === 'correction') return deskTexts.record.correction(entry.reason ?? '')
  if (entry.kind === 'ruling')
    return isDecree(entry.decided ?? {})
      ? deskTexts.chronicle.events(entry.reason ?? '')
      : deskTexts.chronicle.houseRules(entry.reason ?? '')
  if (entry.kind === 'decree') return deskTexts.chronicle.decreed(entry.reason ?? '')
  if (entry.kind === 'note') return deskTexts.chronicle.note(entry.text ?? '')
  return capital(requestTitle(entry.request ?? ''))
}

/** Phases play has been in, in order, each once: to leaf through their records. */
export function placesOf(moments: readonly Moment[], upTo: Cursor): readonly PhaseShown[] {
  const places: PhaseShown[] = []
  const add = ({ turn, seat, phase }: Cursor): void => {
    const last = places.at(-1)
    if (turn > 0 && (last === undefined || !isSamePlace({ turn, seat, phase }, last))) places.push({ turn, seat, phase })
  }
  for (const { effects } of effectiveMoments(moments))
    for (const { effect } of effects) if (effect.kind === 'checkpoint') add(effect.cursor)
  add(upTo)
  return places
}
