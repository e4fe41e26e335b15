import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { answerByBot } from '../../../insight/bots/answering.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import type { Campaign } from '../../../kernel/campaign.ts'
import type { Field } from '../../../kernel/field.ts'
import type { Request } from '../../../kernel/request.ts'
import type { Figures } from '../../../kernel/rule.ts'
import { begun } from '../../../kernel/testing/toyTable.ts'
import { LANGUAGES, tellIn, toldIn } from '../../../language/language.ts'
import { has, roundName, say, toldOf } from '../../playing.ts'
import { captain } from '../bots/captain.ts'
import { random } from '../bots/random.ts'
import { GAME } from '../game.ts'
import { HORDES } from '../rules/ruleset.ts'
import { anySetup } from '../testing/anySetup.ts'
import { PLAYERS, stage } from '../testing/stage.ts'
import { ANSWERS } from './answers.ts'
import { length, millimetres } from './lengths.ts'
import { WORDS } from './say.ts'

const RULES = path.join(import.meta.dirname, '../rules')
/** Every figure is 3, in every sentence. */
const THREE: Figures = new Proxy({}, { get: () => 3 })
/** Words that both languages have, and names. */
const ALIKE: readonly string[] = [
  ...[
    'account.pipsLeft',
    'counts.pips',
    'type.BM',
    'type.HO',
    'option.priced',
    'type.PA',
    'figure.pips',
    'figure.price',
    'field.record.general',

    'figure.element',
  ],
  ...['part.element', 'die.defence', 'die.combat', 'record.element', 'field.element', 'question.pips', 'record.title.element'],
]

afterEach(() => tellIn(() => 'en'))

function playedBy(seed: number): { readonly campaign: Campaign; readonly asked: readonly Request[] } {
  const chance = seededChance(seed)
  const campaign = begun(anySetup(chance), HORDES)
  const asked: Request[] = []
  for (let step = 0; campaign.pending !== null && step < 300; step++) {
    asked.push(campaign.pending)
    const { outcome } = answerByBot(campaign, campaign.pending, seed % 2 === 0 ? captain : random, chance)
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
  }
  return { campaign, asked }
}

function wordingsOfField(field: Field): readonly string[] {
  const own = [field.wording]
  if (field.type === 'group') own.push(...field.fields.flatMap(wordingsOfField))
  if (field.type === 'pick' || field.type === 'many') own.push(...field.options.map(({ wording }) => wording))
  return own
}

function wordingsOf(request: Request): readonly string[] {
  const name = request.id.replace(/^.*\//, '').replace(/@.*$/, '')
  const own = [request.wording, `question.${name}`]
  if (request.kind === 'fill') own.push(...request.fields.flatMap(wordingsOfField))
  if (request.kind === 'act') own.push(...request.acts.flatMap(({ wording, fields }) => [wording, ...fields.flatMap(wordingsOfField)]))
  if (request.kind === 'roll' && request.test.type === 'parts') own.push(...request.test.parts.map(({ wording }) => wording))
  return own
}

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

  test.each([1, 2, 3, 4])('everything that is asked and told in a campaign (%i)', (seed) => {
    const { campaign, asked } = playedBy(seed)
    const lines = campaign.entries
      .flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
      .flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
    const keys = new Set([...asked.flatMap(wordingsOf), ...lines])
    const missing = toldOf({ game: GAME, world: campaign.world }, () => [...keys].filter((key) => !has(key)))
    expect(missing).toEqual([])
  })

  test.each(LANGUAGES)('no line is told with a figure that is missing: %s', (chosen) => {
    tellIn(() => chosen)
    const { campaign, asked } = playedBy(5)
    const told = toldOf({ game: GAME, world: campaign.world }, () => [
      ...asked.map(({ wording, figures }) => say(wording, figures)),
      ...campaign.entries
        .flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
        .flatMap((effect) => (effect.kind === 'line' ? [say(effect.wording, effect.figures)] : [])),
    ])
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((text) => /undefined|NaN|\b(?:element|seat|clause|host|type)\.|\(\)/.test(text))).toEqual([])
  })
})

describe('the catalogues', () => {
  test('differ, but for words that both languages have', () => {
    const alike = WORDS.keys.filter((key) => toldIn('de', () => WORDS.say(key, THREE)) === toldIn('en', () => WORDS.say(key, THREE)))
    expect(alike.filter((key) => !ALIKE.includes(key))).toEqual([])
  })

  test.each(LANGUAGES)('say something for every key, whatever figures are missing: %s', (chosen) => {
    tellIn(() => chosen)
    expect(WORDS.keys.filter((key) => WORDS.say(key, THREE).trim() === '' || typeof WORDS.say(key) !== 'string')).toEqual([])
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
      'Fight: Spears 1; Enemy: Hero; Holds for the one who acts: A second rank behind it (Spears, Warband), Flanks overlapped or touched: 1',
    )
    expect(told('done', 'fight', {})).toBe('No more close combats')
  })
})
