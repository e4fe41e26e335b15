import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../kernel/problem.ts'
import { SAMPLE } from './sample.ts'
import type { Area, Nation, Scenario } from './scenario.ts'
import { readScenario, scenarioGaps } from './scenarioCheck.ts'

type Change = (scenario: Scenario) => unknown

function problemsOf(change: Change): readonly Problem[] {
  const read = readScenario(change(SAMPLE))
  return read.ok ? [] : read.problems
}

function told(change: Change): readonly string[] {
  return problemsOf(change).map(({ field, wording }) => `${field} ${wording}`)
}

function withArea(id: string, change: Partial<Area>): Change {
  return (one) => ({ ...one, areas: one.areas.map((area) => (area.id === id ? { ...area, ...change } : area)) })
}

function withNation(id: string, change: Partial<Nation>): Change {
  return (one) => ({ ...one, nations: one.nations.map((nation) => (nation.id === id ? { ...nation, ...change } : nation)) })
}

/** Whether two lines between four points cross. */
function cross(a: Area, b: Area, c: Area, d: Area): boolean {
  const side = (p: Area, q: Area, r: Area): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

describe('NT-SET-1 the sample', () => {
  test('is a scenario that can be played', () => {
    expect(problemsOf((one) => one)).toEqual([])
    expect([SAMPLE.areas.length, SAMPLE.nations.length, SAMPLE.events.length]).toEqual([12, 7, 6])
    expect(scenarioGaps(SAMPLE)).toEqual([])
  })

  test('comes back from a file as it was', () => {
    expect(readScenario(JSON.parse(JSON.stringify(SAMPLE)))).toEqual({ ok: true, value: SAMPLE })
  })

  test('is drawn without borders that cross', () => {
    const byId = new Map(SAMPLE.areas.map((area) => [area.id, area]))
    const lines = SAMPLE.areas.flatMap((area) =>
      area.borders.flatMap((id) => (id > area.id ? [[area, byId.get(id) ?? area] as const] : [])),
    )
    expect(lines).toHaveLength(20)
    const crossing = lines.flatMap(([a, b], at) =>
      lines
        .slice(at + 1)
        .filter(([c, d]) => new Set([a, b, c, d]).size === 4 && cross(a, b, c, d))
        .map(([c, d]) => `${a.id}-${b.id} ${c.id}-${d.id}`),
    )
    expect(crossing).toEqual([])
  })
})

describe('NT-SET-1 what is wrong with a scenario', () => {
  test.each<[string, Change, string]>([
    ['no object', () => 7, 'scenario problem.type'],
    ['an id with a sign in it', withNation('SW', { id: 'S/W' }), 'scenario.nations.6.id problem.scenarioId'],
    [
      'an id of the program',
      (one) => ({ ...one, units: [...one.units, { ...one.units[0], id: 'pool' }] }),
      'scenario.units.8.id problem.scenarioId',
    ],
    ['an id twice', (one) => ({ ...one, units: [...one.units, ...one.units.slice(0, 1)] }), 'scenario.units.8.id problem.scenarioTwice'],
    ['an empty name', withArea('SM', { name: ' ' }), 'scenario.areas.0.name problem.scenarioName'],
    [
      'nothing there',
      (one) => ({
        ...one,
        events: [],
        nations: [],
        areas: one.areas.map((area) => ({ ...area, totemOf: [], homeOf: null })),
        maxima: { ...one.maxima, nations: {} },
      }),
      'scenario.nations problem.someAreas',
    ],
    ['a border to itself', withArea('SM', { borders: ['BR', 'KH', 'SM'] }), 'scenario.areas.0.borders.2 problem.borderItself'],
    ['a border of one side', withArea('SM', { borders: ['BR', 'KH', 'WT'] }), 'scenario.areas.0.borders.2 problem.borderOneSided'],
    ['a border twice', withArea('SM', { borders: ['BR', 'KH', 'KH'] }), 'scenario.areas.0.borders.2 problem.borderTwice'],
    ['a border to nowhere', withArea('SM', { borders: ['BR', 'KH', 'XX'] }), 'scenario.areas.0.borders.2 problem.scenarioUnknown'],
    ['a totem of nobody', withArea('SM', { totemOf: ['XX'] }), 'scenario.areas.0.totemOf.0 problem.scenarioUnknown'],
    ['a home of two areas', withArea('SM', { homeOf: 'FS' }), 'scenario.nations.4.growth problem.oneHome'],
    [
      'a home of no area',
      (one) => ({ ...one, areas: one.areas.map((area) => ({ ...area, homeOf: null })) }),
      'scenario.nations.4.growth problem.noHome',
    ],
    ['a kind where there are no kinds', (one) => ({ ...one, units: [] }), 'scenario.nations.0.basic problem.scenarioNoSuch'],
    ['no totem', withNation('HC', { growth: 'totem' }), 'scenario.nations.0.growth problem.noTotem'],
    ['a nation without a player', withNation('HC', { player: 0 }), 'scenario.nations.0.player problem.range'],
    ['a player without a nation', withNation('HC', { player: 5 }), 'scenario.nations problem.playerGap'],
    ['an unknown kind', withNation('HC', { basic: 'knight' }), 'scenario.nations.0.basic problem.scenarioUnknown'],
    ['a negative pool', withNation('HC', { pool: { soldier: -1 } }), 'scenario.nations.0.pool.soldier problem.range'],
    [
      'a start nowhere',
      withNation('SW', { start: [{ area: 'XX', type: 'giant', count: 1 }] }),
      'scenario.nations.6.start.0.area problem.scenarioUnknown',
    ],
    [
      'a start among others',
      withNation('SW', { start: [{ area: 'LM', type: 'giant', count: 1 }] }),
      'scenario.nations.6.start.0.area problem.sharedStart',
    ],
    [
      'a hold of nowhere',
      withNation('SW', { scoring: [{ kind: 'hold', area: 'XX', rounds: [5], points: 1 }] }),
      'scenario.nations.6.scoring.0.area problem.scenarioUnknown',
    ],
    [
      'a missing maximum',
      (one) => ({ ...one, maxima: { types: { open: 3, rough: 2, mountain: 2, elfwood: 2 }, nations: {} } }),
      'scenario.maxima.types.city problem.noMaximum',
    ],
    [
      'a row that names nobody',
      (one) => ({ ...one, events: [{ round: 1, when: 'end', verb: 'vp', nation: 'XX', points: 1 }] }),
      'scenario.events.0.nation problem.scenarioUnknown',
    ],
    [
      'a row after the last round',
      (one) => ({ ...one, events: [{ round: 18, when: 'end', verb: 'vp', nation: 'HC', points: 1 }] }),
      'scenario.events.0.round problem.range',
    ],
    [
      'a row of no verb',
      (one) => ({ ...one, events: [{ round: 1, when: 'end', verb: 'dance' }] }),
      'scenario.events.0.verb problem.option',
    ],
    [
      'points in phase 2',
      (one) => ({ ...one, events: [{ round: 1, when: 'new', verb: 'vp', nation: 'HC', points: 1 }] }),
      'scenario.events.0.when problem.newNation',
    ],
    [
      'an order without all',
      (one) => ({ ...one, events: [{ round: 1, when: 'start', verb: 'order', nation: null, order: ['HC'] }] }),
      'scenario.events.0.order problem.orderParts',
    ],
    [
      'a span backwards',
      (one) => ({
        ...one,
        events: [{ round: 1, when: 'end', verb: 'note', nation: null, text: 'x', condition: { is: 'round', from: 3, to: 2 } }],
      }),
      'scenario.events.0.condition.to problem.roundSpan',
    ],
    [
      'a condition of nobody',
      (one) => ({
        ...one,
        events: [
          { round: 1, when: 'end', verb: 'note', nation: null, text: 'x', condition: { is: 'units', nation: 'XX', area: null, least: 1 } },
        ],
      }),
      'scenario.events.0.condition.nation problem.scenarioUnknown',
    ],
  ])('%s', (_, change, problem) => {
    expect(told(change)).toContain(problem)
  })

  test('a problem says the value and the way out', () => {
    expect(problemsOf(withArea('SM', { borders: ['BR', 'KH', 'XX'] }))[0]?.message).toMatch(/^It names “XX”.*name one of SM, BR/)
  })
})

test('NT-SET-1 what the sheet refers to and a scenario lacks', () => {
  const bare: Scenario = {
    ...SAMPLE,
    events: [],
    areas: [{ id: 'A', name: 'A', type: 'open', borders: [], totemOf: [], homeOf: null, x: 1, y: 1 }],
    nations: SAMPLE.nations.slice(1, 2).map((nation) => ({ ...nation, scoring: [], pool: {}, start: [] })),
    units: SAMPLE.units.slice(0, 2),
  }
  const gaps = scenarioGaps(bare).map(({ key }) => key)
  expect(new Set(gaps)).toEqual(
    new Set([
      'gap.nationDetails',
      'gap.roundDetails',
      'gap.specialRetreat',
      'gap.people',
      'gap.terrain',
      'gap.modified',
      'gap.counters',
      'gap.outOfReach',
    ]),
  )
  expect(scenarioGaps({ ...SAMPLE, events: SAMPLE.events.slice(2, 3) }).map(({ key }) => key)).toEqual(['gap.arrivals'])
})
