import { describe, expect, test } from 'vitest'
import { maySee } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import type { Alliance } from '../diplomacy/records.ts'
import { settleFalls } from '../factions/ending.ts'
import type { Faction } from '../factions/faction.ts'
import { newCivilisation, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { declarationOffers, possibleTargets } from './declaring.ts'
import { announceWar, openAnnouncedWars, openable, openingOffers } from './opening.ts'
import { WARS, type War } from './records.ts'
import { warBetween } from './wars.ts'

const KINGDOMS = { demonic: { territories: 10, warriors: 500 }, undead: { territories: 10 }, monstrous: { territories: 0 } }
const ALLIANCE: Alliance = { id: 'a', members: ['elves', 'humans'], since: 1, lastDeal: null, notice: null }

function secret(aggressor: Faction, defender: Faction, opensFrom = 3, id = 'elves-war-1'): War {
  return warOf(aggressor, defender, { id, stage: 'secret', opensFrom, opened: null })
}

function at(turn: number, setting: StageSetting = {}) {
  const records = { royal: HOUSES, tribe: { 'tribe-1': tribeOn(2) }, ...setting.records }
  return stage({ turn, phase: 5, others: KINGDOMS, ...setting, records })
}

const booklet = (world: World) =>
  voluntaryActs('booklet', 'elves', () => ({ rule: 'GL-WAR-2', figures: {}, offers: declarationOffers(world, 'elves') }))
const council = (world: World) =>
  voluntaryActs('council', 'elves', () => ({ rule: 'GL-WAR-1', figures: {}, offers: openingOffers(world, 'elves') }))

describe('GL-WAR-2 the booklet', () => {
  test('GL-WAR-2 a war is written down, to open two turns later, before the eyes of its owner only', () => {
    const { world, effects } = playOut(at(4), booklet, [{ act: 'declare', target: 'humans' }])
    expect(world.records(WARS)).toMatchObject([{ aggressor: 'elves', defender: 'humans', stage: 'secret', entered: 4, opensFrom: 6 }])
    expect(effects.every((effect) => effect.kind !== 'checkpoint' && !maySee(effect.see, 'humans') && maySee(effect.see, 'elves'))).toBe(
      true,
    )
  })

  test.each([
    [2, 6],
    [0, 4],
    [5, 9],
  ])('GL-WAR-2 RULING-43 war_notice = %i: written in round 4, it may open from round %i on', (war_notice, opensFrom) => {
    const { world } = playOut(at(4, { rules: { war_notice } }), booklet, [{ act: 'declare', target: 'demonic' }])
    expect(world.records(WARS)[0]?.opensFrom).toBe(opensFrom)
  })

  test.each<[string, StageSetting, readonly Faction[]]>([
    ['everybody who stands', {}, ['humans', 'dwarves', 'demonic', 'undead', 'tribe-1']],
    ['in the peaceful game no player', { goal: 'peaceful' }, ['demonic', 'undead', 'tribe-1']],
    ['no ally', { records: { alliance: { a: ALLIANCE } } }, ['dwarves', 'demonic', 'undead', 'tribe-1']],
    ['nobody twice', { records: { war: { e: secret('elves', 'undead') } } }, ['humans', 'dwarves', 'demonic', 'tribe-1']],
    ['no enemy', { records: { war: { w: warOf('dwarves', 'elves') } } }, ['humans', 'demonic', 'undead', 'tribe-1']],
    [
      'nobody to whom war is announced',
      { records: { war: { w: warOf('humans', 'elves', { stage: 'announced' }) } } },
      ['dwarves', 'demonic', 'undead', 'tribe-1'],
    ],
    [
      'none of the fallen',
      { records: { civilisation: { dwarves: newCivilisation('dwarves', { alive: false }) } } },
      ['humans', 'demonic', 'undead', 'tribe-1'],
    ],
    [
      'whoever has written down the player, of which nothing is known',
      { records: { war: { e: secret('humans', 'elves', 3, 'humans-war-1') } } },
      ['humans', 'dwarves', 'demonic', 'undead', 'tribe-1'],
    ],
  ])('GL-WAR-2 whom a war can be written down against: %s', (_, setting, targets) => {
    expect(possibleTargets(at(4, setting), 'elves')).toEqual(targets)
  })

  test('GL-WAR-2 RULING-43 an entry is dropped for nothing', () => {
    const world = at(4, { records: { war: { 'elves-war-1': secret('elves', 'undead') } } })
    const { effects } = playOut(world, booklet, [{ act: 'dropWar' }])
    expect(effects.map(({ kind }) => kind)).toEqual(['drop', 'line'])
    expect(world.records(WARS)).toEqual([])
  })

  test('GL-WAR-2 another player is offered the same, whatever stands in the booklets of others', () => {
    const quiet = at(4)
    const plotted = at(4, { records: { war: { 'elves-war-1': secret('elves', 'humans') } } })
    const offers = (world: World) => declarationOffers(world, 'humans').map(({ act }) => act)
    expect(offers(plotted)).toEqual(offers(quiet))
  })
})

describe('GL-WAR-1 opening a war', () => {
  test.each([
    [5, []],
    [6, ['humans']],
    [9, ['humans']],
  ])('GL-WAR-1 RULING-43 in round %i an entry that opens from round 6 on can be opened: %j', (turn, open) => {
    const world = at(turn, { records: { war: { e: secret('elves', 'humans', 6) } } })
    expect(openable(world, 'elves').map(({ defender }) => defender)).toEqual(open)
  })

  test('GL-WAR-1 it opens before everybody, with a name that does not tell how much was written before', () => {
    const world = at(6, { records: { war: { 'elves-war-7': { ...secret('elves', 'humans', 6), id: 'elves-war-7' } } } })
    const { effects, pending } = playOut(world, council, [{ act: 'openWar' }])
    expect(pending).toBeNull()
    expect(warBetween(world, 'humans', 'elves')).toMatchObject({ id: 'war-elves-humans-6', stage: 'open', opened: 6, turns: 0 })
    const seen = effects.filter((effect) => effect.kind !== 'checkpoint' && maySee(effect.see, 'humans'))
    expect(seen.map(({ kind }) => kind)).toEqual(['record', 'line'])
    expect(JSON.stringify(seen)).not.toContain('elves-war-7')
    expect(world.records(WARS)).toHaveLength(1)
  })

  test.each<[string, NonNullable<StageSetting['records']>]>([
    [
      'there is war between the two: who opens first is the aggressor',
      { war: { e: secret('elves', 'humans'), w: warOf('humans', 'elves') } },
    ],
    ['the two are allies', { war: { e: secret('elves', 'humans') }, alliance: { a: ALLIANCE } }],
    ['it is another player’s', { war: { e: secret('dwarves', 'humans') } }],
  ])('GL-WAR-1 RULING-44 RULING-80 it cannot be opened while %s', (_, records) => {
    expect(openable(at(6, { records }), 'elves')).toEqual([])
  })

  test('GL-WAR-2 RULING-152 an entry against somebody who is gone is struck out in secret', () => {
    const world = at(6, { records: { war: { e: secret('elves', 'monstrous', 3, 'e') } } })
    const { effects } = playOut(world, settleFalls)
    expect(effects.filter((effect) => effect.kind === 'drop')).toMatchObject([{ collection: 'war', id: 'e', see: ['elves'] }])
  })
})

describe('announced wars', () => {
  const announce = (world: World) => announceWar('GL-ALLY-5', world, { aggressor: 'elves', defender: 'humans', opensFrom: 9 })

  test.each([
    [8, 'announced'],
    [9, 'open'],
    [11, 'open'],
  ])('GL-WAR-1 RULING-79 announced in round 4 for round 9, the war is in round %i: %s', (turn, stage) => {
    const world = at(4, { elves: { prestige: 20 }, humans: { prestige: 20 }, records: { alliance: { a: ALLIANCE } } })
    const announced = playOut(world, announce)
    expect(announced.effects.every((effect) => effect.kind !== 'checkpoint' && maySee(effect.see, 'dwarves'))).toBe(true)
    world.apply({ kind: 'checkpoint', cursor: { turn, seat: 'elves', phase: 5 } })
    playOut(world, (state) => openAnnouncedWars(state, 'elves'))
    expect(world.records(WARS)).toMatchObject([{ stage, entered: 4 }])
    expect(world.recordIds('alliance')).toEqual(stage === 'open' ? [] : ['a'])
    expect(world.balance('elves', 'prestige')).toBe(stage === 'open' ? 10 : 20)
  })

  test('GL-WAR-1 it comes to nothing where the two are at war by then', () => {
    const world = at(4, { records: { war: { w: warOf('humans', 'elves') } } })
    playOut(world, announce)
    world.apply({ kind: 'checkpoint', cursor: { turn: 9, seat: 'elves', phase: 5 } })
    playOut(world, (state) => openAnnouncedWars(state, 'elves'))
    expect(world.records(WARS)).toMatchObject([{ id: 'w', stage: 'open' }])
  })
})
