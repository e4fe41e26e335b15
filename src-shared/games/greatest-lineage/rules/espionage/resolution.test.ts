import { describe, expect, test } from 'vitest'
import { Run } from '../../../../kernel/engine/run.ts'
import { gameOf, isAlive } from '../civilisation.ts'
import { ROYALS, SHAMANS } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { agent, assassin, byId, mission, seenOf, settled } from '../../testing/agents.ts'
import { house, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { AGENTS, INTELLIGENCE, MISSIONS, type Agent, type Mission } from './records.ts'
import { resolveMissions } from './resolution.ts'

/** The humans' phase 5 begins. */
function tried(
  agents: readonly Agent[],
  missions: readonly Mission[],
  answers: readonly unknown[] = [],
  setting: StageSetting = {},
): Played {
  const count = (owner: string, kind: string): number => agents.filter((each) => each.owner === owner && each.kind === kind).length
  const people = (owner: string) => ({ males: 40, females: 40, spies: count(owner, 'spy'), assassins: count(owner, 'assassin') })
  const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
  const world = stage({
    turn: 5,
    seat: 'humans',
    phase: 5,
    elves: people('elves'),
    dwarves: people('dwarves'),
    humans: { technology: 30, militaryTechnology: 20 },
    ...setting,
    records: { royal, ...settled('humans'), ...setting.records, agent: byId(...agents), mission: byId(...missions) },
  })
  return playOut(world, (view) => resolveMissions(view, 'humans'), answers)
}

const SPY = [agent('a')]
const KILLER = [assassin('a')]
const kills = (victim: string, change: Partial<Mission> = {}) => [mission('m', 'a', { goal: 'royal', victim, ...change })]
const RULER = kills('humans-royal-1', { goal: 'ruler' })

describe('the moment', () => {
  test('GL-SPY-6 GL-ASN-2 RULING-100 spies before assassins, owners in their order of play, the oldest agent first; owners roll', () => {
    const agents = [
      assassin('elves-agent-1', { started: 1 }),
      agent('elves-agent-2', { started: 3 }),
      agent('elves-agent-3', { started: 2 }),
      agent('dwarves-agent-1', { owner: 'dwarves' }),
      agent('dwarves-agent-2', { owner: 'dwarves' }),
    ]
    const missions = [
      mission('1', 'elves-agent-1', { goal: 'ruler', victim: 'humans-royal-1' }),
      mission('2', 'elves-agent-2', { goal: 'technology' }),
      mission('3', 'elves-agent-3', { goal: 'militaryTechnology' }),
      mission('4', 'dwarves-agent-1', { owner: 'dwarves', goal: 'intelligence' }),
      mission('5', 'dwarves-agent-2', { owner: 'dwarves', target: 'elves' }),
    ]
    const played = tried(agents, missions, [[1], [1], [1], [1]])
    expect(played.asked.slice(0, 4).map(({ seat, figures }) => [seat, figures['goal']])).toEqual([
      ['elves', 'militaryTechnology'],
      ['elves', 'technology'],
      ['dwarves', 'intelligence'],
      ['elves', 'ruler'],
    ])
    expect(played.world.records(MISSIONS).map(({ id }) => id)).toEqual(['4', '5'])
  })

  test('GL-SPY-6 without missions against them nothing is asked', () => {
    expect(tried([], []).effects).toEqual([])
    expect(tried(SPY, [mission('m', 'a', { target: 'dwarves' })]).pending).toBeNull()
  })

  test('GL-SPY-6 the chance is that of the agent', () => {
    const played = tried([agent('a', { skill: 55 })], [mission('m', 'a')])
    expect(played.pending).toMatchObject({ seat: 'elves', figures: { chance: 55 }, test: { need: 55 } })
    expect(textsOf(played, ENGLISH)).toContain('Steal technology from the humans: 55 or less')
  })

  test('GL-ASN-5 with help it is 80', () => {
    expect(tried(KILLER, kills('humans-royal-1', { aided: true })).pending).toMatchObject({ test: { need: 80 } })
  })
})

describe('theft', () => {
  test.each([
    ['technology', 30, 10],
    ['technology', 7, 7],
    ['technology', 0, 0],
    ['militaryTechnology', 20, 5],
    ['militaryTechnology', 3, 3],
  ] as const)('GL-SPY-4 GL-SPY-8 RULING-94 of %s of %i a spy brings home %i', (goal, there, stolen) => {
    const { world } = tried(SPY, [mission('m', 'a', { goal })], [[40]], { humans: { [goal]: there } })
    expect([world.balance('humans', goal), world.balance('elves', goal)]).toEqual([there - stolen, stolen])
    expect([world.records(MISSIONS), world.records(AGENTS).length]).toEqual([[], 1])
  })

  test('GL-SPY-4 RULING-94 each spy rolls alone and takes what is left', () => {
    const agents = [agent('a'), agent('b')]
    const { world } = tried(agents, [mission('m', 'a'), mission('n', 'b')], [[40], [40]], { humans: { technology: 14 } })
    expect([world.balance('humans', 'technology'), world.balance('elves', 'technology')]).toEqual([0, 14])
  })

  test('GL-SPY-4 whoever is robbed sees the loss, only the thief who has gained, and nobody else anything', () => {
    const played = tried(SPY, [mission('m', 'a')], [[1]])
    const figures = { target: 'humans', amount: 10 }
    expect(seenOf(played.effects, 'humans')).toEqual([
      { kind: 'posting', rule: 'GL-SPY-4', owner: 'humans', account: 'technology', delta: -10, see: ['humans'] },
      { kind: 'line', rule: 'GL-SPY-4', wording: 'line.technologyStolen', seat: 'humans', figures, see: ['humans'] },
    ])
    expect(seenOf(played.effects, 'dwarves')).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      '10 technology is stolen from the humans.',
      'Your spy brings home 10 technology of the humans.',
    ])
  })

  test('GL-SPY-4 where nothing is there to steal, nobody notices', () => {
    const played = tried(SPY, [mission('m', 'a')], [[1]], { humans: {} })
    expect(seenOf(played.effects, 'humans')).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toEqual(['Your spy finds nothing to steal from the humans and comes home.'])
  })

  test('GL-SPY-7 on 41 the spy is discovered and dies, and everybody learns whose it was', () => {
    const played = tried(SPY, [mission('m', 'a')], [[41]])
    expect([played.world.records(AGENTS), played.world.records(MISSIONS), played.world.balance('elves', 'spies')]).toEqual([[], [], 0])
    expect([played.world.balance('humans', 'technology'), played.world.balance('elves', 'males')]).toEqual([30, 40])
    expect(seenOf(played.effects, 'dwarves')).toMatchObject([{ wording: 'line.spyCaught', figures: { owner: 'elves', target: 'humans' } }])
    expect(chronicleOf(played, ENGLISH)).toEqual(['A spy of the elves is caught by the humans and put to death.'])
  })
})

describe('plans learnt', () => {
  const learning = [mission('m', 'a', { goal: 'intelligence' })]
  const both = { agents: [agent('a'), agent('b')], missions: [...learning, mission('n', 'b', { goal: 'intelligence' })] }
  const known = { intelligence: { 'elves/humans': { id: 'elves/humans', owner: 'elves', target: 'humans', since: 4 } } }

  test('GL-SPY-8 RULING-93 they are known to the owner, who alone sees it', () => {
    const played = tried(SPY, learning, [[40]])
    expect(played.world.records(INTELLIGENCE)).toEqual([{ id: 'elves/humans', owner: 'elves', target: 'humans', since: 5 }])
    expect([seenOf(played.effects, 'humans'), seenOf(played.effects, 'dwarves')]).toEqual([[], []])
    expect(chronicleOf(played, ENGLISH)[0]).toMatch(/^Your spy learns the plans of the humans/)
  })

  test.each<[string, HouseRules, number]>([
    ['intel_repeats = true: the mission goes on', { intel_repeats: true }, 1],
    ['intel_repeats = false: it ends with its first success', { intel_repeats: false }, 0],
  ])('GL-SPY-8 RULING-92 %s', (_, rules, missions) => {
    const { world } = tried(SPY, learning, [[40]], { rules })
    expect([world.records(MISSIONS).length, world.records(AGENTS).length]).toEqual([missions, 1])
  })

  test.each<[string, HouseRules, readonly string[]]>([
    ['intel_stacks = false: two spies count once', { intel_stacks: false }, ['elves/humans']],
    ['intel_stacks = true: two spies count twice', { intel_stacks: true }, ['elves/humans/m', 'elves/humans/n']],
  ])('GL-SPY-8 RULING-93 %s', (_, rules, ids) => {
    const { world } = tried(both.agents, both.missions, [[1], [1]], { rules })
    expect(world.records(INTELLIGENCE).map(({ id }) => id)).toEqual(ids)
  })

  test("GL-SPY-8 RULING-93 they lapse in the target's next phase 5, before anything is tried", () => {
    expect(tried([], [], [], { records: known }).world.records(INTELLIGENCE)).toEqual([])
    expect(tried(SPY, learning, [], { records: known }).world.records(INTELLIGENCE)).toEqual([])
    const others = { intelligence: { x: { id: 'x', owner: 'humans', target: 'elves', since: 4 } } }
    expect(tried([], [], [], { records: others }).world.records(INTELLIGENCE)).toHaveLength(1)
  })

  test('GL-SPY-7 a spy who fails to learn them dies', () => {
    expect(tried(SPY, learning, [[41]]).world.records(MISSIONS)).toEqual([])
  })
})

describe('murder', () => {
  test('GL-ASN-6 a royal dies; the assassin comes home, and nobody learns whose it was', () => {
    const played = tried(KILLER, kills('humans-royal-3'), [[30]])
    expect(played.world.record(ROYALS, 'humans-royal-3')).toBeUndefined()
    expect([played.world.records(MISSIONS), played.world.records(AGENTS).length]).toEqual([[], 1])
    expect(JSON.stringify(seenOf(played.effects, 'humans'))).not.toContain('elves')
    expect(seenOf(played.effects, 'humans').map(({ kind }) => kind)).toEqual(['drop', 'line'])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'Your assassin has carried out the order to kill the son of the humans, and is back.',
      'A son is murdered.',
    ])
  })

  test('GL-ASN-6 a ruler dies, the spouse follows, and an heir is asked for', () => {
    const played = tried(KILLER, RULER, [[1]])
    expect(played.pending).toMatchObject({ kind: 'choose', seat: 'humans', wording: 'choose.heir' })
    expect(chronicleOf(played, ENGLISH)).toContain('The ruler is murdered.')
  })

  test('GL-ASN-6 a shaman dies, and the place stays empty for now', () => {
    const played = tried(KILLER, kills('humans-settlement-1', { goal: 'shaman' }), [[30]])
    expect(played.world.records(SHAMANS)).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toContain('The shaman of tribal seat 1 is murdered.')
    expect(JSON.stringify(seenOf(played.effects, 'humans'))).not.toContain('elves')
  })

  test('GL-ASN-6 the last of a house: the civilisation falls, and nothing more is tried against it', () => {
    const ruler = { 'humans-royal-1': house('humans')['humans-royal-1'] }
    const royal = { ...ruler, ...house('elves'), ...house('dwarves') }
    const agents = [...KILLER, assassin('b')]
    const missions = [...RULER, mission('n', 'b', { goal: 'shaman', victim: 'humans-settlement-1' })]
    const { world, pending } = tried(agents, missions, [[1]], { records: { royal } })
    expect([isAlive(world, 'humans'), pending, world.records(MISSIONS), gameOf(world).ended]).toEqual([false, null, [], null])
  })

  test.each([
    ['plain', 30, 50],
    ['poison', 15, 20],
    ['melee', 60, 75],
  ] as const)('GL-ASN-7 RULING-99 %s: after %i was missed, caught on %i', (method, skill, caught) => {
    const agents = [assassin('a', { method, skill })]
    const missed = tried(agents, RULER, [[skill + 1]])
    expect(missed.pending).toMatchObject({ seat: 'elves', test: { need: caught } })
    const dead = tried(agents, RULER, [[skill + 1], [caught]])
    expect([dead.world.records(AGENTS), dead.world.balance('elves', 'assassins'), dead.world.balance('elves', 'males')]).toEqual([
      [],
      0,
      40,
    ])
    expect(chronicleOf(dead, ENGLISH)).toEqual(['A murder fails: the humans catch an assassin of the elves, who is put to death.'])
    const home = tried(agents, RULER, [[skill + 1], [caught + 1]])
    expect([home.world.records(AGENTS).length, home.world.records(MISSIONS)]).toEqual([1, []])
    expect([seenOf(home.effects, 'humans'), seenOf(home.effects, 'dwarves')]).toEqual([[], []])
    expect(chronicleOf(home, ENGLISH)).toEqual(['Your assassin has failed, but gets away from the humans unharmed.'])
  })
})

describe('the victim is gone', () => {
  test.each([
    ['a royal who has died', kills('humans-royal-9')],
    ['a royal of another house', kills('dwarves-royal-1')],
    ['a shaman who has died', kills('humans-settlement-9', { goal: 'shaman' })],
    ['a shaman whose settlement was taken', kills('dwarves-settlement-1', { goal: 'shaman' })],
  ])('GL-ASN-2 RULING-100 %s: the mission is void, and the agent comes home unseen', (_, missions) => {
    const { settlement, shaman } = settled('dwarves')
    const played = tried(KILLER, missions, [], { records: { settlement, shaman } })
    expect([played.pending, played.world.records(MISSIONS), played.world.records(AGENTS).length]).toEqual([null, [], 1])
    expect(seenOf(played.effects, 'humans')).toEqual([])
    expect(chronicleOf(played, ENGLISH)[0]).toMatch(/finds nobody any more, and comes home\.$/)
  })

  test('GL-ASN-2 whoever has come to the throne meanwhile is still the same person', () => {
    const heir = { ...house('humans')['humans-royal-3'], role: 'ruler' }
    const royal = { ...house('elves'), ...house('dwarves'), 'humans-royal-3': heir }
    expect(tried(KILLER, kills('humans-royal-3'), [], { records: { royal } }).pending).toMatchObject({ seat: 'elves' })
  })
})

describe('the game master takes agents away while dice are waited for', () => {
  function waiting(agents: readonly Agent[], missions: readonly Mission[]): Run {
    const owned = { males: 40, females: 40, spies: 1, assassins: 1 }
    const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
    const records = { royal, agent: byId(...agents), mission: byId(...missions) }
    const world = stage({ turn: 5, seat: 'humans', phase: 5, elves: owned, humans: { technology: 30 }, records })
    const run = new Run(GREATEST_LINEAGE, world, resolveMissions(world, 'humans'))
    run.resume(undefined)
    return run
  }

  test('GL-SPY-6 nothing is tried any more, and the next mission is', () => {
    const run = waiting([agent('a'), assassin('b')], [mission('m', 'a'), ...kills('humans-royal-3', { id: 'n', agent: 'b' })])
    expect(run.pending).toMatchObject({ figures: { goal: 'technology' } })
    run.correct([{ owner: 'elves', account: 'spies', to: 0 }])
    expect(run.pending).toMatchObject({ figures: { goal: 'royal' } })
    run.correct([{ owner: 'elves', account: 'assassins', to: 0 }])
    expect([run.pending, run.world.records(MISSIONS), run.world.balance('humans', 'technology')]).toEqual([null, [], 30])
  })

  test('GL-ASN-7 nobody is caught any more', () => {
    const run = waiting([agent('a'), assassin('b')], kills('humans-royal-3', { agent: 'b' }))
    run.resume({ by: 'hand', values: [99], counts: { missionSucceeds: 0, missionFails: 1 } })
    expect(run.pending).toMatchObject({ rule: 'GL-ASN-7' })
    run.correct([{ owner: 'elves', account: 'assassins', to: 0 }])
    expect([run.pending, run.world.records(MISSIONS)]).toEqual([null, []])
  })

  test('GL-GEN-6 the correction itself is seen by the owner only', () => {
    const run = waiting([agent('a'), assassin('b')], [])
    const effects = run.correct([{ owner: 'elves', account: 'spies', to: 3 }])
    expect(effects.filter((effect) => effect.kind === 'posting' && effect.rule === 'TABLE-GM-1')).toMatchObject([
      { account: 'spies', delta: 2, see: ['elves'] },
    ])
    expect(seenOf(effects, 'humans').filter((effect) => 'collection' in effect && effect.collection === AGENTS.name)).toEqual([])
  })
})
