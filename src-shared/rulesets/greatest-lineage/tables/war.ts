/** Lead on a territory roll that takes the territory (GL-WAR-22), and rolls that kill a royal (GL-WAR-23) or destroy what stands (GL-WAR-25). */
export const BATTLE_GOALS = { landLead: 15, royalFrom: 95, destroyFrom: 50 } as const

/** Prestige a war costs each side in every war turn from `fromTurn` on (GL-WAR-27), and what its losses add (GL-WAR-28; monuments: each). */
export const DECAY = { fromTurn: 9, turn: 2, territory: 4, half: 6, monument: 2 } as const
