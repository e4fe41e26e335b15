import { expect, test } from 'vitest'
import { seedCommitment } from '../../kernel/chance/dice.ts'
import type { Effect } from '../../kernel/world/effect.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
import type { Answer } from '../../kernel/engine/request.ts'
import { CORRECTION_RULE, DECREE_RULE, type Change, type Entry } from '../../kernel/journal/journal.ts'
import type { Audience, RuleId } from '../../kernel/world/rule.ts'
import { mayReadReason, SeatView, showsAllSet } from './seatView.ts'

const SEED = '5e'.repeat(32)
const posting = (account: string, see?: Audience, rule: RuleId = DECREE_RULE): Effect => ({
  ...{ kind: 'posting', rule, owner: 'red', account, delta: 2 },
  ...(see === undefined ? {} : { see }),
})
const line = (wording: string): Effect => ({ kind: 'line', rule: 'TOY-ROAD-1', wording })
/** A set-up of which everybody sees some part. */
const SETUP: Entry = { seq: 0, kind: 'setup', seed: SEED, setup: null, effects: [line('begun')] }
const seenBy = (seat: string, ...entries: readonly Entry[]): readonly SeenEntry[] =>
  new SeatView(seat, [SETUP, ...entries]).entries.slice(1)

function decree(...effects: readonly Effect[]): Entry {
  return { seq: 1, kind: 'decree', decree: { eggs: 2 }, reason: 'the king came', effects }
}

test('a decree is told by its effects, and its reason where the seat sees all that was set by hand', () => {
  expect(seenBy('green', decree(posting('eggs')))).toEqual([
    { seq: 1, kind: 'decree', effects: [posting('eggs')], reason: 'the king came' },
  ])
})

test('of a decree that set something in secret the others read no reason', () => {
  const told = seenBy('green', decree(posting('eggs'), posting('buried', ['red'])))
  expect(told).toEqual([{ seq: 1, kind: 'decree', effects: [posting('eggs')] }])
})

test('what followed in secret from an open decree does not keep its reason back', () => {
  const told = seenBy('green', decree(posting('eggs'), posting('buried', ['red'], 'TOY-EGG-1')))
  expect(told).toMatchObject([{ reason: 'the king came' }])
})

test('what followed from a decree is told apart from it, and alone where that is all a seat sees', () => {
  const [set, followed] = [posting('buried', ['red']), posting('eggs', undefined, 'TOY-EGG-1')]
  expect(seenBy('red', decree(set, followed)).map(({ kind }) => kind)).toEqual(['decree', 'answer'])
  expect(seenBy('green', decree(set, followed))).toEqual([{ seq: 1, kind: 'answer', effects: [followed] }])
})

test.each<[string, Entry, object]>([
  ['the campaign is called', { seq: 1, kind: 'title', title: 'Winter' }, { kind: 'title', title: 'Winter' }],
  ['people call things', { seq: 1, kind: 'naming', names: { red: 'The Foxes' } }, { kind: 'naming', names: { red: 'The Foxes' } }],
  ['answers for one who is away', { seq: 1, kind: 'standIn', seat: 'red', by: 'calm' }, { kind: 'standIn', seat: 'red', by: 'calm' }],
])('every seat knows what or who %s', (_, entry, told) => {
  expect(seenBy('green', entry)).toEqual([{ seq: 1, ...told }])
})

test('of another seed of the dice a seat knows its hash, or what the seats added, and never the seed', () => {
  expect(seenBy('green', { seq: 1, kind: 'reseed', seed: SEED })).toEqual([{ seq: 1, kind: 'reseed', commitment: seedCommitment(SEED) }])
  const shares = { red: 'ab'.repeat(32) }
  expect(seenBy('green', { seq: 1, kind: 'reseed', seed: SEED, shares })).toEqual([{ seq: 1, kind: 'reseed', shares }])
  const withheld = ['blue']
  expect(seenBy('green', { seq: 1, kind: 'reseed', seed: SEED, shares, withheld })).toEqual([{ seq: 1, kind: 'reseed', shares, withheld }])
})

test.each<[string, string, Answer, readonly Effect[], readonly (string | undefined)[]]>([
  [
    'stands with the first line',
    '1/red/0/eggs',
    { by: 'hand', dice: [9] },
    [posting('eggs'), line('a'), line('b')],
    [undefined, 'hand', undefined],
  ],
  [
    'stands with the first effect where there is no line',
    '1/red/0/eggs',
    { by: 'app', dice: [9] },
    [posting('eggs'), posting('gold')],
    ['app', undefined],
  ],
  ["is not told of another seat's roll", '1/green/0/eggs', { by: 'app', dice: [9] }, [line('a')], [undefined]],
  ['is not told of an act, though it has a field of that name', '1/red/0/eggs', { act: 'dig', by: 'app' }, [line('a')], [undefined]],
])('who threw the dice %s', (_, request, answer, effects, thrown) => {
  const told = seenBy('red', { seq: 1, kind: 'answer', request, answer, effects })
  expect(told.map((entry) => entry.thrown)).toEqual(thrown)
})

test('the newest entry that stands is one of which the seat is shown something', () => {
  const answer = (seq: number, effect: Effect): Entry => ({
    seq,
    kind: 'answer',
    request: '1/red/0/road',
    answer: 'high',
    effects: [effect],
  })
  const view = new SeatView('green')
  view.append({ ...SETUP, effects: [] })
  expect(view.lastStanding).toBeNull()
  for (const entry of [answer(1, line('a')), answer(2, posting('buried', ['red']))]) view.append(entry)
  expect(view.lastStanding).toBe(1)
  view.append({ seq: 3, kind: 'retraction', from: 1, reason: 'wrong' })
  expect(view.lastStanding).toBeNull()
})

const set = (account: string, see?: Audience): Effect => posting(account, see, CORRECTION_RULE)
const record = (id: string, see?: Audience): Effect => ({
  ...{ kind: 'record', rule: CORRECTION_RULE, collection: 'coop', id, value: 1 },
  ...(see === undefined ? {} : { see }),
})
const dropped = (id: string, see?: Audience): Effect => ({
  ...{ kind: 'drop', rule: CORRECTION_RULE, collection: 'coop', id },
  ...(see === undefined ? {} : { see }),
})
const GOLD: Change = { owner: 'red', account: 'gold', to: 2 }
const COOP: Change = { collection: 'coop', id: 'cat', to: 1 }
const MOVED: Change = { cursor: { turn: 1, seat: 'red', phase: 0 } }

test.each<[string, readonly Change[], readonly Effect[], boolean]>([
  ['a figure everybody sees', [GOLD], [set('gold')], true],
  ['a secret figure', [GOLD], [set('gold', ['red'])], false],
  ['an open figure, with a secret one that followed', [GOLD], [set('gold'), set('buried', ['red'])], true],
  ['a secret record', [COOP], [record('cat', ['red'])], false],
  ['a secret record taken out', [COOP], [dropped('cat', ['red'])], false],
  ['an open record, with a secret one that followed', [COOP], [record('cat'), record('dog', ['red'])], true],
  ['an open and a secret one', [GOLD, COOP], [set('gold'), record('cat', ['red'])], false],
  ['where play goes on, with a secret that followed', [MOVED], [record('cat', ['red'])], true],
])('the reason of a correction of %s: read by another seat: %s', (_, changes, effects, isRead) => {
  expect(mayReadReason({ kind: 'correction', changes, effects }, 'green')).toBe(isRead)
  expect(mayReadReason({ kind: 'correction', changes, effects }, 'red')).toBe(true)
})

test('the reason of a correction that sets a figure as it is already is read by no seat: nothing says who may see it', () => {
  expect(mayReadReason({ kind: 'correction', changes: [GOLD, MOVED], effects: [] }, 'red')).toBe(false)
})

test('only a correction has a reason that is judged by what it set', () => {
  expect(mayReadReason({ kind: 'answer', changes: [GOLD], effects: [set('gold')] }, 'red')).toBe(false)
})

test.each<[string, readonly Change[], readonly Effect[], boolean]>([
  ['the figure', [GOLD], [set('gold')], true],
  ['another figure', [GOLD], [set('eggs')], false],
  ["another owner's figure", [{ ...GOLD, owner: 'blue' }], [set('gold')], false],
  ['one of two', [GOLD, COOP], [set('gold')], false],
  ['the record', [COOP], [record('cat')], true],
  ['the record, taken out', [COOP], [dropped('cat')], true],
  ['another record', [COOP], [record('dog')], false],
  ['a record of another collection', [{ ...COOP, collection: 'hoard' }], [record('cat')], false],
])('a correction is shown with %s it set: %s', (_, changes, effects, isAll) => {
  expect(showsAllSet({ changes, effects })).toBe(isAll)
})
