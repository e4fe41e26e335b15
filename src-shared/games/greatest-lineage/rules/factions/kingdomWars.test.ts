import { afterEach, describe, expect, test, vi } from 'vitest'
import { post, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { Civilisation, Kingdom } from '../seats.ts'
import { newCivilisation, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf, textsOf } from '../../testing/texts.ts'
import { HOUSES, warOf } from '../../testing/wars.ts'
import { endWar } from '../war/ending.ts'
import { WARS } from '../war/records.ts'
import { warsOf } from '../war/wars.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { mindOf } from './kingdomMinds.ts'
import { wageKingdomWars } from './kingdomWars.ts'
import { nonPlayerStep } from './step.ts'

/** A battle is only a turn of the war here, and costs the elves so many territories. */
const lost = vi.hoisted(() => ({ territories: 0 }))
vi.mock('../war/battle.ts', () => ({
  *battle(world: World, id: string): Procedure {
    const war = world.record(WARS, id)
    if (war === undefined) return
    yield* record('GL-WAR-7', WARS, id, { ...war, turns: war.turns + 1 })
    if (war.defender === 'elves') yield* post('GL-WAR-22', 'elves', 'territories', -lost.territories)
  },
}))
afterEach(() => {
  lost.territories = 0
})

const LAND = { demonic: { territories: 10 }, undead: { territories: 10 }, monstrous: { territories: 10 } }

/** Ages the players have ever reached, elves, humans, dwarves; null: fallen. */
function ages(elves: number | null, humans: number | null, dwarves: number | null) {
  const seat = (name: Civilisation, age: number | null) => newCivilisation(name, { highestAge: age ?? 1, alive: age !== null })
  return { elves: seat('elves', elves), humans: seat('humans', humans), dwarves: seat('dwarves', dwarves) }
}

function at(turn: number, setting: StageSetting = {}, reached = ages(4, 4, 4)) {
  const elves = { territories: 12, ...setting.elves }
  return stage({
    turn,
    seat: 'table',
    phase: 0,
    others: LAND,
    ...setting,
    elves,
    records: { royal: HOUSES, civilisation: reached, ...setting.records },
  })
}

function step(world: ReturnType<typeof stage>, turn: number, answers: readonly unknown[] = []) {
  world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'table', phase: 0 } })
  return playOut(world, wageKingdomWars, answers)
}

/** Against whom a kingdom fights. */
function foes(world: World, kingdom: Kingdom = 'undead'): readonly string[] {
  return warsOf(world, kingdom).map(({ aggressor, defender }) => (aggressor === kingdom ? defender : aggressor))
}

/** The first round of `from` to `to` in which the undead are at war, or a lot is drawn for their enemy. */
function firstWar(world: ReturnType<typeof stage>, from: number, to: number): number | null {
  for (let turn = from; turn <= to; turn += 1) {
    const { pending } = step(world, turn)
    if (pending !== null || foes(world).length > 0) return turn
  }
  return null
}

describe('GL-NPK-2 the first wars of kingdoms', () => {
  test.each([
    [4, 4, 3, null],
    [4, 4, 4, 12],
    [6, 4, 5, 12],
    [4, 4, null, 12],
    [4, null, 3, null],
  ])(
    'GL-NPK-2 RULING-137 highest ages %j, %j and %j (null: fallen) in round 10: the first war is in round %j',
    (elves, humans, dwarves, round) => {
      expect(firstWar(at(10, {}, ages(elves, humans, dwarves)), 10, 20)).toBe(round)
    },
  )

  test.each([
    [11, 12],
    [12, 12],
    [14, 14],
  ])(
    'GL-NPK-2 RULING-137 who is awaited falls in round %i, the others being settled since round 10: the first war is in round %i',
    (fall, round) => {
      const world = at(10, {}, ages(4, 4, 3))
      expect(firstWar(world, 10, fall - 1)).toBeNull()
      world.apply({ kind: 'record', rule: 'GL-WIN-3', collection: 'civilisation', id: 'dwarves', value: ages(4, 4, null).dwarves as never })
      expect(firstWar(world, fall, 20)).toBe(round)
      expect(mindOf(world, 'undead').stirred).toBe(10)
    },
  )

  test('GL-NPK-2 RULING-137 the last of the survivors counts: settled in rounds 10 and 13, and the one awaited falls in round 14', () => {
    const world = at(10, {}, ages(4, 3, 3))
    const become = (seat: Civilisation, reached: ReturnType<typeof ages>): void =>
      world.apply({ kind: 'record', rule: 'GL-AGE-1', collection: 'civilisation', id: seat, value: reached[seat] as never })
    expect(firstWar(world, 10, 12)).toBeNull()
    become('humans', ages(4, 4, 3))
    expect(firstWar(world, 13, 13)).toBeNull()
    become('dwarves', ages(4, 4, null))
    expect(firstWar(world, 14, 20)).toBe(15)
  })

  test.each([
    [2, 12],
    [0, 10],
    [5, 15],
  ])('GL-NPK-2 RULING-137 npk_first_war_delay = %i: round %i', (npk_first_war_delay, round) => {
    expect(firstWar(at(10, { rules: { npk_first_war_delay } }), 10, 20)).toBe(round)
  })

  test('GL-NPK-2 RULING-137 who falls back afterwards changes nothing: what counts is the first time', () => {
    const world = at(10, { elves: { age: 3 } })
    expect(firstWar(world, 10, 20)).toBe(12)
  })

  test('GL-NPK-2 GL-NPK-10 every kingdom that stands goes to war, in its order, and has its battle at once', () => {
    const world = at(10, { others: { demonic: { territories: 10 }, monstrous: { territories: 1 } } })
    step(world, 10)
    step(world, 12)
    expect(world.records(WARS).map(({ aggressor, turns }) => [aggressor, turns])).toEqual([
      ['demonic', 1],
      ['monstrous', 1],
    ])
  })

  test('GL-NPK-2 a kingdom that was attacked before goes to war with its first target all the same', () => {
    const world = at(10, { records: { war: { w: warOf('humans', 'undead') } } })
    step(world, 10)
    step(world, 12)
    expect(foes(world)).toEqual(['humans', 'elves'])
  })

  test('GL-NPK-2 in the peaceful game kingdoms attack as well: only players may not attack players', () => {
    expect(firstWar(at(10, { goal: 'peaceful' }), 10, 14)).toBe(12)
  })
})

describe('GL-NPK-3 whom they attack first', () => {
  const open = (setting: StageSetting, answers: readonly unknown[] = []) => {
    const world = at(10, { others: { undead: { territories: 10 } }, ...setting })
    step(world, 10)
    return { world, played: step(world, 12, answers) }
  }

  test.each([
    [12, 11, 3, ['elves']],
    [7, 11, 3, ['humans']],
    [11, 11, 3, ['elves', 'humans']],
    [5, 5, 5, ['elves', 'humans', 'dwarves']],
  ])('GL-NPK-3 RULING-138 without a map, land %i, %i and %i: the kingdom attacks %j', (elves, humans, dwarves, attacked) => {
    const land = { elves: { territories: elves }, humans: { territories: humans }, dwarves: { territories: dwarves } }
    for (const npk_target of ['closest_first', 'most_first'] as const)
      expect(foes(open({ ...land, rules: { npk_target } }).world)).toEqual(attacked)
  })

  test.each([
    [2, [2, 2, 3]],
    [3, [3, 3, 3]],
  ])('GL-NPK-3 edition %i: all choose before any fights, so that with three tied the kingdoms attack %j of them', (edition, attacked) => {
    lost.territories = 1
    const land = { territories: 30 }
    const { world } = open({ edition, elves: land, humans: land, dwarves: land, others: LAND })
    const kingdoms = [...Object.keys(LAND)] as readonly Kingdom[]
    expect(kingdoms.map((kingdom) => foes(world, kingdom).length).toSorted()).toEqual(attacked)
  })

  test('GL-NPK-3 whom an earlier battle of the round has ended is attacked no more', () => {
    lost.territories = 30
    const { world } = open({ elves: { territories: 30 }, others: LAND })
    expect(world.records(WARS)).toEqual([])
  })

  test('GL-NPK-3 with whom it is at war already it opens no second one', () => {
    const { world, played } = open({ records: { war: { w: warOf('elves', 'undead') } } })
    expect(world.records(WARS)).toHaveLength(1)
    expect(chronicleOf(played, ENGLISH)).toContain('The Undead kingdom would turn on the elves, and is at war with them already.')
  })

  test('GL-NPK-3 the reason is told', () => {
    expect(chronicleOf(open({}).played, ENGLISH)).toEqual([
      'The Undead kingdom turns on the elves: all players have left the first three ages, and nobody has more land than they (12 territories).',
      'The Undead kingdom opens war on the elves.',
    ])
  })

  const tied = { elves: { territories: 9 }, humans: { territories: 9 } }
  test.each<[NonNullable<HouseRules['npk_target']>, readonly string[], readonly string[], StageSetting, unknown]>([
    ['closest_first', ['elves', 'humans', 'dwarves'], ['dwarves'], {}, { elves: false, dwarves: true }],
    ['closest_first', ['elves', 'humans', 'dwarves'], ['elves', 'dwarves'], {}, { elves: true, dwarves: true }],
    ['closest_first', ['elves', 'humans', 'dwarves'], ['elves'], {}, { elves: false }],
    ['most_first', ['elves', 'humans'], ['humans'], tied, { elves: false }],
  ])(
    'GL-NPK-3 RULING-138 map_mode = map, npk_target = %s: the game master is asked about %j, and %j are attacked',
    (npk_target, asked, attacked, land, answer) => {
      const { world, played } = open({ ...land, rules: { map_mode: 'map', npk_target } }, [answer])
      expect(played.asked[0]).toMatchObject({ seat: 'gm', kind: 'fill', fields: asked.map((id) => ({ id })) })
      expect([played.pending, foes(world)]).toEqual([null, attacked])
    },
  )

  test('GL-NPK-3 RULING-138 map_mode = map, npk_target = most_first: where one has most land nobody is asked', () => {
    const { world, played } = open({ rules: { map_mode: 'map', npk_target: 'most_first' } })
    expect([played.asked, foes(world)]).toEqual([[], ['elves']])
  })
})

describe('GL-NPK-6 war again', () => {
  function atPeaceSince(round: number, setting: StageSetting = {}) {
    const mind = { id: 'undead', stirred: 5, begun: true, peaceSince: null, fell: null }
    const records = { war: { w: warOf('undead', 'elves', { turns: 2 }) }, kingdomMind: { undead: mind } }
    const world = at(round, { ...setting, others: { undead: { territories: 10 } }, records })
    playOut(world, (state) => endWar('GL-NPK-5', state, 'w', { how: 'tribute', victor: 'undead' }))
    return world
  }

  test('GL-NPK-6 RULING-140 a kingdom whose last war ended in round 20 opens one in the step of round 23', () => {
    expect(firstWar(atPeaceSince(20), 20, 30)).toBe(23)
  })

  test('GL-NPK-6 while any war goes on it does not count as peace', () => {
    const world = atPeaceSince(20)
    world.apply({ kind: 'record', rule: 'GL-WAR-1', collection: 'war', id: 'v', value: warOf('humans', 'undead', { id: 'v' }) as never })
    for (let turn = 20; turn < 28; turn += 1) step(world, turn)
    expect(foes(world)).toEqual(['humans'])
    playOut(world, (state) => endWar('GL-TREATY-1', state, 'v', { how: 'withdrawal', victor: 'undead' }))
    expect(mindOf(world, 'undead').peaceSince).toBe(27)
    expect(firstWar(world, 28, 40)).toBe(30)
  })

  const LANDS = { elves: { territories: 4 }, humans: { territories: 3 }, dwarves: { territories: 1 } }

  test.each([
    [1, 'elves'],
    [4, 'elves'],
    [5, 'humans'],
    [7, 'humans'],
    [8, 'dwarves'],
    [96, 'dwarves'],
  ])('GL-NPK-6 RULING-140 without a map a lot among all 8 territories of players: %i falls to the %s', (die, owner) => {
    const world = atPeaceSince(20, LANDS)
    const { asked, pending } = step(world, 23, [[die]])
    expect(asked).toMatchObject([{ seat: 'gm', wording: 'roll.lot', figures: { candidates: 8, fair: 96 } }])
    expect([pending, foes(world)]).toEqual([null, [owner]])
  })

  test('GL-NPK-6 RULING-140 no lot is drawn where all land of players is of one, and no war opened where they have none', () => {
    const none = { elves: { territories: 0 }, humans: { territories: 0 }, dwarves: { territories: 0 } }
    const all = atPeaceSince(20, { ...none, humans: { territories: 5 } })
    expect([step(all, 23).asked, foes(all)]).toEqual([[], ['humans']])
    const nothing = atPeaceSince(20, none)
    expect([step(nothing, 23).asked, foes(nothing)]).toEqual([[], []])
  })

  test('GL-NPK-6 the lot and its reason are told', () => {
    const played = step(atPeaceSince(20, LANDS), 23, [[5]])
    expect(textsOf(played, ENGLISH)).toEqual([
      'Lot for the Undead kingdom: whose land, of 8 territories, lies closest to its capital',
      'The Undead kingdom turns on the humans: it has been at peace for two rounds, and among all land of players the lot falls on a territory of theirs (of 3).',
      'The Undead kingdom opens war on the humans.',
    ])
  })

  test('GL-NPK-6 map_mode = map: the game master says whose territory is the closest', () => {
    const world = atPeaceSince(20, { rules: { map_mode: 'map', npk_target: 'most_first' } })
    const { asked } = step(world, 23, [{ elves: false, humans: true }])
    expect([asked[0]?.wording, foes(world)]).toEqual(['fill.kingdomEnemies.again', ['humans']])
  })
})

test('GL-NPK-10 RULING-143 wars come before growth in the step of the non-players', () => {
  const { effects } = playOut(
    at(12, { records: { kingdomMind: { undead: { id: 'undead', stirred: 10, begun: false, peaceSince: null, fell: null } } } }),
    nonPlayerStep,
  )
  const lines = effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
  expect(lines.indexOf('line.war.opened.open')).toBeLessThan(lines.indexOf('line.kingdomsGrew'))
  expect(lines).toContain('line.war.opened.open')
})
