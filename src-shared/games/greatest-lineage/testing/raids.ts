import type { WorldState } from '../../../kernel/world/world.ts'
import { voluntaryActs } from '../rules/acts.ts'
import { raidOffers } from '../rules/raids/raid.ts'
import type { Monument } from '../rules/records.ts'
import { playOut, stage, type StageSetting } from './stage.ts'

/** Food the raiders begin with. */
export const FOOD = 1000

/** Elves who can raid, humans and dwarves with something to lose. */
export function raidStage(setting: StageSetting = {}): WorldState {
  return stage({
    phase: 5,
    turn: 5,
    ...setting,
    elves: { males: 50, females: 50, food: FOOD, ...setting.elves },
    humans: { males: 30, females: 60, food: 20, wood: 10, ...setting.humans },
    dwarves: { males: 10, females: 10, ...setting.dwarves },
  })
}

/** Plays the raids of the elves with scripted answers. */
export function raiding(world: WorldState, answers: readonly unknown[] = []) {
  const played = playOut(
    world,
    (view) => voluntaryActs('conflict', 'elves', () => ({ rule: 'GL-RAID-1', figures: {}, offers: raidOffers(view, 'elves') })),
    answers,
  )
  const lines = played.effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
  return { ...played, world, lines }
}

/** Acts offered, without `done`. */
export function offered(world: WorldState): readonly string[] {
  return raidOffers(world, 'elves').map(({ act }) => act.id)
}

export const KILL = { act: 'raid-humans', raiders: 5, steal: false, kill: true }
export const STEAL = { act: 'raid-humans', raiders: 5 }

export function monument(id: string, change: Partial<Monument> = {}): Monument {
  return {
    id,
    builder: 'humans',
    holder: 'humans',
    settlement: 'humans-settlement-1',
    name: id,
    prestige: 6,
    started: 1,
    due: 2,
    stage: 'standing',
    blessed: false,
    ...change,
  }
}
