/** Lead on a territory roll that takes the territory (GL-WAR-22), and rolls that kill a royal (GL-WAR-23) or destroy what stands (GL-WAR-25). */
export const BATTLE_GOALS = { landLead: 15, royalFrom: 95, destroyFrom: 50 } as const

/** Prestige a war costs each side in every war turn from `fromTurn` on (GL-WAR-27), and what its losses add (GL-WAR-28; monuments: each). */
export const DECAY = { fromTurn: 9, turn: 2, territory: 4, half: 6, monument: 2 } as const

/** Forced withdrawal: its chance in percent (GL-WAR-30), and what may be claimed then, in percent of what there is (GL-WAR-31). */
export const WITHDRAWAL = { chance: 30, tokens: 75, people: 50, land: 25 } as const
