import {
  GAME_MASTER,
  maySee,
  ONLOOKER,
  type Audience,
  type Figures,
  type OwnerId,
  type RuleId,
  type SeatId,
} from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'

/** `owed`: has to be given or done; `comes`: happens by itself; `threat`: what may go wrong. */
export type AheadKind = 'owed' | 'comes' | 'threat'

/** One thing that lies ahead, in the words of its game. */
export interface AheadLine {
  readonly kind: AheadKind
  readonly wording: string
  readonly figures: Figures
  readonly rule: RuleId
  /** Who may know of it. Absent: everybody. */
  readonly see?: Audience
}

/** What a game can say of the rounds to come from the world as it stands. It reads what the world holds and reckons nothing from what is missing. */
export interface AheadFace {
  /** Of one owner: what it owes, what comes to it, what it has to fear; empty for one that is out of the game. */
  of(world: World, owner: OwnerId): readonly AheadLine[]
  /** Of all of them, and of nobody in particular. */
  table(world: World): readonly AheadLine[]
}

/** What `viewer` may know of it; the same thing said twice is left out. */
export function seenAhead(lines: readonly AheadLine[], viewer: SeatId): readonly AheadLine[] {
  const seen = lines.filter(({ see }) => maySee(see, viewer))
  const keys = seen.map(keyOf)
  return seen.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/**
 * Parts what can be read aloud on `viewer`'s screen from what only few may know. The game master's screen is read to the table and seen by
 * it; a player's own holds nothing back from the player.
 */
export function aloudAndApart<T extends { readonly see?: Audience | undefined }>(
  items: readonly T[],
  viewer: SeatId,
): { readonly aloud: readonly T[]; readonly apart: readonly T[] } {
  const listener = listenerOf(viewer)
  const isAloud = ({ see }: T): boolean => maySee(see, listener)
  return { aloud: items.filter(isAloud), apart: items.filter((item) => !isAloud(item)) }
}

/** Who hears and sees what `viewer`'s screen shows openly. */
export function listenerOf(viewer: SeatId): SeatId {
  return viewer === GAME_MASTER ? ONLOOKER : viewer
}

/** What tells one such line from another. */
export function keyOf({ wording, figures }: Pick<AheadLine, 'wording' | 'figures'>): string {
  return `${wording} ${JSON.stringify(figures)}`
}
