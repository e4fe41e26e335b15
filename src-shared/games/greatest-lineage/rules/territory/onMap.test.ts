import { describe, expect, test } from 'vitest'
import { bordering, distance, stepsFrom } from '../../../../board/search.ts'
import type { Space } from '../../../../board/graph.ts'
import type { Request } from '../../../../kernel/engine/request.ts'
import type { WorldState } from '../../../../kernel/world/world.ts'
import { mapProblems } from '../../testing/mapInvariants.ts'
import { BOARD, blankBeside, grant, mapStage, WORLD } from '../../testing/mapStage.ts'
import { house, newCivilisation, playOut, type StageSetting } from '../../testing/stage.ts'
import { HOUSES, warOf } from '../../testing/wars.ts'
import { grantAge } from '../ages/grants.ts'
import { conclude } from '../diplomacy/terms.ts'
import { eliminate } from '../factions/ending.ts'
import { kingdomGoals } from '../factions/kingdomGoals.ts'
import { wageKingdomWars } from '../factions/kingdomWars.ts'
import { shrinkTribes } from '../factions/tribes.ts'
import { SETTLEMENTS, TRIBE_RECORDS } from '../records.ts'
import { KINGDOMS, type Civilisation, type Kingdom } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { AGES } from '../tables/ages.ts'
import { recede, seize, spread } from '../timeline/land.ts'
import { EVENTS, type Row, type TimelineRow } from '../timeline/events.ts'
import { captureLand } from '../war/capture.ts'
import { demand } from '../war/demands.ts'
import { endWar } from '../war/ending.ts'
import { goalFields, landTargets, readGoals, targetsAhead } from '../war/goals.ts'
import { WARS } from '../war/records.ts'
import { closestTo, groundAt, idsOf, landsOccupied, landsOf, stepsFromCapital, territoryAt } from './map.ts'
import { loseLand } from './land.ts'
import { landForSale, landOffers } from './purchase.ts'

const numbers = (ids: readonly string[]): readonly Space[] => ids.map((id) => BOARD.numberOf(id))
const lands = (world: WorldState, holder: Parameters<typeof landsOf>[1]): readonly string[] => idsOf(BOARD, landsOf(world, holder))

/** What a question of land offers. */
function offered(request: Request | null): readonly string[] {
  const field = request?.kind === 'fill' ? request.fields.find(({ id }) => id === 'lands') : undefined
  return field?.type === 'many' ? field.options.map(({ id }) => id) : []
}

function row<V extends TimelineRow['verb']>(rule: string, verb: V): Row<V> {
  const found = EVENTS.find((event) => event.rule === rule)
  if (found?.verb !== verb) throw new Error(`${rule} is no ${verb}`)
  return found as unknown as Row<V>
}

describe('land that is bought', () => {
  const rich: StageSetting = { elves: { males: 900, females: 900, points: 500, culture: 40 } }
  const near = (world: WorldState, steps: number): readonly Space[] => {
    const far = stepsFrom(BOARD.graph, landsOf(world, 'elves'))
    return [...BOARD.spaces.keys()].filter((space) => (far[space] ?? -1) > 0 && (far[space] ?? 99) <= steps)
  }

  test.each([1, 3])('GL-TERR-6 RULING-85 in age %i land is for sale so many steps from own land, and no farther', (age) => {
    const world = mapStage({ ...rich, elves: { ...rich.elves, age } })
    const blank = near(world, age).filter((space) => territoryAt(world, BOARD.at(space).id) === undefined)
    expect(landForSale(world, 'elves', 'blank')).toBe(blank.length)
    const offer = landOffers(world, 'elves').find(({ act }) => act.id === 'territory')
    const bought = playOut(world, (view) => landOffers(view, 'elves')[0]?.perform({ act: 'territory', amount: 1 }) ?? none())
    expect(offer).toBeDefined()
    expect([...offered(bought.pending)].toSorted()).toEqual([...idsOf(BOARD, blank)].toSorted())
  })

  test('GL-TERR-7 land of a tribe is pointed out: that tribe loses it and keeps its people', () => {
    const world = mapStage({ ...rich, elves: { ...rich.elves, age: 5 } })
    const tribal = near(world, 5)
      .map((space) => BOARD.at(space).id)
      .filter((id) => territoryAt(world, id)?.holder.startsWith('tribe') === true)
    const id =
      tribal.find((each) => (world.record(TRIBE_RECORDS, territoryAt(world, each)?.holder ?? '')?.territories ?? 0) > 1) ?? tribal[0] ?? ''
    const tribe = world.record(TRIBE_RECORDS, territoryAt(world, id)?.holder ?? '')
    const sale = landOffers(world, 'elves').find(({ act }) => act.id === 'tribeTerritory')
    expect(sale?.fields).toEqual([])
    playOut(world, () => sale?.perform({ act: 'tribeTerritory', amount: 1 }) ?? none(), [{ lands: [id] }])
    expect(territoryAt(world, id)?.holder).toBe('elves')
    const after = world.record(TRIBE_RECORDS, tribe?.id ?? '')
    expect(after ?? { warriors: tribe?.warriors }).toMatchObject({ warriors: tribe?.warriors })
    expect(after?.territories ?? 0).toBe((tribe?.territories ?? 0) - 1)
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-AGE-3 RULING-117 a new age brings land beside the old, of nobody or of a tribe', () => {
    const world = mapStage({ elves: { males: 100, females: 100 }, records: { royal: HOUSES } })
    grant(world, 'elves', blankBeside(world, 'elves', 9))
    for (
      let more = blankBeside(world, 'elves', 12);
      landsOf(world, 'elves').length < 20 && more.length > 0;
      more = blankBeside(world, 'elves', 12)
    )
      grant(world, 'elves', more)
    const before = landsOf(world, 'elves')
    const due = Math.floor(before.length / 10)
    const beside = bordering(BOARD.graph, before).filter((space) => {
      const holder = territoryAt(world, BOARD.at(space).id)?.holder
      return holder === undefined || holder.startsWith('tribe')
    })
    const age = AGES[1]
    if (age === undefined) throw new Error('no second age')
    const played = playOut(world, (view) => grantAge(view, 'elves', age, true), [[40], [40], [40]].slice(0, 0))
    const dice = playThrough(world, played.pending, (view) => grantAge(view, 'elves', age, true), before.length)
    expect([...offered(dice)].toSorted()).toEqual([...idsOf(BOARD, beside)].toSorted())
    expect(due).toBeGreaterThan(0)
  })
})

/** The question of land a procedure comes to, its dice thrown with forty each. */
function playThrough(world: WorldState, first: Request | null, start: Parameters<typeof playOut>[1], _before: number): Request | null {
  const answers: unknown[] = []
  let pending = first
  while (pending?.kind === 'roll') {
    answers.push(Array.from({ length: pending.count }, () => 40))
    pending = playOut(world.clone(), start, answers).pending
  }
  return pending
}

function* none(): Generator<never, void> {
  // Nothing is sold.
}

describe('events', () => {
  test('GL-TIME-T03a RULING-23 a kingdom spreads over what borders it, or borders what is pointed out; tribes give way, players do not', () => {
    const world = mapStage()
    grant(world, 'elves', blankBeside(world, 'undead', 1))
    const mine = new Set(lands(world, 'elves'))
    const asked = playOut(world.clone(), (view) => spread(view, row('GL-TIME-T03a', 'spread'), 'undead')).pending
    expect(asked).toMatchObject({ seat: 'elves', wording: 'fill.land.spread' })
    expect(offered(asked).some((id) => mine.has(id))).toBe(false)
    const two = offered(asked).slice(0, 2)
    playOut(world, (view) => spread(view, row('GL-TIME-T03a', 'spread'), 'undead'), [{ lands: two }])
    for (const id of two) expect(territoryAt(world, id)?.holder).toBe('undead')
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-TIME-T06d RULING-25 which land a kingdom gives up is pointed out, and it is blank', () => {
    const world = mapStage()
    const last = lands(world, 'undead').at(-1) ?? ''
    playOut(world, (view) => recede(view, row('GL-TIME-T06d', 'recede'), 'undead'), [{ lands: [last] }])
    expect(territoryAt(world, last)).toBeUndefined()
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-TIME-T10e RULING-24 the nearest land of the kingdom goes over', () => {
    const world = mapStage()
    const far = stepsFrom(BOARD.graph, landsOf(world, 'dwarves'))
    const before = landsOf(world, 'monstrous')
    const least = Math.min(...before.map((space) => far[space] ?? 99))
    const nearest = before.filter((space) => far[space] === least)
    const asked = playOut(world.clone(), (view) => seize(view, row('GL-TIME-T10e', 'seize'), 'dwarves')).pending
    expect([...offered(asked)].toSorted()).toEqual(nearest.length > 1 ? [...idsOf(BOARD, nearest)].toSorted() : [])
    const answers = nearest.length > 1 ? [{ lands: idsOf(BOARD, nearest.slice(0, 1)) }] : []
    playOut(world, (view) => seize(view, row('GL-TIME-T10e', 'seize'), 'dwarves'), answers)
    const gone = before.filter((space) => !landsOf(world, 'monstrous').includes(space))
    expect(gone.map((space) => far[space])).toEqual([least])
    expect(landsOf(world, 'dwarves')).toContain(gone[0])
    expect(mapProblems(world)).toEqual([])
  })
})

/** Elves at war with the humans, who have come close. */
function atWar(setting: StageSetting = {}): WorldState {
  const world = mapStage({
    elves: { warriors: 50 },
    humans: { warriors: 50 },
    ...setting,
    records: {
      royal: HOUSES,
      war: { w: warOf('elves', 'humans', { aggressor: { warriors: 50 }, defender: { warriors: 50 } }) },
      ...setting.records,
    },
  })
  grant(world, 'humans', blankBeside(world, 'elves', 3))
  grant(world, 'humans', blankBeside(world, 'humans', 6))
  return world
}

function war(world: WorldState) {
  const found = world.record(WARS, 'w')
  if (found === undefined) throw new Error('the war is over')
  return found
}

describe('war', () => {
  test('GL-WAR-22 RULING-52 what can be gone for borders land the side owns or occupies; where nothing does, it is the nearest', () => {
    const world = atWar()
    const beside = bordering(BOARD.graph, landsOf(world, 'elves')).filter((space) => landsOf(world, 'humans').includes(space))
    const targets = landTargets(world, war(world), 'aggressor')
    expect(targets.places?.map(({ place }) => place).toSorted()).toEqual([...idsOf(BOARD, beside)].toSorted())
    const apart = mapStage({ records: { war: { w: warOf('elves', 'dwarves', { aggressor: { warriors: 5 } }) } } })
    const far = stepsFrom(BOARD.graph, landsOf(apart, 'elves'))
    const least = Math.min(...landsOf(apart, 'dwarves').map((space) => far[space] ?? 99))
    const places = landTargets(apart, war(apart), 'aggressor').places ?? []
    expect(places.map(({ place }) => far[BOARD.numberOf(place)])).toEqual(places.map(() => least))
    expect(places.length).toBeGreaterThan(0)
  })

  test('GL-WAR-8 GL-WAR-19 goals are pointed out together, each with the ground of its territory', () => {
    const world = atWar()
    const targets = targetsAhead(world, war(world), 'aggressor')
    const fields = goalFields(world, war(world), 'aggressor', targets)
    expect(fields.map(({ id }) => id).slice(0, 1)).toEqual(['lands'])
    expect(fields.some(({ id }) => id.startsWith('ground'))).toBe(false)
    const two = (targets.places ?? []).slice(0, 2).map(({ place }) => place)
    const { territories } = readGoals(world, war(world), 'aggressor', { lands: two, royal: 'none' }, targets)
    expect(territories.map(({ place, ground }) => [place, ground])).toEqual(two.map((place) => [place, groundAt(world, place)]))
  })

  test('GL-WAR-22 GL-WAR-32 RULING-58 taken land is occupied until the war ends, then its captor’s; the map says so', () => {
    const world = atWar()
    const theirs = new Set(landsOf(world, 'humans'))
    const beside = (id: string): boolean => BOARD.graph.neighboursOf(BOARD.numberOf(id)).some((other) => theirs.has(other))
    const place = (landTargets(world, war(world), 'aggressor').places ?? []).find((target) => beside(target.place))?.place ?? ''
    playOut(world, (view) => captureLand(view, 'w', 'aggressor', { land: 'land', place, ground: 'low', destroy: 'none' }, false))
    expect(territoryAt(world, place)).toMatchObject({ holder: 'elves', war: 'w' })
    expect(idsOf(BOARD, landsOccupied(world, 'w', 'elves'))).toEqual([place])
    expect(mapProblems(world)).toEqual([])
    const back = landTargets(world, war(world), 'defender').places ?? []
    expect(back[0]).toEqual({ place, land: 'occupied' })
    playOut(world, (view) => endWar('GL-WAR-32', view, 'w', { how: 'treaty', victor: 'elves' }))
    expect(territoryAt(world, place)).toEqual({ id: place, holder: 'elves' })
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-WAR-22 RULING-52 an owner wins back the very territory that was named', () => {
    const world = atWar()
    const taken = (landTargets(world, war(world), 'aggressor').places ?? []).slice(0, 2).map(({ place }) => place)
    for (const place of taken)
      playOut(world, (view) => captureLand(view, 'w', 'aggressor', { land: 'land', place, ground: 'low', destroy: 'none' }, false))
    // A battle later it is no longer among what was only just taken.
    const { combat } = war(world).sides.aggressor
    const { gained: _, ...rest } = combat
    const sides = { ...war(world).sides, aggressor: { ...war(world).sides.aggressor, combat: rest } }
    world.apply({
      kind: 'record',
      rule: 'GL-WAR-7',
      collection: 'war',
      id: 'w',
      value: JSON.parse(JSON.stringify({ ...war(world), sides })),
    })
    const place = taken[1] ?? ''
    playOut(world, (view) => captureLand(view, 'w', 'defender', { land: 'occupied', place, ground: 'low', destroy: 'none' }, false))
    expect(territoryAt(world, place)).toEqual({ id: place, holder: 'humans' })
    expect(territoryAt(world, taken[0] ?? '')).toMatchObject({ holder: 'elves', war: 'w' })
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-WAR-22 land that has changed hands meanwhile is not taken', () => {
    const world = atWar()
    const place = (landTargets(world, war(world), 'aggressor').places ?? [])[0]?.place ?? ''
    grant(world, 'dwarves', [place])
    const played = playOut(world, (view) =>
      captureLand(view, 'w', 'aggressor', { land: 'land', place, ground: 'low', destroy: 'none' }, false),
    )
    expect(played.effects).toEqual([])
  })

  test('GL-WAR-24 who takes the territory a settlement stands on takes the settlement', () => {
    const world = atWar()
    playOut(world, (view) => recountSettlements('GL-SET-5', view, 'humans'))
    const [settlement] = world.records(SETTLEMENTS).filter(({ owner }) => owner === 'humans')
    const place = (landTargets(world, war(world), 'aggressor').places ?? [])[0]?.place ?? ''
    world.apply({
      kind: 'record',
      rule: 'GL-CITY-4',
      collection: SETTLEMENTS.name,
      id: settlement?.id ?? '',
      value: JSON.parse(JSON.stringify({ ...settlement, place })),
    })
    const aim = (landTargets(world, war(world), 'aggressor').places ?? []).find((one) => one.place === place)
    expect(aim?.land).toBe(settlement?.id)
    playOut(world, (view) =>
      captureLand(view, 'w', 'aggressor', { land: settlement?.id ?? '', place, ground: 'low', destroy: 'none' }, false),
    )
    expect(territoryAt(world, place)).toMatchObject({ holder: 'elves', settlement: settlement?.id })
    expect(war(world).sides.aggressor.settlements).toBe(1)
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-WAR-31 whoever is paid in land points it out, and has it', () => {
    const world = atWar({ rules: { withdraw_demand: 'negotiated' } })
    const asked = lands(world, 'humans').slice(-1)
    const sheet = { territories: 1 }
    const played = playOut(world, (view) => demand(view, 'w', 'elves', 'humans'), [sheet, 'accept', { lands: asked }])
    expect(played.problems).toEqual([])
    expect(territoryAt(world, asked[0] ?? '')?.holder).toBe('elves')
    expect(mapProblems(world)).toEqual([])
  })
})

describe('treaties and falls', () => {
  test('GL-TREATY-2 who gives land points it out, and the very land goes over', () => {
    const world = mapStage({ records: { royal: HOUSES } })
    grant(world, 'humans', blankBeside(world, 'humans', 2))
    const given = lands(world, 'humans').slice(1, 2)
    const draft = {
      id: 'humans/elves',
      parties: ['humans', 'elves'],
      by: 'humans',
      stage: 'offered',
      counters: 0,
      clauses: [{ kind: 'land', from: 'humans', territories: 1 }],
    } as const
    playOut(world, (view) => conclude(view, draft), [{ lands: given }])
    expect(territoryAt(world, given[0] ?? '')?.holder).toBe('elves')
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-TIME-T18c RULING-25 land that is given up to nobody is pointed out, and blank', () => {
    const world = mapStage({ records: { royal: HOUSES } })
    const [first = ''] = lands(world, 'elves')
    playOut(world, (view) => loseLand('GL-TIME-T18c', view, 'elves', 1), [{ lands: [first] }])
    expect(territoryAt(world, first)).toBeUndefined()
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-TERR-7 land a tribe occupies in a war is not for sale', () => {
    const world = mapStage({ elves: { males: 900, females: 900, points: 500, culture: 40, age: 6 } })
    const before = landForSale(world, 'elves', 'tribe')
    const id = blankBeside(world, 'elves', 1)[0] ?? ''
    world.apply({ kind: 'record', rule: 'GL-WAR-22', collection: 'territory', id, value: { id, holder: 'tribe-1', war: 'w' } })
    expect(landForSale(world, 'elves', 'tribe')).toBe(before)
  })

  test('GL-WIN-6 land of the fallen is nobody’s', () => {
    const world = mapStage({
      records: {
        royal: HOUSES,
        civilisation: { elves: newCivilisation('elves'), humans: newCivilisation('humans'), dwarves: newCivilisation('dwarves') },
      },
    })
    const before = lands(world, 'dwarves')
    playOut(world, (view) => eliminate('GL-WIN-3', view, 'dwarves', 'line.fall.land'))
    expect(before.map((id) => territoryAt(world, id))).toEqual(before.map(() => undefined))
    expect(mapProblems(world)).toEqual([])
  })

  test('GL-NPT-4 a tribe gives up what lies farthest from the first of its land, and all of it when it ends', () => {
    const world = mapStage()
    const id = 'tribe-3'
    grant(world, id, blankBeside(world, id, 2))
    const tribe = world.record(TRIBE_RECORDS, id)
    const put = (people: number) =>
      world.apply({
        kind: 'record',
        rule: 'GL-NPT-1',
        collection: 'tribe',
        id,
        value: JSON.parse(JSON.stringify({ ...tribe, warriors: people, females: 0 })),
      })
    put(10)
    const [first] = landsOf(world, id)
    playOut(world, (view) => shrinkTribes(view))
    expect(landsOf(world, id)).toEqual([first])
    put(3)
    playOut(world, (view) => shrinkTribes(view))
    expect(landsOf(world, id)).toEqual([])
    expect(mapProblems(world)).toEqual([])
  })
})

describe('kingdoms', () => {
  const reached = (age: number) =>
    Object.fromEntries((['elves', 'humans', 'dwarves'] as const).map((seat) => [seat, newCivilisation(seat, { highestAge: age })]))

  test('GL-NPK-3 RULING-138 each goes for the player whose land comes closest to its capital', () => {
    const world = mapStage({
      turn: 9,
      seat: 'table',
      phase: 0,
      records: {
        royal: { ...house('elves'), ...house('humans'), ...house('dwarves') },
        civilisation: reached(4),
        settled: { elves: { since: 1 }, humans: { since: 1 }, dwarves: { since: 1 } },
        kingdomMind: Object.fromEntries(
          KINGDOMS.map((kingdom) => [kingdom, { id: kingdom, fell: null, stirred: 1, begun: false, peaceSince: null }]),
        ),
      },
    })
    const expected = (kingdom: Kingdom): readonly Civilisation[] => {
      const all = (['elves', 'humans', 'dwarves'] as const).map((seat) => ({ seat, ...closestTo(world, kingdom, seat) }))
      const least = Math.min(...all.map(({ steps = 99 }) => steps))
      const tied = all.filter(({ steps }) => steps === least)
      const most = Math.max(...tied.map(({ lands: many = 0 }) => many))
      return tied.filter(({ lands: many }) => many === most).map(({ seat }) => seat)
    }
    const due = KINGDOMS.flatMap((kingdom) => expected(kingdom).map((seat) => [kingdom, seat]))
    const played = playOut(world, (view) => wageKingdomWars(view))
    const begun = played.effects.flatMap((effect) =>
      effect.kind === 'record' && effect.collection === 'war' ? [effect.value as unknown as { aggressor: string; defender: string }] : [],
    )
    const first = [...new Map(begun.map(({ aggressor, defender }) => [`${aggressor}/${defender}`, [aggressor, defender]])).values()]
    const [eager] = KINGDOMS
    expect(first.filter(([kingdom]) => kingdom === eager)).toEqual(due.filter(([kingdom]) => kingdom === eager))
    expect(played.asked.some(({ wording }) => wording.startsWith('fill.kingdomEnemies'))).toBe(false)
    expect(played.pending?.wording.startsWith('fill.kingdomEnemies') ?? false).toBe(false)
  })

  test('GL-NPK-8 RULING-142 at war it goes for what lies nearest to its capital', () => {
    const world = mapStage({
      rules: { territories_per_combat: 1 },
      elves: { warriors: 5 },
      records: { royal: HOUSES, war: { w: warOf('undead', 'elves', { defender: { warriors: 5 } }) } },
    })
    grant(world, 'elves', blankBeside(world, 'undead', 40))
    const places = landTargets(world, war(world), 'aggressor').places ?? []
    const far = stepsFromCapital(world, 'undead')
    const least = Math.min(...places.map(({ place }) => far(BOARD.numberOf(place))))
    const nearest = places.filter(({ place }) => far(BOARD.numberOf(place)) === least)
    const answers: unknown[] = nearest.length > 1 ? [[Math.floor(100 / nearest.length) * nearest.length]] : []
    const goals: { territories: readonly { place?: string }[] }[] = []
    const played = playOut(
      world,
      function* (view) {
        goals.push(yield* kingdomGoals(view, war(world), 'aggressor'))
      },
      answers,
    )
    expect(played.pending).toBeNull()
    expect(nearest.map(({ place }) => place)).toContain(goals[0]?.territories[0]?.place)
    const capital = BOARD.numberOf(WORLD.kingdoms.undead[0] ?? '')
    expect(distance(BOARD.graph, capital, numbers([goals[0]?.territories[0]?.place ?? ''])[0] ?? 0)).toBe(least)
  })
})

describe('settlements', () => {
  test('GL-CITY-3 RULING-135 promises are kept as soon as the land feeds a further tribe, and nobody is asked', () => {
    const world = mapStage({ records: { royal: HOUSES } })
    playOut(world, (view) => recountSettlements('GL-SET-5', view, 'humans'))
    const low = BOARD.spaces.flatMap(({ id }, space) =>
      territoryAt(world, id) === undefined && BOARD.is(space, 'low') && !BOARD.isBy(space, 'mountain') ? [id] : [],
    )
    grant(world, 'humans', low.slice(0, 4))
    const played = playOut(world, (view) => recountSettlements('GL-TERR-1', view, 'humans'))
    expect(played.pending).toBeNull()
    const standing = () => world.records(SETTLEMENTS).filter(({ owner, established }) => owner === 'humans' && established).length
    const high = BOARD.spaces.flatMap(({ id }, space) =>
      territoryAt(world, id) === undefined && BOARD.isBy(space, 'mountain') && !BOARD.is(space, 'low') ? [id] : [],
    )
    const wet = BOARD.spaces.flatMap(({ id }, space) =>
      territoryAt(world, id) === undefined && BOARD.is(space, 'low') && (BOARD.isByRiver(space) || BOARD.isBy(space, 'sea')) ? [id] : [],
    )
    const before = standing()
    grant(world, 'humans', [...high.slice(0, 2), ...wet.slice(0, 2)])
    playOut(world, (view) => recountSettlements('GL-TERR-1', view, 'humans'))
    expect([before, standing()]).toEqual([1, 2])
    expect(mapProblems(world)).toEqual([])
  })
})
