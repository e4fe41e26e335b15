/** The three civilisations, in their order around the table. */
export const SEATS = ['elves', 'humans', 'dwarves'] as const
export type Civilisation = (typeof SEATS)[number]

/** The three monster kingdoms, in the order in which they act. */
export const KINGDOMS = ['demonic', 'undead', 'monstrous'] as const
export type Kingdom = (typeof KINGDOMS)[number]

/** All non-player tribes together: what every tribe has gained since the beginning. */
export const TRIBES = 'tribes'

/** One non-player tribe. */
export type TribeId = `tribe-${number}`

export function isCivilisation(owner: string): owner is Civilisation {
  return (SEATS as readonly string[]).includes(owner)
}

export function isKingdom(owner: string): owner is Kingdom {
  return (KINGDOMS as readonly string[]).includes(owner)
}

export function isTribe(owner: string): owner is TribeId {
  return /^tribe-\d+$/.test(owner)
}
