import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import { problem } from '../../../src-shared/kernel/problem.ts'
import type { RollRequest } from '../../../src-shared/kernel/engine/request.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { ENGLISH } from '../../../src-shared/games/greatest-lineage/words/english/english.ts'
import { EN as ANSWERS } from '../../../src-shared/games/greatest-lineage/words/answers/texts.en.ts'
import { QUESTION_WORDS } from '../../../src-shared/games/greatest-lineage/words/english/questions.ts'
import { actGroups } from '../../features/requests/actGroups.ts'
import { actText, optionText, sheetText } from '../../wording/answers.ts'
import { bonusSheets } from './cards/bonusSheets.ts'
import { answerText, entryName } from '../../wording/entries.ts'
import { seatName, whereWeAre } from '../../wording/names.ts'
import { percentText } from '../../../src-shared/language/percent.ts'
import { oddsText } from '../../wording/odds.ts'
import { besideField } from '../../wording/problems.ts'
import { requestTitle } from '../../wording/requests.ts'
import { settlementName } from './cards/settlements.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const GAME = path.join(import.meta.dirname, '../../../src-shared/games/greatest-lineage')
const SOURCES = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|^(?:words|testing|book|odds|bots|rules[\\/]rulings)[\\/]/.test(name))
  .map((name) => readFileSync(path.join(GAME, name), 'utf8'))

beforeEach(() => tellIn(() => 'de'))
afterEach(() => tellIn(() => 'en'))

const AT = { turn: 7, seat: 'elves', phase: 3 } as const

function moment(entry: Partial<Moment['entry']> & Pick<Moment['entry'], 'kind'>, effects: readonly Effect[] = []): Moment {
  const placed = effects.map((effect) => ({ effect, at: AT }))
  return { entry: { seq: 1, ...entry }, before: AT, after: AT, effects: placed, voidedBy: null }
}

test.each([
  ['conflict', { act: 'ally', with: 'humans' }, 'ein Bündnis vorschlagen (mit den Menschen)'],
  ['conflict', { act: 'raid-dwarves', raiders: 1200, kill: false, steal: true }, 'Raubzug gegen die Zwerge (Räuber: 1.200, Marken rauben)'],
  ['booklet', { act: 'trainAssassin', method: 'poison', sex: 'female' }, 'einen Attentäter ausbilden (Gift, Frau)'],
  ['conflict', { act: 'trainAssassin', method: 'poison', sex: 'female' }, 'einen Attentäter ausbilden (Gift, Frau)'],
  ['booklet', { act: 'sendSpy', mission: 'technology:humans', agent: 'elves-agent-2' }, 'einen Spion aussenden (Technik, die Menschen)'],
  [
    'treaty',
    { act: 'payment', payer: 'elves', token: 'food', amount: 3, first: 7, rounds: 2 },
    'Zahlung (es zahlen: die Elfen, Nahrung, Anzahl: 3, ab Runde: 7, Runden: 2)',
  ],
  ['treaty', { act: 'text', text: 'Keine Türme' }, 'in Worten („Keine Türme“)'],
  ['spend', { act: 'technology', amount: 4 }, 'Technik (Anzahl: 4)'],
])('an act in %s is told in words: %o', (question, answer, text) => {
  const { act, ...fields } = answer
  expect(actText(question, act, fields)).toBe(text)
})

test('sheets and options are told in words', () => {
  expect(sheetText({ warriors: 20, 'elves-royal-4': true, 'elves-royal-8': true, base: 'elves-settlement-1' })).toBe(
    'Krieger: 20, 2 vom Herrscherhaus',
  )
  expect(sheetText({ land: 'land', land2: 'occupied', royal: 'none' })).toBe('Land, Land 2: besetztes Land')
  expect(['accept', 'advance', 'elves', 'elves-royal-3'].map(optionText)).toEqual(['einverstanden', 'ausrufen', 'die Elfen', ''])
})

test('entries, places and questions are named', () => {
  expect(entryName(moment({ kind: 'answer', request: '7/elves/3/royalChild' }))).toBe('Wurf um ein Kind im Herrscherhaus (Elfen, Runde 7)')
  const early = { ...moment({ kind: 'answer', request: '0/table/0/firstPlayer' }), before: { turn: 0, seat: 'table', phase: 0 } }
  expect(entryName(early)).toMatch(/ \(vor der ersten Runde\)$/)
  expect(entryName(moment({ kind: 'correction', changes: [{ owner: 'dwarves', account: 'food', to: 3 }] }))).toBe(
    'Korrektur: Nahrung (Zwerge)',
  )
  expect(entryName(moment({ kind: 'ruling', decided: { birth_death: 'none' } }))).toBe(
    'neu entschiedene Hausregeln (Können Frauen im Kindbett sterben?)',
  )
  const counts = { by: 'hand', counts: { child: 8, noChild: 1 } } as const
  expect(answerText(moment({ kind: 'answer', request: '7/elves/3/births', answer: counts }))).toBe(
    '8 × Kind geboren, 1 × Kein Kind (am Tisch)',
  )
  expect(whereWeAre(AT)).toBe('Runde 7 · Elfen · Bevölkerung')
  expect(seatName('table')).toBe('Der Tisch')
  expect(requestTitle('0/table/0/first.humans')).toBe('Wurf um den ersten Zug')
  expect(settlementName({ id: 'elves-settlement-3', type: 'city' })).toBe('Großstadt 3')
  const acts = ['land', 'raids'].map((id) => ({
    id,
    rule: 'GL-WAR-1' as const,
    wording: `act.x.${id}`,
    fields: [],
    group: `actGroup.${id}`,
  }))
  expect(actGroups(acts).map(({ title }) => title)).toEqual(['Land', 'Raubzüge'])
})

test('chances and figures have a comma and a space before the percent', () => {
  const test = { type: 'atMost', need: 60, success: 'child', failure: 'noChild' } as const
  const roll = {
    kind: 'roll',
    id: '1/elves/5/x',
    occurrence: 0,
    seat: 'elves',
    rule: 'GL-WAR-8',
    wording: 'roll.x',
    figures: {},
    faces: 100,
  }
  expect(oddsText({ ...roll, count: 14, test } as RollRequest)).toBe('je 60\u00a0%: wahrscheinlich 5 bis 11 von 14, in der Mitte 8')
  expect(percentText(0.996)).toBe('99,6\u00a0%')
})

test('what is wrong stands beside its field', () => {
  expect(besideField(problem('heirsMale', 'problem.range', { value: 'null', min: 0, max: 3000 }))).toBe(
    'Gib eine ganze Zahl von 0 bis 3.000 an.',
  )
  expect(besideField(problem('food', 'problem.limit', { fields: 'food, wood', value: 40, max: 30, limit: 'limit.gatherers' }))).toBe(
    'Nur die Hälfte der Leute darf sammeln, und nur, wer nicht an andere Arbeit gebunden ist. Zusammen sind es 40, höchstens 30 sind möglich: Nimm in einem der Felder weniger.',
  )
})

test('GL-WAR-9 the lines of a bonus sheet begin with a capital', () => {
  const sheet = (faction: string, enemy: string): Effect => ({
    kind: 'line',
    rule: 'GL-WAR-9',
    wording: 'line.battleBonus',
    seat: 'elves',
    figures: { faction, enemy, bonus: 1, 'part.war.enemyShaman': -4 },
  })
  const sheets = bonusSheets([moment({ kind: 'answer' }, [sheet('elves', 'humans'), sheet('humans', 'elves')])], {
    wording: 'roll.battle',
    figures: { faction: 'elves', enemy: 'humans', bonus: 16, enemyBonus: 1 },
  })
  expect(sheets?.lines.map(({ name }) => name)).toEqual(['Feindlicher Schamane', 'Gelände'])
})

test('every question, act, field and option of the game has its words', () => {
  const found = (pattern: RegExp): readonly string[] => [
    ...new Set(SOURCES.flatMap((source) => [...source.matchAll(pattern)].map(([, id = '']) => id))),
  ]
  const unworded = (ids: readonly string[], texts: object): readonly string[] => ids.filter((id) => !Object.hasOwn(texts, id))
  const questions = found(/\b(?:roll|rollOne|choose|fill|pickLand)\(\s*'(\w+)'/g)
  expect(questions.length).toBeGreaterThan(40)
  expect(
    unworded(
      questions.map((name) => `question.${name}`),
      QUESTION_WORDS,
    ),
  ).toEqual([])

  const fields = found(/\bid: '(\w+)',\s+type: '(?:number|flag|pick|text)'/g)
  expect(fields.length).toBeGreaterThan(25)
  expect(unworded(fields, { ...ANSWERS.words, with: '' })).toEqual([])

  const options = found(/\{ id: '(\w+)', wording: 'option\.(?!record\.)/g)
  expect(options.length).toBeGreaterThan(6)
  expect(unworded(options, { ...ANSWERS.options, ...ANSWERS.words })).toEqual([])

  const acts = Object.keys(ENGLISH).flatMap((key) => [...(/^act\.(\w+)\.(\w+)$/.exec(key)?.slice(1) ?? [])].join('/') || [])
  expect(acts.length).toBeGreaterThan(40)
  const known = (act: string): boolean => act in ANSWERS.acts || (act.split('/')[1] ?? '') in ANSWERS.acts
  expect(acts.filter((act) => !known(act) && !act.endsWith('/hint') && act !== 'conflict/raid')).toEqual([])
})
