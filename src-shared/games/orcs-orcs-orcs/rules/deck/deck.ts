import type { Bonus, Category, CreatureType, FateRule, Power, Section, Skill, Toadling } from '../types.ts'

/**
 * The print of cards, markers and boards, as a table has it. The book's pictures are lost, so every figure can be replaced by what a
 * group's own copy says (RULING-01); `OURS_1` is what the program brings.
 */
export interface Deck {
  readonly name: string
  /** Paths in their order around the tower; the last is the first one's neighbour (RULING-11). */
  readonly ring: readonly number[]
  readonly creatures: readonly CreatureFigures[]
  readonly spells: readonly Spell[]
  readonly fate: readonly FateCard[]
  /** The 19 cards of Expansion 1. */
  readonly fateX1: readonly FateCardX1[]
  /** How many toadling tiles bear each effect; 12 in all. */
  readonly toadlings: Readonly<Record<Toadling, number>>
  /** Where each figure comes from, by its path (`creatures.orc.life`). Absent: ours. */
  readonly sources: Readonly<Record<string, Source>>
}

/** `P` printed, `D` derived from printed figures, `W` a public statement, `O` ours. */
export const SOURCES = ['P', 'D', 'W', 'O'] as const
export type Source = (typeof SOURCES)[number]

export interface CreatureFigures {
  readonly id: CreatureType
  readonly category: Category
  /** Markers of it, those with a number included. */
  readonly markers: number
  /** Markers that bear a 3, and a 4: left out with two players, and with three. */
  readonly threes: number
  readonly fours: number
  readonly life: number
  /** What a trophy is worth, from the first space of its counter to the last; absent for a newcomer, who takes over a counter. */
  readonly track?: readonly number[]
  /** Absent for a newcomer, who grants what the type it replaces granted. */
  readonly skill?: Skill
  readonly bonus: Bonus | null
}

export type SpellClass = 'attack' | 'lore' | 'support'

/** Where spell cards come from: each seat's eight, or one of the two piles of the display. */
export type SpellPile = 'start' | 'A' | 'B'

export interface Spell {
  /** The face of its cards. */
  readonly id: string
  /** What it does; several spells may do the same (four Spell Books of different pairs). */
  readonly name: SpellName
  readonly kind: SpellClass
  /** Types of power it can give: one, two of which the player chooses, or all four. */
  readonly powers: readonly Power[]
  /** The first line first. Lore has none. */
  readonly lines: readonly Line[]
  /** Does something when it is played as an enhancement. */
  readonly effects: readonly Effect[]
  readonly pile: SpellPile
  /** Copies: in each start deck, or in the pile. */
  readonly copies: number
}

export const BIG_ATTACKS = ['fireball', 'lightning_bolt', 'earthquake', 'ice_storm'] as const
const SMALL_ATTACKS = ['smash', 'zap', 'cold_snap', 'fire_spark'] as const
const LORE = ['spell_book', 'wisdom'] as const
const SUPPORTS = ['switch', 'replenish', 'magic_bonds', 'voodoo'] as const
export const SPELL_NAMES = [...SMALL_ATTACKS, ...BIG_ATTACKS, ...LORE, ...SUPPORTS] as const
export type SpellName = (typeof SPELL_NAMES)[number]

/** The class of a spell, which the book settles. */
export function kindOf(name: SpellName): SpellClass {
  if (LORE.some((lore) => lore === name)) return 'lore'
  return SUPPORTS.some((support) => support === name) ? 'support' : 'attack'
}

export const EFFECTS = ['teleport', 'draw'] as const
export type Effect = (typeof EFFECTS)[number]

/** Power a line asks for: so much of the spell's own type, or so much of each type named (`any`: of any type). */
export type Need = number | Readonly<Partial<Record<Power | 'any', number>>>

export interface Line {
  readonly need: Need
  readonly does: LineEffect
}

/**
 * `one`: a creature; `section`: all on a section; with `beside` a neighbouring one as well, with `behind` the one behind it.
 * `swap`: two creatures trade places; `bring`: one comes to the own path; `forward`: one moves on; `draw`: up to so many cards;
 * `discard`: one other seat, or all, discard a card.
 */
export type LineEffect =
  | { readonly do: 'damage'; readonly amount: number; readonly area: 'one' | 'section' | 'beside' | 'behind' }
  | { readonly do: 'swap' }
  | { readonly do: 'bring' }
  | { readonly do: 'forward'; readonly steps: number }
  | { readonly do: 'draw'; readonly cards: number; readonly actions: number }
  | { readonly do: 'discard'; readonly who: 'one' | 'all'; readonly actions: number }

/** Least and most of each figure that is a number. `numbered`: markers with a 3, and with a 4; `worth`: of a trophy. */
export const BOUNDS = {
  ...{ life: [1, 99], markers: [0, 72], numbered: [0, 36], worth: [0, 99], copies: [0, 40], tiles: [0, 12] },
  ...{ need: [1, 9], amount: [1, 99], steps: [1, 3], cards: [1, 9], actions: [0, 9] },
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** Which categories move, and the rule of the lower part. */
export interface FateCard {
  readonly moves: readonly Category[]
  readonly rule: FateRule | null
}

/** Which sections of which paths move. */
export interface FateCardX1 {
  readonly paths: readonly number[]
  readonly sections: readonly Section[]
  readonly rule: FateRule | null
}

/** The face of a fate card: two that read alike are the same card. */
export function fateFace(card: FateCard | FateCardX1): string {
  const upper = 'moves' in card ? card.moves.map((category) => category[0]?.toUpperCase()).join('') : upperOf(card)
  return card.rule === null ? upper : `${upper}:${card.rule}`
}

function upperOf({ paths, sections }: FateCardX1): string {
  const letters = { 1: 'I', 2: 'M', 3: 'O' } as const
  return `${paths.join('')}-${[...sections]
    .sort((one, other) => other - one)
    .map((section) => letters[section])
    .join('')}`
}
