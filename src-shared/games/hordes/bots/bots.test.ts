import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { closePhase } from '../rules/combat/close.ts'
import { rangedPhase } from '../rules/combat/ranged.ts'
import { commandPhase } from '../rules/command/phase.ts'
import { captain } from './captain.ts'
import { random } from './random.ts'

const CHANCE = seededChance(1)

function asked(setting: StageSetting, phase: typeof commandPhase, ...answers: readonly unknown[]) {
  const world = stage(setting)
  const { pending } = playOut(world, (one) => phase(one, 'redHost'), answers)
  if (pending === null) throw new Error('nothing is asked')
  return { pending, world }
}

describe('the captain', () => {
  test('brings the dearest first, then moves those on the ground', () => {
    const reserve = { 'red-2': { status: 'reserve' }, 'red-3': { status: 'reserve' } } as const
    const first = asked({ red: 'HE* GO LU FL', elements: reserve }, commandPhase, [6])
    expect(captain(first.pending, first.world, CHANCE)).toEqual({ act: 'god', element: 'red-2' })
    const then = asked({ red: 'HE* SP FL MA' }, commandPhase, [6])
    expect(captain(then.pending, then.world, CHANCE)).toEqual({ act: 'march', elements: ['red-1', 'red-2'] })
  })

  test('bespells the dearest with odds for it, and fights the best pair', () => {
    const spell = asked({ red: 'HE* MA', blue: 'SP* HE BM', pips: 2, phase: 2 }, rangedPhase)
    expect(captain(spell.pending, spell.world, CHANCE)).toMatchObject({ act: 'bespell', caster: 'red-2' })
    const fight = asked({ red: 'HE* SP', blue: 'HO PA*', phase: 3 }, closePhase)
    expect(captain(fight.pending, fight.world, CHANCE)).toEqual({ act: 'close', element: 'red-1', enemy: 'blue-1' })
  })

  test('fights nobody where the odds are against it', () => {
    const { pending, world } = asked({ red: 'HO BL*', blue: 'PA* PA', phase: 3 }, closePhase)
    expect(captain(pending, world, CHANCE)).toEqual({ act: 'done' })
  })
})

test('chance ticks only what can hold, and pays only what it has', () => {
  const setting: StageSetting = { red: 'HE* AR MA KN', blue: 'SH* FL HE', pips: 3, phase: 2, rules: { aerial_bad: false } }
  const { pending, world } = asked(setting, rangedPhase)
  for (let seed = 0; seed < 60; seed++) {
    const answer = random(pending, world, seededChance(seed))
    const { problems } = playOut(stage(setting), (one) => rangedPhase(one, 'redHost'), [answer])
    expect(problems).toEqual([])
  }
})
