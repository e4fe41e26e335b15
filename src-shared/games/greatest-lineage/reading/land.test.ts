import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../../language/language.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import { BOARD, WORLD, mapStage, blankBeside, grant } from '../testing/mapStage.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { HOUSES, warOf } from '../testing/wars.ts'
import { recountSettlements } from '../rules/settlements/cards.ts'
import { loseLand } from '../rules/territory/land.ts'
import { captureLand } from '../rules/war/capture.ts'
import { landTargets } from '../rules/war/goals.ts'
import { WARS } from '../rules/war/records.ts'
import type { LandReading } from '../../api/landFace.ts'
import type { World } from '../../../kernel/world/world.ts'
import { LAND } from './land.ts'

afterEach(() => tellIn(() => 'en'))

function read(world: World): LandReading {
  const reading = LAND.read(world)
  if (reading === null) throw new Error('no map')
  return reading
}

const at = (id: string | undefined) => BOARD.numberOf(id ?? '')

test('without a map there is nothing to show', () => {
  expect(LAND.read(stage())).toBeNull()
})

test('the map tells holders, capitals and settlements, in the language of the moment', () => {
  const world = mapStage({ records: { royal: HOUSES } })
  playOut(world, (view) => recountSettlements('GL-SET-5', view, 'elves'))
  const { spaces, own } = read(world)
  const [home] = own('elves')
  expect(own('elves')).toEqual(WORLD.homes.elves.map(at).toSorted((one, other) => one - other))
  expect(spaces.get(at(WORLD.homes.humans[0]))).toMatchObject({ owner: 'humans', holder: 'The humans', region: 'humans' })
  expect(spaces.get(at(WORLD.kingdoms.undead[0]))?.marks).toEqual([{ sign: 'capital', name: 'capital of the Undead kingdom' }])
  const tribal = spaces.get(at(WORLD.tribes[2]?.lands[0]))
  expect([tribal?.owner, tribal?.holder]).toEqual([undefined, 'Tribe 3'])
  const camps = WORLD.homes.elves.flatMap((id) => spaces.get(at(id))?.marks ?? [])
  expect(camps).toMatchObject([{ sign: 'camp' }])
  expect(home).toBeDefined()
  tellIn(() => 'de')
  expect(read(world).spaces.get(at(WORLD.homes.humans[0]))?.holder).toBe('Die Menschen')
})

test('land that is occupied in a war says so', () => {
  const world = mapStage({ records: { royal: HOUSES, war: { w: warOf('elves', 'humans', { aggressor: { warriors: 9 } }) } } })
  grant(world, 'humans', blankBeside(world, 'elves', 2))
  const war = world.record(WARS, 'w')
  const place = (war === undefined ? [] : (landTargets(world, war, 'aggressor').places ?? []))[0]?.place ?? ''
  playOut(world, (view) => captureLand(view, 'w', 'aggressor', { land: 'land', place, ground: 'low', destroy: 'none' }, false))
  expect(read(world).spaces.get(at(place))).toMatchObject({ owner: 'elves', notes: ['occupied in the war against the humans'] })
})

/** Elves at war with the humans, each with so many in arms; the humans come up to the elves. */
function fighting(more: StageSetting = {}, theirs = 7) {
  const w = warOf('elves', 'humans', { aggressor: { warriors: 9 }, defender: { warriors: theirs } })
  const world = mapStage({ ...more, records: { royal: HOUSES, war: { w }, ...more.records } })
  grant(world, 'humans', blankBeside(world, 'elves', 2))
  return world
}

test('armies stand where land meets, each against the land it could go for; who has nobody in arms has none', () => {
  const world = fighting()
  const { fronts, spaces, board } = read(world)
  expect(fronts.map(({ owner }) => owner)).toEqual(['elves', 'humans'])
  for (const { owner, from, to } of fronts) {
    expect(board.graph.neighboursOf(from)).toContain(to)
    expect(spaces.get(from)?.owner).toBe(owner)
    expect(spaces.get(to)?.owner).toBe(owner === 'elves' ? 'humans' : 'elves')
  }
  expect(spaces.get(fronts[0]?.from ?? -1)?.marks).toContainEqual({
    sign: 'army',
    name: 'army of the elves against the humans: 9 warriors',
  })
  expect(read(fighting({}, 0)).fronts.map(({ owner }) => owner)).toEqual(['elves'])
  expect(read(mapStage()).fronts).toEqual([])
})

test('twins: what armies tell is no secret: not who is at home, not what is planned, not how many serve in every war', () => {
  const told = (world: World): unknown => {
    const { fronts, spaces } = read(world)
    return [fronts, [...spaces.values()].map(({ marks }) => marks)]
  }
  const planned = { ...warOf('dwarves', 'elves'), id: 'secret', stage: 'secret' as const }
  const secret = fighting({
    humans: { males: 70, warriors: 30, food: 9 },
    records: { war: { secret: planned, w: warOf('elves', 'humans', { aggressor: { warriors: 9 }, defender: { warriors: 7 } }) } },
  })
  expect(told(secret)).toEqual(told(fighting()))
  const shared = (warriors: number): unknown => told(fighting({ rules: { shared_army: true }, humans: { warriors } }))
  expect(shared(30)).toEqual(shared(4))
})

test('land that is no answer says why, by what is asked', () => {
  const world = mapStage({ records: { royal: HOUSES } })
  const { pending } = playOut(world, (view) => loseLand('GL-TIME-T18c', view, 'elves', 1))
  const lost = pending ?? ({} as Request)
  const reading = read(world)
  expect(reading.whyNot(lost, at(WORLD.homes.humans[0]))).toBe('it belongs to the humans; land of the elves is asked for')
  const gained = { ...lost, wording: 'fill.land.gain', figures: {} } as Request
  const say = (id: string | undefined): string => reading.whyNot(gained, at(id))
  expect(say(WORLD.homes.elves[0])).toBe('it is yours already')
  expect(say(WORLD.homes.humans[0])).toBe('it belongs to the humans')
  expect(say(WORLD.tribes[0]?.lands[0])).toBe('tribe 1 guards it')
  expect(say(blankBeside(world, 'humans', 1)[0])).toBe('it is too far away')
  const battle = { ...lost, wording: 'fill.battlePlan', figures: { enemy: 'humans' } } as Request
  expect(reading.whyNot(battle, at(WORLD.homes.humans[0]))).toBe('it borders no land you own or occupy')
  tellIn(() => 'de')
  expect(say(WORLD.homes.humans[0])).toBe('Land der Menschen')
})

test('what the game master changes is a decree the rules take', () => {
  const world = mapStage()
  const [id = ''] = WORLD.homes.humans
  const { editing } = LAND
  expect(editing.holders(world).map(({ id: holder }) => holder)).toEqual(expect.arrayContaining(['elves', 'undead', 'tribe-1']))
  expect(editing.now(world, id)).toMatchObject({ holder: 'humans' })
  expect(editing.grounds(world).map(({ id: letter }) => letter)).toContain(editing.now(world, id).ground)
  expect(editing.change(id, { holder: null, name: 'Lea' })).toEqual({ map: { holders: { [id]: null }, names: { [id]: 'Lea' } } })
  expect(editing.lay({ some: 'world' })).toEqual({ map: { world: { some: 'world' } } })
})
