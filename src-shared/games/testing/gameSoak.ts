import type { Chance } from '../../insight/bots/bot.ts'
import type { Change, Entry } from '../../kernel/journal/journal.ts'
import type { Json } from '../../kernel/world/rule.ts'

/** How whole campaigns of a game are drawn for the soak, and what must be true of them. */
export interface GameSoak {
  /** A set-up: about half of them by the usual house rules. */
  setup(chance: Chance, seed: number): Json
  /** House rules changed in mid-campaign; some of them may be refused. */
  ruling(chance: Chance): Json
  /** What the game master sets before the first turn so that late play is reached as well. `setup`: as `setup` gave it. */
  headStart(chance: Chance, seed: number, setup: Json): Change[]
  /** Watches one campaign: is given every entry in order and says which invariants it breaks. */
  watch(): { take(entry: Entry): readonly string[] }
  /** How the game plays, for a report; missing where nobody has asked. */
  readonly playability?: Playability
}

/** Campaigns that are played to see how the game goes, and what is written of them. A trial is plain data, so that it can cross to a worker. */
export interface Playability<Trial = unknown, Played = unknown> {
  /** Every trial of the report, each `campaigns` times from the first seed on. */
  trials(campaigns: number, firstSeed: number): readonly Trial[]
  /** Throws where a bot gives an answer that is refused. */
  play(trial: Trial): Played
  /** As Markdown; it depends on what was played alone. */
  report(played: readonly Played[], command: string): string
}
