import { describe, expect, test } from 'vitest'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { stateOf } from '../testing/position.ts'
import { stateIn } from './keeping.ts'
import { GAMES } from './records.ts'
import { LIZARDS } from './ruleset.ts'
import { playersOf, readSetup } from './setup.ts'
import { sumOf } from './tables.ts'
import { writeWorld } from './world/readWorld.ts'
import { worldOf } from './world/world.ts'

const ADA = { name: 'Ada', clanName: 'Spies Of Slime', start: 1 }
const BEN = { name: 'Ben' }
const problemsOf = (raw: unknown): readonly string[] => {
  const read = readSetup(raw)
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('setting up', () => {
  test('LZ-SET-1 LZ-SET-3 LZ-SET-4 clans are numbered, named and tagged, and begin with what they chose or default 3', () => {
    const campaign = begun({ players: [ADA, BEN, { name: 'Cleo', clan: 7 }] }, LIZARDS)
    valueOf(campaign.answer({ by: 'app' }))
    expect(campaign.world.record(GAMES, 'game')?.clans.map(({ clan, name, tag, player }) => [clan, name, tag, player])).toEqual([
      [1, 'Spies Of Slime', 'SPS', 'Ada'],
      [2, 'Clan 2', 'CLA', 'Ben'],
      [7, 'Clan 7', 'CLN', 'Cleo'],
    ])
    const { groups } = stateIn(campaign.world)
    const warriors = (clan: number): number =>
      groups.filter((group) => group.clan === clan).reduce((sum, { counts }) => sum + sumOf(counts), 0)
    // Default 1 has 230 warriors, default 3 has 380.
    expect([warriors(1), warriors(2) === warriors(7)]).toEqual([230, true])
    expect(campaign.world.balance('clan-1', 'homes')).toBe(1)
    expect(playersOf(readSetupOf({ players: [ADA, BEN] }))).toEqual([
      { seat: 'clan-1', name: 'Ada' },
      { seat: 'clan-2', name: 'Ben' },
    ])
  })

  const readSetupOf = (raw: unknown) => {
    const read = readSetup(raw)
    return read.ok ? read.value : expect.fail()
  }

  test('LZ-SET-2 the same dice make the same world, the app’s come again after a take-back', () => {
    const campaign = begun({ players: [ADA, BEN] }, LIZARDS)
    valueOf(campaign.answer({ by: 'app' }))
    const once = stateIn(campaign.world)
    valueOf(campaign.retract(1))
    valueOf(campaign.answer({ by: 'app' }))
    expect(stateIn(campaign.world)).toEqual(once)
    valueOf(campaign.retract(campaign.entries.at(-1)?.seq ?? 1))
    valueOf(campaign.answer({ by: 'hand', dice: Array.from({ length: 16 }, (_, at) => at + 1) }))
    expect(stateIn(campaign.world)).not.toEqual(once)
  })

  test('a world with clans is played as it is, from its turn on', () => {
    const state = stateOf({
      turn: 7,
      clans: 2,
      hexes: { '9K': { den: { owner: 1, pop: 30, home: true } } },
      groups: [
        { at: '9K', clan: 1, red: 5, fed: 3 },
        { at: '12K', clan: 2, red: 5 },
      ],
    })
    const campaign = begun({ players: [ADA, BEN], world: writeWorld(worldOf(state)) }, LIZARDS)
    expect(campaign.world.cursor).toMatchObject({ turn: 7, phase: 6 })
    expect(stateIn(campaign.world)).toEqual(state)
  })

  test.each([
    [{ players: [ADA] }, 'players: players has 1 player: 2 to 16 can play.'],
    [
      { players: [ADA, { name: 'Ben', clan: 1 }] },
      'players.1.clan: players.1.clan is 1, which another player has already: give each player a clan of their own.',
    ],
    [{ players: [ADA, { name: '' }] }, 'players.1.name: players.1.name is missing: the name of the player of clan 2.'],
    [{ players: [ADA, { name: 'Ben', clan: 17 }] }, 'players.1.clan: '],
    [{ players: [ADA, { name: 'Ben', start: 5 }] }, 'players.1.start: '],
    [{ players: [ADA, { name: 'Ben', clanName: 'x'.repeat(21) }] }, 'players.1.clanName: '],
    [{ players: [ADA, BEN], houseRules: { wrap: 'no' } }, 'houseRules.wrap: '],
    [{ players: [ADA, BEN], colour: 1 }, 'colour: '],
    [{ players: [ADA, { ...BEN, colour: 1 }] }, 'players.1.colour: '],
    [{ players: [ADA, BEN], world: { kind: 'something' } }, 'world.kind: '],
    [
      {
        players: [ADA, { name: 'Ben', clan: 5 }],
        world: writeWorld(worldOf(stateOf({ clans: 2, groups: [{ at: '9K', clan: 1, red: 1 }] }))),
      },
      'players: players has the clans 1, 5, but the world has 1, 2: name a player for each clan of the world, and for no other.',
    ],
    [null, 'setup: '],
  ])('%o is refused', (raw, problem) => {
    expect(problemsOf(raw).join('\n')).toContain(problem)
  })
})
