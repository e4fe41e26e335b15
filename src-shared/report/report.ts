import type { TableView } from '../contract/workbenchApi.ts'
import { effectiveMoments, momentsOf, type Moment } from '../kernel/history.ts'
import { GAME_MASTER, type OwnerId, type RuleId, type SeatId } from '../kernel/rule.ts'
import { WorldState, type World } from '../kernel/world.ts'
import type { Game } from '../games/game.ts'
import { commandedBy } from '../games/ledgerFace.ts'
import { roundName, say, toldOf } from '../games/playing.ts'
import { askedOf, type Asked } from './asked.ts'
import { happenedIn } from './happened.ts'
import { marksOf, type OwnerMark } from './ownerMarks.ts'
import { placeText } from './place.ts'
import { Balances, standingOf, type SeatStatus } from './standing.ts'
import { namesOf } from '../kernel/naming.ts'
import { InvariantError } from '../kernel/invariantError.ts'

/** Something told: the text of a chronicle line, and how often it was told in the same place. */
export interface ReportLine {
  readonly text: string
  readonly rule: RuleId
  readonly times: number
}

/** One change of one account of the seat's own, or of somebody's it commands, who is named then. */
export interface Booking {
  /** Whose account it is, where it is not the seat's own. */
  readonly owner: OwnerId | null
  readonly account: string
  readonly delta: number
  /** What the account read after it. */
  readonly balance: number
  /** The rule's title and the figures that went into it. */
  readonly why: string
  readonly rule: RuleId
}

/** What was told and booked in one place, in order: a phase of the own turn, or somebody else's turn. */
export interface Stretch {
  /** Whose turn it was, where it was not the own one. */
  readonly owner: OwnerId | null
  readonly name: string
  readonly told: readonly ReportLine[]
  readonly booked: readonly Booking[]
}

/** What a round was for one player, all of it worded in the language of the moment it is made. Nothing is in it that the seat's own view does not show. */
export interface Report {
  readonly title: string
  readonly seat: SeatId
  /** Its colour slot, 1 to 16. */
  readonly accent: number
  readonly seatName: string
  readonly player: string
  /** 0: before the first round. */
  readonly round: number
  /** "Round 7", as the game calls its rounds. */
  readonly roundName: string
  /** Whether the round is over, or still being played. */
  readonly over: boolean
  /** The own turn, phase by phase; empty where it has not come yet. */
  readonly happened: readonly Stretch[]
  /** What others' turns did to the seat, turn by turn. */
  readonly elsewhere: readonly Stretch[]
  /** What everybody could see, and what the seat found out of others, turn by turn. */
  readonly saw: readonly Stretch[]
  /** What the player wrote down, and what came of it: for no other eyes. */
  readonly notes: readonly ReportLine[]
  /** What these are called; empty in a game without any. */
  readonly notesHeading: string
  /** As the round ended, or as things stand in it. */
  readonly standing: SeatStatus
  /** Of the moment the report is made in, whatever its round. */
  readonly asked: readonly Asked[]
  /** What the seat and everybody else named over a part of it are known by. */
  readonly marks: readonly OwnerMark[]
  /** "In play: Round 7 · Humans · Population.", or that the game is over. */
  readonly now: string
}

/**
 * The report of one round for the player whose view this is. Throws for the game master's view: reports are made from what a player sees.
 * A round that has not come yet gives an empty report that stands where play stands.
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

/** Rounds a report can be made of, newest first: those that have begun. */
export function roundsOf(view: TableView): readonly number[] {
  const world = new WorldState()
  for (const { effects } of effectiveMoments(momentsOf(view.entries)))
    for (const { effect } of effects) if (effect.kind === 'checkpoint') world.apply(effect)
  return Array.from({ length: world.cursor.turn + 1 }, (_, at) => world.cursor.turn - at)
}

/** The seed is shown when the game is over, and not before. */
function isGameOver({ seed }: TableView): boolean {
  return seed !== null
}
