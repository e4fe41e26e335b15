import type { TableView } from '../contract/workbenchApi.ts'
import { effectiveMoments, momentsOf, type Moment } from '../kernel/journal/history.ts'
import { GAME_MASTER, type OwnerId, type RuleId, type SeatId } from '../kernel/world/rule.ts'
import { WorldState, type World } from '../kernel/world/world.ts'
import type { Game } from '../games/api/game.ts'
import { commandedBy } from '../games/api/ledgerFace.ts'
import { roundName, say, toldOf } from '../games/text/playing.ts'
import { askedOf, type Asked } from './asked.ts'
import { happenedIn } from './happened.ts'
import { marksOf, type OwnerMark } from './ownerMarks.ts'
import { placeText } from './place.ts'
import { Balances, standingOf, type SeatStatus } from './standing.ts'
import { namesOf } from '../kernel/journal/naming.ts'
import { InvariantError } from '../kernel/invariantError.ts'

/** Text of a chronicle line, and how often it occurred in the same place. */
export interface ReportLine {
  readonly text: string
  readonly rule: RuleId
  readonly times: number
}

/** One change of an account of the seat, or of an owner it commands. */
export interface Booking {
  /** Owner of the account; null for the seat itself. */
  readonly owner: OwnerId | null
  readonly account: string
  readonly delta: number
  /** Balance after the change. */
  readonly balance: number
  /** Title of the rule and its figures. */
  readonly why: string
  readonly rule: RuleId
}

/** Lines and postings of one place, in order: a phase of the reader's own turn, or another seat's turn. */
export interface Stretch {
  /** Seat of the turn; null for the reader's own turn. */
  readonly owner: OwnerId | null
  readonly name: string
  readonly told: readonly ReportLine[]
  readonly booked: readonly Booking[]
}

/** One round of one player, worded in the language set when the report is made. It contains only what the seat's own view shows. */
export interface Report {
  readonly title: string
  readonly seat: SeatId
  /** Colour slot of the seat, 1 to 16. */
  readonly accent: number
  readonly seatName: string
  readonly player: string
  /** 0: before the first round. */
  readonly round: number
  /** "Round 7", as the game calls its rounds. */
  readonly roundName: string
  /** Whether the round is over. */
  readonly over: boolean
  /** The reader's own turn, phase by phase; empty before it begins. */
  readonly happened: readonly Stretch[]
  /** Effects of other seats' turns on the seat, turn by turn. */
  readonly elsewhere: readonly Stretch[]
  /** What everybody could see, and what the seat found out about others, turn by turn. */
  readonly saw: readonly Stretch[]
  /** The player's private notes and their results. */
  readonly notes: readonly ReportLine[]
  /** Heading of the notes; empty in a game without any. */
  readonly notesHeading: string
  /** Figures at the end of the round, or now if it is not over. */
  readonly standing: SeatStatus
  /** Requests open when the report is made, for any round. */
  readonly asked: readonly Asked[]
  /** Marks of the seat and of all owners named in a heading. */
  readonly marks: readonly OwnerMark[]
  /** "In play: Round 7 · Humans · Population.", or that the game is over. */
  readonly now: string
}

/**
 * Makes the report of one round for the player whose view this is. Throws for the game master's view, which shows too much.
 * A future round gives an empty report with the current figures.
 */
export function turnReport(game: Game, view: TableView, round: number): Report {
  const { seat } = view
  if (seat === GAME_MASTER) throw new InvariantError(`A report is made from what a player sees, not from the view of "${seat}"`)
  const moments = momentsOf(view.entries)
  const world = new WorldState()
  const balances = new Balances(seat, round)
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (at.turn > round) balances.close(world)
      balances.take(effect, at)
      world.apply(effect)
    }
  }
  balances.close(world)
  return toldOf({ game, world, names: namesOf(moments) }, () => reportOf(game, view, moments, world, balances))
}

function reportOf(game: Game, view: TableView, moments: readonly Moment[], world: World, balances: Balances): Report {
  const { seat, round } = balances
  const owner = game.owners(world).find(({ id }) => id === seat)
  const notes = game.report?.notes
  const told = happenedIn(moments, { seat, commanded: commandedBy(game.owners(world), seat) }, round, notes)
  const standing = standingOf(game, balances)
  const stretches = [...told.happened, ...told.elsewhere, ...told.saw]
  const named = [...stretches, ...stretches.flatMap(({ booked }) => booked), ...standing.groups].map(({ owner: whose }) => whose)
  return {
    title: view.title,
    seat,
    seatName: say(`seat.${seat}`),
    accent: owner?.accent ?? 1,
    player: owner?.player ?? '',
    round,
    roundName: roundName(round),
    over: world.cursor.turn > round || isGameOver(view),
    notesHeading: notes?.heading() ?? '',
    ...told,
    standing,
    marks: marksOf([seat, ...named]),
    asked: view.pending.map(askedOf),
    now: placeText(world.cursor, isGameOver(view)),
  }
}

/** Returns the rounds that have begun, newest first. */
export function roundsOf(view: TableView): readonly number[] {
  const world = new WorldState()
  for (const { effects } of effectiveMoments(momentsOf(view.entries)))
    for (const { effect } of effects) if (effect.kind === 'checkpoint') world.apply(effect)
  return Array.from({ length: world.cursor.turn + 1 }, (_, at) => world.cursor.turn - at)
}

/** The seed is shown only when the game is over. */
function isGameOver({ seed }: TableView): boolean {
  return seed !== null
}
