import { describe, expect, test } from 'vitest'
import type { World } from '../../../../kernel/world/world.ts'
import { settleFalls } from '../factions/ending.ts'
import { mindOf } from '../factions/kingdomMinds.ts'
import { tribes } from '../factions/tribes.ts'
import { MONUMENTS, type Monument } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { recountSettlements, settlementsOf } from '../settlements/cards.ts'
import { worksAt } from '../settlements/monuments.ts'
import { shamansOf } from '../settlements/shamans.ts'
import { guardedLand, blankLand } from '../territory/land.ts'
import { namedLand } from '../territory/names.ts'
import { playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf, type WarChange } from '../../testing/wars.ts'
import { endWar, type WarEnd } from './ending.ts'
import type { Faction } from '../factions/faction.ts'
import { WARS } from './records.ts'

const TREATY: WarEnd = { how: 'treaty', victor: null }

function end(aggressor: Faction, defender: Faction, change: WarChange, how: WarEnd = TREATY, setting: StageSetting = {}) {
  const war = { w: warOf(aggressor, defender, change) }
  const world = stage({ turn: 9, ...setting, records: { royal: HOUSES, ...setting.records, war: { ...war, ...setting.records?.['war'] } } })
  playOut(world, settleCards)
  return { ...playOut(world, (state) => endWar('GL-TREATY-1', state, 'w', how)), world }
}

/** The stage gives land without settlements; cards are counted before anything happens. */
function* settleCards(world: World) {
  for (const seat of ['elves', 'humans', 'dwarves'] as const) yield* recountSettlements('GL-CITY-1', world, seat)
}

describe('GL-WAR-32 a war ends', () => {
  test('GL-WAR-32 surviving warriors are males again, and the war is off the record', () => {
    const setting = { elves: { males: 4, warriors: 12 }, humans: { warriors: 7 } }
    const { world } = end('elves', 'humans', { aggressor: { warriors: 12 }, defender: { warriors: 7 } }, TREATY, setting)
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors')]).toEqual([16, 0])
    expect([world.balance('humans', 'males'), world.balance('humans', 'warriors')]).toEqual([7, 0])
    expect(world.records(WARS)).toEqual([])
  })

  test('GL-WAR-32 RULING-47 armies of other wars stay in arms', () => {
    const other = warOf('dwarves', 'elves', { id: 'v', defender: { warriors: 5 } })
    const { world } = end('elves', 'humans', { aggressor: { warriors: 12 } }, TREATY, {
      elves: { warriors: 17 },
      records: { war: { v: other } },
    })
    expect([world.balance('elves', 'males'), world.balance('elves', 'warriors')]).toEqual([12, 5])
  })

  test('GL-WAR-32 a war that was only announced is called off', () => {
    const { world, effects } = end('elves', 'humans', { stage: 'announced' })
    expect(world.records(WARS)).toEqual([])
    expect(effects.at(-1)).toMatchObject({ wording: 'line.war.calledOff' })
  })

  test('GL-WAR-32 ending a war that is over does nothing', () => {
    const world = stage()
    expect(playOut(world, (state) => endWar('GL-TREATY-1', state, 'w', TREATY)).effects).toEqual([])
  })

  test('GL-NPK-6 RULING-140 a kingdom is at peace from the round its last war ends', () => {
    const others = { undead: { territories: 10 } }
    expect(mindOf(end('undead', 'elves', {}, TREATY, { others }).world, 'undead').peaceSince).toBe(9)
    const more = { war: { v: warOf('undead', 'humans', { id: 'v' }) } }
    expect(mindOf(end('undead', 'elves', {}, TREATY, { others, records: more }).world, 'undead').peaceSince).toBeNull()
  })
})

describe('GL-WAR-32 occupied land', () => {
  test('GL-TERR-2 RULING-58 while the war goes on it is nobody’s, but guarded: not blank, and not for claiming', () => {
    const records = { war: { w: warOf('elves', 'humans', { aggressor: { occupied: 3 } }) }, tribe: { 'tribe-1': tribeOn(2) } }
    const world = stage({ rules: { scenario_total: 20 }, records })
    expect([guardedLand(world), blankLand(world)]).toEqual([5, 9])
  })

  test.each([
    ['captor', 5, 8],
    ['return', 2, 11],
  ] as const)('GL-WAR-32 RULING-58 occupied_on_end = %s: elves who occupied 3 have %i, humans %i', (occupied_on_end, elves, humans) => {
    const change = { aggressor: { occupied: 3, names: ['Ridge'] } }
    const { world } = end('elves', 'humans', change, TREATY, { rules: { occupied_on_end }, humans: { territories: 8 } })
    expect([world.balance('elves', 'territories'), world.balance('humans', 'territories')]).toEqual([elves, humans])
    const owner = occupied_on_end === 'captor' ? 'elves' : 'humans'
    expect(namedLand(world, owner).map(({ name }) => name)).toEqual(['Ridge'])
  })

  test.each<[string, Faction, (world: World) => number | undefined]>([
    ['a kingdom', 'undead', (world) => world.balance('undead', 'territories')],
    ['a tribe', 'tribe-1', (world) => tribes(world)[0]?.territories],
  ])('GL-WAR-32 RULING-58 what %s occupied is its own', (_, faction, land) => {
    const setting = { others: { undead: { territories: 4 } }, records: { tribe: { 'tribe-1': tribeOn(4) } } }
    const { world } = end('elves', faction, { defender: { occupied: 2 } }, TREATY, setting)
    expect(land(world)).toBe(6)
  })

  test('GL-NPT-4 a tribe keeps no more of it than its people hold', () => {
    const { world } = end('elves', 'tribe-1', { defender: { occupied: 2 } }, TREATY, { records: { tribe: { 'tribe-1': tribeOn(4, 45) } } })
    expect(tribes(world)[0]?.territories).toBe(4)
  })
})

describe('GL-WAR-32 settlements and monuments on occupied land', () => {
  const take = (captured_city: NonNullable<HouseRules['captured_city']>, occupied: number, settlements: number) =>
    end('elves', 'humans', { aggressor: { occupied, settlements } }, TREATY, { rules: { captured_city }, elves: { territories: 4 } })

  test.each([
    ['fill', 1, 1, 1, 0],
    ['fill', 2, 1, 2, 1],
    ['fill', 2, 2, 2, 1],
    ['fill', 7, 1, 3, 1],
    ['extra', 1, 1, 2, 1],
    ['extra', 2, 1, 3, 1],
  ] as const)(
    'GL-WAR-32 RULING-57 captured_city = %s: %i territories with %i settlements make %i with a shaman each, %i of them taken',
    (captured_city, occupied, taken, settlements, kept) => {
      const { world, effects } = take(captured_city, occupied, taken)
      expect(settlementsOf(world, 'elves')).toHaveLength(settlements)
      expect(shamansOf(world, 'elves')).toHaveLength(settlements)
      expect(effects).toContainEqual(expect.objectContaining({ wording: 'line.war.settlements', figures: { taken, kept } }))
      expect(world.balance('elves', 'prestige')).toBe(3 * settlements)
    },
  )

  test('GL-WAR-32 RULING-57 RULING-58 land that goes back brings its owner no settlement beside the cards', () => {
    const rules = { captured_city: 'extra', occupied_on_end: 'return' } as const
    const change = { aggressor: { occupied: 2, settlements: 1 } }
    const { world } = end('elves', 'humans', change, TREATY, { rules, elves: { territories: 4 }, humans: { territories: 3 } })
    expect([settlementsOf(world, 'elves').length, settlementsOf(world, 'humans').length]).toEqual([1, 1])
  })

  test('GL-WAR-32 RULING-57 captured_city = extra: what is kept beside the cards stays when land is counted again', () => {
    const { world } = take('extra', 1, 1)
    expect(playOut(world, (state) => recountSettlements('GL-CITY-1', state, 'elves')).effects).toEqual([])
  })

  const MONUMENT: Monument = {
    id: 'm',
    builder: 'humans',
    holder: 'elves',
    settlement: 'gone',
    name: '',
    prestige: 9,
    started: 1,
    due: 4,
    stage: 'standing',
    blessed: false,
  }
  test.each([
    ['captor', 'elves', 0, 0],
    ['return', 'humans', -4, 9],
  ] as const)(
    'GL-WAR-26 RULING-58 occupied_on_end = %s: the monument there is held by the %s',
    (occupied_on_end, holder, elves, humans) => {
      const records = { monument: { m: MONUMENT } }
      const change = { aggressor: { occupied: 3, settlements: 1, monuments: ['m'] } }
      const setting = { rules: { occupied_on_end }, elves: { territories: 5 }, humans: { territories: 5 }, records }
      const played = end('elves', 'humans', change, TREATY, setting)
      const { world } = played
      const monument = world.record(MONUMENTS, 'm')
      expect(monument?.holder).toBe(holder)
      expect(settlementsOf(world, holder).map(({ id }) => id)).toContain(monument?.settlement)
      const moved = (seat: string) =>
        played.postings(seat, 'prestige').reduce((sum, { about, delta }) => (about === 'm' ? sum + delta : sum), 0)
      expect([moved('elves'), moved('humans')]).toEqual([elves, humans])
    },
  )
})

test.each([
  ['at a settlement that has none', ['elves', ''], 's2'],
  ['beside what its holder has built', ['elves'], 's1'],
  ['at no settlement where another work of its builder stands', ['humans'], 'gone'],
] as const)('GL-WAR-26 RULING-56 a monument that was taken stands %s, where it can be taken again', (_, builders, home) => {
  const work = (id: string, builder: string, at: string) => ({ id, builder, holder: 'elves', settlement: at, name: id, prestige: 9 })
  const towns = builders.map((_builder, at) => ({
    id: `s${at + 1}`,
    owner: 'elves',
    type: 'tribe',
    established: true,
    prestige: 3,
    fixed: false,
  }))
  const works = builders.flatMap((builder, at) => (builder === '' ? [] : [work(`w${at + 1}`, builder, `s${at + 1}`)]))
  const byId = (all: readonly { readonly id: string }[]) =>
    Object.fromEntries(all.map((each) => [each.id, { started: 1, due: 4, stage: 'standing', blessed: false, ...each }]))
  const records = { monument: byId([work('m', 'humans', 'gone'), ...works]), settlement: byId(towns) }
  const change = { aggressor: { occupied: 1, settlements: 1, monuments: ['m'] } }
  const { world } = end('elves', 'humans', change, TREATY, { elves: { territories: 5 * builders.length - 1 }, records })
  expect(world.record(MONUMENTS, 'm')).toMatchObject({ holder: 'elves', settlement: home })
})

test('GL-WAR-24 whoever goes for a settlement reads of all that stands there', () => {
  const work = (id: string, name: string, prestige: number) => ({ id, settlement: 's1', name, prestige })
  const world = stage({ records: { monument: { a: work('a', 'Stair', 9), b: work('b', '', 6), c: work('c', 'Gate', 4) } } })
  expect([worksAt(world, 's1'), worksAt(world, 's2')]).toEqual([{ monument: 'Stair, Gate', monumentPrestige: 19 }, {}])
})

describe('GL-WAR-29 the victor’s prestige', () => {
  const cost = { aggressor: { prestigeLost: 5, decay: 2 }, defender: { prestigeLost: 17, decay: 6 } }

  test.each<[NonNullable<HouseRules['victor_prestige']>, Faction | null, number, number]>([
    ['all_war_losses', 'elves', 17, 0],
    ['all_war_losses', 'humans', 0, 5],
    ['all_war_losses', null, 0, 0],
    ['decay_only', 'elves', 6, 0],
    ['decay_only', 'humans', 0, 2],
  ])('GL-WAR-29 RULING-60 victor_prestige = %s, victor %s: elves gain %i, humans %i', (victor_prestige, victor, elves, humans) => {
    const { postings } = end('elves', 'humans', cost, { how: 'treaty', victor }, { rules: { victor_prestige } })
    const gained = (seat: string) => postings(seat, 'prestige').reduce((sum, { delta }) => sum + delta, 0)
    expect([gained('elves'), gained('humans')]).toEqual([elves, humans])
  })

  test('GL-WAR-29 a kingdom has no prestige to gain', () => {
    const others = { undead: { territories: 10 } }
    expect(end('undead', 'elves', cost, { how: 'tribute', victor: 'undead' }, { others }).postings()).toEqual([])
  })
})

describe('wars of those who are gone', () => {
  test('GL-WAR-32 GL-NPT-4 a tribe that is no more leaves its foe the victor, and what is occupied', () => {
    const war = warOf('elves', 'tribe-3', { aggressor: { occupied: 2, warriors: 4 } })
    const world = stage({ elves: { warriors: 4 }, records: { royal: HOUSES, war: { w: war } } })
    const { effects } = playOut(world, settleFalls)
    expect([world.balance('elves', 'territories'), world.balance('elves', 'males')]).toEqual([4, 4])
    expect(effects).toContainEqual(expect.objectContaining({ wording: 'line.war.ended.elimination', seat: 'elves' }))
  })

  test('GL-NPK-10 RULING-143 a kingdom without land is out: told once, its wars end, what it occupied is blank', () => {
    const war = warOf('undead', 'elves', { aggressor: { occupied: 2 } })
    const world = stage({
      rules: { scenario_total: 20 },
      others: { undead: { territories: 1, warriors: 9 } },
      records: { royal: HOUSES, war: { w: war } },
    })
    world.apply({ kind: 'posting', rule: 'GL-WAR-22', owner: 'undead', account: 'territories', delta: -1 })
    const { effects } = playOut(world, settleFalls)
    expect(effects).toContainEqual(expect.objectContaining({ wording: 'line.kingdomGone' }))
    expect([world.records(WARS).length, world.balance('elves', 'territories'), blankLand(world)]).toEqual([0, 2, 14])
    expect(playOut(world, settleFalls).effects).toEqual([])
  })

  test('GL-NPK-10 a kingdom that is given land again is back', () => {
    const world = stage({
      others: { undead: { territories: 3 } },
      records: { royal: HOUSES, kingdomMind: { undead: { ...mindOf(stage(), 'undead'), fell: 4 } } },
    })
    playOut(world, settleFalls)
    expect(mindOf(world, 'undead').fell).toBeNull()
  })
})
