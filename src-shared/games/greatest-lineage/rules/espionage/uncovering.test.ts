import { describe, expect, test } from 'vitest'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { agent, assassin, byId, mission, seenOf } from '../../testing/agents.ts'
import { house, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { AGENTS, MISSIONS, type Agent, type Mission } from './records.ts'
import { uncoverPlans } from './uncovering.ts'

const ELVES = { males: 60, females: 60, spies: 1, assassins: 1 } as const
const ROYALS = house('humans')

/** The humans roll first, then the dwarves. */
function watched(agents: readonly Agent[], missions: readonly Mission[], answers: readonly unknown[], setting: StageSetting = {}): Played {
  const records = { agent: byId(...agents), mission: byId(...missions), royal: ROYALS, ...setting.records }
  const elves = {
    ...ELVES,
    spies: agents.filter(({ owner, kind }) => owner === 'elves' && kind === 'spy').length,
    assassins: agents.filter(({ owner, kind }) => owner === 'elves' && kind === 'assassin').length,
  }
  const world = stage({ turn: 5, phase: 5, edition: 2, elves, ...setting, records })
  return playOut(world, (view) => uncoverPlans(view, 'elves'), answers)
}

const SPY = [agent('a')]
const KILLER = [assassin('a')]
const STEALS = [mission('m', 'a')]
const KILLS = [mission('m', 'a', { goal: 'ruler', victim: 'humans-royal-1' })]
const HIGH = [99, 99]

describe('the roll', () => {
  const nothing = watched([], [], [])

  test('GL-SPY-5 GL-ASN-4 RULING-91 every other player rolls two dice though nothing was written, next player first', () => {
    expect(nothing.pending).toMatchObject({
      seat: 'humans',
      rule: 'GL-SPY-5',
      faces: 100,
      count: 2,
      test: { type: 'number' },
      figures: { owner: 'elves', spies: 1, assassins: 1 },
    })
    expect(watched([], [], [[1, 1]]).pending).toMatchObject({ seat: 'dwarves', count: 2 })
    expect(
      watched(
        [],
        [],
        [
          [1, 1],
          [1, 1],
        ],
      ).pending,
    ).toBeNull()
  })

  test('GL-SPY-5 RULING-91 it looks the same whatever was written', () => {
    expect(watched(SPY, STEALS, []).pending).toEqual(nothing.pending)
    expect(watched(KILLER, KILLS, []).pending).toEqual(nothing.pending)
  })

  test('GL-SPY-5 GL-ASN-1 in the peaceful game there is one die', () => {
    const played = watched([], [], [[99]], { goal: 'peaceful' })
    expect(played.asked[0]).toMatchObject({ count: 1, figures: { spies: 1, assassins: 0 } })
    expect(textsOf(played, ENGLISH)).toContain('Are spies sent out by the elves?')
  })

  test('GL-SPY-5 a roll that finds nothing is told to the one who made it', () => {
    const played = watched([], [], [HIGH, HIGH])
    expect(chronicleOf(played, ENGLISH)).toEqual(['No agent of the elves comes to light.', 'No agent of the elves comes to light.'])
    expect([seenOf(played.effects, 'humans'), seenOf(played.effects, 'dwarves'), seenOf(played.effects, 'elves')]).toMatchObject([
      [{ see: ['humans'] }],
      [{ see: ['dwarves'] }],
      [],
    ])
  })

  test('GL-SPY-5 RULING-91 detect_roll = per_agent: as many dice whoever there is, and each agent meets its own', () => {
    const rules = { detect_roll: 'per_agent' } as const
    const agents = [agent('elves-agent-1'), agent('elves-agent-2')]
    const missions = [mission('m', 'elves-agent-1'), mission('n', 'elves-agent-2')]
    const setting = { rules, elves: { ...ELVES, spies: 2, assassins: 0 } }
    for (const males of [62, 900])
      expect(watched([], [], [], { rules, elves: { ...ELVES, males, spies: 0, assassins: 0 } }).pending).toMatchObject({ count: 12 })
    const played = watched(
      agents,
      missions,
      [[99, 24, ...Array.from({ length: 10 }, () => 1)], Array.from({ length: 12 }, () => 99)],
      setting,
    )
    expect(played.asked[0]).toMatchObject({ count: 12, figures: { spies: 6, assassins: 6 } })
    expect(played.world.records(AGENTS).map(({ id }) => id)).toEqual(['elves-agent-1'])
  })

  test('GL-SPY-5 RULING-91 detect_roll = per_entry: one die goes for all spies', () => {
    const agents = [agent('elves-agent-1'), agent('elves-agent-2')]
    const missions = [mission('m', 'elves-agent-1'), mission('n', 'elves-agent-2')]
    expect(watched(agents, missions, [[24, 99], HIGH]).world.records(AGENTS)).toEqual([])
  })
})

describe('the target', () => {
  test.each([
    [24, false],
    [25, true],
  ])('GL-SPY-5 EX-27 on %i of the target the spy lives: %s', (die, lives) => {
    const { world } = watched(SPY, STEALS, [[die, 99], HIGH])
    expect([world.records(AGENTS).length, world.records(MISSIONS).length]).toEqual(lives ? [1, 1] : [0, 0])
    expect(world.balance('elves', 'spies')).toBe(lives ? 1 : 0)
  })

  test.each([
    ['plain', 24, false],
    ['plain', 25, true],
    ['poison', 14, false],
    ['poison', 15, true],
    ['melee', 39, false],
    ['melee', 40, true],
  ] as const)('GL-ASN-4 RULING-96 RULING-98 EX-27 %s, on %i of the target the assassin lives: %s', (method, die, lives) => {
    const { world } = watched([assassin('a', { method })], KILLS, [[1, die], HIGH])
    expect([world.records(AGENTS).length, world.records(MISSIONS).length, world.balance('elves', 'assassins')]).toEqual(
      lives ? [1, 1, 1] : [0, 0, 0],
    )
  })

  test('GL-SPY-5 everybody learns whose spy it was and that they died, who is left their owner alone', () => {
    const played = watched(SPY, STEALS, [[24, 99], HIGH])
    expect(seenOf(played.effects, 'dwarves')).toEqual([
      { kind: 'line', rule: 'GL-SPY-5', wording: 'line.spyUncovered', seat: 'elves', figures: { owner: 'elves', target: 'humans' } },
      expect.objectContaining({ wording: 'line.nothingFound', see: ['dwarves'] }),
    ])
    expect(played.world.balance('elves', 'males')).toBe(60)
    expect(chronicleOf(played, ENGLISH)[0]).toBe('The humans uncover a spy of the elves, who is put to death.')
  })

  test('GL-SPY-5 somebody else finds no spy, on whatever number', () => {
    const played = watched(SPY, STEALS, [HIGH, [1, 1]])
    expect(played.pending).toBeNull()
    expect(played.world.records(MISSIONS)).toHaveLength(1)
  })

  test('GL-SPY-8 RULING-92 a mission that goes on is written anew and can be uncovered again', () => {
    const old = [mission('m', 'a', { goal: 'intelligence', entered: 3, renewed: 4 })]
    expect(watched(SPY, old, [HIGH, HIGH]).world.record(MISSIONS, 'm')).toMatchObject({ renewed: 5 })
    expect(watched(SPY, old, [[3, 99], HIGH]).world.records(MISSIONS)).toEqual([])
  })
})

describe('somebody else learns of a plot', () => {
  const own = assassin('dwarf', { owner: 'dwarves', skill: 50 })
  const worse = assassin('dwarf2', { owner: 'dwarves', skill: 30 })
  const dwarves = { males: 50, females: 50, assassins: 2 }
  const learnt = [HIGH, [99, 24]]

  test('GL-ASN-5 RULING-97 asked is who uncovered, whom it is against is said, and only who has an assassin ready can send one', () => {
    const played = watched(KILLER, KILLS, learnt)
    expect(played.pending).toMatchObject({
      kind: 'choose',
      seat: 'dwarves',
      figures: { owner: 'elves', target: 'humans', goal: 'ruler', role: 'ruler' },
      options: [{ id: 'ignore' }, { id: 'aid' }],
      preset: 'ignore',
    })
    expect(textsOf(played, ENGLISH)).toContain(
      'You have learnt that an assassin of the elves is to kill the ruler of the humans. What do you do?',
    )
    const armed = watched([...KILLER, own], KILLS, learnt, { dwarves }).pending
    expect(armed?.kind === 'choose' && armed.options.map(({ id }) => id)).toEqual(['ignore', 'counter', 'aid'])
  })

  test.each([
    ['plain', 25],
    ['poison', 15],
    ['melee', 40],
  ] as const)('GL-ASN-5 EX-27 %s: nobody is asked from %i on', (method, die) => {
    expect(watched([assassin('a', { method })], KILLS, [HIGH, [99, die]]).pending).toBeNull()
    expect(watched([assassin('a', { method })], KILLS, [HIGH, [99, die - 1]]).pending).toMatchObject({ kind: 'choose' })
  })

  test('GL-ASN-5 RULING-96 nobody is asked where the target has uncovered the assassin', () => {
    const played = watched(KILLER, KILLS, [
      [99, 3],
      [99, 3],
    ])
    expect(played.pending).toBeNull()
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'The humans uncover an assassin of the elves, who is put to death.',
      'No agent of the elves comes to light.',
    ])
  })

  test('GL-ASN-5 who does nothing is the only one to know', () => {
    const played = watched(KILLER, KILLS, [...learnt, 'ignore'])
    expect(played.world.record(MISSIONS, 'm')).toMatchObject({ aided: false })
    expect(seenOf(played.effects, 'elves')).toEqual([])
    expect(seenOf(played.effects, 'humans')).toMatchObject([{ wording: 'line.nothingFound' }])
    expect(seenOf(played.effects, 'dwarves')).toMatchObject([{ wording: 'line.plotIgnored', see: ['dwarves'] }])
  })

  test('GL-ASN-5 help makes the chance 80, known to helper and owner', () => {
    const played = watched(KILLER, KILLS, [...learnt, 'aid'])
    expect(played.world.record(MISSIONS, 'm')).toMatchObject({ aided: true })
    expect(seenOf(played.effects, 'humans')).toMatchObject([{ wording: 'line.nothingFound' }])
    expect(chronicleOf(played, ENGLISH)[0]).toBe(
      'The dwarves know of the plot of the elves against the humans and help it: its chance is now 80%.',
    )
  })

  test.each([
    [50, 'elves', ['dwarf', 'dwarf2']],
    [51, 'dwarves', ['a', 'dwarf']],
  ])('GL-ASN-5 an own assassin sent against it, roll %i: that of the %s dies; the worst one goes', (die, dead, left) => {
    const played = watched([...KILLER, own, worse], KILLS, [...learnt, 'counter', [die]], { dwarves })
    expect(played.asked.at(-1)).toMatchObject({ seat: 'dwarves', figures: { chance: 50 } })
    expect(played.world.records(AGENTS).map(({ id }) => id)).toEqual(left)
    expect(played.world.records(MISSIONS)).toHaveLength(dead === 'elves' ? 0 : 1)
    expect(seenOf(played.effects, 'humans')).toMatchObject([
      { wording: 'line.assassinFoundDead', figures: { owner: dead } },
      { wording: 'line.nothingFound' },
    ])
    expect(seenOf(played.effects, 'elves').map((effect) => effect.kind === 'line' && effect.wording)).toContain('line.plotCountered')
  })

  test.each([
    ['intruder', 'elves', ['dwarf']],
    ['own assassin', 'dwarves', ['a']],
  ] as const)('GL-ASN-5 the game master removes the %s while the roll waits: nobody dies', (_, owner, left) => {
    const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
    const records = { royal, agent: byId(...KILLER, own), mission: byId(...KILLS) }
    const elves = { ...ELVES, spies: 0 }
    const world = stage({ turn: 5, phase: 5, edition: 2, elves, humans: { males: 20 }, dwarves: { ...dwarves, assassins: 1 }, records })
    const run = new Run(GREATEST_LINEAGE, world, uncoverPlans(world, 'elves'))
    run.resume(undefined)
    for (const answer of [...learnt, 'counter']) {
      const taken = run.pending && takeAnswer(run.pending, answer, '5eed'.repeat(16))
      if (!taken?.ok) throw new Error('not taken')
      run.resume(taken.value.reply)
    }
    expect(run.pending).toMatchObject({ seat: 'dwarves', figures: { chance: 50 } })
    const effects = run.correct([{ owner, account: 'assassins', to: 0 }])
    expect([run.pending, world.records(AGENTS).map(({ id }) => id)]).toEqual([null, left])
    expect(effects.filter((effect) => 'rule' in effect && effect.rule === 'GL-ASN-5')).toEqual([])
  })

  test('GL-ASN-5 an assassin in training, or on the way, cannot be sent', () => {
    const busy = [assassin('dwarf', { owner: 'dwarves', released: null }), worse]
    const missions = [...KILLS, mission('n', 'dwarf2', { owner: 'dwarves', target: 'elves', goal: 'ruler', victim: 'x', renewed: 4 })]
    const { pending } = watched([...KILLER, ...busy], missions, learnt, { dwarves })
    expect(pending?.kind === 'choose' && pending.options.map(({ id }) => id)).toEqual(['ignore', 'aid'])
  })
})
