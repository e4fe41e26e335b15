import type { TableView } from '../contract/workbenchApi.ts'
import { foldHistory } from '../kernel/journal/foldHistory.ts'
import { effectiveMoments, type Moment } from '../kernel/journal/history.ts'
import { namesOf } from '../kernel/journal/naming.ts'
import { GAME_MASTER, maySee, ONLOOKER, type OwnerId, type SeatId } from '../kernel/world/rule.ts'
import { WorldState, type World } from '../kernel/world/world.ts'
import type { BookPart } from '../games/api/bookFace.ts'
import { coursesOf } from '../games/reading/courses.ts'
import type { Game } from '../games/api/game.ts'
import type { HighlightKind } from '../games/api/highlightFace.ts'
import { highlightsOf, type Highlight } from '../games/highlights/highlights.ts'
import { sentencesOf } from '../games/highlights/highlightSentences.ts'
import { highlightName } from '../games/highlights/highlightTexts.ts'
import { has, roundName, say, toldOf } from '../games/text/playing.ts'
import { tellLine } from '../games/text/telling.ts'
import { commandedBy, holdsLedger } from '../games/api/ledgerFace.ts'
import { standingsOf } from '../games/reading/standings.ts'
import { figure } from '../language/figures.ts'
import { boardPlate, type BoardPlate } from './boardPlate.ts'
import { bookTexts } from './campaignBookTexts.ts'
import { lineChart, type LineChart } from './lineChart.ts'
import { marksOf, type OwnerMark } from './ownerMarks.ts'
import { placeText } from './place.ts'

/** View that a book is made from: a seat's, the game master's, or the one of everybody. */
export type BookView = Pick<TableView, 'seat' | 'title' | 'entries' | 'seed'>

export interface BookMoment {
  readonly kind: HighlightKind
  readonly title: string
  /** Subject of the moment; null, with an empty name: the whole table. */
  readonly owner: OwnerId | null
  readonly name: string
  readonly lines: readonly string[]
}

export interface BookChapter {
  readonly title: string
  /** Contents in one line; empty if nothing was notable. */
  readonly lead: string
  readonly rounds: readonly { readonly name: string; readonly moments: readonly BookMoment[] }[]
  /** Notes with a limited audience, by author. */
  readonly notes: readonly { readonly owner: OwnerId; readonly name: string; readonly lines: readonly string[] }[]
  /** The board at the chapter's end; null if there is none or it has not changed since the chapter before. */
  readonly plate: BoardPlate | null
}

/** The story of a campaign from its beginning to now, worded in the language set when the book is made. */
export interface CampaignBook {
  readonly title: string
  /** Seat whose view it is made from. */
  readonly seat: SeatId
  /** "As the elves know it", or another reader. */
  readonly whose: string
  readonly accent: number
  readonly span: string
  readonly players: readonly { readonly owner: OwnerId; readonly name: string; readonly player: string; readonly out: string }[]
  readonly chapters: readonly BookChapter[]
  /** Further parts that the game adds. */
  readonly parts: readonly BookPart[]
  readonly charts: readonly LineChart[]
  readonly standings: {
    readonly head: readonly string[]
    readonly rows: readonly { readonly owner: OwnerId; readonly cells: readonly string[] }[]
  }
  readonly ending: string
  /** Marks of all owners named in the book. */
  readonly marks: readonly OwnerMark[]
}

/** Rounds of a chapter. */
const CHAPTER = 5
const MOST_CHARTS = 6
/** Most lines of one moment; only the rolls of a long battle exceed it. */
const MOST_LINES = 24

/** Makes the book of what `view` knows of a campaign. */
export function bookOf(game: Game, view: BookView): CampaignBook {
  const { world, moments, ledger } = foldHistory(view.entries)
  return toldOf({ game, world, names: namesOf(moments) }, () => {
    const players = game.owners(world).filter(({ kind }) => kind === 'player')
    const last = world.cursor.turn
    const known = view.seat === ONLOOKER || players.some(({ id }) => id === view.seat)
    const told = {
      title: view.title,
      seat: view.seat,
      whose: whoseText(view.seat, known && view.seat !== ONLOOKER),
      accent: players.find(({ id }) => id === view.seat)?.accent ?? 4,
      span: last === 0 ? bookTexts.notBegun : bookTexts.span(last),
      players: players.map(({ id, player = '', outSince = null }) => {
        const name = say(`seat.${id}`)
        return { owner: id, name, player: player === name ? '' : player, out: outSince === null ? '' : bookTexts.out(outSince) }
      }),
      chapters: chaptersOf(game, world, moments, view.seat),
      parts: game.bookContent?.parts({ world, moments, viewer: view.seat }) ?? [],
      // A book has no room for constant lines.
      charts: coursesOf(game.charts, { world, moments, ledger, viewer: view.seat }).slice(0, MOST_CHARTS).map(lineChart),
      standings: standingsTold(game, world, view.seat),
      ending: endingOf(game, world) ?? placeText(world.cursor, view.seed !== null),
    }
    return { ...told, marks: marksOf(namedIn(told)) }
  })
}

/** Returns the owners named in the book; null for a part without an owner. */
function namedIn({ seat, players, chapters, parts, charts, standings }: Omit<CampaignBook, 'marks'>): readonly (OwnerId | null)[] {
  return [
    seat,
    ...players.map(({ owner }) => owner),
    ...chapters.flatMap(({ plate }) => (plate?.realms ?? []).map(({ id }) => id)),
    ...chapters.flatMap(({ rounds, notes }) => [...rounds.flatMap(({ moments }) => moments), ...notes].map(({ owner }) => owner)),
    ...parts.flatMap(({ passages }) => passages.map((passage) => (passage.kind === 'heading' ? (passage.owner ?? null) : null))),
    ...charts.flatMap(({ lines }) => lines.map(({ id }) => id)),
    ...standings.rows.map(({ owner }) => owner),
  ]
}

function whoseText(seat: SeatId, isPlayer: boolean): string {
  if (seat === GAME_MASTER) return bookTexts.whole
  return isPlayer ? bookTexts.asKnown(seat) : bookTexts.forAll
}

function chaptersOf(game: Game, world: World, moments: readonly Moment[], viewer: SeatId): readonly BookChapter[] {
  const last = world.cursor.turn
  const told = highlightsOf(moments, game.highlights).filter(({ kind }) => kind !== 'turn' && kind !== 'round')
  const notes = notesIn(game, world, moments, viewer)
  const plates = platesOf(game, moments, last)
  return Array.from({ length: Math.ceil(last / CHAPTER) }, (_, at) => {
    const [from, to] = [at * CHAPTER + 1, Math.min((at + 1) * CHAPTER, last)]
    // The first chapter includes what came before the first round.
    const inChapter = (round: number): boolean => round <= to && (at === 0 || round >= from)
    const own = told.filter((highlight) => inChapter(highlight.at.turn))
    const rounds = [...new Set(own.map((highlight) => highlight.at.turn))].map((round) => ({
      name: roundName(round),
      moments: own.filter((highlight) => highlight.at.turn === round).map((highlight) => momentOf(game, highlight)),
    }))
    return {
      title: bookTexts.chapter(at + 1, from, to),
      lead: leadOf(own),
      rounds,
      notes: notes.flatMap(({ owner, name, lines }) => {
        const written = [...new Set(lines.filter(({ round }) => inChapter(round)).map(({ text }) => text))]
        return written.length === 0 ? [] : [{ owner, name, lines: written }]
      }),
      plate: plates[at] ?? null,
    }
  })
}

function momentOf(game: Game, highlight: Highlight): BookMoment {
  const { kind, seat } = highlight
  return {
    kind,
    title: highlightName(kind),
    owner: seat,
    name: seat === null ? '' : say(`seat.${seat}`),
    lines: sentencesOf(highlight, game.highlights, MOST_LINES).lines,
  }
}

/** Summarises by kind: "A battle (3), A new life (2)". */
function leadOf(told: readonly Highlight[]): string {
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  return kinds.map((kind) => bookTexts.kind(highlightName(kind), told.filter((one) => one.kind === kind).length)).join(' · ')
}

/** Returns the players' private notes that `viewer` may read. */
function notesIn(
  game: Game,
  world: World,
  moments: readonly Moment[],
  viewer: SeatId,
): readonly {
  readonly owner: OwnerId
  readonly name: string
  readonly lines: readonly { readonly round: number; readonly text: string }[]
}[] {
  const notes = game.report?.notes
  if (notes === undefined || viewer === ONLOOKER) return []
  const by = new Map<OwnerId, { round: number; text: string }[]>()
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'line' || !notes.holds(effect) || notes.routine?.includes(effect.wording) === true) continue
      const owner = viewer === GAME_MASTER && Array.isArray(effect.see) ? String(effect.see[0] ?? at.seat) : viewer
      by.set(owner, [...(by.get(owner) ?? []), { round: at.turn, text: tellLine(effect) }])
    }
  }
  const order = game.owners(world).map(({ id }) => id)
  return [...by]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([owner, lines]) => ({ owner, name: bookTexts.writtenBy(owner), lines }))
}

function standingsTold(game: Game, world: World, viewer: SeatId): CampaignBook['standings'] {
  const { figures, rows } = standingsOf(game, world, viewer)
  // Players without accounts are listed with the owners they command.
  if (figures.length === 0) return commandedStandings(game, world, viewer)
  return {
    head: ['', ...figures.map((id) => say(id.startsWith('derived.') ? id : `account.${id}`))],
    rows: rows.map(({ owner, balances }) => ({
      owner,
      cells: [say(`seat.${owner}`), ...balances.map((balance) => (balance === null ? '–' : figure(balance)))],
    })),
  }
}

function commandedStandings(game: Game, world: World, viewer: SeatId): CampaignBook['standings'] {
  const owners = game.owners(world)
  const players = owners.filter(({ kind }) => kind === 'player')
  const holders = players
    .flatMap(({ id }) => [id, ...commandedBy(owners, id)])
    .filter((owner) => holdsLedger(game.ledger, world, owners, owner))
  const sees = (owner: OwnerId, account: string): boolean => {
    const bounds = game.rules.account(world, owner, account)
    return bounds !== undefined && maySee(bounds.see, viewer)
  }
  // A computed figure is known to a viewer who knows all accounts it is computed from.
  const isKnown = (owner: OwnerId, figureId: string): boolean =>
    figureId.startsWith(DERIVED) ? game.rules.accountsOf(world, owner).every((account) => sees(owner, account)) : sees(owner, figureId)
  const valueOf = (owner: OwnerId, figureId: string): number =>
    figureId.startsWith(DERIVED)
      ? (game.ledger.figures(world, owner).find(({ id }) => id === figureId.slice(DERIVED.length))?.value ?? 0)
      : world.balance(owner, figureId)
  const columns = [...new Set(holders.flatMap((owner) => game.ledger.keyFigures(world, owner)))].filter((figureId) =>
    holders.every((owner) => isKnown(owner, figureId)),
  )
  if (columns.length === 0) return { head: [''], rows: players.map(({ id }) => ({ owner: id, cells: [say(`seat.${id}`)] })) }
  return {
    head: ['', ...columns.map((figureId) => say(figureId.startsWith(DERIVED) ? figureId : `account.${figureId}`))],
    rows: holders.map((owner) => ({
      owner,
      cells: [say(`seat.${owner}`), ...columns.map((figureId) => figure(valueOf(owner, figureId)))],
    })),
  }
}

const DERIVED = 'derived.'

function endingOf(game: Game, world: World): string | null {
  const ending = game.ending(world)
  if (ending === null) return null
  const title = has(`over.${ending.status}`) ? say(`over.${ending.status}`) : bookTexts.endings[ending.status]
  return bookTexts.ended(
    title,
    ending.turn,
    ending.winners.map((seat) => say(`seat.${seat}`)),
  )
}

/** Returns the board at the end of every chapter as the viewer knows it; null if it has not changed since the chapter before. */
function platesOf(game: Game, moments: readonly Moment[], last: number): readonly (BoardPlate | null)[] {
  if (game.land === undefined) return []
  const world = new WorldState()
  const plates: (BoardPlate | null)[] = []
  let before = ''
  let at = 0
  const stands = moments.filter(({ voidedBy }) => voidedBy === null)
  for (let to = CHAPTER; to < last + CHAPTER; to += CHAPTER) {
    for (; at < stands.length && (stands[at]?.before.turn ?? 0) <= to; at++)
      for (const { effect } of stands[at]?.effects ?? []) world.apply(effect)
    const reading = game.land.read(world)
    const owners = game.owners(world).map(({ id, accent }) => ({ id, accent, name: say(`seat.${id}`) }))
    // The last round may not be over yet.
    const title = to >= last && game.ending(world) === null ? bookTexts.boardNow(last) : bookTexts.board(Math.min(to, last))
    const plate = reading === null ? null : boardPlate(title, reading, owners)
    const now = JSON.stringify(plate?.realms ?? [])
    plates.push(now === before ? null : plate)
    before = now
  }
  return plates
}
