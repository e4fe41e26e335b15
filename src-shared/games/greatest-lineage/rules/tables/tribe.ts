/** T-TRIBE: what each non-player tribe begins with, needs and grows by. People in heads. */
export const TRIBE = {
  warriorsPerTerritory: 25,
  femalesPerTerritory: 25,
  /** Fewest people that hold a territory (GL-NPT-4). */
  peopleToHoldTerritory: 10,
  /** People in every second round, culture in every round (GL-NPT-5). */
  growth: { females: 1, warriors: 1, peopleEvery: 2, culture: 2 },
  /** Tokens that end a war with one, however long (GL-NPT-3). */
  tribute: { food: 30, wood: 60 },
} as const
