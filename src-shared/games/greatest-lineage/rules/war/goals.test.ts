import { describe, expect, test } from 'vitest'
import type { FillRequest } from '../../../../kernel/engine/request.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Faction } from '../factions/faction.ts'
import { house, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { askGoals, NO_GOALS, OCCUPIED_LAND, OPEN_LAND, targetsOf, type Goals } from './goals.ts'
import { FRESH_SIDE, type Side, type SideName, type War } from './records.ts'

function war(aggressor: Faction, defender: Faction, own: Partial<Side> = {}, theirs: Partial<Side> = {}): War {
  return {
    id: 'w',
    aggressor,
    defender,
    stage: 'open',
    entered: 1,
    opensFrom: 3,
    opened: 3,
    turns: 0,
    sides: { aggressor: { ...FRESH_SIDE, warriors: 10, ...own }, defender: { ...FRESH_SIDE, warriors: 10, ...theirs } },
  }
}

const settlement = (number: number, established = true) => {
  const id = `humans-settlement-${number}`
  return { [id]: { id, owner: 'humans', type: 'town', established, prestige: 5, fixed: true } }
}

const MONUMENT = {
  m: {
    id: 'm',
    builder: 'humans',
    holder: 'humans',
    settlement: 'humans-settlement-2',
    name: 'Great Stair',
    prestige: 18,
    stage: 'standing',
  },
}

const HUMANS = { humans: { territories: 8 }, records: { settlement: { ...settlement(1), ...settlement(2) }, royal: house('humans') } }

/** What `side` of the war answers, and what comes of it; one territory a battle unless the rules of the setting say otherwise. */
function goals(fought: War, setting: StageSetting = HUMANS, answers: readonly unknown[] = [{}], side: SideName = 'aggressor') {
  let chosen: Goals | undefined
  const rules = { territories_per_combat: 1, ...setting.rules }
  const world = stage({ phase: 5, elves: { warriors: 10 }, ...setting, rules, records: { ...setting.records, war: { w: fought } } })
  const played = playOut(world, (now) => keep(askGoals(now, fought, side)), answers)
  function* keep(asking: Procedure<Goals>): Procedure {
    chosen = yield* asking
  }
  return { played, chosen }
}

function fields({ asked, pending }: Played): readonly string[] {
  return form({ asked, pending })?.fields.map(({ id }) => id) ?? []
}

function form({ asked, pending }: Pick<Played, 'asked' | 'pending'>): FillRequest | undefined {
  const request = asked[0] ?? pending
  return request?.kind === 'fill' ? request : undefined
}

function options(played: Played, id: string): readonly string[] {
  const field = form(played)?.fields.find((each) => each.id === id)
  return field?.type === 'pick' ? field.options.map((option) => option.id) : []
}

describe('what can be gone for', () => {
  test.each<[string, War, StageSetting, object]>([
    ['open land and settlements of a civilisation', war('elves', 'humans'), HUMANS, { open: 6, settlements: 2, occupied: 0 }],
    [
      'no promise of a settlement',
      war('elves', 'humans'),
      { humans: { territories: 8 }, records: { settlement: { ...settlement(1), ...settlement(2, false) } } },
      { open: 7, settlements: 1, occupied: 0 },
    ],
    ['land the enemy has occupied', war('elves', 'humans', {}, { occupied: 3 }), HUMANS, { open: 6, settlements: 2, occupied: 3 }],
    ['land of a kingdom', war('elves', 'undead'), { others: { undead: { territories: 10 } } }, { open: 10, settlements: 0, occupied: 0 }],
    [
      'land of a tribe',
      war('elves', 'tribe-1'),
      { records: { tribe: { 'tribe-1': { id: 'tribe-1', race: 'elves', territories: 6, warriors: 150, females: 150 } } } },
      { open: 6, settlements: 0, occupied: 0 },
    ],
    ['nothing of a tribe that is gone', war('elves', 'tribe-1'), {}, { open: 0, settlements: 0, occupied: 0 }],
    [
      'GL-WAR-8 RULING-53 nothing without warriors',
      war('elves', 'humans', { warriors: 0 }),
      HUMANS,
      { open: 0, settlements: 0, occupied: 0 },
    ],
  ])('GL-WAR-8 %s', (_, fought, setting, targets) => {
    const { open, settlements, occupied } = targetsOf(stage(setting), fought, 'aggressor')
    expect({ open, settlements: settlements.length, occupied }).toEqual(targets)
  })

  test('GL-WAR-8 only royals who fight', () => {
    const fought = war('elves', 'humans', {}, { royals: ['humans-royal-3'] })
    expect(targetsOf(stage(HUMANS), fought, 'aggressor').royals.map(({ id }) => id)).toEqual(['humans-royal-3'])
  })
})

describe('GL-WAR-8 the form of goals', () => {
  const full = war('elves', 'humans', {}, { royals: ['humans-royal-3', 'humans-royal-1'], occupied: 1 })

  test('GL-WAR-8 one form for territory, destruction and royal', () => {
    const { played, chosen } = goals(full, HUMANS, [{ land: 'humans-settlement-2', destroy: 'settlement', royal: 'humans-royal-3' }])
    expect(fields(played)).toEqual(['land', 'destroy', 'royal'])
    expect([played.asked.length, played.pending]).toEqual([1, null])
    expect(chosen).toEqual({
      territories: [{ land: 'humans-settlement-2', ground: 'unknown', destroy: 'settlement' }],
      royal: 'humans-royal-3',
    })
  })

  test('GL-WAR-8 Enter tries what is free to try: land that was lost, and the highest of the royals', () => {
    expect(goals(full).chosen).toEqual({
      territories: [{ land: OCCUPIED_LAND, ground: 'unknown', destroy: 'none' }],
      royal: 'humans-royal-1',
    })
    expect(goals(war('elves', 'humans')).chosen?.territories).toEqual([{ land: OPEN_LAND, ground: 'unknown', destroy: 'none' }])
  })

  test('GL-WAR-8 goals are voluntary', () => {
    const { played, chosen } = goals(full, HUMANS, [{ land: 'none', royal: 'none' }])
    expect([chosen, played.effects]).toEqual([NO_GOALS, []])
  })

  test('GL-WAR-8 open land cannot be destroyed', () => {
    expect(goals(full, HUMANS, [{ land: OPEN_LAND, destroy: 'settlement' }]).chosen?.territories).toEqual([
      { land: OPEN_LAND, ground: 'unknown', destroy: 'none' },
    ])
    expect(fields(goals(war('elves', 'undead'), { others: { undead: { territories: 10 } } }).played)).toEqual(['land'])
  })

  test('GL-WAR-8 RULING-55 a monument or the settlement: a monument can be named where one stands', () => {
    const setting = { ...HUMANS, records: { ...HUMANS.records, monument: MONUMENT } }
    const destroys = (land: string, change: StageSetting = setting) =>
      goals(full, change, [{ land, destroy: 'monument' }]).chosen?.territories.map(({ destroy }) => destroy)
    expect(options(goals(full).played, 'destroy')).toEqual(['none', 'settlement'])
    expect(options(goals(full, setting).played, 'destroy')).toEqual(['none', 'monument', 'settlement'])
    expect([destroys('humans-settlement-2'), destroys('humans-settlement-1')]).toEqual([['monument'], ['none']])
  })

  test('GL-WAR-8 the defender has goals of its own', () => {
    const { played, chosen } = goals(war('humans', 'elves'), HUMANS, [{ land: 'humans-settlement-1' }], 'defender')
    expect([form(played)?.seat, chosen?.territories[0]?.land]).toEqual(['elves', 'humans-settlement-1'])
  })

  test.each<[string, War, SideName]>([
    ['a side without warriors (RULING-53)', war('elves', 'humans', { warriors: 0 }), 'aggressor'],
    ['a side that finds nothing', war('elves', 'tribe-1'), 'aggressor'],
    ['a kingdom', war('elves', 'undead'), 'defender'],
  ])('GL-WAR-8 nothing is asked of %s', (_, fought, side) => {
    const { played, chosen } = goals(fought, HUMANS, [], side)
    expect([played.pending, played.effects, chosen]).toEqual([null, [], NO_GOALS])
  })

  test('GL-WAR-8 its texts', () => {
    const setting = { ...HUMANS, records: { ...HUMANS.records, monument: MONUMENT } }
    const { played } = goals(full, setting, [{ land: 'humans-settlement-2', destroy: 'settlement' }])
    expect(textsOf(played, ENGLISH)).toEqual([
      'Battle against the humans: what is tried besides killing warriors?',
      'Territory to take',
      'To destroy there, instead of taking it',
      'Royal to kill',
      'Goals against the humans: 1 settlement with land (to be destroyed) and the ruler.',
    ])
    expect(textsOf(goals(full, setting, [{ land: 'humans-settlement-2', destroy: 'monument' }]).played, ENGLISH).at(-1)).toBe(
      'Goals against the humans: 1 settlement with land (its monument to be destroyed) and the ruler.',
    )
    const texts = (form(played)?.fields ?? []).flatMap((field) => (field.type === 'pick' ? field.options : []))
    expect(texts.map(({ wording, figures = {} }) => (ENGLISH[wording] ?? String)(figures))).toEqual([
      'None',
      'Land they have occupied (1 territory)',
      'Open land (6 territories)',
      'Town 1 with its land',
      'Town 2 with its land and the monument Great Stair of 18 prestige',
      'Nothing: everything there is taken',
      'The monument',
      'The settlement',
      'None',
      'Son',
      'Ruler',
    ])
  })
})

describe('RULING-52 several territories', () => {
  const many = (territories_per_combat: number, change: StageSetting = HUMANS) => ({ ...change, rules: { territories_per_combat } })

  test.each([
    [1, ['land', 'destroy']],
    [2, ['land', 'destroy', 'land2', 'destroy2']],
    [100, 8],
  ])('GL-WAR-8 GL-WAR-22 territories_per_combat = %i: fields %j', (territories, expected) => {
    const ids = fields(goals(war('elves', 'humans'), many(territories)).played)
    if (typeof expected === 'number') expect(ids.filter((id) => id.startsWith('land'))).toHaveLength(expected)
    else expect(ids).toEqual(expected)
  })

  test('GL-WAR-22 territories_per_combat = 3: a settlement named twice counts once, open land as often as there is any', () => {
    const answer = { land: 'humans-settlement-1', destroy2: 'settlement', land2: 'humans-settlement-1', land3: OPEN_LAND }
    expect(goals(war('elves', 'humans'), many(3), [answer]).chosen?.territories).toEqual([
      { land: 'humans-settlement-1', ground: 'unknown', destroy: 'none' },
      { land: OPEN_LAND, ground: 'unknown', destroy: 'none' },
    ])
  })

  test('GL-WAR-22 territories_per_combat = 3: told together', () => {
    const { played } = goals(war('elves', 'humans'), many(3), [{ land: OPEN_LAND, land2: OPEN_LAND, land3: 'humans-settlement-1' }])
    expect(textsOf(played, ENGLISH).at(-1)).toBe('Goals against the humans: 2 territories of open land and 1 settlement with land.')
  })
})

describe('RULING-54 whose death is tried for', () => {
  const fought = war('elves', 'humans', {}, { royals: ['humans-royal-1', 'humans-royal-3'] })

  test.each([
    ['one', ['none', 'humans-royal-1', 'humans-royal-3']],
    ['each', ['none', 'all']],
  ] as const)('GL-WAR-8 GL-WAR-23 royal_kill_rolls = %s: %j', (royal_kill_rolls, ids) => {
    const { played, chosen } = goals(fought, { ...HUMANS, rules: { royal_kill_rolls } })
    expect([options(played, 'royal'), chosen?.royal]).toEqual([ids, 'humans-royal-1'])
  })

  test('GL-WAR-23 royal_kill_rolls = each: told of all', () => {
    const { played } = goals(fought, { ...HUMANS, rules: { royal_kill_rolls: 'each' } }, [{ land: 'none' }])
    expect(textsOf(played, ENGLISH).at(-1)).toBe('Goals against the humans: every royal who fights.')
  })
})

describe('the ground', () => {
  const mapped = { ...HUMANS, rules: { map_mode: 'map' } } as const

  test('GL-WAR-19 map_mode = map: the ground of the territory is a field of the form', () => {
    const { played, chosen } = goals(war('elves', 'humans'), mapped, [{ land: OPEN_LAND, ground: 'hillForest' }])
    expect(fields(played)).toEqual(['land', 'destroy', 'ground'])
    expect(chosen?.territories).toEqual([{ land: OPEN_LAND, ground: 'hillForest', destroy: 'none' }])
  })

  test('GL-WAR-19 map_mode = none: the ground is not asked', () => {
    const { chosen, played } = goals(war('elves', 'humans'))
    expect([fields(played).includes('ground'), chosen?.territories[0]?.ground]).toEqual([false, 'unknown'])
  })

  test('GL-RACE-3 map_mode = map: the ground is not asked where neither side is stronger or weaker on any', () => {
    const setting = { ...mapped, humans: { territories: 8, warriors: 10 }, others: { undead: { territories: 10 } } }
    const { played } = goals(war('humans', 'undead'), setting)
    expect(fields(played)).toEqual(['land'])
  })
})

test('GL-WAR-8 no more settlements than there is land', () => {
  const fought = war('elves', 'humans')
  const world = stage({ phase: 5, ...HUMANS, records: { ...HUMANS.records, war: { w: fought } } })
  expect(targetsOf(world, fought, 'aggressor').open).toBe(6)
  const empty: World = stage({ humans: { territories: 1 }, records: HUMANS.records })
  expect(targetsOf(empty, fought, 'aggressor')).toMatchObject({ open: 0, settlements: [{ id: 'humans-settlement-1' }] })
})
