/** What counts for one more on a military roll, and by how much (GL-WAR-10 to GL-WAR-14). */
export const MILITARY_STEPS = {
  warriors: { each: 10, brings: 1 },
  culture: { each: 15, brings: 1 },
  technology: { each: 10, brings: 1 },
  militaryTechnology: { each: 10, brings: 4 },
  prestige: { each: 10, brings: 1 },
} as const

export const SHORTAGE_PENALTY = 30

/** For the owner of the spy, and against the player spied upon. */
export const INTELLIGENCE_BONUS = 5
