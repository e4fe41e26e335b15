import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { afterEach, describe, expect, test } from 'vitest'
import type { Figures } from '../../../kernel/world/rule.ts'
import { LANGUAGES, tellIn, toldIn } from '../../../language/language.ts'
import { ACCOUNT_GROUPS, accountsOf, OWNERS } from '../rules/accounts.ts'
import { derivedFigures } from '../rules/derived.ts'
import { ruleEntry } from '../book.ts'
import { house, stage } from '../testing/stage.ts'
import { CATALOGUES, ENGLISH } from './english/english.ts'
import { GERMAN, GERMAN_CATALOGUES } from './german/german.ts'
import { has, say } from './say.ts'
import { figure } from '../../../language/figures.ts'

const GAME = path.join(import.meta.dirname, '..')
const FILES = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.ts'))
  .sort()
const SOURCES = FILES.filter((name) => !/\.test\.ts$|^(?:words|testing|book|odds|bots|rules\/rulings\/texts)\//.test(name))

/** Every figure is 3, in every sentence. */
const THREE: Figures = new Proxy({}, { get: () => 3 })

/** Texts that are the same in both languages where every figure is 3: words that both have, and sentences of nothing but figures. */
const ALIKE: ReadonlySet<string> = new Set([
  ...['group.land', 'actGroup.land', 'act.treaty.land', 'figure.land', 'account.prestige', 'figure.prestige', 'score.prestige'],
  ...['figure.chance', 'figure.monument', 'figure.bronze', 'field.deaths', 'line.event.change', 'line.event.own', 'line.opposedRoll'],
  ...['record.monument', 'field.record.monumentName', 'field.record.landName', 'field.record.prestige', 'field.record.agent'],
  ...['field.record.bonus', 'field.record.raidOn', 'field.record.side', 'record.title.monument', 'record.title.land', 'record.title.tribe'],
  ...['option.suggestedName', 'option.namedLand', 'option.place', 'option.diplomacy.partner', 'option.treaty.victor'],
])

afterEach(() => tellIn(() => 'en'))

describe('the catalogues', () => {
  test('are all merged', () => {
    const catalogues = FILES.filter((name) => name.startsWith('words/english/') && /^export const \w+_WORDS = /m.test(read(name)))
    expect(catalogues).toEqual(
      Object.keys(CATALOGUES)
        .map((name) => `words/english/${name}.ts`)
        .sort(),
    )
  })

  test('name no key twice', () => {
    const keys = Object.values(CATALOGUES).flatMap((words) => Object.keys(words))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test.each(LANGUAGES)('say something for every key: %s', (chosen) => {
    tellIn(() => chosen)
    expect(Object.keys(ENGLISH).filter((key) => say(key, THREE).trim() === '')).toEqual([])
  })

  test.each(LANGUAGES)('break on no key, whatever figures are missing: %s', (chosen) => {
    tellIn(() => chosen)
    expect(Object.keys(ENGLISH).filter((key) => typeof say(key) !== 'string')).toEqual([])
  })

  test('have the same keys in German, file by file', () => {
    const keysOf = (catalogues: typeof CATALOGUES) => Object.entries(catalogues).map(([name, words]) => [name, Object.keys(words).sort()])
    expect(keysOf(GERMAN_CATALOGUES)).toEqual(keysOf(CATALOGUES))
    expect(Object.keys(GERMAN).sort()).toEqual(Object.keys(ENGLISH).sort())
  })

  test('differ in German, but for words that both languages have and what people wrote themselves', () => {
    const alike = Object.keys(ENGLISH).filter((key) => toldIn('de', () => say(key, THREE)) === toldIn('en', () => say(key, THREE)))
    expect(alike.filter((key) => !ALIKE.has(key))).toEqual([])
    expect([...ALIKE].filter((key) => !alike.includes(key))).toEqual([])
  })
})

describe('what the rules say is worded', () => {
  test('every key a rule names, spelt out or by default', () => {
    const sources = SOURCES.map((name) => ts.createSourceFile(name, read(name), ts.ScriptTarget.ESNext, true))
    expect(sources.flatMap((source) => unworded(wordingsOf(source)).map((key) => `${key} in ${source.fileName}`))).toEqual([])
  })

  test('a question without a text is found, and so are a line, an outcome and a made-up key', () => {
    const source = ts.createSourceFile(
      'x.ts',
      "yield* roll('nowhere', seat, () => ({ test: chance(3, 'gold', 'lead') })); tell(rule, 'line.nowhere'); say(`figure.${id}Nowhere`)",
      ts.ScriptTarget.ESNext,
      true,
    )
    expect(unworded(wordingsOf(source))).toEqual(['roll.nowhere', 'outcome.gold', 'outcome.lead', 'line.nowhere', 'figure.*Nowhere'])
  })
})

test('every rule id named anywhere stands in the rulebook', () => {
  const named = FILES.flatMap((name) => [...read(name).matchAll(/\bGL-[A-Z]+-(?:T\d+[a-z]|\d+)\b/g)].map(([id]) => `${id} in ${name}`))
  expect(named.length).toBeGreaterThan(236)
  expect(named.filter((place) => ruleEntry(place.split(' ')[0] ?? '') === undefined)).toEqual([])
})

describe('names', () => {
  test('every owner and every account has one, and every account a hint', () => {
    const accounts = OWNERS.flatMap(accountsOf).map((account) => `account.${account}`)
    const keys = [...OWNERS.map((owner) => `seat.${owner}`), ...accounts.flatMap((key) => [key, `${key}.hint`])]
    expect(keys.filter((key) => !has(key))).toEqual([])
    expect(ACCOUNT_GROUPS.filter(({ id }) => !has(`group.${id}`))).toEqual([])
  })

  test('every figure that is reckoned has one, and so has each of its lines', () => {
    const world = stage({ elves: { males: 8, warriors: 2 }, records: { royal: house('elves') }, rules: { royals_in_population: true } })
    const figures = derivedFigures(world, 'elves')
    const keys = figures.flatMap(({ id, parts }) => [`derived.${id}`, `derived.${id}.hint`, ...parts.map(({ wording }) => wording)])
    expect(keys.filter((key) => !has(key))).toEqual([])
  })

  test.each([
    [undefined, 'Metal'],
    [1, 'Copper'],
    [3, 'Copper'],
    [4, 'Bronze'],
    [5, 'Iron'],
    [6, 'Iron'],
  ])('GL-STK-4 metal in age %s: %s', (age, name) => {
    expect(say('account.metal', age === undefined ? {} : { age })).toBe(name)
  })

  test.each([
    [3, 'Kupfer'],
    [4, 'Bronze'],
    [6, 'Eisen'],
  ])('GL-STK-4 metal in age %s in German: %s', (age, name) => {
    tellIn(() => 'de')
    expect(say('account.metal', { age })).toBe(name)
  })

  test('culture makes room on each territory, or once', () => {
    expect(say('part.landCulture', { bonus: 10, times: 2 })).toBe('Culture: 5 for each full 10 make 10, on each of 2 territories')
    expect(say('part.landCulture', { bonus: 10, times: 1 })).toBe('Culture: 5 for each full 10 make 10')
  })

  test.each([
    ['Great Stair', 12, 'Workers are missing at Great Stair: 12 workers are left.'],
    ['', 1, 'Workers are missing at a monument: 1 worker is left.'],
  ])('a site named %j with %i workers left', (name, workers, text) => {
    expect(say('line.workersLost', { name, workers })).toBe(text)
  })
})

test('a key nobody has worded comes back as it is', () => {
  expect(say('line.nobodyWroteThis', { amount: 3 })).toBe('line.nobodyWroteThis')
  expect(say('constructor')).toBe('constructor')
  expect(has('constructor')).toBe(false)
  expect(figure(-1234)).toBe('−1,234')
})

function read(name: string): string {
  return readFileSync(path.join(GAME, name), 'utf8')
}

/** `*` in a key stands for what only the running program knows: one key that fits is enough. */
function unworded(keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const [head = '', tail] = key.split('*')
    return tail === undefined ? !has(key) : !Object.keys(ENGLISH).some((known) => known.startsWith(head) && known.endsWith(tail))
  })
}

const KEY =
  /^(?:roll|choose|fill|act|field|option|limit|line|outcome|part|figure|account|group|seat|phase|derived|age|sex|role|race|goal)\.[\w.*-]+$/
const QUESTIONS: Readonly<Record<string, string>> = { roll: 'roll', rollOne: 'roll', choose: 'choose', fill: 'fill', act: 'act' }
const OUTCOMES = ['success', 'failure', 'outcome']

/** Wording keys a source file uses: those it spells, the defaults of its questions, and the outcomes of its rolls. */
function wordingsOf(source: ts.SourceFile): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const text = spelt(node)
    if (text !== undefined && KEY.test(text)) keys.push(text)
    if (ts.isCallExpression(node)) keys.push(...callKeys(node, source))
    if (ts.isPropertyAssignment(node) && OUTCOMES.includes(node.name.getText())) keys.push(...outcome(node.initializer))
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'counts' && ts.isArrayLiteralExpression(node.initializer)) {
      keys.push(...node.initializer.elements.flatMap(outcome))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(keys)]
}

function callKeys(call: ts.CallExpression, source: ts.SourceFile): string[] {
  const [name, , state] = call.arguments
  const callee = call.expression.getText()
  if (callee === 'chance') return call.arguments.slice(1).flatMap(outcome)
  const kind = Object.hasOwn(QUESTIONS, callee) ? QUESTIONS[callee] : undefined
  const text = name && spelt(name)
  if (kind === undefined || text === undefined || (state && givesOwnWording(state, source))) return []
  return [`${kind}.${text}`]
}

function outcome(node: ts.Node): string[] {
  const text = spelt(node)
  return text === undefined ? [] : [`outcome.${text}`]
}

/** A literal text; `*` where a template fills something in; undefined for anything else. */
function spelt(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.length === 1 ? `${node.head.text}*${node.templateSpans[0]?.literal.text ?? ''}` : undefined
}

/** Whether a question's state callback states its wording itself; a function of the same file that it calls is looked into. */
function givesOwnWording(state: ts.Node, source: ts.SourceFile): boolean {
  return answersOf(state, source).some((answer) => answer.properties.some((property) => property.name?.getText() === 'wording'))
}

function answersOf(node: ts.Node, source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return answersOf(node.expression, source)
  if (ts.isObjectLiteralExpression(node)) return [node]
  if (ts.isConditionalExpression(node)) return [...answersOf(node.whenTrue, source), ...answersOf(node.whenFalse, source)]
  if (ts.isCallExpression(node)) return answersOf(node.expression, source)
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return node.body ? returned(node.body, source) : []
  if (!ts.isIdentifier(node)) return []
  const declared = source.statements.find((statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === node.text)
  return declared ? answersOf(declared, source) : []
}

function returned(body: ts.ConciseBody, source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  if (!ts.isBlock(body)) return answersOf(body, source)
  const found: ts.ObjectLiteralExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(...answersOf(node.expression, source))
    else if (!ts.isArrowFunction(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}
