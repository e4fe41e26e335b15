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

/** What an effect concerns: the id of a record, an event, a person, or several of them. */
export type About = string | readonly string[]

/** Figures that go into a worded text: `{ mothers: 14, chance: 60 }`. */
export type Figures = Readonly<Record<string, number | string>>

/** Anything a journal line can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export function maySee(audience: Audience | undefined, seat: SeatId): boolean {
  if (seat === GAME_MASTER || audience === undefined || audience === 'all') return true
  return audience !== 'gm' && audience.includes(seat)
}

/** Whoever may learn of both: the game master alone where one of the two is for him alone. */
export function narrower(one: Audience | undefined, other: Audience | undefined): Audience | undefined {
  if (one === 'gm' || other === 'gm') return 'gm'
  if (one === undefined || one === 'all') return other
  if (other === undefined || other === 'all') return one
  return one.filter((seat) => other.includes(seat))
}

/** The ids an effect concerns; empty where it says nothing of it. */
export function aboutOf({ about = [] }: { readonly about?: About }): readonly string[] {
  return typeof about === 'string' ? [about] : about
}
