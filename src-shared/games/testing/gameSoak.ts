import type { Chance } from '../../insight/bots/bot.ts'
import type { Change, Entry } from '../../kernel/journal.ts'
import type { Json } from '../../kernel/rule.ts'

/** How whole campaigns of a game are drawn for the soak, and what must be true of them. */
export interface GameSoak {
  /** A set-up: about half of them by the usual house rules. */
  setup(chance: Chance): Json
  /** House rules decided anew in mid-campaign; some of them may be refused. */
  ruling(chance: Chance): Json
  /** What the game master sets before the first turn so that late play is reached as well. */
  headStart(chance: Chance): Change[]
  /** Watches one campaign: is given every entry in order and says which invariants it breaks. */
  watch(): { take(entry: Entry): readonly string[] }
}
