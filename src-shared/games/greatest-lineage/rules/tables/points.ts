/** Points of phase 2: so many for every full `per` of what is held. */
export const POINTS_FOR = {
  tokens: { per: 5, points: 3 },
  territories: { per: 1, points: 2 },
  prestige: { per: 20, points: 1 },
  people: { per: 10, points: 2 },
} as const
