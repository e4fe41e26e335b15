/** The id of one rule of one game, as it stands in that game's rulebook: `GL-MON-7`, `GL-TIME-T03a`. */
export type RuleId = `${string}-${string}-${string}`

/** A seat at the table: a player, or the game master, whose seat is always `gm`. */
export type SeatId = string

export const GAME_MASTER: SeatId = 'gm'

/** Who looks on from a screen of the table's own: sees what everybody may see, and does nothing. */
export const ONLOOKER: SeatId = 'onlooker'

/** Whoever owns accounts: a seat, or a faction nobody sits for (a kingdom, a tribe). */
export type OwnerId = string

/**
 * Who may learn of an effect. `all`: everybody; `gm`: the game master only; a list: those seats and the game master; `only`: those seats,
 * and not even the game master, whose view leaves it out (it stays in the file).
 */
export type Audience = 'all' | 'gm' | readonly SeatId[] | { readonly only: readonly SeatId[] }

/** What an effect concerns: the id of a record, an event, a person, or several of them. */
export type About = string | readonly string[]

/** Figures that go into a worded text: `{ mothers: 14, chance: 60 }`. */
export type Figures = Readonly<Record<string, number | string>>
/** One of them; undefined where a text is told without it. */
export type Figure = Figures[string] | undefined

/** Anything a journal line can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export function maySee(audience: Audience | undefined, seat: SeatId): boolean {
  if (audience === undefined || audience === 'all') return true
  if (typeof audience === 'object' && 'only' in audience) return audience.only.includes(seat)
  return seat === GAME_MASTER || (audience !== 'gm' && audience.includes(seat))
}

/** Those who may learn of both: the game master alone where one of the two is for him alone. */
export function narrower(one: Audience | undefined, other: Audience | undefined): Audience | undefined {
  if (one === undefined || one === 'all') return other
  if (other === undefined || other === 'all') return one
  const seats = seatsOf(one).filter((seat) => maySee(other, seat))
  if (maySee(one, GAME_MASTER) && maySee(other, GAME_MASTER)) return one === 'gm' || other === 'gm' ? 'gm' : seats
  return { only: seats }
}

/** The seats an audience names. */
function seatsOf(audience: Exclude<Audience, 'all'>): readonly SeatId[] {
  if (audience === 'gm') return [GAME_MASTER]
  return 'only' in audience ? audience.only : audience
}

/** The ids an effect concerns; empty where it says nothing of it. */
export function aboutOf({ about = [] }: { readonly about?: About }): readonly string[] {
  return typeof about === 'string' ? [about] : about
}
