import { describe, expect, test } from 'vitest'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { PLAYERS } from '../testing/stage.ts'
import { gameOf, scenarioOf } from './records.ts'
import { NATION_TURNS } from './ruleset.ts'

/** The Oak Tribe has moved two warriors from LM to HF; a battle in RM waits. */
function moving(): Campaign {
  const campaign = begun({ players: PLAYERS }, NATION_TURNS)
  valueOf(
    campaign.correct(
      [
        { owner: 'CT', account: 'RM.warrior', to: 3 },
        { owner: 'OT', account: 'RM.warrior', to: 1 },
      ],
      'a battle',
    ),
  )
  valueOf(campaign.correct([{ cursor: { turn: 1, seat: 'p2', actor: 'OT', phase: 3 } }], 'to the move'))
  valueOf(campaign.answer({ moves: [{ way: 'LM.warrior-HF', count: 2 }] }))
  return campaign
}

function told(campaign: Campaign, collection: string, id: string, to: unknown): readonly string[] {
  const outcome = campaign.correct([{ collection, id, to: to as Json }], 'by hand')
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

const STACK = { nation: 'OT', area: 'HF', type: 'warrior', count: 2, path: ['LM'] }

describe('records set by hand', () => {
  test('must fit what stands there and what the scenario has', () => {
    const campaign = moving()
    expect(told(campaign, 'stack', 'HF-warrior-LM', { ...STACK, count: 1 })).toEqual([])
    expect(told(campaign, 'stack', 'HF-warrior-LM', { ...STACK, count: 9 })).toEqual(['count problem.stackFits'])
    expect(told(campaign, 'stack', 'HF-warrior-LM', { ...STACK, nation: 'XX' })).toEqual(['nation problem.option'])
    expect(told(campaign, 'stack', 'HF-warrior-LM', { ...STACK, type: 'giant' })).toEqual(['type problem.option'])
    expect(told(campaign, 'stack', 'HF-warrior-BR', { ...STACK, count: 1 })).toEqual(['path problem.option'])
    expect(told(campaign, 'stack', 'HF-warrior-LM', { ...STACK, count: -1 })).toEqual(['count problem.range'])
    expect(told(campaign, 'battle', 'LM', { area: 'XX', nation: 'OT', rounds: 0, early: false, due: false, log: [] })).toEqual([
      'area problem.option',
      'area problem.option',
    ])
    expect(told(campaign, 'modifier', 'm', { id: 'm', nation: 'XX', roll: 'attack', amount: 1 })).toEqual(['nation problem.option'])
    expect(told(campaign, 'modifier', 'm', { id: 'm', nation: null, roll: 'attack', amount: 1 })).toEqual([])
    expect(told(campaign, 'waiting', 'w', { id: 'w', nation: 'OT', area: 'LM', type: 'giant', count: 1 })).toEqual(['type problem.option'])
    expect(told(campaign, 'tally', 'SW.1', { nation: 'SW', criterion: 1, points: 4 })).toEqual([])
  })

  test('the game and its scenario stay, and which areas and nations there are', () => {
    const campaign = moving()
    const [game, scenario] = [gameOf(campaign.world), scenarioOf(campaign.world)]
    expect(told(campaign, 'game', 'game', null)).toEqual(['id problem.keptRecord'])
    expect(told(campaign, 'game', 'game', { ...game, order: ['HC'] })).toEqual(['order problem.orderParts'])
    expect(told(campaign, 'game', 'game', { ...game, houseRules: { overpop: 'x' } })).toEqual(['houseRules.overpop problem.option'])
    const { areas, nations } = scenario
    expect(told(campaign, 'scenario', 'scenario', { ...scenario, units: scenario.units.filter(({ id }) => id !== 'giant') })).not.toEqual(
      [],
    )
    const renamed = nations.map((nation) => (nation.id === 'SW' ? { ...nation, id: 'SX' } : nation))
    expect(told(campaign, 'scenario', 'scenario', { ...scenario, nations: renamed })).toEqual(['nations problem.scenarioFixed'])
    expect(
      told(campaign, 'scenario', 'scenario', { ...scenario, nations: nations.map((one) => ({ ...one, player: one.player + 1 })) }),
    ).not.toEqual([])
    expect(
      told(campaign, 'scenario', 'scenario', { ...scenario, areas: areas.map((area) => ({ ...area, name: `The ${area.name}` })) }),
    ).toEqual([])
    expect(
      told(campaign, 'scenario', 'scenario', {
        ...scenario,
        nations: nations.map((one) => (one.id === 'HC' ? { ...one, pool: {}, start: [] } : one)),
      }),
    ).not.toEqual([])
  })
})

describe('what follows from a correction', () => {
  test('a stack is never larger than what stands there', () => {
    const campaign = moving()
    valueOf(campaign.correct([{ owner: 'OT', account: 'HF.warrior', to: 1 }], 'they fell'))
    expect(campaign.world.record({ name: 'stack' }, 'HF-warrior-LM')).toMatchObject({ count: 1 })
    valueOf(campaign.correct([{ owner: 'OT', account: 'HF.warrior', to: 0 }], 'all of them'))
    expect(campaign.world.recordIds('stack')).toEqual([])
    valueOf(campaign.answer({ by: 'app' }))
  })

  test('a question is stated afresh of the world as it is', () => {
    const campaign = moving()
    valueOf(campaign.correct([{ owner: 'OT', account: 'RM.warrior', to: 7 }], 'more'))
    expect(campaign.pending).toMatchObject({ wording: 'roll.round', figures: { own: 7 } })
  })
})

describe('house rules decided in mid-campaign', () => {
  test('hold from then on; those of the set-up stay', () => {
    const campaign = moving()
    valueOf(campaign.decide({ difficult_stops: false }, 'we like it'))
    expect(gameOf(campaign.world).houseRules).toEqual({ difficult_stops: false })
    const no = (decided: unknown) => {
      const outcome = campaign.decide(decided, 'x')
      return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
    }
    expect(no({ scenario: 'file' })).toEqual(['scenario problem.settled'])
    expect(no({ difficult_stops: false })).toEqual(['difficult_stops problem.decided'])
    expect(no({ difficult_stops: 3 })).toEqual(['difficult_stops problem.option'])
    expect(no({ nothing: 3 })).toEqual(['nothing problem.unknownField'])
    expect(no({})).toEqual(['decided problem.missing'])
    expect(no(7)).toEqual(['decided problem.type'])
  })
})
