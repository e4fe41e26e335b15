import { describe, expect, test } from 'vitest'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { accountBounds, accountsOf } from '../accounts.ts'
import { settleFalls } from '../factions/ending.ts'
import { everybody, losePeople } from '../people.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { shortageDeaths } from '../shortage.ts'
import { agent, assassin, byId, mission, seenOf, worldSeen } from '../../testing/agents.ts'
import { house, playOut, stage } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { levy, takePeople } from '../timeline/losses.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { agentsOf, endEspionage, enlist, followAccounts, loseAgents } from './agents.ts'
import { AGENTS, INTELLIGENCE, MISSIONS } from './records.ts'

const FOUR = [
  agent('elves-agent-1', { sex: 'male' }),
  agent('elves-agent-2', { sex: 'female' }),
  assassin('elves-agent-3', { sex: 'male' }),
  assassin('elves-agent-4', { sex: 'female', started: 4, released: null }),
]
const PEOPLE = { males: 3, females: 4, warriors: 2, spies: 2, assassins: 2 } as const

function elves(rules: HouseRules = {}) {
  const missions = byId(mission('m', 'elves-agent-1'), mission('n', 'elves-agent-3'))
  return stage({ turn: 5, elves: PEOPLE, rules, records: { agent: byId(...FOUR), mission: missions } })
}

function left(world: World): readonly string[] {
  return agentsOf(world, 'elves').map(({ id }) => id.slice(-1))
}

describe('deaths in secret service', () => {
  test.each([
    ['spy', null, 1, ['1', '3', '4']],
    ['spy', 'male', 2, ['2', '3', '4']],
    ['assassin', null, 1, ['1', '2', '3']],
    ['assassin', 'female', 5, ['1', '2', '3']],
    ['assassin', null, 0, ['1', '2', '3', '4']],
  ] as const)('GL-CHK-4 %s, %s, %i die: the newest first, and the accounts follow', (kind, sex, count, alive) => {
    const { world } = playOut(elves(), (view) => loseAgents('GL-CHK-4', view, 'elves', kind, sex, count))
    expect(left(world)).toEqual(alive)
    expect(world.balance('elves', 'spies') + world.balance('elves', 'assassins')).toBe(alive.length)
    expect([world.balance('elves', 'males'), world.balance('elves', 'females')]).toEqual([3, 4])
  })

  test('GL-CHK-4 who dies on the way has no mission any more', () => {
    const { world } = playOut(elves(), (view) => loseAgents('GL-CHK-4', view, 'elves', 'spy', null, 2))
    expect(world.records(MISSIONS).map(({ id }) => id)).toEqual(['n'])
  })

  test('GL-CHK-4 an agent who dies is a commoner less to the owner, and nothing to others', () => {
    const start = stage({ turn: 5, elves: { males: 30, females: 40 } })
    const before = everybody(start, 'elves')
    const played = playOut(start, function* (view): Procedure {
      yield* enlist(view, 'elves', { kind: 'spy', sex: 'female', method: null })
      yield* enlist(view, 'elves', { kind: 'assassin', sex: 'male', method: 'plain' })
      yield* losePeople('GL-CHK-4', view, 'elves', 1, ['spies'])
      yield* losePeople('GL-CHK-4', view, 'elves', 1, ['assassins'])
    })
    expect(everybody(played.world, 'elves')).toBe(before - 2)
    const seen = worldSeen(played.effects, 'elves')
    expect(['males', 'females', 'spies', 'assassins'].map((account) => seen.balance('elves', account))).toEqual([-1, -1, 0, 0])
    expect(seenOf(played.effects, 'humans')).toEqual([])
  })

  test.each([
    [{ males: 4, females: 4 }, [0, 0, 1], ['1', '2', '3', '4']],
    [{ males: 6, females: 4 }, [0, 0, 0], ['2', '3', '4']],
    [{ males: 7, females: 5 }, [0, 0, 0], ['4']],
    [{ males: 99, females: 99 }, [0, 0, 0], []],
  ])('GL-TIME-2 RULING-18 %j are lost: commoners, warriors, spies, assassins, each of their sex', (lost, commoners, alive) => {
    const { world } = playOut(elves(), (view) => takePeople('GL-TIME-T01a', view, 'elves', lost))
    expect(left(world)).toEqual(alive)
    expect(['males', 'females', 'warriors'].map((account) => world.balance('elves', account))).toEqual([
      commoners[0],
      commoners[1],
      commoners[2],
    ])
  })

  test('GL-TIME-T06 RULING-19 people in secret service count towards the levy', () => {
    const row = { rule: 'GL-TIME-T06a', verb: 'levy', males: 7, females: 6 } as const
    const world = elves()
    playOut(world, (view) => levy(view, row as unknown as Parameters<typeof levy>[1], ['elves']))
    expect([everybody(world, 'elves'), left(world)]).toEqual([0, []])
  })

  test.each([
    ['proportional', []],
    ['owner', [{ males: 0, females: 0, warriors: 0, spies: 2, assassins: 1 }]],
  ] as const)('GL-CHK-4 RULING-113 shortage_deaths = %s: the records follow the accounts', (shortage_deaths, answers) => {
    const world = elves({ shortage_deaths })
    playOut(world, (view) => shortageDeaths(view, 'elves', shortage_deaths === 'owner' ? 3 : 12), answers)
    expect(left(world)).toEqual(['3'])
    expect([world.balance('elves', 'spies'), world.balance('elves', 'assassins')]).toEqual([0, 1])
  })
})

describe('the game master sets the number of agents', () => {
  test('GL-GEN-6 land, standing and age are seen by everybody, every other account of a civilisation by its owner alone', () => {
    const open = accountsOf('elves').filter((account) => accountBounds('elves', account)?.see === undefined)
    expect(open).toEqual(['prestige', 'territories', 'age'])
    for (const account of accountsOf('elves')) if (!open.includes(account)) expect(accountBounds('elves', account)?.see).toEqual(['elves'])
    for (const owner of ['undead', 'tribes'])
      for (const account of accountsOf(owner)) expect(accountBounds(owner, account)).not.toHaveProperty('see')
  })

  test('GL-SPY-1 fewer: the newest are struck off, with their missions', () => {
    const world = elves()
    world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'assassins', delta: -2 })
    const { effects } = playOut(world, (view) => GREATEST_LINEAGE.afterCorrection(view, []))
    expect([left(world), world.records(MISSIONS).map(({ id }) => id)]).toEqual([['1', '2'], ['m']])
    expect(seenOf(effects, 'humans').filter((effect) => effect.kind === 'drop')).toEqual([])
  })

  test('GL-SPY-1 more: they are ready with the least training, of the sex of which there are more', () => {
    const world = elves()
    world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'spies', delta: 1 })
    world.apply({ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'assassins', delta: 1 })
    const { effects } = playOut(world, (view) => followAccounts('TABLE-GM-1', view, 'elves'))
    expect(world.records(AGENTS).slice(4)).toMatchObject([
      { id: 'elves-agent-5', kind: 'spy', sex: 'female', method: null, released: 5, skill: 40 },
      { id: 'elves-agent-6', kind: 'assassin', sex: 'female', method: 'plain', released: 5, skill: 30 },
    ])
    expect(seenOf(effects, 'humans')).toEqual([])
    expect(playOut(world, (view) => followAccounts('TABLE-GM-1', view, 'elves')).effects).toEqual([])
  })
})

describe('a civilisation falls', () => {
  const known = (owner: string, target: string) => ({ id: `${owner}/${target}`, owner, target, since: 4 })

  test('GL-WIN-6 its agents, missions and knowledge end, and missions against it are void', () => {
    const agents = [...FOUR, agent('h', { owner: 'humans' }), agent('i', { owner: 'humans' })]
    const missions = [
      mission('m', 'elves-agent-1'),
      mission('n', 'h', { owner: 'humans', target: 'elves' }),
      mission('o', 'i', { owner: 'humans', target: 'dwarves' }),
    ]
    const intelligence = byId(known('elves', 'humans'), known('humans', 'elves'), known('humans', 'dwarves'))
    const world = stage({
      turn: 5,
      elves: PEOPLE,
      humans: { spies: 2 },
      records: { agent: byId(...agents), mission: byId(...missions), intelligence },
    })
    const played = playOut(world, (view) => endEspionage('GL-WIN-6', view, 'elves'))
    expect(world.records(AGENTS).map(({ id }) => id)).toEqual(['h', 'i'])
    expect(world.records(MISSIONS).map(({ id }) => id)).toEqual(['o'])
    expect(world.records(INTELLIGENCE).map(({ id }) => id)).toEqual(['humans/dwarves'])
    expect(seenOf(played.effects, 'dwarves')).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'The agent sent to steal technology from the elves finds nobody any more, and comes home.',
    ])
  })

  test('GL-WIN-6 nothing of it is left on the accounts', () => {
    const royal = { ...house('humans'), ...house('dwarves') }
    const world = stage({ elves: PEOPLE, records: { agent: byId(...FOUR), royal } })
    playOut(world, (view) => settleFalls(view))
    expect([everybody(world, 'elves'), world.records(AGENTS)]).toEqual([0, []])
  })
})
