/** T-SHAMAN: a new shaman adds 4 to own military rolls, takes 4 from enemy ones, and does nothing for births. */
export const NEW_SHAMAN = { military: 4, opponent: 4, birth: 0 } as const
