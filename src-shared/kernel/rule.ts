/** The id of one rule of one game, as it stands in that game's rulebook: `GL-MON-7`, `GL-TIME-T03a`. */
export type RuleId = `${string}-${string}-${string}`

/** A seat at the table: a player, or the game master, whose seat is always `gm`. */
export type SeatId = string

export const GAME_MASTER: SeatId = 'gm'

/** Whoever owns accounts: a seat, or a faction nobody sits for (a kingdom, a tribe). */
export type OwnerId = string

/**
 * Who may learn of an effect. The game master always may.
 * `all`: everybody; `gm`: the game master only; a list: those seats.
 */
export type Audience = 'all' | 'gm' | readonly SeatId[]

/** Figures that go into a worded text: `{ mothers: 14, chance: 60 }`. */
export type Figures = Readonly<Record<string, number | string>>

/** Anything a journal line can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export function maySee(audience: Audience | undefined, seat: SeatId): boolean {
  if (seat === GAME_MASTER || audience === undefined || audience === 'all') return true
  return audience !== 'gm' && audience.includes(seat)
}
