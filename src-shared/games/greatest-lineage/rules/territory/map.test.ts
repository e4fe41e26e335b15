import { describe, expect, test } from 'vitest'
import type { Board } from '../../../../board/board.ts'
import type { Space } from '../../../../board/graph.ts'
import { bordering, distance, stepsFrom } from '../../../../board/search.ts'
import { idle } from '../../../../insight/bots/idle.ts'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import { effectsOf, type Change } from '../../../../kernel/journal/journal.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { makeLineageWorld, usualWish, type LineageWorld } from '../../board/world.ts'
import { mapProblems } from '../../testing/mapInvariants.ts'
import { SETTLEMENTS } from '../records.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../seats.ts'
import { blankLand } from './land.ts'
import { boardOf, closestTo, groundAt, idsOf, isNearMountain, isNearWater, landNear, landsOf, territoryAt, tribesFed } from './map.ts'

const WORLD: LineageWorld = makeLineageWorld({ ...usualWish('map of the tests', 240), name: 'Test', language: 'en' })
const PLAYERS = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }

function begun(houseRules: HouseRules = {}, world: LineageWorld = WORLD): Campaign {
  const setup = { players: PLAYERS, firstPlayer: 'elves', houseRules, world }
  return valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'm', title: 'Map', seed: '5eed'.repeat(16), dice: 'app' }, setup))
}

function boardIn({ world }: Campaign): Board {
  const board = boardOf(world)
  if (board === null) throw new Error('no map')
  return board
}

function correct(campaign: Campaign, changes: readonly Change[]): void {
  valueOf(campaign.correct(changes, 'a test'))
}

/** Plays on with as little as possible until a question of that wording is open. */
function playTo(campaign: Campaign, wording: string, most = 900): NonNullable<Campaign['pending']> {
  for (let asked = 0; asked < most; asked++) {
    const { pending } = campaign
    if (pending === null) break
    if (pending.wording === wording) return pending
    valueOf(campaign.answer(idle(pending, campaign.world, () => 0)))
  }
  throw new Error(`${wording} was not asked`)
}

describe('a campaign on a map', () => {
  test('GL-SET-5 GL-SET-10 GL-SET-11 everybody begins on the land of the world, and the map agrees with the ledger', () => {
    const campaign = begun()
    const { world } = campaign
    const board = boardIn(campaign)
    for (const seat of SEATS) expect(idsOf(board, landsOf(world, seat)).toSorted()).toEqual(WORLD.homes[seat].toSorted())
    for (const kingdom of KINGDOMS) {
      expect(landsOf(world, kingdom)).toHaveLength(WORLD.kingdoms[kingdom].length)
      const raised = begun()
        .entries.flatMap((entry) => effectsOf(entry))
        .find((effect) => effect.kind === 'posting' && effect.owner === kingdom && effect.account === 'warriors')
      expect(raised).toMatchObject({ rule: 'GL-SET-10', delta: 50 * WORLD.kingdoms[kingdom].length })
    }
    expect(landsOf(world, 'tribe-7')).toHaveLength(WORLD.tribes[6]?.lands.length ?? -1)
    expect(blankLand(world)).toBe(
      240 -
        6 -
        KINGDOMS.reduce((sum, kingdom) => sum + WORLD.kingdoms[kingdom].length, 0) -
        WORLD.tribes.flatMap(({ lands }) => lands).length,
    )
    expect(mapProblems(world)).toEqual([])
  })

  test('RULING-05 who brings a map plays on it', () => {
    expect(begun({ map_mode: 'none' }).world.record({ name: 'game' }, 'game')).toMatchObject({ houseRules: { map_mode: 'map' } })
  })

  test('a world that names land it has not is refused with its place', () => {
    const wrong = { ...WORLD, homes: { ...WORLD.homes, elves: ['ZZ99', WORLD.homes.elves[1] ?? ''] } }
    const refused = GREATEST_LINEAGE.readSetup({ players: PLAYERS, world: wrong })
    expect(refused).toMatchObject({ ok: false, problems: [{ field: 'world.homes.elves.0' }] })
  })

  test('TABLE-GM-1 a figure set by hand is followed on the map: the nearest blank land comes, the outermost goes', () => {
    const campaign = begun()
    const { world } = campaign
    const board = boardIn(campaign)
    correct(campaign, [{ owner: 'humans', account: 'territories', to: 5 }])
    expect(landsOf(world, 'humans')).toHaveLength(5)
    const home = WORLD.homes.humans.map((id) => board.numberOf(id))
    for (const space of landsOf(world, 'humans')) expect(distance(board.graph, home[0] ?? 0, space)).toBeLessThanOrEqual(3)
    correct(campaign, [{ owner: 'humans', account: 'territories', to: 1 }])
    expect(mapProblems(campaign.world)).toEqual([])
    expect(idsOf(board, landsOf(campaign.world, 'humans'))).toHaveLength(1)
  })

  test('TABLE-GM-1 nobody is given more land than the map has', () => {
    const campaign = begun()
    const most = 2 + blankLand(campaign.world)
    expect(campaign.correct([{ owner: 'elves', account: 'territories', to: most + 1 }], 'too much')).toMatchObject({ ok: false })
    correct(campaign, [{ owner: 'elves', account: 'territories', to: most }])
    expect(blankLand(campaign.world)).toBe(0)
  })
})

describe('what a map tells', () => {
  const campaign = begun()
  const board = boardIn(campaign)
  const all = [...board.spaces.keys()]

  test('GL-GEN-7 ground is height and cover as battles know them', () => {
    for (const space of all) {
      const { id, grounds } = board.at(space)
      const ground = groundAt(campaign.world, id)
      if (grounds.includes('low'))
        expect(ground).toBe(grounds.includes('forest') ? 'lowForest' : grounds.includes('swamp') ? 'swamp' : 'low')
      else expect(ground).toMatch(grounds.includes('mountain') ? /^(mountain|hillForest)/ : /^hill/)
    }
  })

  test('RULING-82 claims hang together with own land over blank land', () => {
    const near = landNear(campaign.world, 'elves', 12, 'blank', true)
    const own = landsOf(campaign.world, 'elves')
    const blank = (space: Space): boolean => territoryAt(campaign.world, board.at(space).id) === undefined
    const steps = stepsFrom(board.graph, own, { enters: blank, within: 12 })
    const brute = all.filter((space) => (steps[space] ?? -1) > 0)
    expect([...near].toSorted()).toEqual([...idsOf(board, brute)].toSorted())
    expect(brute.length).toBeLessThan(landNear(campaign.world, 'elves', 12, 'blank', false).length)
  })

  test('RULING-85 buying reaches over any land, as many steps as were asked for', () => {
    const own = landsOf(campaign.world, 'dwarves')
    const steps = stepsFrom(board.graph, own)
    const brute = all.filter((space) => (steps[space] ?? 99) <= 2 && (steps[space] ?? 0) > 0)
    const meant = brute.filter((space) => territoryAt(campaign.world, board.at(space).id)?.holder.startsWith('tribe') === true)
    expect([...landNear(campaign.world, 'dwarves', 2, 'tribe', false)].toSorted()).toEqual([...idsOf(board, meant)].toSorted())
  })

  test('RULING-138 how near a people comes to a capital, and with how much land', () => {
    for (const kingdom of KINGDOMS)
      for (const seat of SEATS) {
        const capital = board.numberOf(WORLD.kingdoms[kingdom][0] ?? '')
        const steps = landsOf(campaign.world, seat).map((space) => distance(board.graph, capital, space) ?? Infinity)
        const least = Math.min(...steps)
        expect(closestTo(campaign.world, kingdom, seat)).toEqual({ steps: least, lands: steps.filter((each) => each === least).length })
      }
  })

  test('RULING-135 a tribe on the move needs low land near water and land near a mountain, each its own', () => {
    const low = all.filter((space) => board.is(space, 'low') && isNearWater(board, space) && !isNearMountain(board, space))
    const high = all.filter((space) => isNearMountain(board, space) && !(board.is(space, 'low') && isNearWater(board, space)))
    const either = all.filter((space) => board.is(space, 'low') && isNearWater(board, space) && isNearMountain(board, space))
    expect(tribesFed(board, low.slice(0, 3))).toBe(0)
    expect(tribesFed(board, [...low.slice(0, 3), ...high.slice(0, 2)])).toBe(2)
    expect(tribesFed(board, either.slice(0, 1))).toBe(0)
    expect(tribesFed(board, [...either.slice(0, 1), ...high.slice(0, 1)])).toBe(1)
  })
})

describe('land that is pointed out', () => {
  /** The elves in phase 5 with so many people that they may claim so much. */
  function claiming(seat: Civilisation = 'elves'): Campaign {
    const campaign = begun({ birth_death: 'none' })
    correct(campaign, [
      { owner: seat, account: 'males', to: 70 },
      { owner: seat, account: 'females', to: 70 },
      { owner: seat, account: 'food', to: 500 },
      { owner: seat, account: 'wood', to: 500 },
    ])
    return campaign
  }

  test('GL-TERR-1 RULING-82 claimed land is pointed out: it borders own land or other land that is claimed, and hangs together', () => {
    const campaign = claiming()
    playTo(campaign, 'act.fieldAndBooklet')
    const { pending } = campaign
    expect(pending).toMatchObject({ kind: 'act' })
    valueOf(campaign.answer({ act: 'claim', count: 3 }))
    const asked = campaign.pending
    expect(asked).toMatchObject({
      kind: 'fill',
      wording: 'fill.land.gain',
      fields: [{ type: 'many', places: true, joins: 'elves', least: 3, most: 3 }],
    })
    const board = boardIn(campaign)
    const beside = new Set(bordering(board.graph, landsOf(campaign.world, 'elves')))
    const field = asked?.kind === 'fill' ? asked.fields[0] : undefined
    const options = field?.type === 'many' ? field.options.map(({ id }) => id) : []
    const apart = options.filter((id) => !beside.has(board.numberOf(id)))
    expect(apart.length).toBeGreaterThanOrEqual(3)
    const far = apart
      .filter((id) => !apart.some((other) => other !== id && board.graph.neighboursOf(board.numberOf(id)).includes(board.numberOf(other))))
      .slice(0, 3)
    const lonely = far.length === 3 ? far : apart.slice(-3)
    expect(campaign.answer({ lands: lonely })).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ field: 'lands', rule: 'GL-GEN-7' })]) as unknown,
    })
    const near = options.filter((id) => beside.has(board.numberOf(id))).slice(0, 3)
    valueOf(campaign.answer({ lands: near }))
    for (const id of near) expect(territoryAt(campaign.world, id)?.holder).toBe('elves')
    expect(campaign.world.balance('elves', 'territories')).toBe(5)
    expect(mapProblems(campaign.world)).toEqual([])
  })

  test('GL-CITY-4 from age 4 on settlements have seats of the owner’s choice', () => {
    const campaign = claiming()
    correct(campaign, [
      { owner: 'elves', account: 'territories', to: 8 },
      { owner: 'elves', account: 'males', to: 400 },
      { owner: 'elves', account: 'age', to: 4 },
    ])
    const seated = campaign.world.records(SETTLEMENTS).filter(({ owner }) => owner === 'elves')
    expect(seated.map(({ place }) => territoryAt(campaign.world, place ?? '')?.holder)).toEqual(seated.map(() => 'elves'))
    playTo(campaign, 'act.fieldAndBooklet')
    valueOf(campaign.answer({ act: 'claim', count: 1 }))
    const asked = playTo(campaign, 'fill.seats')
    const field = asked.kind === 'fill' ? asked.fields[0] : undefined
    const last = field?.type === 'many' ? field.options.slice(-seated.length).map(({ id }) => id) : []
    valueOf(campaign.answer({ lands: last }))
    const now = campaign.world.records(SETTLEMENTS).filter(({ owner, established }) => owner === 'elves' && established)
    expect(now.map(({ place }) => place).toSorted()).toEqual([...last].toSorted())
  })
})
