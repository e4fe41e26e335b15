import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Figures } from '../../../kernel/world/rule.ts'
import { begun } from '../../../kernel/testing/toyTable.ts'
import { tellIn, toldIn } from '../../../language/language.ts'
import { say, toldOf } from '../../text/playing.ts'
import { GAME } from '../game.ts'
import { NATION_TURNS } from '../rules/ruleset.ts'
import { WORDS } from './say.ts'

const RULES = path.join(import.meta.dirname, '../rules')
/** Every figure is 3, in every sentence. */
const THREE: Figures = new Proxy({}, { get: () => 3 })

afterEach(() => tellIn(() => 'en'))

describe('what the rules say is worded', () => {
  test('every wording that is spelt out', () => {
    const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('texts'),
    )
    const keys = sources.flatMap((name) =>
      [...readFileSync(path.join(RULES, name), 'utf8').matchAll(/'((?:line|act|field|option|limit|place|gap)\.[A-Za-z.]+)'/g)].map(
        ([, key = '']) => key,
      ),
    )
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([])
  })
})

describe('the catalogues', () => {
  test('German has one word for a thing: counters are Spielsteine, births Zuwachs', () => {
    const told = WORDS.keys.map((key) => toldIn('de', () => WORDS.say(key, THREE)))
    expect(told.filter((text) => /\bMarker|Geburt/.test(text))).toEqual([])
  })
})

test('nations, players, areas, units and accounts are called as in the scenario', () => {
  const { world } = begun({ players: { p1: 'Ada', p2: 'Ben', p3: 'Cy' } }, NATION_TURNS)
  const told = (): readonly string[] =>
    toldOf({ game: GAME, world }, () =>
      ['seat.OT', 'seat.p1', 'area.LM', 'unit.warrior', 'account.LM.warrior', 'account.pool.warrior', 'account.vp'].map((key) => say(key)),
    )
  expect(told()).toEqual(['Oak Tribe', 'Ada', 'Long Meadow', 'Warrior', 'Warrior in Long Meadow', 'Warrior off the map', 'Victory points'])
  expect(toldIn('de', told)).toEqual([
    'Oak Tribe',
    'Ada',
    'Long Meadow',
    'Krieger',
    'Krieger in Long Meadow',
    'Krieger im Vorrat',
    'Siegpunkte',
  ])
})
