import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { random } from '../bots/random.ts'
import type { Campaign } from '../../../kernel/campaign.ts'
import type { Field } from '../../../kernel/field.ts'
import type { Request } from '../../../kernel/request.ts'
import type { Figures } from '../../../kernel/rule.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { LANGUAGES, tellIn, toldIn } from '../../../language/language.ts'
import { has, say, toldOf } from '../../playing.ts'
import { GAME } from '../game.ts'
import { anySetup } from '../testing/anySetup.ts'
import { NATION_TURNS } from '../rules/ruleset.ts'
import { WORDS } from './say.ts'

const RULES = path.join(import.meta.dirname, '../rules')
/** Every figure is 3, in every sentence. */
const THREE: Figures = new Proxy({}, { get: () => 3 })
/** Words that both languages have, and names. */
const ALIKE: readonly string[] = [
  ...['unit.troll', 'people.malkioni', 'figure.nation', 'field.nation', 'place.way', 'part.units', 'part.held'],
]

afterEach(() => tellIn(() => 'en'))

function playedBy(seed: number): { readonly campaign: Campaign; readonly asked: readonly Request[] } {
  const chance = seededChance(seed)
  const campaign = begun(anySetup(chance), NATION_TURNS)
  const asked: Request[] = []
  for (let step = 0; campaign.pending !== null && step < 600; step++) {
    asked.push(campaign.pending)
    valueOf(campaign.answer(random(campaign.pending, campaign.world, chance)))
  }
  return { campaign, asked }
}

function wordingsOfField(field: Field): readonly string[] {
  const own = [field.wording]
  if (field.type === 'group') own.push(...field.fields.flatMap(wordingsOfField), ...(field.limits ?? []).map(({ wording }) => wording))
  if (field.type === 'pick' || field.type === 'many') own.push(...field.options.map(({ wording }) => wording))
  if (field.type === 'place') own.push(...field.places.map(({ wording }) => wording))
  return own
}

function wordingsOf(request: Request): readonly string[] {
  const name = request.id.replace(/^.*\//, '').replace(/@.*$/, '')
  const own = [request.wording, `question.${name}`]
  if (request.kind === 'choose') own.push(...request.options.map(({ wording }) => wording))
  if (request.kind === 'fill') own.push(...request.fields.flatMap(wordingsOfField), ...(request.limits ?? []).map(({ wording }) => wording))
  if (request.kind === 'act')
    own.push(
      ...request.acts.flatMap(({ wording, group, fields }) => [
        wording,
        ...(group === undefined ? [] : [group]),
        ...fields.flatMap(wordingsOfField),
      ]),
    )
  if (request.kind === 'roll' && 'success' in request.test) own.push(`outcome.${request.test.success}`, `outcome.${request.test.failure}`)
  return [...own, ...Object.keys(request.figures).map((figure) => `figure.${figure}`)]
}

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

  test.each([1, 2, 3, 4, 5])('everything that is asked and told in a campaign (%i)', (seed) => {
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
    const { campaign, asked } = playedBy(1)
    const told = toldOf({ game: GAME, world: campaign.world }, () => [
      ...asked.map(({ wording, figures }) => say(wording, figures)),
      ...campaign.entries
        .flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
        .flatMap((effect) => (effect.kind === 'line' ? [say(effect.wording, effect.figures)] : [])),
    ])
    expect(told.length).toBeGreaterThan(200)
    expect(told.filter((text) => /undefined|NaN|\b(?:area|unit|seat|rollKind)\.|\(\)/.test(text))).toEqual([])
  })
})

describe('the catalogues', () => {
  test('German has one word for a thing: counters are Spielsteine, births Zuwachs', () => {
    const told = WORDS.keys.map((key) => toldIn('de', () => WORDS.say(key, THREE)))
    expect(told.filter((text) => /\bMarker|Geburt/.test(text))).toEqual([])
  })

  test('differ, but for words that both languages have', () => {
    const alike = WORDS.keys.filter((key) => toldIn('de', () => WORDS.say(key, THREE)) === toldIn('en', () => WORDS.say(key, THREE)))
    expect(alike.sort()).toEqual([...ALIKE].sort())
  })

  test.each(LANGUAGES)('say something for every key, whatever figures are missing: %s', (chosen) => {
    tellIn(() => chosen)
    expect(WORDS.keys.filter((key) => WORDS.say(key, THREE).trim() === '' || typeof WORDS.say(key) !== 'string')).toEqual([])
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
