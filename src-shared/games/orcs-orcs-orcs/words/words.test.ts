import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { random } from '../../../insight/bots/random.ts'
import { anySheet } from '../../../insight/bots/sheets.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { DONE, questionKey, type Option, type Request } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import type { Field, Sheet } from '../../../kernel/forms/field.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { SEED, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { LANGUAGES, tellIn, toldIn } from '../../../language/language.ts'
import { onesInPlural } from '../../testing/plurals.ts'
import { has, say, toldOf } from '../../text/playing.ts'
import { lineOption } from '../rules/casting/lines.ts'
import { EFFECTS, SPELL_NAMES, type LineEffect } from '../rules/deck/deck.ts'
import { OURS_1 } from '../rules/deck/ours.ts'
import { MODULES } from '../rules/records.ts'
import { ORCS } from '../rules/ruleset.ts'
import {
  BONUSES,
  COLOURS,
  CREATURE_TYPES,
  FATE_RULES,
  MISSIONS,
  PHASE,
  POISON,
  POWERS,
  SKILLS,
  TERRAINS,
  TOADLINGS,
} from '../rules/types.ts'
import { started } from '../testing/position.ts'
import { WORDED } from '../testing/worded.ts'
import { ANSWERS } from './answers.ts'
import { WORDS } from './say.ts'

/** Keys that read the same in both languages whatever their figures, and those that do without. */
const ALIKE = ['spell.voodoo']
const ALIKE_ALONE = ['creature.goblin', 'creature.golem', 'creature.bomber']

/** What would show in a text that found no word, or no figure: an id, in small letters. */
const BARE = new RegExp(
  [
    ...[String.raw`[Uu]ndefined|NaN|\[object|\(\)|\b[a-z]+_[a-z]`, String.raw`\b(?:blue|green|red|yellow|chief-|toad-)\b`],
    String.raw`\b(?:spell|creature|power|seat|skill|toadling|mission|missionName|fateRule|effect|option|terrain)\.[a-z]`,
  ].join('|'),
)

/** Sentences without the numbers of paths and spaces, which count nothing. */
function withoutPlaces(text: string): string {
  return text.replace(/\b(path|space|Pfad|Feld) \d/g, '$1 x')
}

interface Told {
  readonly key: string
  readonly figures: Figures
}

interface Played {
  readonly world: World
  /** Questions, acts, fields, options, faces of cards and lines of one game. */
  readonly told: readonly Told[]
  /** Keys that pages ask for besides: names of questions, figures, accounts, owners. */
  readonly named: readonly string[]
  readonly answers: readonly (readonly [question: string, answer: string | Sheet])[]
  /** Of cards that could be drawn. */
  readonly faces: readonly string[]
}

afterEach(() => tellIn(() => 'en'))

const ofOption = ({ wording, figures = {} }: Option): Told => ({ key: wording, figures })

function ofField(field: Field): readonly Told[] {
  return [{ key: field.wording, figures: {} }, ...(field.type === 'pick' ? field.options.map(ofOption) : [])]
}

function toldBy(request: Request): readonly Told[] {
  const own: Told = { key: request.wording, figures: request.figures }
  switch (request.kind) {
    case 'choose':
      return [own, ...request.options.map(ofOption)]
    case 'draw':
      return [own, ...request.pile.map(({ wording, figures = {} }) => ({ key: wording, figures }))]
    case 'fill':
      return [own, ...request.fields.flatMap(ofField)]
    case 'act':
      return [own, ...request.acts.flatMap(({ wording, figures = {}, fields }) => [{ key: wording, figures }, ...fields.flatMap(ofField)])]
    default:
      throw new Error(`${request.kind} is not asked in this game`)
  }
}

type Chance = (min: number, max: number) => number

/** At random, and seldom a pass or nothing: a game in which spells are cast and hit, and skills used. */
function answerTo(request: Request, world: World, chance: Chance): unknown {
  if (request.kind === 'choose') {
    const options = request.options.filter(({ id }) => id !== 'nothing')
    return options.length > 0 ? random({ ...request, options }, world, chance) : random(request, world, chance)
  }
  if (request.kind !== 'act' || chance(0, 5) === 0) return random(request, world, chance)
  const acts = request.acts.filter(({ id }) => id !== DONE)
  const rare = acts.filter(({ id }) => ['poison', 'remove', 'tile'].includes(id))
  const from = rare.length > 0 && chance(0, 1) === 0 ? rare : acts
  const act = from[chance(0, from.length - 1)]
  if (act === undefined) return DONE
  const plain = act.id === 'enhance' && chance(0, 2) > 0 ? { teleport: 'stay', draw: false } : {}
  return { act: act.id, ...anySheet(act, chance), ...plain }
}

/** Creatures fall to any damage: games that come to trophies, skills and bonuses. */
const FRAIL = { ...OURS_1, name: 'frail', creatures: OURS_1.creatures.map((one) => ({ ...one, life: 1 })) }

/** One game: every module in turn, newcomers in every other, draws typed so that they are asked. */
function played(seed: number): Played {
  const chance = seededChance(seed)
  const modules = MODULES.filter((_, at) => seed === 0 || (seed >> at) % 2 === 1)
  const setup = {
    players: COLOURS.slice(0, 2 + (seed % 3)).map((colour) => ({ colour, name: colour })),
    modules,
    newcomers: seed % 2 === 0 ? { croco: 'orc', toad: 'shaman', bomber: 'golem' } : {},
    houseRules: {
      terrain_by: seed % 4 === 0 ? 'random' : 'seats',
      voodoo_pick: seed % 3 === 0 ? 'random' : 'victim',
      poison_returns: seed % 2 === 0,
      any_type_enhances: seed > 3,
      decks: seed % 8 === 5 || seed === 4 ? 'real' : 'tracked',
    },
    ...(seed > 3 ? { deck: FRAIL } : {}),
  }
  const campaign = valueOf(Campaign.begin(ORCS, { id: 'test', title: 'Test', seed: SEED, dice: 'typed' }, setup as never))
  const told = new Map<string, Told>()
  const named = new Set<string>()
  const faces = new Set<string>()
  const answers = new Map<string, readonly [string, string | Sheet]>()
  while (campaign.pending !== null) {
    const request = campaign.asked[0] ?? campaign.pending
    const question = questionName(request.id)
    if (request.kind === 'draw') for (const { face } of request.pile) faces.add(face)
    for (const one of toldBy(request)) told.set(JSON.stringify(one), one)
    for (const key of [`question.${question}`, ...Object.keys(request.figures).map((name) => `figure.${name}`)]) named.add(key)
    for (let attempt = 0; attempt < 30; attempt++) {
      const given = answerTo(request, campaign.world, chance)
      if (!campaign.answer(given, questionKey(request)).ok) continue
      if (request.kind !== 'draw') answers.set(JSON.stringify([question, given]), [question, given as string | Sheet])
      break
    }
  }
  for (const effect of campaign.entries.flatMap(effectsOf)) {
    if (effect.kind === 'line') told.set(JSON.stringify(effect), { key: effect.wording, figures: effect.figures ?? {} })
    if (effect.kind === 'posting') for (const name of Object.keys(effect.figures ?? {})) named.add(`figure.${name}`)
  }
  const { world } = campaign
  for (const owner of ORCS.owners(world)) {
    named.add(`seat.${owner}`)
    for (const account of ORCS.accountsOf(world, owner)) named.add(`account.${account}`).add(`account.${account}.hint`)
  }
  return { world, told: [...told.values()], named: [...named], answers: [...answers.values()], faces: [...faces] }
}

describe('what games at random ask and tell', () => {
  let games: readonly Played[] = []

  beforeAll(() => {
    games = Array.from({ length: 24 }, (_, seed) => played(seed))
  })

  test('is worded, every key of it', () => {
    const missing = games.flatMap(({ world, told, named }) =>
      toldOf({ game: WORDED, world }, () => [...told.map(({ key }) => key), ...named].filter((key) => !has(key))),
    )
    expect([...new Set(missing)]).toEqual([])
    const heard = new Set(games.flatMap(({ told }) => told.map(({ key }) => key)))
    const asked = WORDS.keys.filter((key) => /^(?:line|choose|act|option|draw)\./.test(key) && !key.endsWith('.hint'))
    expect(asked.filter((key) => !heard.has(key)).length).toBeLessThan(8)
  })

  test.each(LANGUAGES)('has every figure it needs, and names nothing by its id: %s', (language) => {
    tellIn(() => language)
    const texts = games.flatMap(({ world, told }) =>
      toldOf({ game: WORDED, world }, () => told.map(({ key, figures }) => `${key}: ${say(key, figures)}`)),
    )
    expect(texts.length).toBeGreaterThan(2_000)
    const bare = texts.filter((text) => BARE.test(text.slice(text.indexOf(': '))))
    expect([...new Set(bare)]).toEqual([])
  })

  test.each(LANGUAGES)('tells lines as sentences, and one of a thing in the singular: %s', (language) => {
    tellIn(() => language)
    const texts = games.flatMap(({ world, told }) =>
      toldOf({ game: WORDED, world }, () =>
        told.filter(({ key }) => key.startsWith('line.')).map(({ key, figures }) => `${key}: ${say(key, figures)}`),
      ),
    )
    expect([...new Set(texts.filter((text) => !/: (?:\p{Lu}|„).*[.!?]$/u.test(text)))]).toEqual([])
    expect([...new Set(texts.flatMap((text) => onesInPlural(withoutPlaces(text), language)))]).toEqual([])
  })

  test.each(LANGUAGES)('tells every answer as a sentence: %s', (language) => {
    tellIn(() => language)
    const texts = games.flatMap(({ world, answers }) =>
      toldOf({ game: WORDED, world }, () =>
        answers.map(([question, answer]) => `${JSON.stringify([question, answer])} ${ANSWERS.sentence?.(question, answer) ?? ''}`),
      ),
    )
    expect(texts.length).toBeGreaterThan(500)
    expect([
      ...new Set(texts.filter((text) => !/[\]}"] (?:\p{Lu}|„).*\.$/u.test(text) || BARE.test(text.slice(text.lastIndexOf(']') + 2)))),
    ]).toEqual([])
  })

  test('has a name for every card that can be drawn, in the language of the moment', () => {
    const named = games.flatMap(({ world, faces }) =>
      toldOf({ game: WORDED, world }, () => faces.map((face) => [face, ANSWERS.option(face), toldIn('de', () => ANSWERS.option(face))])),
    )
    expect(named.length).toBeGreaterThan(500)
    expect(named.filter(([face, english, german]) => english === face || german === face || BARE.test(`${english} ${german}`))).toEqual([])
  })

  test('differs from language to language', () => {
    const same = games.flatMap(({ world, told }) =>
      toldOf({ game: WORDED, world }, () =>
        told
          .filter(({ key, figures }) => toldIn('de', () => say(key, figures)) === toldIn('en', () => say(key, figures)))
          .map(({ key }) => key),
      ),
    )
    expect([...new Set(same)].filter((key) => ![...ALIKE, ...ALIKE_ALONE].includes(key))).toEqual([])
  })
})

describe('every key', () => {
  /** Every count is `value`; names stay names. */
  const filled = (value: number): Figures => ({
    ...Object.fromEntries(
      ['actions', 'count', 'trophies', 'each', 'points', 'power', 'steps', 'cards', 'damage', 'supports', 'learned', 'poison'].map(
        (one) => [one, value],
      ),
    ),
    ...Object.fromEntries(['path', 'otherPath', 'from', 'space', 'section', 'winners', 'line', 'value'].map((one) => [one, value])),
    ...{ seat: 'blue', victim: 'red', type: 'orc', otherType: 'golem', spell: 'zap', face: 'draw', kind: 'road', card: 'WS', max: value },
    ...{ skill: 'no_loss', mission: 'weak', effects: 'draw', rule: 'loss', before: 'a', options: 'orc', newcomer: 'toad', wanted: value },
    ...{ category: 'weak', what: 'fate', module: 'bonus' },
  })
  const said = (key: string, value: number): string => toldOf({ game: WORDED, world: started().world }, () => WORDS.say(key, filled(value)))

  test('that the rules spell out has a text', () => {
    const rules = path.join(import.meta.dirname, '../rules')
    const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('texts'),
    )
    const keys = sources.flatMap((name) =>
      [
        ...readFileSync(path.join(rules, name), 'utf8').matchAll(
          /'((?:line|act|field|option|choose|creature|fate|problem|noun)\.[A-Za-z.]+)'/g,
        ),
      ].map(([, key = '']) => key),
    )
    const kernels = ['problem.missing', 'problem.option', 'problem.range', 'problem.type', 'problem.length']
    const others = ['problem.unknownField', 'problem.twiceInList', 'problem.keptRecord', 'problem.settled']
    expect(keys.length).toBeGreaterThan(70)
    expect([...new Set(keys)].filter((key) => !WORDS.has(key) && ![...kernels, ...others].includes(key))).toEqual([])
  })

  test('of a closed list has a text: cards, powers, skills, bonuses, lines of spells', () => {
    const effects: readonly LineEffect[] = [
      ...(['one', 'section', 'beside', 'behind'] as const).map((area): LineEffect => ({ do: 'damage', amount: 1, area })),
      ...[{ do: 'swap' } as const, { do: 'bring' } as const, { do: 'forward', steps: 1 } as const],
      ...[{ do: 'draw', cards: 2, actions: 0 } as const, { do: 'discard', who: 'one', actions: 0 } as const],
      { do: 'discard', who: 'all', actions: 1 },
    ]
    const keys = [
      ...effects.map((does) => lineOption('1', { need: 1, does }).wording),
      ...[...OURS_1.spells.map(({ id }) => id), ...SPELL_NAMES, POISON].map((face) => `spell.${face}`),
      ...[...CREATURE_TYPES, 'toadling'].map((type) => `creature.${type}`),
      ...[...POWERS.map((one) => `power.${one}`), ...EFFECTS.map((one) => `effect.${one}`), ...SKILLS.map((one) => `skill.${one}`)],
      ...[...BONUSES.map((one) => `bonus.${one}`), ...MISSIONS.flatMap((one) => [`mission.${one}`, `missionName.${one}`])],
      ...[...TERRAINS.map((one) => `terrain.${one}`), ...TOADLINGS.map((one) => `toadling.${one}`)],
      ...FATE_RULES.flatMap((one) => [`fateRule.${one}`, `line.fateRule.${one}`]),
      ...[...Object.values(PHASE).map((one) => `phase.${one}`), ...MODULES.map((one) => `module.${one}`)],
    ]
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([])
  })

  test('differs from language to language, but for words that both have', () => {
    const same = WORDS.keys.filter((key) => toldIn('de', () => said(key, 3)) === toldIn('en', () => said(key, 3)))
    expect(same.toSorted()).toEqual(ALIKE)
  })

  test.each(LANGUAGES)('tells one of a thing in the singular, and says something whatever is missing: %s', (language) => {
    tellIn(() => language)
    const often = WORDS.keys.flatMap((key) => onesInPlural(withoutPlaces(said(key, 1)), language).map((found) => `${key}: ${found}`))
    expect(often).toEqual([])
    expect(WORDS.keys.filter((key) => WORDS.say(key).trim() === '' || said(key, 3).trim() === '')).toEqual([])
  })
})
