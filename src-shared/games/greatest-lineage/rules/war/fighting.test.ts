import { describe, expect, test, vi } from 'vitest'
import { tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import { gameOf } from '../civilisation.ts'
import type { Faction } from '../factions/faction.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { Civilisation, Kingdom } from '../seats.ts'
import { playOut, stage, type Played } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { fightWars, truceOffers } from './fighting.ts'
import { WARS } from './records.ts'

/** What a battle comes to is told elsewhere: here it only counts which wars have one. */
vi.mock('./battle.ts', () => ({
  *battle(_world: World, war: string): Procedure {
    yield* tell('GL-WAR-7', 'line.fought', { figures: { war } })
  },
}))

function fought({ effects }: Played): readonly unknown[] {
  return effects.flatMap((effect) => (effect.kind === 'line' && effect.wording === 'line.fought' ? [effect.figures?.['war']] : []))
}

function at(wars: Readonly<Record<string, readonly [Faction, Faction]>>, rules: HouseRules = {}) {
  const war = Object.fromEntries(Object.entries(wars).map(([id, [one, other]]) => [id, warOf(one, other, { id })]))
  const others = { undead: { territories: 10, warriors: 500 } }
  return stage({ rules, turn: 5, phase: 5, others, records: { royal: HOUSES, tribe: { 'tribe-1': tribeOn(4) }, war } })
}

const WARS_OF_ALL = {
  w1: ['humans', 'elves'],
  w2: ['elves', 'dwarves'],
  w3: ['elves', 'tribe-1'],
  w4: ['undead', 'elves'],
  w5: ['elves', 'undead'],
} as const

describe('GL-WAR-7 when battles are fought', () => {
  test.each<[NonNullable<HouseRules['combat_turns']>, Civilisation | Kingdom, readonly string[]]>([
    ['aggressor', 'elves', ['w2', 'w3', 'w5']],
    ['aggressor', 'humans', ['w1']],
    ['aggressor', 'dwarves', []],
    ['aggressor', 'undead', ['w4']],
    ['both', 'elves', ['w1', 'w2', 'w3', 'w4', 'w5']],
    ['both', 'humans', ['w1']],
    ['both', 'dwarves', ['w2']],
    ['both', 'undead', ['w4', 'w5']],
  ])(
    'GL-WAR-7 RULING-44 combat_turns = %s: in the turn of the %s the wars %j have a battle, the oldest first',
    (combat_turns, seat, wars) => {
      expect(fought(playOut(at(WARS_OF_ALL, { combat_turns }), (world) => fightWars(world, seat)))).toEqual(wars)
    },
  )

  test('GL-WAR-7 nobody fights on once the game is decided, nor for a side that has fallen', () => {
    const over = at({ w4: ['undead', 'elves'] })
    const game = { ...gameOf(over), ended: { status: 'won', winners: ['elves'], turn: 5 } }
    over.apply({ kind: 'record', rule: 'GL-WIN-1', collection: 'game', id: 'game', value: game as never })
    expect(playOut(over, (world) => fightWars(world, 'undead')).effects).toEqual([])
    const gone = at({ w5: ['undead', 'elves'] })
    gone.apply({ kind: 'posting', rule: 'GL-WAR-22', owner: 'undead', account: 'territories', delta: -10 })
    expect(fought(playOut(gone, (world) => fightWars(world, 'undead')))).toEqual([])
  })

  test('GL-WAR-7 wars that are written down or announced have none', () => {
    const world = at({})
    world.apply({
      kind: 'record',
      rule: 'GL-WAR-2',
      collection: 'war',
      id: 's',
      value: { ...warOf('elves', 'humans'), stage: 'secret' } as never,
    })
    expect(fought(playOut(world, (state) => fightWars(state, 'elves')))).toEqual([])
  })
})

describe('GL-WAR-7 a battle is called off', () => {
  function* turn(world: World, seat: Civilisation): Procedure {
    yield* voluntaryActs('council', seat, () => ({ rule: 'GL-WAR-1', figures: {}, offers: truceOffers(world, seat) }))
    yield* fightWars(world, seat)
  }

  test.each([
    ['callOff', [], 1],
    ['fight', ['w2'], 0],
  ])('GL-WAR-7 RULING-44 only by agreement of both: the enemy answers %s, the wars %j are fought, turns %i', (answer, wars, turns) => {
    const world = at({ w2: ['elves', 'dwarves'] })
    const played = playOut(world, (state) => turn(state, 'elves'), [{ act: 'callOff' }, answer])
    expect([played.pending, fought(played)]).toEqual([null, wars])
    expect(world.record(WARS, 'w2')).toEqual(warOf('elves', 'dwarves', { id: 'w2', turns }))
    expect(played.asked[1]).toMatchObject({ seat: 'dwarves', preset: 'fight' })
  })

  test('GL-WAR-7 it is agreed for one battle: the next one is fought', () => {
    const world = at({ w2: ['elves', 'dwarves'] })
    playOut(world, (state) => turn(state, 'elves'), [{ act: 'callOff' }, 'callOff'])
    expect(fought(playOut(world, (state) => fightWars(state, 'elves')))).toEqual(['w2'])
  })

  test('GL-WAR-7 kingdoms and tribes agree to nothing, and who is attacked in this turn has no say in it', () => {
    expect(truceOffers(at({ w3: ['elves', 'tribe-1'], w5: ['elves', 'undead'], w1: ['humans', 'elves'] }), 'elves')).toEqual([])
  })

  test('GL-WAR-7 RULING-59 a war that drags on costs prestige without a battle too', () => {
    const world = at({})
    const war = warOf('elves', 'dwarves', { id: 'w2', turns: 8, truce: 'agreed' })
    world.apply({ kind: 'record', rule: 'GL-WAR-7', collection: 'war', id: 'w2', value: war as never })
    playOut(world, (state) => fightWars(state, 'elves'))
    expect([world.balance('elves', 'prestige'), world.balance('dwarves', 'prestige')]).toEqual([-2, -2])
  })
})
