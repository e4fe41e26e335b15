import { describe, expect, test } from 'vitest'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import { CIVILISATIONS } from '../records.ts'
import { agent, assassin, byId, mission, picksOf, settled } from '../../testing/agents.ts'
import { house, newCivilisation, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { agentOffers } from './booklet.ts'
import { missionChance, renewMissions } from './missions.ts'
import { MISSIONS } from './records.ts'

const ELVES = { males: 30, females: 30, spies: 1, assassins: 1 } as const
const FALLEN = { [CIVILISATIONS.name]: { dwarves: newCivilisation('dwarves', { alive: false, fell: 2 }) } }

function* writing(world: World): Procedure {
  yield* voluntaryActs('booklet', 'elves', () => ({ rule: 'GL-WAR-2', figures: {}, offers: agentOffers(world, 'elves') }))
}

function written(setting: StageSetting, answers: readonly unknown[] = []): Played {
  const world = stage({ turn: 5, phase: 5, elves: ELVES, ...setting })
  return playOut(world, writing, answers)
}

describe('spies', () => {
  const ready = { agent: byId(agent('a')) }

  test('GL-SPY-4 what for and against whom: both others, whatever they have', () => {
    expect(picksOf(written({ records: ready }).pending, 'sendSpy')).toEqual([
      'Steal technology from the humans',
      'Learn the military plans of the humans',
      'Steal military technology from the humans',
      'Steal technology from the dwarves',
      'Learn the military plans of the dwarves',
      'Steal military technology from the dwarves',
    ])
  })

  test('GL-SPY-4 what the targets hold changes nothing about what is offered', () => {
    const rich = written({ records: ready, humans: { technology: 50, militaryTechnology: 9, spies: 4 } }).pending
    expect(rich).toEqual(written({ records: ready }).pending)
  })

  test('GL-SPY-4 the fallen are no target', () => {
    expect(picksOf(written({ records: { ...ready, ...FALLEN } }).pending, 'sendSpy')).toHaveLength(3)
  })

  test('GL-SPY-4 the mission is written down, and the spy is no longer ready', () => {
    const played = written({ records: ready }, [{ act: 'sendSpy', mission: 'intelligence:dwarves' }])
    expect(played.pending).toBeNull()
    expect(played.world.records(MISSIONS)).toEqual([
      mission('elves-mission-1', 'a', { target: 'dwarves', goal: 'intelligence', entered: 5, renewed: 5 }),
    ])
    expect(played.effects.every((effect) => effect.kind !== 'checkpoint' && Array.isArray(effect.see) && effect.see.length === 1)).toBe(
      true,
    )
    expect(chronicleOf(played, ENGLISH)).toEqual(['A spy is sent to learn the plans of the dwarves.'])
  })

  test('GL-SPY-4 where spies differ, the best is offered first', () => {
    const agents = byId(agent('a'), agent('b', { skill: 55 }), agent('c', { skill: 40 }))
    const { pending } = written({ elves: { ...ELVES, spies: 3 }, records: { agent: agents } })
    expect(picksOf(pending, 'sendSpy').slice(6)).toEqual(['A spy with a chance of 55%', 'A spy with a chance of 40%'])
    const played = written({ elves: { ...ELVES, spies: 3 }, records: { agent: agents } }, ['sendSpy'])
    expect(played.world.records(MISSIONS)).toMatchObject([{ agent: 'b' }])
  })
})

describe('assassins', () => {
  const ready = { agent: byId(assassin('a')), royal: { ...house('humans'), ...house('elves') }, ...settled('humans') }

  test('GL-ASN-2 a ruler, another royal or a shaman of another player', () => {
    expect(picksOf(written({ records: ready }).pending, 'sendAssassin')).toEqual([
      'The humans: the ruler, since round 1',
      'The humans: the spouse, since round 1',
      'The humans: the son, since round 1',
      'The humans: the daughter, since round 1',
      'The humans: the shaman of tribal seat 1',
    ])
  })

  test.each([
    ['humans-royal-1', 'ruler', 'An assassin is sent to kill the ruler of the humans.'],
    ['humans-royal-2', 'royal', 'An assassin is sent to kill the spouse of the humans.'],
    ['humans-settlement-1', 'shaman', 'An assassin is sent to kill the shaman of tribal seat 1 of the humans.'],
  ] as const)('GL-ASN-2 sent against %s: %s', (victim, goal, line) => {
    const played = written({ records: ready }, [{ act: 'sendAssassin', mission: victim }])
    expect(played.world.records(MISSIONS)).toMatchObject([{ target: 'humans', goal, victim }])
    expect(chronicleOf(played, ENGLISH)).toEqual([line])
  })

  test('GL-ASN-2 in the peaceful game nobody is killed', () => {
    expect(written({ records: ready, goal: 'peaceful' }).pending).toBeNull()
  })
})

describe('missions that go on', () => {
  const away = (entered: number) => ({
    agent: byId(agent('a')),
    mission: byId(mission('m', 'a', { goal: 'intelligence', entered, renewed: entered })),
  })

  test('GL-SPY-8 RULING-92 a spy sent in an earlier turn can be called back', () => {
    const played = written({ records: away(4) }, ['recall'])
    expect([played.world.records(MISSIONS), chronicleOf(played, ENGLISH)]).toEqual([
      [],
      ['The agent sent to learn the plans of the humans is called back.'],
    ])
    expect(written({ records: away(5) }).pending).toBeNull()
  })

  test('GL-SPY-8 of several, one is picked', () => {
    const agents = byId(agent('a'), agent('b'))
    const missions = byId(mission('m', 'a', { goal: 'intelligence', entered: 3 }), mission('n', 'b', { entered: 4 }))
    const played = written({ elves: { ...ELVES, spies: 2 }, records: { agent: agents, mission: missions } }, [
      { act: 'recall', mission: 'n' },
    ])
    expect(played.world.records(MISSIONS)).toMatchObject([{ id: 'm' }])
  })

  test("GL-SPY-8 RULING-92 in every turn of the owner it counts as written anew, and others' do not", () => {
    const { world } = playOut(stage({ turn: 7, records: away(5) }), (view) => renewMissions(view, 'elves'))
    expect(world.record(MISSIONS, 'm')).toMatchObject({ entered: 5, renewed: 7 })
    const untouched = playOut(stage({ turn: 7, records: away(5) }), (view) => renewMissions(view, 'humans'))
    expect(untouched.effects).toEqual([])
  })
})

describe('the chance of a mission', () => {
  test.each([
    ['off', agent('a', { skill: 55 }), false, 55],
    ['on', agent('a', { skill: 55 }), false, 62],
    ['on', agent('a', { skill: 62 }), false, 65],
    ['on', assassin('a', { skill: 30 }), false, 37],
    ['on', assassin('a', { skill: 45 }), false, 50],
    ['on', assassin('a', { skill: 30, method: 'poison' }), false, 35],
    ['on', assassin('a', { skill: 75, method: 'melee' }), false, 80],
    ['off', assassin('a', { skill: 30 }), true, 80],
    ['on', assassin('a', { skill: 30 }), true, 80],
  ] as const)('GL-ASN-3 GL-ASN-5 RULING-63 royal_espionage_bonus = %s, %o, helped: %s: %i', (bonus, sent, aided, chance) => {
    const records = { agent: byId(sent), mission: byId(mission('m', 'a', { aided })), royal: house('elves', { military: 7 }) }
    const world = stage({ rules: { royal_espionage_bonus: bonus }, records })
    expect(missionChance(world, mission('m', 'a', { aided }))).toBe(chance)
  })

  test('GL-ASN-3 RULING-63 RULING-95 royal_espionage_bonus = on, asn_cap = total: 50 at most, but never less than the training gave', () => {
    const rules = { royal_espionage_bonus: 'on', asn_cap: 'total' } as const
    const chanceOf = (skill: number): number => {
      const records = { agent: byId(assassin('a', { skill, method: 'melee' })), royal: house('elves', { military: 7 }) }
      return missionChance(stage({ rules, records }), mission('m', 'a'))
    }
    expect([chanceOf(48), chanceOf(60)]).toEqual([50, 60])
  })

  test('GL-SPY-3 RULING-63 royal_espionage_bonus = on adds nothing where nobody rules', () => {
    const world = stage({ rules: { royal_espionage_bonus: 'on' }, records: { agent: byId(agent('a')) } })
    expect(missionChance(world, mission('m', 'a'))).toBe(40)
  })
})
