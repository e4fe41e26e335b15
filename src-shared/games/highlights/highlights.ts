import { TABLE_SEAT, type ChronicleLine, type Cursor } from '../../kernel/world/effect.ts'
import type { Request } from '../../kernel/engine/request.ts'
import { effectiveMoments, type Moment } from '../../kernel/journal/history.ts'
import { aboutOf, type OwnerId, type RuleId, type Figures } from '../../kernel/world/rule.ts'
import type { HighlightFace, HighlightKind, ToldKind } from '../api/highlightFace.ts'

/** A line of a card, in the words of its game. */
export interface HighlightLine {
  readonly wording: string
  readonly figures: Figures
  readonly rule: RuleId
  /** Ids of what the line is about. */
  readonly about: readonly string[]
  /** Something is left to be done on the board on the table. */
  readonly toDo: boolean
}

/** One thing the table should not miss, from what everybody may read. */
export interface Highlight {
  /** Unlike any other of the campaign, and the same whenever it is read. */
  readonly key: string
  readonly kind: HighlightKind
  /** Whom it is about: of a turn, whose it was; null: the whole table. */
  readonly seat: OwnerId | null
  /** Where play stood: of a turn that ended, its last place. */
  readonly at: Cursor
  /** The entries it was told in, the first and the last. */
  readonly from: number
  readonly to: number
  readonly lines: readonly HighlightLine[]
  readonly about: readonly string[]
}

type HighlightDraft = { -readonly [K in keyof Highlight]: Highlight[K] } & { readonly lines: HighlightLine[]; about: string[] }

/**
 * What stands out in these entries, in the order in which it happened. Lines of one kind that follow one another are one card, a battle's and a
 * raid's over several entries; lines that are not for everybody are on none.
 */
export function highlightsOf(moments: readonly Moment[], face: HighlightFace | undefined): readonly Highlight[] {
  const found: HighlightDraft[] = []
  for (const { entry, before, effects } of effectiveMoments(moments)) {
    let place = before
    for (const [index, { effect }] of effects.entries()) {
      const key = `${entry.seq}/${index}`
      if (effect.kind === 'line') addLine(found, effect, face, { key, at: place, seq: entry.seq })
      if (effect.kind !== 'checkpoint') continue
      // A game begins with its first round: nothing has ended by then.
      if (place.turn > 0) found.push(...turned(place, effect.cursor, { key, seq: entry.seq }))
      place = effect.cursor
    }
  }
  return found
}

/** How many of the last cards are still going on while `pending` is asked: they wait until that is over. */
export function unfinished(
  found: readonly Pick<Highlight, 'kind'>[],
  face: HighlightFace | undefined,
  pending: Pick<Request, 'id'> | null,
): number {
  const kinds = [pending === null ? [] : (face?.during?.(pending) ?? [])].flat()
  let waiting = 0
  for (const kind of kinds.toReversed()) if (found.at(-1 - waiting)?.kind === kind) waiting++
  return waiting
}

/** The lines that say what came of it, at most `most` of them, and how many more there are. */
export function gistOf(
  { lines }: Pick<Highlight, 'lines'>,
  face: HighlightFace | undefined,
  most: number,
): { readonly lines: readonly HighlightLine[]; readonly more: number } {
  const told = lines.filter(({ wording }) => face?.aside?.includes(wording) !== true)
  const all = told.length === 0 ? lines.slice(0, 1) : told
  return { lines: all.slice(0, most), more: Math.max(0, all.length - most) }
}

function addLine(
  found: HighlightDraft[],
  line: ChronicleLine,
  face: HighlightFace | undefined,
  { key, at, seq }: { readonly key: string; readonly at: Cursor; readonly seq: number },
): void {
  const kind = face?.kinds[line.wording]
  if (kind === undefined || (line.see !== undefined && line.see !== 'all')) return
  const about = aboutOf(line)
  const isToDo = face?.toDo?.includes(line.wording) === true
  const told = { wording: line.wording, figures: line.figures ?? {}, rule: line.rule, about, toDo: isToDo }
  const last = found.at(-1)
  const begins = face?.begins?.includes(line.wording) === true
  if (
    last !== undefined &&
    !begins &&
    isOneWith(last, { kind, at, seat: line.seat, about: face?.together?.includes(kind) === true ? [] : about })
  ) {
    last.lines.push(told)
    last.to = seq
    last.about = [...new Set([...last.about, ...about])]
    return
  }
  const seat = line.seat === undefined || line.seat === TABLE_SEAT ? null : line.seat
  found.push({ key, kind, seat, at, from: seq, to: seq, lines: [told], about: [...about] })
}

/** Kinds whose lines belong together whoever they are about. */
const TOLD_TOGETHER: ReadonlySet<ToldKind> = new Set(['event', 'war', 'battle', 'raid', 'end'])

function isOneWith(
  last: HighlightDraft,
  {
    kind,
    at,
    seat,
    about,
  }: { readonly kind: ToldKind; readonly at: Cursor; readonly seat: OwnerId | undefined; readonly about: readonly string[] },
): boolean {
  if (last.kind !== kind || last.at.turn !== at.turn || last.at.seat !== at.seat) return false
  if (!TOLD_TOGETHER.has(kind)) return last.seat === (seat ?? null)
  return about.length === 0 || last.about.length === 0 || about.some((id) => last.about.includes(id))
}

/** A turn that is over, and a round that begins. */
function turned(before: Cursor, after: Cursor, { key, seq }: { readonly key: string; readonly seq: number }): HighlightDraft[] {
  const others: HighlightDraft[] = []
  const common = { from: seq, to: seq, about: [] as string[] }
  if (before.seat !== TABLE_SEAT && (before.seat !== after.seat || before.turn !== after.turn))
    others.push({ ...common, key: `${key}/turn`, kind: 'turn', seat: before.seat, at: before, lines: [] })
  if (after.turn > before.turn) others.push({ ...common, key: `${key}/round`, kind: 'round', seat: null, at: after, lines: [] })
  return others
}
