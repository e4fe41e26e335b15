import { OFF } from '../../../board/hexes.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Option, Request } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import type { Field, Sheet } from '../../../kernel/forms/field.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Figures } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { LANGUAGES, tellIn, toldIn } from '../../../language/language.ts'
import { onesInPlural } from '../../testing/plurals.ts'
import { has, say, toldOf } from '../../text/playing.ts'
import { anyOrder, type Chance } from '../bots/lines.ts'
import { COLLECTIONS } from '../rules/collections.ts'
import { stateIn } from '../rules/keeping.ts'
import { clanOf, gameOf, geographyIn, WORLD } from '../rules/records.ts'
import { LIZARDS } from '../rules/ruleset.ts'
import { writeSheet } from '../rules/sheet/writeSheet.ts'
import { CHANTS, COLOURS, HUNGER, LEVELS, ORDERS, PHASE, TERRAINS } from '../rules/tables.ts'
import { dropClan } from '../rules/turn/dropping.ts'
import { crowdedTurn } from '../testing/crowd.ts'
import { WORDED } from '../testing/worded.ts'
import { ANSWERS } from './answers.ts'
import { sayOrder, sayResult } from './sheetWords.ts'
import { WORDS } from './say.ts'

/** What would show in a text that found no word, or no figure. */
const BARE = new RegExp(
  [
    String.raw`[Uu]ndefined|NaN|null|\[object|\(\)|\b[a-z]+_[a-z]|“”|„“|  | [.,;:]`,
    String.raw`\b(?:clan-|red|grn|gry|yel|blk|sated|average)\b`,
    String.raw`\b(?:seat|colour|terrain|chant|order|way|site|hunger|level|clan|says|line)\.[a-zA-Z]`,
  ].join('|'),
)

interface Told {
  readonly key: string
  readonly figures: Figures
}

interface Played {
  readonly world: World
  readonly told: readonly Told[]
  /** Keys that pages ask for besides: names of questions, figures, accounts, owners. */
  readonly named: readonly string[]
  readonly answers: readonly (readonly [question: string, answer: string | Sheet])[]
}

afterEach(() => tellIn(() => 'en'))

const ofOption = ({ wording, figures = {} }: Option): Told => ({ key: wording, figures })

function ofField(field: Field): readonly Told[] {
  return [{ key: field.wording, figures: {} }, ...(field.type === 'pick' ? field.options.map(ofOption) : [])]
}

function toldBy(request: Request): readonly Told[] {
  const own: Told = { key: request.wording, figures: request.figures }
  if (request.kind === 'fill') return [own, ...request.fields.flatMap(ofField)]
  if (request.kind !== 'act') return [own]
  return [own, ...request.acts.flatMap(({ wording, figures = {}, fields }) => [{ key: wording, figures }, ...fields.flatMap(ofField)])]
}

/** Sheets at random, some of them faulty; letters, notices and due dates. */
function answerTo(request: Request, { world }: Campaign, chance: Chance, deeds: number): unknown {
  if (request.kind === 'roll') return { by: 'app' }
  if (request.kind === 'act') return deedFor(world, deeds)
  const clan = clanOf(request.seat)
  const { groups, clans } = stateIn(world)
  const bands = groups.filter((group) => group.clan === clan).map(({ hex, counts }) => ({ cell: hex, counts }))
  const own = { clan, bands, dens: [], spies: [], rafts: [], temples: [], clans: clans.map((one) => one.clan) }
  const lines = Array.from({ length: chance(0, 3) * 8 }, (_, at) => anyOrder(own, geographyIn(world), at + 1, chance))
  const others = gameOf(world).clans.filter(({ state, clan: other }) => state === 'active' && other !== clan)
  const letters = others.length > 0 && chance(0, 1) === 0 ? `to ${others[0]?.clan ?? 0}: Hail!` : ''
  return { lines: `${writeSheet(lines)}${chance(0, 2) === 0 ? 'XX 1A\n' : ''}`, letters }
}

/** In the first turns each deed once, then nothing: a clan is dropped where more than two play. */
function deedFor(world: World, done: number): unknown {
  const clans = gameOf(world).clans.filter(({ state }) => state === 'active')
  const clan = `clan-${clans.at(-1)?.clan ?? 1}`
  const deeds = [
    { act: 'due', text: 'Friday' },
    { act: 'due', text: '' },
    { act: 'notice', clan: 'all', text: 'Well done.' },
    { act: 'notice', clan, text: 'Write!' },
    ...(clans.length > 2 ? [{ act: 'drop', clan }] : []),
  ]
  return deeds[done] ?? { act: 'done' }
}

function played(clans: number, seed: number): Played {
  const chance = seededChance(seed)
  const names = ['Spies Of Slime', 'Mud Kings']
  const players = Array.from({ length: clans }, (_, at) => ({ name: `Player ${at + 1}`, clanName: names[at] ?? '', start: (at % 4) + 1 }))
  const campaign = begun({ players, houseRules: { drop_bands: 'neutral' } }, LIZARDS)
  const told = new Map<string, Told>()
  const named = new Set<string>()
  const answers = new Map<string, readonly [string, string | Sheet]>()
  let deeds = 0
  while (campaign.pending !== null && campaign.world.cursor.turn < 6) {
    const { pending } = campaign
    for (const one of toldBy(pending)) told.set(JSON.stringify(one), one)
    const question = questionName(pending.id)
    for (const key of [`question.${question}`, ...Object.keys(pending.figures).map((name) => `figure.${name}`)]) named.add(key)
    const given = answerTo(pending, campaign, chance, deeds)
    if (pending.kind === 'act') deeds++
    valueOf(campaign.answer(given))
    if (pending.kind !== 'roll') answers.set(JSON.stringify([question, given]), [question, given as string | Sheet])
  }
  for (const effect of campaign.entries.flatMap(effectsOf)) {
    if (effect.kind === 'line') told.set(JSON.stringify(effect), { key: effect.wording, figures: effect.figures ?? {} })
    if (effect.kind === 'line' || effect.kind === 'posting')
      for (const name of Object.keys(effect.figures ?? {})) named.add(`figure.${name}`)
    if (effect.kind === 'record') named.add(`record.${effect.collection}`)
  }
  const { world } = campaign
  for (const owner of LIZARDS.owners(world)) {
    named.add(`seat.${owner}`)
    for (const account of LIZARDS.accountsOf(world, owner)) named.add(`account.${account}`).add(`account.${account}.hint`)
  }
  return { world, told: [...told.values()], named: [...named], answers: [...answers.values()] }
}

/** Turns of crowded worlds, told in the world of a campaign: every kind of event, most results, orders of all kinds. */
function crowded(clans: number, world: World): { readonly told: readonly Told[]; readonly says: readonly (() => string)[] } {
  const geography = geographyIn(world)
  const told = new Map<string, Told>()
  const says: (() => string)[] = []
  for (const seed of [1, 2, 3, 4]) {
    const { lines, outcomes } = crowdedTurn(clans, { drop_bands: 'neutral' }, seededChance(seed))
    const last = outcomes.at(-1)
    const drop = last === undefined ? [] : [dropClan({ ...last.state }, 1)]
    for (const { cell, kind, figures } of [...outcomes, ...drop].flatMap(({ events }) => events)) {
      const one = { key: `line.${kind}`, figures: cell === OFF ? figures : { hex: geography.code(cell), ...figures } }
      told.set(JSON.stringify(one), one)
    }
    for (const line of lines) says.push(() => sayOrder(line, geography))
    for (const result of outcomes.flatMap(({ results }) => results))
      if (result.failed !== null || result.notes.length > 0) {
        const { order = null } = lines.find(({ clan, line }) => clan === result.clan && line === result.line) ?? {}
        says.push(() => sayResult(result, order))
      }
  }
  return { told: [...told.values()], says }
}

describe('what games at random ask and tell', () => {
  let games: readonly Played[] = []
  let crowd: ReturnType<typeof crowded> = { told: [], says: [] }

  beforeAll(() => {
    games = [played(2, 1), played(5, 2), played(5, 3)]
    crowd = crowded(5, (games[1] ?? expect.fail()).world)
    games = games.map((game, at) => (at === 1 ? { ...game, told: [...game.told, ...crowd.told] } : game))
  })

  test('is worded, every key of it', () => {
    const missing = games.flatMap(({ world, told, named }) =>
      toldOf({ game: WORDED, world }, () => [...told.map(({ key }) => key), ...named].filter((key) => !has(key))),
    )
    expect([...new Set(missing)]).toEqual([])
    const figures = new Set(crowd.told.flatMap((one) => Object.keys(one.figures).map((name) => `figure.${name}`)))
    expect([...figures].filter((key) => !WORDS.has(key))).toEqual([])
  })

  test('comes to nearly every line there is', () => {
    const heard = new Set(games.flatMap(({ told }) => told.map(({ key }) => key)))
    const never = WORDS.keys.filter((key) => /^(?:line|roll|fill|act|field)\./.test(key) && !key.endsWith('.hint') && !heard.has(key))
    const rare = ['line.ended.', 'line.ruling', 'line.homeFallen']
    expect(never.filter((key) => !rare.some((one) => key.startsWith(one)))).toEqual([])
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
    expect([...new Set(texts.filter((text) => !/: (?:\p{Lu}|„|\d).*[.!?](?:”|“)?$/u.test(text)))]).toEqual([])
    expect([...new Set(texts.flatMap((text) => singularFaults(text, language)))]).toEqual([])
  })

  test.each(LANGUAGES)('says orders and their results as sentences: %s', (language) => {
    tellIn(() => language)
    const texts = toldOf({ game: WORDED, world: (games[1] ?? expect.fail()).world }, () => [
      ...new Set(crowd.says.map((saying) => saying())),
    ])
    expect(texts.length).toBeGreaterThan(1_000)
    expect(texts.filter((text) => !/^(?:\p{Lu}|\d).*\.$/u.test(text) || BARE.test(text))).toEqual([])
    expect(texts.flatMap((text) => singularFaults(text, language))).toEqual([])
  })

  test.each(LANGUAGES)('tells every answer as a sentence: %s', (language) => {
    tellIn(() => language)
    const texts = games.flatMap(({ world, answers }) =>
      toldOf({ game: WORDED, world }, () => answers.map(([question, answer]) => ANSWERS.sentence?.(question, answer) ?? question)),
    )
    expect([...new Set(texts)].filter((text) => !/^\p{Lu}.*\.$/u.test(text) || BARE.test(text))).toEqual([])
  })

  test('differs from language to language', () => {
    const same = games.flatMap(({ world, told }) =>
      toldOf({ game: WORDED, world }, () =>
        told
          .filter(({ key, figures }) => toldIn('de', () => say(key, figures)) === toldIn('en', () => say(key, figures)))
          .map(({ key }) => key),
      ),
    )
    expect([...new Set(same)].filter((key) => !key.startsWith('seat.') && !ALIKE.includes(key))).toEqual([])
  })
})

/** Keys that read the same in both languages. */
const ALIKE = ['field.clan', 'figure.clan', 'figure.stage', 'level.5']

const GERMAN_MANY = 'Echsen|Höhlenechsen|Nomaden|Schwarze|Kampfrunden|Zeilen|Briefe|Briefen|Feinde|Gelbe|Rote|Grüne|Graue'
const GERMAN_ONES = new RegExp(
  String.raw`(?<![\d.,:+–-])\b1 (?:herrenlose |rote |grüne |graue |gelbe |schwarze )?(?:${GERMAN_MANY})\b`,
  'g',
)

/** "1 lizards", "1 Echsen", "1 Rote". */
function singularFaults(told: string, language: (typeof LANGUAGES)[number]): readonly string[] {
  const text = told.replace(/\b(turn|Runde) \d+/g, '$1 x')
  const own = language === 'de' ? [...text.matchAll(GERMAN_ONES)] : [...text.matchAll(/(?<![\d.,:+–-])\b1 (?:are|have|do|stay)\b/g)]
  return [...onesInPlural(text, language), ...own.map(([found]) => found)].map((found) => `${text}: ${found}`)
}

describe('every key', () => {
  /** Every count is `value`; names stay names. */
  const filled = (value: number): Figures => ({
    ...Object.fromEntries(COUNTS.map((one) => [one, value])),
    ...Object.fromEntries(COLOURS.map((colour) => [colour, value])),
    ...{ hex: '5A', from: '6B', to: '7C', clan: 3, owner: 2, attacker: 1, defender: 2, winners: '1 2', winner: 'attacker', fled: 1 },
    ...{ colour: 'red', terrain: 'swamp', site: 'bridge', changed: 'red:grn blk:yel', text: 'Hail', due: 'Friday', what: 'A', home: 1 },
    ...{ ways: 'N NW', last: 'NW', chant: 'REVE', field: 'RED', value: '25', options: '1, 2', rule: 'wrap', before: 'true', others: value },
    ...{ stage: 4, round: 7, turn: 7, max: 300 + value, fields: 10 + value },
  })
  const said = (key: string, value: number): string => toldOf({ game: WORDED, world: begunWorld }, () => WORDS.say(key, filled(value)))
  const begunWorld = begun({ players: [{ name: 'A' }, { name: 'B' }] }, LIZARDS).world

  const rules = path.join(import.meta.dirname, '../rules')
  const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('texts'))
    .map((name) => readFileSync(path.join(rules, name), 'utf8'))
  const found = (pattern: RegExp): readonly string[] => [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key))),
  ]

  test('that the rules spell out has a text', () => {
    const keys = found(/'((?:line|act|field|option)\.[A-Za-z.]+)'/g)
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([])
  })

  test('of an event that the engine tells has a text, and no event is worded that it never tells', () => {
    const kinds = [
      ...found(/tell\(\s*(?:rule|'LZ-[A-Z]+-\d+'),\s*'(\w+)'/g),
      ...found(/\bkind: '(\w+)'/g),
      ...['denColoured', 'nomads', 'freedInNewDen', 'freedColoured', 'fought', 'militiaFought', 'monsterFought'],
    ]
    const spied = ['cursed', 'drowned', 'lava'].map((kind) => `${kind}Spy`)
    const seen = ['fought', 'militiaFought', 'monsterFought'].map((kind) => `${kind}Seen`)
    const all = new Set([...kinds, ...spied, ...seen])
    const others = ['band', 'militia', 'monster', 'volcano', 'whirlpool', 'watch']
    expect([...all].filter((kind) => !WORDS.has(`line.${kind}`) && !others.includes(kind))).toEqual([])
    const spelt = found(/'line\.([A-Za-z]+)'/g)
    const lines = WORDS.keys.filter((key) => /^line\.\w+$/.test(key)).map((key) => key.slice('line.'.length))
    expect(lines.filter((kind) => !all.has(kind) && !spelt.includes(kind) && kind !== 'ruling')).toEqual([])
  })

  test('of a closed list has a text: colours, terrains, orders, chants, checks, failures, phases', () => {
    const numbered = (prefix: string, most: number): readonly string[] =>
      Array.from({ length: most }, (_, at) => `${prefix}${String(at + 1).padStart(2, '0')}`)
    const marks: readonly string[] = [...numbered('E', 14), ...numbered('W', 7)]
    const keys = [
      ...COLOURS.flatMap((one) => [`colour.${one}`, `account.${one}`, `account.${one}.hint`]),
      ...[...TERRAINS.map((one) => `terrain.${one}`), ...HUNGER.map((_, stage) => `hunger.${stage}`)],
      ...[...LEVELS.map((_, level) => `level.${level}`), ...['lizards', 'sites', 'victory'].map((one) => `group.${one}`)],
      ...ORDERS.flatMap((one) => [`order.${one}`, `order.${one}.hint`, `says.${one}`]),
      ...Object.keys(CHANTS).flatMap((one) => [`chant.${one}`, `chant.${one}.hint`]),
      ...[...marks.map((one) => `mark.${one}`), ...numbered('F', 13).map((one) => `failed.${one}`)],
      ...['fewer', 'cut', 'fought', 'mired'].map((one) => `note.${one}`),
      ...['beyond', 'twice', 'terrain', 'pop', 'tens', 'amount', 'home', 'stray'].map((one) => `notice.${one}`),
      ...Object.values(PHASE).flatMap((one) => [`phase.${one}`, `phase.short.${one}`]),
      ...['target', 'last', 'limit', 'nobody'].map((one) => `line.ended.${one}`),
      ...[...Array.from({ length: 16 }, (_, at) => `seat.clan-${at + 1}`), `seat.${WORLD}`, 'clan.none', 'lizards.of', 'lizards.none'],
      ...[2, 3, 4, 5].flatMap((phase) => [`roll.phase${phase}`, `roll.phase${phase}.hint`]),
      ...['hex', 'group', 'spy'].flatMap((one) => [`record.${one}`, `record.${one}.add`, `record.${one}.end`]),
      ...COLLECTIONS.map(({ name }) => `record.${name}`),
      ...['rail.table', 'place.round', 'question.dice', 'question.sheet', 'question.moderate', 'question.world'],
    ]
    expect(keys.filter((key) => !WORDS.has(key))).toEqual([])
  })

  test('differs from language to language, but for words that both have', () => {
    const same = WORDS.keys.filter((key) => toldIn('de', () => said(key, 3)) === toldIn('en', () => said(key, 3)))
    expect(same.filter((key) => !/^(?:seat\.clan-|figureValue\.)/.test(key)).toSorted()).toEqual(ALIKE)
  })

  test.each(LANGUAGES)('tells one of a thing in the singular, and says something with any figure missing: %s', (language) => {
    tellIn(() => language)
    const often = WORDS.keys.flatMap((key) => singularFaults(said(key, 1), language).map((fault) => `${key}: ${fault}`))
    expect(often).toEqual([])
    expect(WORDS.keys.filter((key) => !key.startsWith('figureValue.') && WORDS.say(key).trim() === '')).toEqual([])
    expect(WORDS.keys.filter((key) => said(key, 3).trim() === '')).toEqual([])
    const bare = WORDS.keys.filter((key) => /undefined|NaN|\[object/.test(said(key, 3)))
    expect(bare).toEqual([])
  })
})

const COUNTS = (
  'count pop lost hit yellows others kept refused struck strength militia attackers defenders rounds left life entries ' +
  'min first there wanted other lines letters place most homes'
).split(' ')
