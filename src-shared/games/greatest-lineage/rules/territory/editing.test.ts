import { describe, expect, test } from 'vitest'
import { riverSides } from '../../../../board/painting.ts'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import type { Problem } from '../../../../kernel/problem.ts'
import { valueOf } from '../../../../kernel/testing/toyTable.ts'
import { mapProblems } from '../../testing/mapInvariants.ts'
import { BOARD, WORLD } from '../../testing/mapStage.ts'
import { SETTLEMENTS } from '../records.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { SEATS } from '../seats.ts'
import { boardOf, groundAt, idsOf, landsOf, nameOf, territoryAt } from './map.ts'
import { blankLand } from './land.ts'

const PLAYERS = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }

function begun(more: object = {}): Campaign {
  const setup = { players: PLAYERS, firstPlayer: 'elves', ...more }
  return valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'm', title: 'Map', seed: '5eed'.repeat(16), dice: 'app' }, setup))
}

function refused(campaign: Campaign, map: unknown): readonly Pick<Problem, 'field' | 'wording'>[] {
  const outcome = campaign.decree({ map }, 'a test')
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => ({ field, wording }))
}

const blankId = (campaign: Campaign): string => BOARD.spaces.find(({ id }) => territoryAt(campaign.world, id) === undefined)?.id ?? ''

describe('a campaign gets a map in mid-play', () => {
  const small = { houseRules: { scenario_total: 240, scenario_kingdom: 6, scenario_tribes: 20, scenario_tribe: 3 } }

  test('TABLE-GM-3 GL-GEN-7 land is laid out to fit the ledgers, and play goes on', () => {
    const campaign = begun(small)
    valueOf(campaign.correct([{ owner: 'elves', account: 'territories', to: 9 }], 'they have grown'))
    const before = Object.fromEntries(SEATS.map((seat) => [seat, campaign.world.balance(seat, 'territories')]))
    const { pending } = campaign
    valueOf(campaign.decree({ map: { world: WORLD } }, 'we bought a map'))
    expect(Object.fromEntries(SEATS.map((seat) => [seat, landsOf(campaign.world, seat).length]))).toEqual(before)
    expect(idsOf(BOARD, landsOf(campaign.world, 'elves'))).toEqual(expect.arrayContaining([...WORLD.homes.elves]))
    expect(landsOf(campaign.world, 'undead')).toHaveLength(6)
    expect(mapProblems(campaign.world)).toEqual([])
    expect(campaign.pending?.id).toBe(pending?.id)
    expect(campaign.world.records(SETTLEMENTS).every(({ place }) => place !== undefined)).toBe(true)
  })

  test('TABLE-GM-3 a map too small for what is held is refused, and nothing changes', () => {
    const campaign = begun()
    expect(refused(campaign, { world: WORLD })).toEqual([{ field: 'map.world.plan', wording: 'problem.smallMap' }])
    expect(boardOf(campaign.world)).toBeNull()
  })

  test('TABLE-GM-3 another map takes the place of the first', () => {
    const campaign = begun({ world: WORLD })
    valueOf(campaign.decree({ map: { world: WORLD } }, 'drawn anew'))
    expect(mapProblems(campaign.world)).toEqual([])
  })
})

describe('the map is painted in play', () => {
  test('TABLE-GM-3 land goes to somebody else or to nobody, in the ledgers as on the map', () => {
    const campaign = begun({ world: WORLD })
    const [elf = '', other = ''] = WORLD.homes.elves
    const tribal = WORLD.tribes[4]?.lands[0] ?? ''
    const blank = blankLand(campaign.world)
    const free = blankId(campaign)
    valueOf(campaign.decree({ map: { holders: { [elf]: 'humans', [tribal]: 'undead', [free]: 'tribe-2' } } }, 'the table saw it so'))
    expect([elf, other, tribal, free].map((id) => territoryAt(campaign.world, id)?.holder)).toEqual([
      'humans',
      'elves',
      'undead',
      'tribe-2',
    ])
    expect(campaign.world.balance('humans', 'territories')).toBe(3)
    expect(campaign.world.balance('elves', 'territories')).toBe(1)
    expect(mapProblems(campaign.world)).toEqual([])
    valueOf(campaign.decree({ map: { holders: { [tribal]: null } } }, 'given up'))
    expect(territoryAt(campaign.world, tribal)).toBeUndefined()
    expect(blankLand(campaign.world)).toBe(blank)
    expect(mapProblems(campaign.world)).toEqual([])
  })

  test('TABLE-GM-3 names, ground and seats', () => {
    const campaign = begun({ world: WORLD })
    const [first = '', second = ''] = WORLD.homes.dwarves
    const letter = Object.entries(WORLD.plan.legend).find(([, grounds]) => grounds.includes('low') && grounds.includes('swamp'))?.[0] ?? ''
    const settlement = campaign.world.records(SETTLEMENTS).find(({ owner }) => owner === 'dwarves')
    const elsewhere = settlement?.place === first ? second : first
    valueOf(
      campaign.decree(
        { map: { names: { [first]: ' Old Forge ' }, ground: { [first]: letter }, seats: { [settlement?.id ?? '']: elsewhere } } },
        'seen',
      ),
    )
    expect(nameOf(campaign.world, first)).toBe('Old Forge')
    expect(groundAt(campaign.world, first)).toBe('swamp')
    expect(nameOf(campaign.world, second)).toBe(BOARD.at(BOARD.numberOf(second)).name)
    expect(campaign.world.record(SETTLEMENTS, settlement?.id ?? '')?.place).toBe(elsewhere)
  })

  test('TABLE-GM-3 rivers: a hex has them along the sides that were said, and land there is near water', () => {
    const campaign = begun({ world: WORLD })
    const [home = ''] = WORLD.homes.dwarves
    const at = BOARD.numberOf(home)
    const sides = (): readonly number[] => {
      const board = boardOf(campaign.world)
      return board === null ? [] : riverSides(board, at)
    }
    valueOf(campaign.decree({ map: { rivers: { [home]: [1, 4] } } }, 'seen'))
    expect(sides()).toEqual([1, 4])
    expect(boardOf(campaign.world)?.isByRiver(at)).toBe(true)
    valueOf(campaign.decree({ map: { rivers: { [home]: [] } } }, 'seen'))
    expect(sides()).toEqual([])
    expect(refused(campaign, { rivers: { [home]: [6] } })).toMatchObject([{ field: `map.rivers.${home}.0`, wording: 'problem.range' }])
    expect(refused(campaign, { rivers: { ZZ1: [0] } })).toMatchObject([{ field: 'map.rivers.ZZ1', wording: 'problem.boardCode' }])
  })

  test('TABLE-GM-3 what does not fit is refused with its place', () => {
    const campaign = begun({ world: WORLD })
    const [home = ''] = WORLD.homes.humans
    const settlement = campaign.world.records(SETTLEMENTS).find(({ owner }) => owner === 'dwarves')?.id ?? ''
    expect(refused(campaign, { holders: { ZZ1: 'elves' } })).toMatchObject([{ field: 'map.holders.ZZ1', wording: 'problem.boardCode' }])
    expect(refused(campaign, { holders: { [home]: 'tribe-999' } })).toMatchObject([
      { field: `map.holders.${home}`, wording: 'problem.noRecord' },
    ])
    expect(refused(campaign, { holders: { [home]: 'orcs' } })).toMatchObject([{ field: `map.holders.${home}`, wording: 'problem.option' }])
    expect(refused(campaign, { ground: { [home]: '~' } })).toMatchObject([{ field: `map.ground.${home}`, wording: 'problem.option' }])
    expect(refused(campaign, { names: { [home]: ' ' } })).toMatchObject([{ field: `map.names.${home}`, wording: 'problem.missing' }])
    expect(refused(campaign, { seats: { [settlement]: home } })).toMatchObject([
      { field: `map.seats.${settlement}`, wording: 'problem.foreignLand' },
    ])
    expect(refused(campaign, {})).toMatchObject([{ field: 'map', wording: 'problem.missing' }])
    expect(refused(begun(), { names: { [home]: 'X' } })).toMatchObject([{ field: 'map', wording: 'problem.noMap' }])
  })

  test('GL-GEN-7 nobody sets land as a record: counts and map change together', () => {
    const campaign = begun({ world: WORLD })
    const [home = ''] = WORLD.homes.humans
    const outcome = campaign.correct([{ collection: 'territory', id: home, to: { id: home, holder: 'elves' } }], 'x')
    expect(outcome).toMatchObject({ ok: false, problems: [{ wording: 'problem.paintedLand' }] })
  })
})
