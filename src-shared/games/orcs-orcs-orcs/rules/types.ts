/** The colours that can play, in the order of the book. */
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value)
}

export const CATEGORIES = ['weak', 'strong', 'brute'] as const
export type Category = (typeof CATEGORIES)[number]

export const BASIC_TYPES = ['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'] as const
export const NEWCOMERS = ['croco', 'toad', 'bomber'] as const
export const CREATURE_TYPES = [...BASIC_TYPES, ...NEWCOMERS] as const
export type BasicType = (typeof BASIC_TYPES)[number]
export type Newcomer = (typeof NEWCOMERS)[number]
export type CreatureType = (typeof CREATURE_TYPES)[number]

export function isCreatureType(value: unknown): value is CreatureType {
  return CREATURE_TYPES.some((type) => type === value)
}

/** Sections of a path, the inner one first; beyond 1 is the tower. */
export const SECTIONS = [1, 2, 3] as const
export type Section = (typeof SECTIONS)[number]
export const OUTER: Section = 3

/** Paths, and the spaces of the tower at their heads. */
export const PATHS = [1, 2, 3, 4, 5, 6] as const

/** Types of spell power. */
export const POWERS = ['earth', 'lightning', 'water', 'fire'] as const
export type Power = (typeof POWERS)[number]

export const SKILLS = ['draw_plus_1', 'no_change_of_rules', 'remove_hand', 'extra_action', 'no_loss', 'poison'] as const
export type Skill = (typeof SKILLS)[number]

export const BONUSES = ['power', 'card', 'discard', 'action', 'toadling', 'blast'] as const
export type Bonus = (typeof BONUSES)[number]

/** Rules that the lower part of a fate card may bring. */
export const FATE_RULES = ['life_plus_1', 'no_spells', 'no_teleportation', 'no_extra_skills', 'three_spells', 'exchange'] as const
export type FateRule = (typeof FATE_RULES)[number]

export const TERRAINS = ['tendrils', 'stone', 'road'] as const
export type Terrain = (typeof TERRAINS)[number]

export const TOADLINGS = ['draw', 'action', 'power', 'life'] as const
export type Toadling = (typeof TOADLINGS)[number]

export const MISSIONS = ['weak', 'strong', 'brute', 'many', 'sets', 'skills', 'maximum', 'spells'] as const
export type Mission = (typeof MISSIONS)[number]

/** The face of a poison card. */
export const POISON = 'poison'
/** Poison cards of the box (OO-SET-1). */
export const POISON_CARDS = 14

/** Where play is within a round. */
export const PHASE = { fate: 0, reveal: 1, actions: 2, draw: 3, scoring: 9 } as const
