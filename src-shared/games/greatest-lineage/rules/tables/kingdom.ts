/** T-KINGDOM: what each monster kingdom begins with and grows by. Warriors in heads, scores in points. */
export const KINGDOM = {
  warriorsPerTerritory: 50,
  culture: 500,
  technology: 500,
  militaryTechnology: 80,
  /** Warriors gained in every round, and the one more in every second round (GL-NPK-9). */
  growth: { warriors: 4, military: 1, militaryEvery: 2 },
  /** Tokens that end a war with one, for each of its turns (GL-NPK-5). */
  tribute: { wealth: 10, food: 4 },
  /** Full rounds of peace before the next war (GL-NPK-6). */
  peace: 2,
} as const
