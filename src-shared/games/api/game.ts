import type { Cursor } from '../../kernel/world/effect.ts'
import type { Decisions } from '../../kernel/journal/journal.ts'
import type { RollRequest } from '../../kernel/engine/request.ts'
import type { Figures, Json, OwnerId, RuleId, SeatId } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Bot } from '../../insight/bots/bot.ts'
import type { EnglishName, GermanName } from '../../language/grammar.ts'
import type { Words } from '../../language/wordings.ts'
import type { AheadFace } from './aheadFace.ts'
import type { AnswersFace } from './answersFace.ts'
import type { BoardFace } from './boardFace.ts'
import type { LandFace } from './landFace.ts'
import type { BookFace } from './bookFace.ts'
import type { ChartFace } from './chartFace.ts'
import type { DiceFace } from './diceFace.ts'
import type { Emblem } from './emblem.ts'
import type { HighlightFace } from './highlightFace.ts'
import type { LedgerFace, OwnerFace, SeatInRound } from './ledgerFace.ts'
import type { NamingFace } from './namingFace.ts'
import type { OddsTold } from './oddsFace.ts'
import type { RecordFace } from './recordsFace.ts'
import type { ReportFace } from './reportFace.ts'
import type { Rulebook } from '../rulebook/rulebook.ts'
import type { ScoreSheet } from '../reading/score.ts'
import type { SetupFace } from '../setup/setupFace.ts'
import type { Inconsistency } from '../setup/takingOver.ts'

/**
 * One game: its rules and its face. The face is plain data and pure functions; every page, report and sheet of paper asks it and names no game.
 * Texts are read where they are shown: they are in the language of that moment.
 */
export interface Game<Setup extends Json = Json> {
  readonly id: string
  readonly rules: Ruleset<Setup>
  /**
   * What the game says, by wording key. Next to what its requests and effects name: `seat.<owner>`, `account.<account>`, `group.<group>`,
   * `derived.<figure>`, `phase.<phase>`, `outcome.<outcome>`, and `<wording>.hint` where a wording has a sentence that explains it,
   * and `over.<status>` where the end of the game has a title of its own.
   */
  readonly words: Words
  /** Prefixes of wordings in which a figure that is an id finds its word (`material.wood`), beside `account` and `seat`. */
  readonly kinds?: readonly string[]
  /**
   * The text of a wording key that only this campaign knows, without figures: what its set-up calls its nations, lands or units; null for every
   * other key. It comes before `words`, so that `seat.<owner>` may be answered here.
   */
  readonly given?: (key: string, world: World) => string | null
  readonly names: OwnerNames
  /** Whoever holds accounts, in the order of the table. */
  owners(world: World): readonly OwnerFace[]
  readonly calendar: Calendar
  /** How one of its campaigns is set up; a game without it cannot be chosen on the page. */
  readonly setup?: SetupFace
  /** What it brings of the documents its set-up takes, each by its name: a deck, a scenario, armies. Absent: none. */
  readonly documents?: Readonly<Record<string, Json>>
  /** How its worlds are made; missing where it is played without a board, or with one of its own. */
  readonly board?: BoardFace
  /** The board its campaigns are played on; missing where there is none, or the game draws its own. */
  readonly land?: LandFace
  readonly ledger: LedgerFace
  /** What the page of charts draws; every account of its players where the game says nothing. */
  readonly charts?: ChartFace
  readonly book: Rulebook
  /** Records the game master may set by hand, in the order in which they are offered; missing where there are none. */
  readonly records?: readonly RecordFace[]
  /** What people may name; missing where nothing has names of its own. */
  readonly naming?: NamingFace
  /** What figures and records of this world say against each other; missing where the game has nothing to say of that. */
  readonly inconsistencies?: (world: World) => readonly Inconsistency[]
  /** What of its chronicle the table should not miss; missing where only turns and rounds stand out. */
  readonly highlights?: HighlightFace
  /** Which of its lines tell of dice as they fell; missing where none does. */
  readonly dice?: DiceFace
  /** What lies ahead of its players; missing where nothing can be said of it. */
  readonly ahead?: AheadFace
  /** What the book of a campaign tells of this game alone; missing where the chronicle says it all. */
  readonly bookContent?: BookFace
  /** What reports say of this game alone. */
  readonly report?: ReportFace
  /** Whether what was decided in mid-campaign changes what the game has scheduled, and no house rule; missing where nothing does. */
  readonly isDecree?: (decided: Decisions) => boolean
  /** How answers are told; by the wordings `option.<id>`, `act.<id>` and `field.<id>` where it is missing. */
  readonly answers?: AnswersFace
  /** What two dice against each other promise before one of them falls; null for a roll that is no such thing. */
  readonly opposed?: (request: RollRequest) => OddsTold | null
  /** How the game ended; null while it goes on. */
  ending(world: World): GameEnding | null
  /** What an owner's victory is counted by; null for one that does not play for it, or no more. Missing where nothing is counted. */
  readonly score?: (world: World, owner: OwnerId) => ScoreSheet | null
  /** Whether that decides the game, so that it is shown while play goes on. */
  readonly isPlayedForScore?: (world: World) => boolean
  /** Wordings of lines that carry on the sentence told before them, and are joined to it: "This is permanent." */
  readonly continuing?: ReadonlySet<string>
  /** Faces of the dice of requests whose answers do not keep them and that are not a hundred, by the name of the request. */
  readonly otherDice?: Readonly<Record<string, number>>
  /** By name; `idle` and `random` play every game. */
  readonly bots: Readonly<Record<string, Bot>>
}

/** A game on the shelf: what is told of it before one of its campaigns is opened, and the way to the rest. */
export interface GameEntry {
  readonly id: string
  readonly about: GameAbout
  /** What of a set-up file (JSON, in English) is this game's own, for whoever writes one by hand. */
  readonly setupFile: string
  /** Colour slots of its players, for lists of campaigns that are not open. */
  readonly accents: Readonly<Record<OwnerId, number>>
  /** Emblems of its players, for the same. */
  readonly emblems?: Readonly<Record<OwnerId, Emblem>>
  /** The game itself: loaded when a campaign of it is opened or set up, not before. */
  readonly load: () => Promise<Game>
}

/** Read where it is shown: it is in the language of that moment. */
export interface GameAbout {
  readonly title: string
  /** Three lines: what it is, who plays, how long it takes. */
  readonly lines: readonly string[]
  /** Its emblem: outlines of SVG paths on a grid of 64 by 64, filled with the ink of the place it stands in. */
  readonly emblem: readonly string[]
}

/** What an owner is called within a sentence of each language. */
export interface OwnerNames {
  en(owner: OwnerId, world: World): EnglishName
  de(owner: OwnerId, world: World): GermanName
}

/** How play goes round. */
export interface Calendar {
  /** The steps of the turn in play, in their order: the rail, and keys 1 to 9. */
  steps(cursor: Cursor): readonly TurnStep[]
  /** Players in their order of play, and how far the round has come. */
  seats(world: World, cursor: Cursor): readonly SeatInRound[]
  /** Where play goes on once the phase it stands in is over; missing where no phase can be ended by hand. */
  next?(world: World): Cursor
}

/** A step of a turn; named by the wording `phase.<phase>`, and where there is little room `phase.short.<phase>`. */
export interface TurnStep {
  readonly phase: number
  /** Accounts whose change tells in one figure what the step did, and the wording of what they count. */
  readonly headline: { readonly accounts: readonly string[]; readonly counts: string } | null
}

/** Why a game ended, where the rule its last line names does not say it. */
export interface EndingReason {
  readonly rule: RuleId
  readonly wording: string
  readonly figures?: Figures
}

export interface GameEnding {
  readonly status: 'won' | 'draw' | 'shared'
  readonly winners: readonly SeatId[]
  readonly turn: number
  /** Points decided it: they are shown first. */
  readonly byScore?: boolean
  readonly reason?: EndingReason
}
