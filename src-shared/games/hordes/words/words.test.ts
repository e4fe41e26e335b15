import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { begun } from '../../../kernel/testing/toyTable.ts'
import { tellIn, toldIn } from '../../../language/language.ts'
import { roundName, say, toldOf } from '../../text/playing.ts'
import { GAME } from '../game.ts'
import { HORDES } from '../rules/ruleset.ts'
import { PLAYERS, stage } from '../testing/stage.ts'
import { ANSWERS } from './answers.ts'
import { length, millimetres } from './lengths.ts'
import { WORDS } from './say.ts'

const RULES = path.join(import.meta.dirname, '../rules')

afterEach(() => tellIn(() => 'en'))

describe('what the rules say is worded', () => {
  test('every wording that is spelt out', () => {
    const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('texts'),
    )
    const keys = sources.flatMap((name) =>
      [...readFileSync(path.join(RULES, name), 'utf8').matchAll(/'((?:line|act|field|fill|option|factor|army|die)\.[A-Za-z.]+)'/g)].map(
        ([, key = '']) => key,
      ),
    )
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([])
  })
})

describe('names and lengths', () => {
  test('hosts by their armies, elements by type and number or their own name', () => {
    const world = stage({ red: 'HE* KN KN KN', elements: { 'red-4': { label: 'Old Guard' } } })
    const told = (): readonly string[] =>
      toldOf({ game: GAME, world }, () => ['seat.redHost', 'element.red-1', 'element.red-3', 'element.red-4'].map((key) => say(key)))
    expect(told()).toEqual(['Red host', 'Hero', 'Knights 2', 'Old Guard'])
    expect(toldIn('de', told)).toEqual(['Rotes Heer', 'Held', 'Ritter 2', 'Old Guard'])
    const { world: named } = begun({ players: { ...PLAYERS, redHost: { ...PLAYERS.redHost, army: 'The Green Tide' } } }, HORDES)
    expect(
      toldOf({ game: GAME, world: named }, () => [say('seat.redHost'), say('line.begin', { host: 'redHost', foe: 'blueHost' })]),
    ).toEqual(['The Green Tide', 'The Green Tide defends and has the first bound; the blue host attacks.'])
  })

  test('its rounds are called bounds, before the first one too', () => {
    const told = (): readonly string[] =>
      toldOf({ game: GAME, world: stage() }, () => [
        roundName(0),
        roundName(3),
        say('place.thisRound'),
        say('place.ofRound', { what: 'x', round: 2 }),
      ])
    expect(told()).toEqual(['Before the first bound', 'Bound 3', 'this bound', 'x, bound 2'])
    expect(toldIn('de', told)).toEqual(['Vor dem ersten Zug', 'Zug 3', 'dieser Zug', 'x, Zug 2'])
  })

  test('RULING-03 mm_per_100p = 40: millimetres beside paces', () => {
    const [small, large] = [stage(), stage({ rules: { mm_per_100p: 40 } })]
    expect([millimetres(small, 120), millimetres(large, 120)]).toEqual([30, 48])
    expect(toldOf({ game: GAME, world: large }, () => length(600))).toBe('600p (240 mm)')
    expect(toldIn('de', () => toldOf({ game: GAME, world: small }, () => length(600)))).toBe('600 Schritt (150 mm)')
  })

  test('a shot in the enemy’s bound is told from who shoots', () => {
    const figures = { element: 'red-1', other: 'blue-2', by: 'b', die: 3, total: 5, score: 8, otherDie: 5, otherTotal: 4, otherScore: 9 }
    const told = toldOf({ game: GAME, world: stage({ blue: 'HE* SH' }) }, () => say('line.combat.shoot', figures))
    expect(told).toBe('Shot of Shooters (blue) at Hero (red): 5 + 4 = 9 against 3 + 5 = 8.')
  })

  test('a shot is told as a sentence', () => {
    const world = stage({ red: 'HE* KN KN KN' })
    const told = (answer: { act: string; shooter: string; target: string }) =>
      toldOf({ game: GAME, world }, () => ANSWERS.sentence?.('theirShots', answer))
    expect(told({ act: 'shoot', shooter: 'red-1', target: 'red-3' })).toBe('Shots of Hero at Knights 2.')
    expect(toldIn('de', () => told({ act: 'shoot', shooter: 'red-1', target: 'red-3' }))).toBe('Schüsse von Held auf Ritter 2.')
    expect(told({ act: 'shoot', shooter: 'red-1', target: 'nobody' })).toBeUndefined()
    expect(told({ act: 'support', shooter: 'red-1', target: 'red-3' })).toBeUndefined()
  })

  test('answers are told by who, and by what was ticked', () => {
    const world = stage({ red: 'HE* SP SP' })
    const told = (act: string, question: string, fields: object): string =>
      toldOf({ game: GAME, world }, () => ANSWERS.act(question, act, fields as never))
    expect(told('march', 'command', { elements: ['red-2', 'red-3'], command: 'far' })).toBe(
      'Move an element or a group: Who moves: Spears 1, Spears 2; From the general: beyond 1,200p',
    )
    expect(
      told('close', 'fight', { element: 'red-2', enemy: 'blue-1', own: { rank: true, flanks: 1, bad: false }, foe: { bad: false } }),
    ).toBe(
      'Fight: Spears 1; Enemy: Hero; Applies to the one who acts: A second rank behind it (Spears, Warband), Flanks overlapped or touched: 1',
    )
    expect(told('done', 'fight', {})).toBe('No more close combats')
  })
})
