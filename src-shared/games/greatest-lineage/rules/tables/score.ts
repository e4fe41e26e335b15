/** T-APP-B: what one of each is worth at the end, in percent of a point, in the order of the print. */
export const SCORE_WORTH = [
  { id: 'culture', percent: 200 },
  { id: 'technology', percent: 100 },
  { id: 'militaryTechnology', percent: 50 },
  { id: 'territories', percent: 150 },
  { id: 'prestige', percent: 400 },
  { id: 'population', percent: 25 },
  { id: 'stone', percent: 125 },
  { id: 'metal', percent: 200 },
  { id: 'food', percent: 50 },
  { id: 'wood', percent: 50 },
  { id: 'wealth', percent: 500 },
  /** Each age past the first: 10,000 points flat. */
  { id: 'ages', percent: 1_000_000 },
] as const

export type ScoreId = (typeof SCORE_WORTH)[number]['id']
