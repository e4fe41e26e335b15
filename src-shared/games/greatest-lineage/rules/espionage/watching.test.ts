import { expect, test } from 'vitest'
import { Run } from '../../../../kernel/engine/run.ts'
import { maySee } from '../../../../kernel/world/rule.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { SEATS } from '../seats.ts'
import { stage, house, playOut } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { agent, byId, mission } from '../../testing/agents.ts'
import { GERMAN } from '../../words/german/german.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { uncoverPlans } from './uncovering.ts'

const SPY = { agent: byId(agent('a')), mission: byId(mission('m', 'a')), royal: house('humans') }
const ELVES = { males: 60, females: 60, spies: 1 }

test('GL-SPY-5 with dice on the table all others roll at once, each die with whose it is', () => {
  const played = playOut(stage({ turn: 5, phase: 5, elves: ELVES, records: SPY }), (world) => uncoverPlans(world, 'elves'), [
    [24, 99, 50, 51],
  ])
  expect(played.asked.map(({ seat, see }) => [seat, see])).toEqual([['gm', 'gm']])
  const [asked] = played.asked
  const parts = asked?.kind === 'roll' && asked.test.type === 'parts' ? asked.test.parts : []
  expect(parts.map(({ whose, count }) => [whose, count])).toEqual([
    ['humans', 1],
    ['humans', 1],
    ['dwarves', 1],
    ['dwarves', 1],
  ])
  expect(played.world.balance('elves', 'spies')).toBe(0)
  for (const catalogue of [ENGLISH, GERMAN]) expect(textsOf(played, catalogue).length).toBeGreaterThan(5)
})

test('GL-SPY-5 with dice of the app nobody is asked, and everybody is told the own dice alone', () => {
  const world = stage({ turn: 5, phase: 5, seat: 'elves', elves: ELVES })
  const run = new Run(GREATEST_LINEAGE, world, uncoverPlans(world, 'elves'), { seed: '5eed'.repeat(16), takesUnattended: true })
  const effects = run.resume(undefined)
  expect(run.pending).toBeNull()
  const dice = effects.find((effect) => effect.kind === 'dice')?.rolled
  const thrown = dice !== undefined && 'dice' in dice ? dice.dice : []
  expect(thrown).toHaveLength(4)
  const seenBy = (seat: string) =>
    effects.flatMap((effect) => {
      if (effect.kind === 'checkpoint' || !maySee(effect.see, seat)) return []
      return effect.kind === 'dice'
        ? ['dice']
        : effect.kind === 'line'
          ? [effect.wording, effect.figures?.['spies'], effect.figures?.['assassins']]
          : []
    })
  expect(SEATS.map(seenBy)).toEqual([
    [],
    ['line.watchedInVain', String(thrown[0]), String(thrown[1])],
    ['line.watchedInVain', String(thrown[2]), String(thrown[3])],
  ])
})
