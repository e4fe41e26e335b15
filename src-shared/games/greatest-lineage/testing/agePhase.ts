import { ageAdvancementPhase } from '../rules/phases/9-age-advancement.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { recountSettlements } from '../rules/settlements/cards.ts'
import { newCivilisation, playOut, stage, type StageSetting } from './stage.ts'

export type Balances = NonNullable<StageSetting['elves']>

/** What the Stone Age asks for, and the people and land of EX-35. */
export const STONE: Balances = { males: 28, females: 32, territories: 12, food: 40, wood: 45, culture: 70, technology: 60 }

/** The elves with what the Stone Age asks for, changed as given, in phase 9 of round 10. */
export function ready(change: Balances = {}, rules: HouseRules = {}, record: Partial<ReturnType<typeof newCivilisation>> = {}) {
  const world = stage({
    elves: { ...STONE, ...change },
    rules,
    records: { civilisation: { elves: newCivilisation('elves', record) } },
    turn: 10,
    phase: 9,
  })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  return world
}

export type Stage = ReturnType<typeof ready>

/** Phase 9 of the elves, with these answers. */
export function phase(world: Stage, ...answers: readonly unknown[]) {
  return playOut(world, (view) => ageAdvancementPhase(view, 'elves'), answers)
}

/** The same world, in phase 9 of a later round. */
export function inTurn(world: Stage, turn: number): Stage {
  world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'elves', phase: 9 } })
  return world
}

/** Sets a figure of the elves, as a game master would. */
export function set(world: Stage, account: string, to: number): void {
  world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account, delta: to - world.balance('elves', account) })
}

/** The wordings of what the chronicle was told, in order. */
export const told = (played: ReturnType<typeof phase>) =>
  played.effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
