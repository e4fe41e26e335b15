import { describe, expect, test } from 'vitest'
import { LATEST_EDITION } from './edition.ts'
import { playersOf, readSetup } from './setup.ts'
import { SWITCHES } from './rulings/switches.ts'

const PLAYERS = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } }

function problemsOf(raw: unknown): readonly { readonly field: string; readonly message: string }[] {
  const read = readSetup(raw)
  return read.ok ? [] : read.problems
}

describe('a set-up from outside', () => {
  test('GL-SET-1 only the names of the three players have no default', () => {
    const read = readSetup({ players: PLAYERS })
    expect(read).toEqual({
      ok: true,
      value: {
        players: {
          elves: { name: 'Ada', rulerSex: 'male' },
          humans: { name: 'Ben', rulerSex: 'male' },
          dwarves: { name: 'Cy', rulerSex: 'male' },
        },
        goal: 'conquest',
        houseRules: {},
        firstPlayer: null,
        edition: LATEST_EDITION,
      },
    })
  })

  test('GL-SET-1 an edition that was played before can still be asked for, another is refused by name', () => {
    expect(readSetup({ players: PLAYERS, edition: 2 })).toMatchObject({ ok: true, value: { edition: 2 } })
    for (const edition of [1, LATEST_EDITION + 1, 'new', 2.5])
      expect(problemsOf({ players: PLAYERS, edition }).map(({ field }) => field)).toEqual(['edition'])
  })

  test('GL-SET-1 a civilisation without a player is refused by name', () => {
    expect(problemsOf({ players: { elves: { name: 'Ada' } } }).map(({ field }) => field)).toEqual(['players.humans', 'players.dwarves'])
  })

  test('GL-SET-1 RULING-07 min_players = 3: two are refused', () => {
    const { elves, dwarves } = PLAYERS
    expect(problemsOf({ players: { elves, dwarves } }).map(({ field }) => field)).toEqual(['players.humans'])
  })

  test('GL-SET-1 RULING-07 min_players = 2: two are enough', () => {
    const { elves, dwarves } = PLAYERS
    const read = readSetup({ players: { elves, dwarves }, houseRules: { min_players: 2 } })
    expect(read.ok && playersOf(read.value)).toEqual([
      { seat: 'elves', name: 'Ada' },
      { seat: 'dwarves', name: 'Cy' },
    ])
  })

  test.each([
    ['conquest', []],
    ['peaceful', []],
    ['supremacy', ['goal']],
  ])('GL-SET-2 the goal %s', (goal, fields) => {
    expect(problemsOf({ players: PLAYERS, goal }).map(({ field }) => field)).toEqual(fields)
  })

  test('GL-WIN-7 the peaceful goal needs the timeline', () => {
    const [problem] = problemsOf({ players: PLAYERS, goal: 'peaceful', houseRules: { timeline: 'off' } })
    expect(problem?.field).toBe('houseRules.timeline')
  })

  test.each([
    ['roll', undefined, null],
    ['fixed', undefined, 'elves'],
    ['roll', 'dwarves', 'dwarves'],
    ['fixed', 'dwarves', 'dwarves'],
  ])(
    'GL-SET-9 RULING-06 first_player = %s, said to begin: %s; whoever begins is %s (null: the dice tell)',
    (first_player, firstPlayer, first) => {
      const read = readSetup({ players: PLAYERS, houseRules: { first_player }, ...(firstPlayer === undefined ? {} : { firstPlayer }) })
      expect(read.ok && read.value.firstPlayer).toBe(first)
    },
  )

  test.each([
    [{ scenario_total: 486 }, []],
    [{ scenario_total: 485 }, ['houseRules.scenario_total']],
    [{ scenario_tribes: 94 }, []],
    [{ scenario_tribes: 94, scenario_tribe: 7 }, ['houseRules.scenario_total']],
  ])('GL-SET-11 RULING-12 everybody must find room on the board: %j', (houseRules, told) => {
    const problems = problemsOf({ players: PLAYERS, houseRules })
    expect(problems.map(({ field }) => field)).toEqual(told)
  })

  test.each([
    ['an unknown switch', { houseRules: { luck: 'on' } }, 'houseRules.luck'],
    ['a value that is not on offer', { houseRules: { timeline_pace: 7 } }, 'houseRules.timeline_pace'],
    ['a number out of bounds', { houseRules: { ruler_lifespan: 0 } }, 'houseRules.ruler_lifespan'],
    ['a map mode there is not', { houseRules: { map_mode: 'globe' } }, 'houseRules.map_mode'],
    ['unknown dice', { dice: 'loaded' }, 'dice'],
    ['a sex that rulers do not have', { players: { ...PLAYERS, elves: { name: 'Ada', rulerSex: 'x' } } }, 'players.elves.rulerSex'],
    ['an empty name', { players: { ...PLAYERS, elves: { name: '  ' } } }, 'players.elves.name'],
    ['a name as long as a chronicle', { players: { ...PLAYERS, elves: { name: 'A'.repeat(61) } } }, 'players.elves.name'],
    ['a fourth people', { players: { ...PLAYERS, orcs: { name: 'Zug' } } }, 'players.orcs'],
    ['a first player who does not play', { firstPlayer: 'orcs' }, 'firstPlayer'],
    ['a way there is not', { way: 'quick' }, 'way'],
    ['an unknown field', { colour: 'blue' }, 'colour'],
  ])('refuses %s and names the field', (_, change, field) => {
    expect(problemsOf({ players: PLAYERS, ...change }).map((problem) => problem.field)).toEqual([field])
  })

  test.each([null, 7, 'campaign', []])('refuses %j as a whole', (raw) => {
    expect(problemsOf(raw)).toHaveLength(1)
  })

  test.each([
    ['campaign', {}, { conquest_turn_limit: 40 }],
    ['printed', {}, { timeline_pace: 1, territories_per_combat: 1 }],
    ['evening', {}, { timeline_pace: 1, t6_shortfall: 'spare_first_age', territories_per_combat: 10, conquest_turn_limit: 12 }],
    ['printed', { territories_per_combat: 5, ruler_lifespan: 6 }, { timeline_pace: 1, ruler_lifespan: 6 }],
  ])('GL-SET-2 the way %s with the house rules %j comes to %j', (way, houseRules, kept) => {
    const read = readSetup({ players: PLAYERS, way, houseRules })
    expect(read.ok && [read.value.houseRules, 'way' in read.value]).toEqual([kept, false])
  })

  test('edition 2 keeps what differs from its own defaults', () => {
    const kept = (houseRules: object): unknown => {
      const read = readSetup({ players: PLAYERS, edition: 2, houseRules })
      return read.ok && read.value.houseRules
    }
    expect([kept({ territories_per_combat: 1 }), kept({ territories_per_combat: 5 })]).toEqual([{}, { territories_per_combat: 5 }])
  })

  test('keeps only the house rules that differ from their defaults', () => {
    const read = readSetup({ players: PLAYERS, houseRules: { timeline_pace: 3, ruler_lifespan: 5, ruler_military_cap: 'none' } })
    expect(read.ok && read.value.houseRules).toEqual({ timeline_pace: 3 })
  })

  test.each(Object.entries(SWITCHES).flatMap(([name, { preset }]) => [[name, preset] as const]))(
    'takes the default of %s: %j',
    (name, preset) => {
      expect(readSetup({ players: PLAYERS, houseRules: { [name]: preset } }).ok).toBe(true)
    },
  )
})
