import { describe, expect, test } from 'vitest'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { begun } from '../../../kernel/testing/toyTable.ts'
import type { Draft } from '../making/editing.ts'
import { findingsOf } from '../making/findings.ts'
import { PLAYERS } from '../testing/stage.ts'
import { accountsOf } from './accounts.ts'
import { scenarioOf } from './records.ts'
import { NATION_TURNS } from './ruleset.ts'
import { SAMPLE } from './sample.ts'
import { readNewScenario } from './scenarioCheck.ts'
import { playersOf, readSetup } from './setup.ts'

function told(raw: unknown): readonly string[] {
  const read = readSetup(raw)
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('NT-SET-1 the set-up', () => {
  test('of the sample: units, counters, owners and accounts', () => {
    const { world } = begun({ players: { p1: 'Ada', p2: 'Ben', p3: ' Cy ' } }, NATION_TURNS)
    expect(NATION_TURNS.seats(world)).toEqual(['p1', 'p2', 'p3'])
    expect(NATION_TURNS.owners(world)).toEqual(['HC', 'OT', 'CT', 'HP', 'FS', 'TT', 'SW'])
    expect([world.balance('HC', 'SM.wizard'), world.balance('HC', 'pool.soldier'), world.balance('OT', 'LM.warrior')]).toEqual([1, 8, 3])
    expect(accountsOf(world, 'OT')).toEqual(['vp', 'pool.warrior', ...SAMPLE.areas.map(({ id }) => `${id}.warrior`)])
    expect(NATION_TURNS.account(world, 'OT', 'LM.giant')).toBeUndefined()
    expect(NATION_TURNS.account(world, 'OT', 'LM.warrior')).toMatchObject({ min: 0 })
    expect(accountsOf(world, 'XX')).toEqual([])
  })

  test('is read with a problem for each field', () => {
    expect(told(7)).toEqual(['setup problem.type'])
    expect(told({ players: { p1: 'Ada', p2: '', p4: 'X' }, more: 1 })).toEqual([
      'more problem.unknownField',
      'players.p4 problem.unknownField',
      'players.p2.name problem.missing',
      'players.p3.name problem.missing',
    ])
    expect(told({ players: PLAYERS, houseRules: { overpop: 'none', nothing: 1 } })).toEqual([
      'houseRules.overpop problem.option',
      'houseRules.nothing problem.unknownField',
    ])
    expect(told({})).toEqual(['players problem.missing'])
    expect(told({ players: [] })).toEqual(['players problem.type'])
    expect(told({ players: { ...PLAYERS, p1: { name: 'x'.repeat(61) } } })).toEqual(['players.p1.name problem.length'])
  })

  test('asks for the players of the scenario that is given, whatever else is wrong with it', () => {
    const two = { ...SAMPLE, nations: SAMPLE.nations.map((nation, at) => ({ ...nation, player: (at % 2) + 1 })) }
    const players = { p1: 'Ada', p2: 'Ben' }
    const houseRules = { scenario: 'file' }
    expect(told({ players, houseRules, scenario: two })).toEqual([])
    const faulty = { ...two, areas: two.areas.map((area, at) => (at === 0 ? { ...area, name: ' ' } : area)) }
    expect(told({ players, houseRules, scenario: faulty })).toEqual(['scenario.areas.0.name problem.scenarioName'])
    expect(told({ players: { p1: 'Ada' }, houseRules, scenario: faulty })).toEqual([
      'scenario.areas.0.name problem.scenarioName',
      'players.p2.name problem.missing',
    ])
    expect(told({ players, houseRules, scenario: 7 })).toEqual(['scenario problem.type'])
    expect(told({ players: { p1: ' ' }, houseRules, scenario: 7 })).toEqual(['scenario problem.type', 'players.p1.name problem.missing'])
    expect(told({ players, houseRules })).toEqual(['scenario problem.scenarioWanted'])
    expect(told({ houseRules, scenario: 7 })).toEqual(['scenario problem.type', 'players problem.missing'])
  })

  test('a new campaign has no row that changes rolls at the end of a round; one that has it already still opens', () => {
    const row = { round: 2, when: 'end', verb: 'modify', nation: null, roll: 'population', amount: 1 } as const
    const setup = { players: PLAYERS, houseRules: { scenario: 'file' }, scenario: { ...SAMPLE, events: [...SAMPLE.events, row] } }
    expect(told(setup)).toEqual([])
    const refused = Campaign.begin(NATION_TURNS, { id: 'one', title: 'One', seed: '0'.repeat(64) }, setup)
    expect(refused.ok ? [] : refused.problems.map(({ field, wording }) => [field, wording])).toEqual([
      [`scenario.events.${SAMPLE.events.length}.when`, 'problem.idleModify'],
    ])
    expect(readNewScenario(setup.scenario)).toMatchObject({ ok: false })
    expect(findingsOf(setup.scenario as unknown as Draft).problems.map(({ field }) => field)).toEqual([
      `events.${SAMPLE.events.length}.when`,
    ])
    const atStart = { ...setup, scenario: { ...SAMPLE, events: [...SAMPLE.events, { ...row, when: 'start' }] } }
    expect(readNewScenario(atStart.scenario)).toMatchObject({ ok: true })
  })

  test('writes the lines of today unless it says otherwise', () => {
    const linesOf = (setup: object) => {
      const read = readSetup({ players: PLAYERS, ...setup })
      return read.ok ? read.value.lines : read.problems.map(({ field, wording }) => `${field} ${wording}`)
    }
    expect([{}, { lines: 1 }, { lines: 3 }, { lines: 'all' }].map(linesOf)).toEqual([
      ...[2, 1],
      ['lines problem.range'],
      ['lines problem.range'],
    ])
  })

  test('keeps only house rules that are not by default, and tells its players', () => {
    const read = readSetup({ players: PLAYERS, houseRules: { overpop: 'per_area', tie: 'shared' } })
    expect(read).toMatchObject({ ok: true, value: { houseRules: { tie: 'shared' }, scenario: null, units: null } })
    expect(read.ok && playersOf(read.value)).toEqual([
      { seat: 'p1', name: 'Ada' },
      { seat: 'p2', name: 'Ben' },
      { seat: 'p3', name: 'Cy' },
    ])
    expect(playersOf(null)).toEqual([])
  })

  test('control = one_each: every nation has a player of its own', () => {
    const players = Object.fromEntries(SAMPLE.nations.map((_, at) => [`p${at + 1}`, `Player ${at + 1}`]))
    const { world } = begun({ players, houseRules: { control: 'one_each' } }, NATION_TURNS)
    expect(scenarioOf(world).nations.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(told({ players: PLAYERS, houseRules: { control: 'one_each' } })).toContain('players.p7.name problem.missing')
  })

  test('scenario = file: the scenario is given, and only then', () => {
    const own = { ...SAMPLE, name: 'Our own', nations: SAMPLE.nations.map((nation) => ({ ...nation, player: 1 })) }
    const { world } = begun({ players: { p1: 'Ada' }, houseRules: { scenario: 'file' }, scenario: own as never }, NATION_TURNS)
    expect(scenarioOf(world).name).toBe('Our own')
    expect(told({ players: PLAYERS, houseRules: { scenario: 'file' } })).toEqual(['scenario problem.scenarioWanted'])
    expect(told({ players: PLAYERS, scenario: SAMPLE })).toEqual(['scenario problem.scenarioNotWanted'])
    expect(told({ players: PLAYERS, houseRules: { scenario: 'file' }, scenario: { ...SAMPLE, areas: 1 } })).toEqual([
      'scenario.areas problem.type',
    ])
  })

  test('unit_table = file: dice and modifiers are given, and only then', () => {
    const units = SAMPLE.units.map((unit) => ({ ...unit, mod: 2 }))
    const { world } = begun({ players: PLAYERS, houseRules: { unit_table: 'file' }, units: units as never }, NATION_TURNS)
    expect(scenarioOf(world).units.map(({ mod }) => mod)).toEqual(SAMPLE.units.map(() => 2))
    expect(told({ players: PLAYERS, houseRules: { unit_table: 'file' } })).toEqual(['units problem.unitsWanted'])
    expect(told({ players: PLAYERS, houseRules: { unit_table: 'file' }, units: units.slice(1) })).toEqual(['units problem.unitsWanted'])
    expect(told({ players: PLAYERS, units })).toEqual(['units problem.unitsNotWanted'])
    expect(told({ players: PLAYERS, houseRules: { unit_table: 'file' }, units: [...units, { ...units[0], id: 'knight' }] })).toEqual([
      'units.8.id problem.scenarioUnknown',
    ])
  })

  test('the figures of the sample hold for a scenario of one’s own as well, unless it brings its own', () => {
    const own = { ...SAMPLE, units: SAMPLE.units.map((unit) => ({ ...unit, dice: 3 })) }
    const dice = (houseRules: object) =>
      scenarioOf(begun({ players: PLAYERS, houseRules: houseRules as never, scenario: own as never }, NATION_TURNS).world).units.map(
        (unit) => unit.dice,
      )
    expect(dice({ scenario: 'file' })).toEqual(SAMPLE.units.map((unit) => unit.dice))
    expect(dice({ scenario: 'file', unit_table: 'file' })).toEqual(SAMPLE.units.map(() => 3))
  })
})
