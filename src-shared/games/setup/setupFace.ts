import type { Field, Sheet } from '../../kernel/forms/field.ts'
import type { Json, OwnerId, SeatId } from '../../kernel/world/rule.ts'
import type { ChoiceValue } from '../rulebook/rulebook.ts'

/** A campaign of one game being set up, without what every campaign has (title, dice, seed). */
export interface SetupChoices {
  /** Names of players by seat, trimmed; empty where nobody was named. */
  readonly names: Readonly<Record<SeatId, string>>
  /** What was filled in for each seat. */
  readonly seats: Readonly<Record<SeatId, Sheet>>
  /** What was filled in for the game. */
  readonly sheet: Sheet
  /** House rules that differ from the defaults. */
  readonly houseRules: Readonly<Record<string, ChoiceValue>>
}

/** How a campaign of the game is set up. Wordings are told for the game, before there is a world. */
export interface SetupFace {
  /** Chance is drawn from piles, and there are no dice. */
  readonly hasNoDice?: true
  /** Every seat there can be, in the order of the table, with its colour slot. */
  readonly seats: readonly { readonly id: OwnerId; readonly accent: number }[]
  /** Seats these choices have, whoever is named; absent: all of them. */
  seatsFor?(choices: SetupChoices): readonly SeatId[]
  /** Seats that stay empty, so that nobody is set up there. */
  leftOut(choices: SetupChoices): readonly SeatId[]
  /** House rules that go together, offered before anything else; the first is the usual one. Absent: the game has no such ways. */
  ways?(): readonly SetupWay[]
  /** Asked of each seat. */
  seatFields(seat: SeatId, choices: SetupChoices): readonly Field[]
  /** Asked once; what is asked may follow from what was filled in. */
  fields(choices: SetupChoices): readonly Field[]
  /** Said among the game's fields: behind the field of that id, or behind all. It may follow from what was filled in. */
  notes?(choices: SetupChoices): readonly SetupNote[]
  /** Told in the summary before what was filled in: what the choices come to. */
  summary?(choices: SetupChoices): readonly { readonly title: string; readonly value: string }[]
  /** Said below the seats, beside what every set-up says there. */
  hint?(): string
  /** The raw set-up the rules read; names of seats that play are never empty. */
  raw(choices: SetupChoices): { readonly [key: string]: Json }
}

/** A way to play. Its texts are in the language of the moment. */
export interface SetupWay {
  readonly id: string
  readonly title: string
  /** How long a game lasts so. */
  readonly lasts: string
  /** What to expect, each a line. */
  readonly facts: readonly string[]
  /** House rules that differ from the defaults. */
  readonly houseRules: Readonly<Record<string, ChoiceValue>>
}

export interface SetupNote {
  readonly behind: string
  readonly title: string
  readonly lead: string
  readonly text: string
  /** What is listed below the text. */
  readonly lines?: readonly string[]
}
