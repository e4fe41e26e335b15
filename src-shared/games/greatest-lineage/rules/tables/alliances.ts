/** What alliances bring and what they cost. */
export const ALLIANCE = {
  /** Prestige each partner has while it lasts. */
  prestige: 10,
  /** Prestige for every so many rounds. */
  lasting: { rounds: 2, prestige: 1 },
  /** Culture and prestige for every so many tokens received by trade. */
  trade: { tokens: 10, culture: 2, prestige: 1 },
  /** Rounds between the declaration that breaks it and the war. */
  notice: 5,
} as const
