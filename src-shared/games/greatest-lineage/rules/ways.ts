import type { HouseRules } from './rulings/switches.ts'

/** Ways to play: house rules that go together, offered before anything else. Each can be changed line by line. */
export const WAYS = {
  campaign: {
    timeline_pace: 2,
    territories_per_combat: 5,
    scenario_tribes: 75,
    scenario_tribe: 6,
    conquest_turn_limit: 40,
  },
  printed: { timeline_pace: 1, territories_per_combat: 1, scenario_tribes: 75, scenario_tribe: 6 },
  evening: { timeline_pace: 1, t6_shortfall: 'spare_first_age', territories_per_combat: 10, conquest_turn_limit: 12 },
} as const satisfies Readonly<Record<string, HouseRules>>

export type Way = keyof typeof WAYS

/** In the order in which they are offered; the first is the usual one. */
export const WAY_IDS = ['campaign', 'printed', 'evening'] as const satisfies readonly Way[]

export function isWay(id: unknown): id is Way {
  return WAY_IDS.some((way) => way === id)
}
