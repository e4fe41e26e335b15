import { expect, test } from 'vitest'
import type { Cursor, Effect } from '../../kernel/world/effect.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import type { About, Audience } from '../../kernel/world/rule.ts'
import type { HighlightFace } from '../api/highlightFace.ts'
import { gistOf, highlightsOf, unfinished } from './highlights.ts'

const FACE: HighlightFace = {
  kinds: { 'line.fight': 'battle', 'line.blow': 'battle', 'line.chick': 'birth', 'line.egg': 'birth' },
  begins: ['line.fight'],
  toDo: ['line.blow'],
  aside: ['line.fight'],
}

const place = (turn: number, seat: string, phase = 0): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })
function line(name: string, seat?: string, about?: About, see?: Audience): Effect {
  const more = { ...(seat === undefined ? {} : { seat }), ...(about === undefined ? {} : { about }), ...(see === undefined ? {} : { see }) }
  return { kind: 'line', rule: 'TOY-DAY-1', wording: `line.${name}`, ...more }
}
/** Cards of a campaign in which the red seat has its first turn, with one entry for each list. */
function cards(...entries: readonly (readonly Effect[])[]) {
  const begun = { seq: 0, kind: 'setup', effects: [place(1, 'red')] } as const
  const played = entries.map((effects, at) => ({ seq: at + 1, kind: 'answer', request: '1/red/0/road', answer: 'high', effects }) as const)
  return highlightsOf(momentsOf([begun, ...played]), FACE)
}
const told = (...entries: readonly (readonly Effect[])[]) =>
  cards(...entries).map(({ kind, seat, lines }) => [kind, seat, lines.map(({ wording }) => wording.replace('line.', '')).join(' ')])

test.each<[string, Audience | undefined, number]>([
  ['everybody', undefined, 1],
  ['everybody, said outright', 'all', 1],
  ['the game master', 'gm', 0],
  ['one seat', ['red'], 0],
])('a line that is for %s: %s', (_, see, found) => {
  expect(cards([line('chick', 'red', undefined, see)])).toHaveLength(found)
})

test('a secret line joins no card that everybody reads', () => {
  expect(told([line('fight'), line('blow', 'blue', undefined, ['red'])])).toEqual([['battle', null, 'fight']])
})

test('a line the game does not name has no card', () => {
  expect(cards([line('rain')])).toEqual([])
  expect(highlightsOf(momentsOf([{ seq: 0, kind: 'setup', effects: [line('chick')] }]), undefined)).toEqual([])
})

test('lines of a battle are one card over several entries, whoever they are about', () => {
  expect(cards([line('fight', 'red')], [line('blow', 'blue')])).toMatchObject([
    { kind: 'battle', seat: 'red', from: 1, to: 2, lines: [{ toDo: false }, { toDo: true }] },
  ])
})

test('lines of a birth are one card for each seat', () => {
  expect(told([line('chick', 'red'), line('egg', 'red'), line('egg', 'blue')])).toEqual([
    ['birth', 'red', 'chick egg'],
    ['birth', 'blue', 'egg'],
  ])
})

test.each<[string, readonly Effect[], number]>([
  ['a line that begins one', [line('fight'), line('fight')], 2],
  ['a line of another kind', [line('blow'), line('chick'), line('blow')], 3],
  ['a line about something else', [line('blow', 'red', 'ship'), line('blow', 'red', 'barn')], 2],
  ['no line about the same', [line('blow', 'red', 'ship'), line('blow', 'red', ['barn', 'ship'])], 1],
  ['no line about nothing', [line('blow', 'red', 'ship'), line('blow')], 1],
  ["another seat's turn", [line('blow'), place(1, 'blue'), line('blow')], 3],
  ['another round', [line('blow'), place(2, 'red'), line('blow')], 4],
  ['no other phase', [line('blow'), place(1, 'red', 1), line('blow')], 1],
])('a card of its own begins with %s', (_, effects, count) => {
  expect(cards(effects)).toHaveLength(count)
})

test('a card is about all that its lines are about, each named once', () => {
  expect(cards([line('blow', 'red', ['ship', 'barn']), line('blow', 'red', ['barn', 'mill'])])).toMatchObject([
    { about: ['ship', 'barn', 'mill'] },
  ])
})

test("what is told of the table is nobody's", () => {
  expect(cards([line('chick', 'table')])).toMatchObject([{ seat: null }])
  expect(cards([line('chick')])).toMatchObject([{ seat: null }])
})

test.each<[string, Cursor, readonly string[]]>([
  ['another phase of the turn', { turn: 1, seat: 'red', phase: 1 }, []],
  ['the turn of another seat', { turn: 1, seat: 'blue', phase: 0 }, ['turn of red at 1']],
  ["the table's own part of the round", { turn: 1, seat: 'table', phase: 0 }, ['turn of red at 1']],
  ['another round', { turn: 2, seat: 'red', phase: 0 }, ['turn of red at 1', 'round of null at 2']],
])('where play goes on to %s, what is over has a card', (_, cursor, expected) => {
  const found = cards([{ kind: 'checkpoint', cursor }])
  expect(found.map(({ kind, seat, at }) => `${kind} of ${seat} at ${at.turn}`)).toEqual(expected)
})

test("the table's own part of a round is no turn, and nothing is over before the first round", () => {
  expect(told([place(1, 'table')], [place(2, 'blue')])).toEqual([
    ['turn', 'red', ''],
    ['round', null, ''],
  ])
})

test('every card of a campaign has a key of its own', () => {
  const keys = cards([line('chick', 'red'), line('egg', 'blue'), place(2, 'blue')], [line('chick', 'red')]).map(({ key }) => key)
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(keys.length)
})

test('what was taken back has no card', () => {
  const entries = [
    { seq: 0, kind: 'setup', effects: [place(1, 'red')] },
    { seq: 1, kind: 'answer', request: '1/red/0/road', answer: 'high', effects: [line('chick')] },
    { seq: 2, kind: 'retraction', from: 1 },
  ] as const
  expect(highlightsOf(momentsOf(entries), FACE)).toEqual([])
})

test.each<[string, readonly ('battle' | 'birth')[], number]>([
  ['the last card of the kind', ['birth', 'battle'], 1],
  ['no card before another kind', ['battle', 'birth'], 0],
  ['one card of the kind', ['battle', 'battle'], 1],
  ['nothing where there is none', [], 0],
])('while a battle is asked about, %s waits', (_, kinds, waiting) => {
  const found = kinds.map((kind) => ({ kind }))
  const during: HighlightFace = { ...FACE, during: () => 'battle' }
  expect(unfinished(found, during, { id: '1/red/0/blow' })).toBe(waiting)
  expect(unfinished(found, during, null)).toBe(0)
  expect(unfinished(found, FACE, { id: '1/red/0/blow' })).toBe(0)
})

test('in the middle of two kinds the last cards of both wait, in their order', () => {
  const during: HighlightFace = { ...FACE, during: () => ['battle', 'birth'] }
  expect(unfinished([{ kind: 'battle' }, { kind: 'birth' }], during, { id: '1/red/0/blow' })).toBe(2)
  expect(unfinished([{ kind: 'birth' }, { kind: 'battle' }], during, { id: '1/red/0/blow' })).toBe(1)
})

test('the gist of a card leaves out what led to it, and says how much more there is', () => {
  const [card] = cards([line('fight'), line('blow'), line('blow'), line('blow')])
  const [only] = cards([line('fight')])
  const gist = (most: number) => gistOf(card ?? { lines: [] }, FACE, most)
  expect([gist(2).lines.length, gist(2).more]).toEqual([2, 1])
  expect([gist(5).lines.length, gist(5).more]).toEqual([3, 0])
  expect(gistOf(only ?? { lines: [] }, FACE, 2).lines.map(({ wording }) => wording)).toEqual(['line.fight'])
})
