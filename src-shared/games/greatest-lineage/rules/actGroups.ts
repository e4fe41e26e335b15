/** What an act is about: it stands under that heading, and a mere Enter begins none of those that concern others. */
export const OF_WARS = { group: 'actGroup.wars', grave: true } as const
export const OF_LAND = { group: 'actGroup.land' } as const
export const OF_RAIDS = { group: 'actGroup.raids', grave: true } as const
export const OF_DIPLOMACY = { group: 'actGroup.diplomacy', grave: true } as const
export const OF_TRAINING = { group: 'actGroup.training', grave: true } as const
export const OF_MISSIONS = { group: 'actGroup.missions', grave: true } as const
