import { describe, expect, test } from 'vitest'
import type { Act } from '../../../../kernel/engine/request.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { agent, assassin, byId, picksOf } from '../../testing/agents.ts'
import { playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { voluntaryActs } from '../acts.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { textsOf } from '../../testing/texts.ts'
import { maySee } from '../../../../kernel/world/rule.ts'
import { agentOffers } from './booklet.ts'
import { AGENTS } from './records.ts'
import { allowance } from './training.ts'

function* writing(world: World): Procedure {
  yield* voluntaryActs('booklet', 'elves', () => ({ rule: 'GL-WAR-2', figures: {}, offers: agentOffers(world, 'elves') }))
}

function written(setting: StageSetting, answers: readonly unknown[] = []): Played {
  const world = stage({ turn: 5, phase: 5, ...setting })
  return playOut(world, writing, answers)
}

function actsOf({ pending }: Played): readonly Act[] {
  return pending?.kind === 'act' ? pending.acts : []
}

function ids(played: Played): readonly string[] {
  return actsOf(played).map(({ id }) => id)
}

const BIG = { males: 60, females: 140, culture: 60 } as const

describe('who may be trained', () => {
  test.each([
    [149, 2, 1],
    [150, 3, 1],
    [100, 2, 1],
    [99, 1, 0],
    [49, 0, 0],
  ])('GL-SPY-1 GL-ASN-1 RULING-89 EX-26 of %i people %i may be spies and %i assassins', (females, spies, assassins) => {
    const world = stage({ elves: { females, warriors: 50 } })
    expect([allowance(world, 'elves', 'spy'), allowance(world, 'elves', 'assassin')]).toEqual([spies, assassins])
  })

  test.each([
    ['60 culture', { ...BIG }, {}, ['trainSpies', 'trainAssassin', 'done']],
    ['59 culture', { ...BIG, culture: 59 }, {}, ['trainAssassin', 'done']],
    ['29 culture', { ...BIG, culture: 29 }, {}, []],
    ['49 people', { ...BIG, males: 0, females: 49 }, {}, []],
    ['99 people', { ...BIG, males: 0, females: 99 }, {}, ['trainSpies', 'done']],
    ['everybody in arms', { warriors: 200, culture: 60 }, { warriors_count_for: 'all' }, []],
  ] as const)('GL-SPY-1 GL-ASN-1 with %s', (_, elves, rules: HouseRules, acts) => {
    expect(ids(written({ elves, rules }))).toEqual(acts)
  })

  test('GL-ASN-1 there are no assassins in the peaceful game', () => {
    expect(ids(written({ elves: BIG, goal: 'peaceful' }))).toEqual(['trainSpies', 'done'])
  })

  test('GL-SPY-1 RULING-89 those in training and at work have their places', () => {
    const agents = byId(agent('elves-agent-1'), agent('elves-agent-2'), agent('elves-agent-3'))
    const elves = { females: 147, spies: 3, culture: 60 }
    expect(ids(written({ elves, records: { agent: agents } }))).toEqual(['trainAssassin', 'sendSpy', 'done'])
  })

  test('GL-SPY-1 whoever builds a monument is not free to train', () => {
    const site = { owner: 'elves', workers: { males: 0, females: 199 } }
    const played = written({ elves: { females: 200, culture: 60 }, records: { site: { m: site } } })
    expect(actsOf(played)[0]?.fields).toMatchObject([{ id: 'female', min: 1, max: 1 }])
  })
})

describe('training', () => {
  test('GL-SPY-2 one or two spies of either sex, of the sex there is more of unless said otherwise', () => {
    const played = written({ elves: BIG })
    expect(actsOf(played)[0]).toMatchObject({
      fields: [
        { id: 'female', min: 0, max: 2, preset: 2 },
        { id: 'male', min: 0, max: 2, preset: 0 },
      ],
    })
    expect(written({ elves: BIG }, [{ act: 'trainSpies', female: 2, male: 1 }]).problems).not.toEqual([])
    expect(written({ elves: BIG }, [{ act: 'trainSpies', female: 0, male: 0 }]).problems).not.toEqual([])
  })

  test('GL-SPY-2 they leave the commoners, and only their owner sees it', () => {
    const played = written({ elves: BIG }, [{ act: 'trainSpies', female: 1, male: 1 }, 'done'])
    const { world, effects } = played
    expect(['males', 'females', 'spies'].map((account) => world.balance('elves', account))).toEqual([59, 139, 2])
    expect(world.records(AGENTS)).toMatchObject([
      { id: 'elves-agent-1', owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 5, released: null, skill: 0 },
      { id: 'elves-agent-2', sex: 'female' },
    ])
    expect(
      effects.filter((effect) => effect.kind === 'checkpoint' || !maySee(effect.see, 'elves') || maySee(effect.see, 'humans')),
    ).toEqual([])
    expect(textsOf(played, ENGLISH)).toContain('2 spies begin to train, until round 7 at least.')
  })

  test('GL-SPY-2 GL-ASN-1 RULING-90 parallel_batches = false: one group of spies and one assassin at a time', () => {
    const played = written({ elves: { ...BIG, females: 500 } }, ['trainSpies', 'trainAssassin'])
    expect(played.pending).toBeNull()
  })

  test('GL-SPY-2 GL-ASN-1 RULING-90 parallel_batches = true: as many groups as there are places', () => {
    const played = written({ elves: { ...BIG, females: 140 }, rules: { parallel_batches: true } }, [
      'trainSpies',
      'trainSpies',
      'trainAssassin',
      'trainAssassin',
    ])
    expect(played.pending).toBeNull()
    expect(['spies', 'assassins'].map((account) => played.world.balance('elves', account))).toEqual([4, 2])
  })

  test('GL-ASN-8 the method is chosen when training starts', () => {
    const played = written({ elves: BIG }, [{ act: 'trainAssassin', method: 'poison', sex: 'male' }])
    expect(played.world.records(AGENTS)).toMatchObject([{ kind: 'assassin', sex: 'male', method: 'poison', released: null }])
    expect(['males', 'assassins'].map((account) => played.world.balance('elves', account))).toEqual([59, 1])
    expect(picksOf(played.asked[0], 'trainAssassin')).toContain('Plain (chance 30%, uncovered under 25, caught on 50 after a failure)')
    expect(textsOf(played, ENGLISH)).toContain('An assassin begins to train (poison), until round 8 at least.')
  })

  test('GL-ASN-8 where there are only women, their sex is not asked', () => {
    const played = written({ elves: { females: 200, culture: 30 } }, ['trainAssassin'])
    expect(played.asked[0]).toMatchObject({ acts: [{ id: 'trainAssassin', fields: [{ id: 'method' }] }, { id: 'done' }] })
    expect(played.world.records(AGENTS)).toMatchObject([{ sex: 'female', method: 'plain' }])
  })
})

describe('release', () => {
  const training = (change = {}) => ({ released: null, skill: 0, started: 5, ...change })
  const elves = { females: 10, spies: 2, assassins: 1 }

  test.each([
    [6, 'spy', false, 0],
    [7, 'spy', true, 40],
    [8, 'spy', true, 45],
    [12, 'spy', true, 65],
    [7, 'assassin', false, 0],
    [8, 'assassin', true, 30],
    [10, 'assassin', true, 40],
  ] as const)(
    'GL-SPY-3 GL-ASN-3 RULING-90 started in round 5, in round %i a %s may be released: %s, chance %i',
    (turn, kind, may, skill) => {
      const trained = kind === 'spy' ? agent('a', training()) : assassin('a', training())
      const act = kind === 'spy' ? 'releaseSpies' : 'releaseAssassin'
      const setting = { turn, elves, records: { agent: byId(trained) } }
      expect(ids(written(setting)).includes(act)).toBe(may)
      if (may) expect(written(setting, [act]).world.record(AGENTS, 'a')).toMatchObject({ released: turn, skill })
    },
  )

  test('GL-SPY-3 a group leaves together, and can be sent at once', () => {
    const agents = byId(agent('a', training()), agent('b', training()))
    const played = written({ turn: 7, elves, records: { agent: agents } }, ['releaseSpies'])
    expect(played.world.records(AGENTS).map(({ released }) => released)).toEqual([7, 7])
    expect(ids(played)).toEqual(['sendSpy', 'done'])
    expect(textsOf(played, ENGLISH)).toContain('End the training of 2 spies (chance 40% now, 45% next turn)')
    expect(textsOf(played, ENGLISH)).toContain('A spy leaves training after 2 turns, with a chance of 40%.')
  })

  test('GL-SPY-3 RULING-90 parallel_batches = true: which of several groups', () => {
    const agents = byId(agent('a', training()), agent('b', training({ started: 6 })))
    const setting = { turn: 9, elves, rules: { parallel_batches: true }, records: { agent: agents } }
    const played = written(setting, [{ act: 'releaseSpies', batch: '6' }])
    expect(played.world.records(AGENTS).map(({ id, released, skill }) => [id, released, skill])).toEqual([
      ['a', null, 0],
      ['b', 9, 45],
    ])
    expect(picksOf(played.asked[0], 'releaseSpies')).toContain('1 agent of 4 turns (chance 50% now, 55% next turn)')
  })
})
