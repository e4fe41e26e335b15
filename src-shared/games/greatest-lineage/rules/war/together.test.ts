import { describe, expect, test } from 'vitest'
import type { Played, StageSetting } from '../../testing/stage.ts'
import { CITY, field, monument } from '../../testing/battlefield.ts'
import { fight, rolled, type Script } from '../../testing/battles.ts'
import { textsOf } from '../../testing/texts.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { GERMAN } from '../../words/german/german.ts'

const EVEN = { battle: [[50], [50]] }
const royals = [{}, { 'humans-royal-1': true, 'humans-royal-2': true }]
const heir = { heir: ['humans-royal-3'], heirsChildren: [[1, 99]] }
const two = { territories_per_combat: 2 } as const

/** Dice that would have been rolled one by one, and the settings they are rolled in. */
const BATTLES: readonly (readonly [string, StageSetting, Script])[] = [
  ['nobody goes for anything', field(), EVEN],
  ['the loser pays in blood', field(), { battle: [[90], [20]] }],
  [
    'both go for land, and both take it',
    field(),
    { ...EVEN, goals: [{ land: 'land' }, { land: 'land' }], territory: [[90], [20], [80], [10]] },
  ],
  ['the defender alone', field(), { ...EVEN, goals: [{}, { land: 'land' }], territory: [[80], [10]] }],
  [
    'two territories, one of which holds',
    field({ rules: two }),
    { ...EVEN, goals: [{ land: 'land', land2: 'land' }], territory: [[90], [20], [30], [80]] },
  ],
  [
    'those without warriors left try nothing',
    field({ elves: { warriors: 1 } }),
    { battle: [[1], [100]], goals: [{ land: 'land' }, { land: 'land' }], territory: [[90], [10]] },
  ],
  ['a ruler falls', field(), { ...EVEN, ...heir, muster: royals, goals: [{ royal: 'humans-royal-1' }], royalKill: [[97]] }],
  ['a ruler is missed', field(), { ...EVEN, muster: royals, goals: [{ royal: 'humans-royal-1' }], royalKill: [[94]] }],
  [
    'everybody is aimed at',
    field({ rules: { royal_kill_rolls: 'each' } }),
    { ...EVEN, muster: royals, goals: [{ royal: 'all' }], royalKill: [[94, 96]] },
  ],
  [
    'a monument is torn down',
    field({ monuments: [monument()] }),
    { ...EVEN, goals: [{ land: CITY, destroy: 'monument' }], territory: [[90], [20]], destruction: [[60]] },
  ],
  [
    'the land is held: the die for the monument is not looked at',
    field({ monuments: [monument()] }),
    { ...EVEN, goals: [{ land: CITY, destroy: 'monument' }], territory: [[20], [90]] },
  ],
  [
    'torn down without the land',
    field({ monuments: [monument()], rules: { destroy_needs_capture: false } }),
    { ...EVEN, goals: [{ land: CITY, destroy: 'monument' }], territory: [[20], [90]], destruction: [[60]] },
  ],
  ['the dice of the kill roll again', field({ rules: { reuse_kill_roll: true } }), { battle: [[90], [20]], goals: [{ land: 'land' }] }],
  [
    'the last territory',
    field({ territories: 1 }),
    { ...EVEN, goals: [{ land: 'humans-settlement-1' }, { land: 'land' }], territory: [[90], [20], [90], [20]] },
  ],
]

describe('GL-WAR-8 all dice for goals in one roll come to what they come to one by one', () => {
  test.each(BATTLES)('%s', (_, setting, script) => {
    const [earlier, latest] = [2, 3].map((edition) => fight({ ...setting, edition }, script)) as [Played, Played]
    expect(latest.postings()).toEqual(earlier.postings())
    // What of the prestige lost comes back at once is not counted since the third edition.
    const told = ({ effects }: Played) =>
      JSON.stringify(effects.findLast(({ kind }) => kind === 'record' || kind === 'drop')).replaceAll(/"prestigeLost":\d+/g, '')
    expect(told(latest)).toEqual(told(earlier))
    expect(latest.asked.length).toBeLessThanOrEqual(earlier.asked.length)
  })
})

test('GL-WAR-8 a battle of two players is four questions, however much is gone for', () => {
  const goals = [{ land: 'land', royal: 'humans-royal-1' }, { land: 'land' }]
  const script = { ...EVEN, muster: [{}, royals[1]].map((one) => one ?? {}), goals, territory: [[90], [20], [80], [10]], royalKill: [[20]] }
  const played = fight(field(), script)
  expect(played.asked.map(({ id }) => id.split('/').at(-1))).toEqual(['battlePlan', 'battlePlan@humans', 'battle', 'battleGoals'])
  expect(rolled(played)).toEqual(['battle elves', 'battleGoals elves'])
  for (const catalogue of [ENGLISH, GERMAN]) expect(textsOf(played, catalogue).length).toBeGreaterThan(30)
})

test('GL-WAR-23 a royal who was to be killed and stays at home is not rolled for, and the chronicle says so', () => {
  const played = fight(field(), { ...EVEN, goals: [{ royal: 'humans-royal-1' }] })
  expect(rolled(played)).toEqual(['battle elves'])
  expect(textsOf(played, ENGLISH)).toContain('The royal of the humans who was to be killed (the ruler) does not fight.')
})
