import { roll, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { RAID } from '../tables/raid.ts'

/** GL-RAID-3 What a raid can be after, in the order in which the goals are rolled for, each at most once; never land (RULING-70). */
export const RAID_GOALS = ['kill', 'burn', 'steal', 'raze'] as const
export type RaidGoal = (typeof RAID_GOALS)[number]

/** A goal that came true, and the die that showed it. */
export interface Achieved {
  readonly goal: RaidGoal
  readonly die: number
}

/** Chances in percent of `goals` goals in their order: one chance for all, or less for each later one (RULING-71). */
export function raidChances(world: World, goals: number): readonly number[] {
  const further = (count: number) => RAID.chance - RAID.perFurtherGoal * count
  const stepped = ruled(world, 'raid_penalty') === 'stepped'
  return Array.from({ length: goals }, (_, place) => further(stepped ? place : goals - 1))
}

/** GL-RAID-4 A die for each goal, in the order of the list: 40 or less, 8 less for every goal past the first. Gives those that came true. */
export function* rollForGoals(world: World, seat: Civilisation, goals: readonly RaidGoal[]): Procedure<readonly Achieved[]> {
  let chances = raidChances(world, goals.length)
  const { values } = yield* roll('raidGoals', seat, () => {
    chances = raidChances(world, goals.length)
    return {
      rule: 'GL-RAID-4',
      figures: { goals: goals.join(','), chance: chances.join(', ') },
      faces: 100,
      count: goals.length,
      test: {
        type: 'atMostEach',
        groups: chances.map((need) => ({ need, count: 1 })),
        success: 'raidSuccess',
        failure: 'raidFailure',
      },
    }
  })
  return goals.flatMap((goal, place) => {
    const die = values?.[place] ?? Infinity
    return die <= (chances[place] ?? 0) ? [{ goal, die }] : []
  })
}
