import { afterEach, describe, expect, test } from 'vitest'
import { voluntaryActs } from '../../../../src-shared/games/greatest-lineage/rules/acts.ts'
import { agentOffers } from '../../../../src-shared/games/greatest-lineage/rules/espionage/booklet.ts'
import { populationPhase } from '../../../../src-shared/games/greatest-lineage/rules/phases/3-population.ts'
import { resourceCheckPhase } from '../../../../src-shared/games/greatest-lineage/rules/phases/8-resource-check.ts'
import { agent, assassin, byId, settled } from '../../../../src-shared/games/greatest-lineage/testing/agents.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Procedure } from '../../../../src-shared/kernel/engine/procedure.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame, type Staged } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

let mounted: Mounted

async function show(setting: Staged, play: (world: World) => Procedure<unknown>, ...answers: readonly unknown[]): Promise<void> {
  const host = tinyHost(stagedGame(setting, play))
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  mounted = await mountAt(host, CurrentCard)
}
const odds = (): string | null => {
  const line = mounted.wrapper.find('.question-odds')
  return line.exists() ? line.text().replaceAll('\u00a0', ' ') : null
}

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

describe('births', () => {
  const people = { phase: 3, elves: { males: 100, females: 100, food: 500 } }
  const phase = (world: World) => populationPhase(world, 'elves')

  test('as many as are filled in, in both languages', async () => {
    await show(people, phase)
    expect(odds()).toBe('Children, in nine of ten cases: 19 to 31; mothers lost: 13 to 25.')
    await mounted.wrapper.get('#fill-mothers').setValue('1')
    expect(odds()).toBe('Children, in nine of ten cases: 0 to 1; mothers lost: 0 to 1.')
    await mounted.wrapper.get('#fill-mothers').setValue('0')
    expect(odds()).toBeNull()
  })

  test('beside their dice', async () => {
    tellIn(() => 'de')
    await show({ ...people, rules: { birth_death: 'none' } }, phase, { mothers: 50 })
    expect(odds()).toBe('Kinder, in neun von zehn Fällen: 19 bis 31.')
  })
})

test('a shortage: what the least and the highest face cost', async () => {
  await show({ phase: 8, elves: { males: 60, females: 60 } }, (world) => resourceCheckPhase(world, 'elves'))
  expect(odds()).toBe('People lost: 26 to 36.')
})

describe('missions', () => {
  const booklet = (world: World) =>
    voluntaryActs('booklet', 'elves', () => ({ rule: 'GL-WAR-2', figures: {}, offers: agentOffers(world, 'elves') }))

  test('the spy who would go', async () => {
    await show({ elves: { spies: 1 }, records: { agent: byId(agent('a')) } }, booklet)
    await mounted.wrapper.get('input[value="sendSpy"]').setValue(true)
    expect(odds()).toBe('Succeeds: 30%; is uncovered: 24%; fails and is caught: 46%.')
  })

  test('the assassin who is chosen', async () => {
    await show({ elves: { assassins: 1 }, records: { agent: byId(assassin('a')), ...settled('humans') } }, booklet)
    await mounted.wrapper.get('input[value="sendAssassin"]').setValue(true)
    expect(odds()).toBe('If no third player steps in, succeeds: 22.8%; dies: 50.6%; fails and comes home: 26.6%.')
  })
})
