import type { TableView } from '../contract/workbenchApi.ts'
import type { Effect } from '../kernel/world/effect.ts'
import { foldHistory } from '../kernel/journal/foldHistory.ts'
import { effectiveMoments, type Moment, type SeenEntry } from '../kernel/journal/history.ts'
import { namesOf } from '../kernel/journal/naming.ts'
import { GAME_MASTER, maySee, ONLOOKER, type Audience, type OwnerId, type RuleId, type SeatId } from '../kernel/world/rule.ts'
import type { World } from '../kernel/world/world.ts'
import { keyOf, seenAhead, type AheadLine } from '../games/api/aheadFace.ts'
import type { Game } from '../games/api/game.ts'
import type { HighlightKind } from '../games/api/highlightFace.ts'
import { highlightsOf } from '../games/highlights/highlights.ts'
import { sentencesOf } from '../games/highlights/highlightSentences.ts'
import { highlightName } from '../games/highlights/highlightTexts.ts'
import { roundName, say, toldOf } from '../games/text/playing.ts'
import { tellLine } from '../games/text/telling.ts'
import { mayReadReason, showsAllSet } from '../table/session/seatView.ts'
import { placeText } from './place.ts'
import type { ReportLine } from './report.ts'

/** View that a recap is made from: a seat's, the game master's, or the one of everybody. */
export type RecapView = Pick<TableView, 'seat' | 'title' | 'entries' | 'pending' | 'seed'>

/** One notable event, in few words. */
export interface RecapMoment {
  readonly key: string
  readonly kind: HighlightKind
  readonly title: string
  /** Subject of the event; null: the whole table. */
  readonly seat: OwnerId | null
  readonly lines: readonly string[]
  /** Number of lines left out. */
  readonly more: number
}

export interface RecapRound {
  readonly round: number
  readonly name: string
  readonly moments: readonly RecapMoment[]
}

/** An open request, and its seat. */
export interface RecapQuestion {
  readonly key: string
  readonly seat: SeatId
  readonly text: string
  /** Audience that may hear the question: the same that may read its answer. */
  readonly see: Audience
}

/** Coming events of one owner or the table; `seat` null: of no owner in particular. */
export interface RecapAhead {
  readonly seat: OwnerId | null
  readonly lines: readonly AheadLine[]
}

/** Events since the last session and coming events, worded in the language set when the recap is made. */
export interface Recap {
  readonly title: string
  /** Viewer: a player's seat, the game master, or the onlooker for everybody. */
  readonly seat: SeatId
  /** First round of the recap. */
  readonly from: number
  /** Place of play, in words. */
  readonly now: string
  readonly asked: readonly RecapQuestion[]
  /** Rounds with a notable event. */
  readonly rounds: readonly RecapRound[]
  /** The player's own notes of these rounds; empty for any other viewer. */
  readonly notes: readonly ReportLine[]
  /** Heading of the notes; empty in a game without any. */
  readonly notesHeading: string
  readonly ahead: readonly RecapAhead[]
}

/** Most lines of one moment. */
const MOST_LINES = 3

/** Makes the recap from round `from` on. */
export function recapOf(game: Game, view: RecapView, from: number): Recap {
  const { world, moments } = foldHistory(view.entries)
  return toldOf({ game, world, names: namesOf(moments) }, () => ({
    title: view.title,
    seat: view.seat,
    from,
    now: placeText(world.cursor, view.seed !== null),
    asked: view.pending.map(({ id, seat, wording, figures, see = 'gm' }) => ({ key: id, seat, text: say(wording, figures), see })),
    rounds: roundsTold(game, moments, from),
    notes: notesOf(game, view.seat, moments, from),
    notesHeading: game.report?.notes?.heading() ?? '',
    ahead: aheadOf(game, world, view.seat),
  }))
}

/** Returns the part of the game master's view that everybody may see, for a recap that is read aloud. */
export function forEverybody(view: RecapView): RecapView {
  return forReader(view, ONLOOKER)
}

/**
 * Returns the part of the game master's view that `reader` may see, for a file handed to that reader. Leaves out answers, notes,
 * secrets, and what not even the game master may see.
 */
export function forReader(view: Pick<RecapView, 'title' | 'entries' | 'seed'>, reader: SeatId): RecapView {
  const isOpen = (effect: Effect): boolean => effect.kind === 'checkpoint' || maySee(effect.see, reader)
  const entries = view.entries.map((entry): SeenEntry => {
    const { seq, kind, effects, from, names, reason } = entry
    const known = {
      ...(from === undefined ? {} : { from }),
      ...(names === undefined ? {} : { names }),
      ...(reason !== undefined && showsAllSet(entry) && mayReadReason(entry, reader) ? { reason } : {}),
    }
    return { seq, kind, ...known, ...(effects === undefined ? {} : { effects: effects.filter(isOpen) }) }
  })
  return { title: view.title, seat: reader, entries, pending: [], seed: view.seed }
}

/** Whether the recap has any content. */
export function isTold({ rounds, ahead }: Recap): boolean {
  return rounds.length > 0 || ahead.length > 0
}

function roundsTold(game: Game, moments: readonly Moment[], from: number): readonly RecapRound[] {
  const rounds = new Map<number, RecapMoment[]>()
  for (const highlight of highlightsOf(moments, game.highlights)) {
    const { kind, at, key, seat } = highlight
    if (kind === 'turn' || kind === 'round' || at.turn < from) continue
    const told = { key, kind, title: highlightName(kind), seat, ...sentencesOf(highlight, game.highlights, MOST_LINES) }
    const round = rounds.get(at.turn)
    if (round === undefined) rounds.set(at.turn, [told])
    else round.push(told)
  }
  return [...rounds].map(([round, told]) => ({ round, name: roundName(round), moments: told }))
}

/** Returns a player's own notes. None for the game master, who has the chronicle, and none for onlookers. */
function notesOf(game: Game, seat: SeatId, moments: readonly Moment[], from: number): readonly ReportLine[] {
  const notes = game.report?.notes
  if (notes === undefined || seat === GAME_MASTER || seat === ONLOOKER) return []
  const told: { text: string; rule: RuleId; times: number }[] = []
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'line' || at.turn < from || !notes.holds(effect) || notes.routine?.includes(effect.wording) === true) continue
      const text = tellLine(effect)
      const before = told.find((line) => line.text === text)
      if (before === undefined) told.push({ text, rule: effect.rule, times: 1 })
      else before.times++
    }
  }
  return told
}

/** Lists a player's own coming events first, then those of the table; each once. */
function aheadOf(game: Game, world: World, viewer: SeatId): readonly RecapAhead[] {
  if (game.ahead === undefined) return []
  const face = game.ahead
  const players = game.owners(world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
  const isPlayer = players.includes(viewer)
  const table = seenAhead(face.table(world), viewer)
  const own = (isPlayer ? [viewer] : players).map((seat) => ({ seat, lines: seenAhead(face.of(world, seat), viewer) }))
  // A player's own lines come first and are not repeated for the table. For other viewers a line of the table is not repeated per player.
  const known = new Set((isPlayer ? own.flatMap(({ lines }) => lines) : table).map(keyOf))
  const without = (lines: readonly AheadLine[]): readonly AheadLine[] => lines.filter((line) => !known.has(keyOf(line)))
  const groups: readonly RecapAhead[] = isPlayer
    ? [...own, { seat: null, lines: without(table) }]
    : [...own.map(({ seat, lines }) => ({ seat, lines: without(lines) })), { seat: null, lines: table }]
  return groups.filter(({ lines }) => lines.length > 0)
}
