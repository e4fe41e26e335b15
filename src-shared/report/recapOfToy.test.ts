import { describe, expect, test } from 'vitest'
import type { AheadLine } from '../games/api/aheadFace.ts'
import type { Game } from '../games/api/game.ts'
import { toyFace } from '../games/testing/toyFace.ts'
import type { Request } from '../kernel/engine/request.ts'
import type { SeenEntry } from '../kernel/journal/history.ts'
import type { Effect } from '../kernel/world/effect.ts'
import { GAME_MASTER, ONLOOKER, type Audience, type Figures, type SeatId } from '../kernel/world/rule.ts'
import { forEverybody, forReader, isTold, recapOf, type RecapView } from './recap.ts'

const RULE = 'TOY-ACT-1'
const line = (wording: string, figures: Figures = {}, change: { readonly see?: Audience; readonly seat?: SeatId } = {}): Effect => ({
  ...{ kind: 'line', rule: RULE, wording, figures },
  ...change,
})
const at = (turn: number, seat: SeatId, phase = 0): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })
const sun = (die: number) => line('line.sun', { die }, { seat: 'red' })
const rain = (die: number) => line('line.rain', { die }, { seat: 'green' })
const buried = (amount: number) => line('line.buried', { amount }, { seat: 'red', see: ['red'] })

/** The entries of a campaign, each with these effects. */
function entriesOf(...answers: readonly (readonly Effect[])[]): readonly SeenEntry[] {
  return answers.map((effects, seq) => ({ seq, kind: seq === 0 ? 'setup' : 'answer', effects }))
}

function viewOf(entries: readonly SeenEntry[], change: Partial<RecapView> = {}): RecapView {
  return { title: 'The Winter Crown', seat: GAME_MASTER, entries, pending: [], seed: null, ...change }
}

/** The toy, of which sun and rain are highlights, and whatever a test gives it. */
function toy(change: Partial<Game> = {}): Game {
  return { ...toyFace(), highlights: { kinds: { 'line.sun': 'birth', 'line.rain': 'death' }, light: [] }, ...change }
}

/** Two rounds, with a highlight in each and one more in the second. */
const PLAYED = entriesOf([at(1, 'red')], [sun(4), at(1, 'green'), at(2, 'red')], [sun(5), sun(6), rain(1), at(2, 'green', 3)])

describe('a recap', () => {
  test('says whose it is, from which round it tells, and where play is', () => {
    const recap = recapOf(toy(), viewOf(PLAYED, { seat: 'green' }), 2)
    expect(recap).toMatchObject({ title: 'The Winter Crown', seat: 'green', from: 2, notesHeading: '', notes: [], ahead: [], asked: [] })
    expect(recap.now).toMatch(/Round 2 · Green · Road/)
    expect(recapOf(toy(), viewOf(PLAYED, { seed: 'ab' }), 2).now).not.toContain('Road')
  })

  test('tells the highlights round by round from the first one that is wanted, without the turns that ended', () => {
    const told = (from: number) =>
      recapOf(toy(), viewOf(PLAYED), from).rounds.map(({ round, moments }) => [
        round,
        moments.map(({ kind, seat, lines }) => [kind, seat, lines]),
      ])
    const second = [
      2,
      [
        ['birth', 'red', ['The sun shines (5).', 'The sun shines (6).']],
        ['death', 'green', ['It rains (1).']],
      ],
    ]
    expect(told(1)).toEqual([[1, [['birth', 'red', ['The sun shines (4).']]]], second])
    expect(told(2)).toEqual([second])
    expect(told(3)).toEqual([])
  })

  test('names rounds and moments, and counts the lines of a moment that are left out', () => {
    const { rounds } = recapOf(toy(), viewOf(entriesOf([at(1, 'red')], [1, 2, 3, 4, 5].map(sun))), 1)
    expect(rounds).toMatchObject([{ name: 'Round 1', moments: [{ more: 2, lines: { length: 3 } }] }])
    expect(rounds[0]?.moments[0]?.title).not.toBe('')
  })

  test('asks what waits, for those who may read its answer; without a word of that, for the game master alone', () => {
    const request = { id: '2/green/3/road', seat: 'green', wording: 'choose.road', figures: {}, kind: 'choose' } as unknown as Request
    const { asked } = recapOf(toy(), viewOf(PLAYED, { pending: [request, { ...request, id: 'b', see: ['green'] }] }), 1)
    expect(asked).toEqual([
      { key: '2/green/3/road', seat: 'green', text: 'Which road to the fair?', see: 'gm' },
      { key: 'b', seat: 'green', text: 'Which road to the fair?', see: ['green'] },
    ])
  })
})

describe('notes', () => {
  const notes = {
    heading: () => 'Your notes',
    holds: ({ wording }: { readonly wording: string }) => wording === 'line.buried' || wording === 'line.rest',
    routine: ['line.rest'],
  }
  const game = (change: Partial<typeof notes> = {}) =>
    toy({ report: { out: () => null, reckoned: [], parts: () => [], notes: { ...notes, ...change } } })
  const entries = entriesOf([at(1, 'red')], [buried(1), at(2, 'red')], [buried(2), sun(3), line('line.rest'), buried(3), buried(2)])

  test('are a player’s own of these rounds, each once, without what comes in every round', () => {
    const recap = recapOf(game(), viewOf(entries, { seat: 'red' }), 2)
    expect(recap.notes).toEqual([
      { text: 'Buries 2.', rule: RULE, times: 2 },
      { text: 'Buries 3.', rule: RULE, times: 1 },
    ])
    expect(recap.notesHeading).toBe('Your notes')
    expect(recapOf(game(), viewOf(entries, { seat: 'red' }), 1).notes.map(({ text }) => text)).toEqual([
      'Buries 1.',
      'Buries 2.',
      'Buries 3.',
    ])
  })

  test('are as they are in a game without a routine', () => {
    const { routine: _, ...plain } = notes
    const recap = recapOf(
      toy({ report: { out: () => null, reckoned: [], parts: () => [], notes: plain } }),
      viewOf(entries, { seat: 'red' }),
      2,
    )
    expect(recap.notes.map(({ text }) => text)).toEqual(['Buries 2.', 'Rests.', 'Buries 3.'])
  })

  test.each([GAME_MASTER, ONLOOKER])('%s is given none', (seat) => {
    expect(recapOf(game(), viewOf(entries, { seat }), 1).notes).toEqual([])
  })

  test('that were taken back are none', () => {
    const all: readonly SeenEntry[] = [...entries, { seq: 3, kind: 'retraction', from: 2 }]
    expect(recapOf(game(), viewOf(all, { seat: 'red' }), 1).notes.map(({ text }) => text)).toEqual(['Buries 1.'])
  })
})

describe('what lies ahead', () => {
  const ahead = (wording: string, see?: Audience): AheadLine => ({
    ...{ kind: 'owed', wording, figures: {}, rule: RULE },
    ...(see === undefined ? {} : { see }),
  })
  const RENT = ahead('ahead.rent')
  const HOARD = ahead('ahead.hoard', ['red'])
  const FAIR = ahead('ahead.fair')
  const game = toy({
    ahead: {
      of: (_, owner) => (owner === 'red' ? [RENT, HOARD] : owner === 'green' ? [FAIR] : []),
      table: () => [RENT, FAIR],
    },
  })
  const toldTo = (seat: SeatId) =>
    recapOf(game, viewOf(PLAYED, { seat }), 1).ahead.map(({ seat: whose, lines }) => [whose, lines.map(({ wording }) => wording)])

  test('is a player’s own first, then what is the table’s alone', () => {
    expect(toldTo('red')).toEqual([
      ['red', ['ahead.rent', 'ahead.hoard']],
      [null, ['ahead.fair']],
    ])
    expect(toldTo('blue')).toEqual([[null, ['ahead.rent', 'ahead.fair']]])
  })

  test('is what each player alone has to expect, then the table’s, for everybody else, and no more than they may know', () => {
    const table = [null, ['ahead.rent', 'ahead.fair']]
    expect(toldTo(GAME_MASTER)).toEqual([['red', ['ahead.hoard']], table])
    expect(toldTo(ONLOOKER)).toEqual([table])
  })
})

test('a recap without a round and without anything ahead tells nothing', () => {
  const recap = recapOf(toy(), viewOf(PLAYED), 3)
  expect(isTold(recap)).toBe(false)
  expect(isTold({ ...recap, ahead: [{ seat: null, lines: [] }] })).toBe(true)
  expect(isTold(recapOf(toy(), viewOf(PLAYED), 2))).toBe(true)
})

describe('what a reader is given of the game master’s view', () => {
  const entry: SeenEntry = {
    ...{ seq: 1, kind: 'answer', request: '1/red/5/market', answer: { act: 'bury', amount: 2 }, text: 'a note' },
    effects: [buried(2), sun(4), line('line.rain', { die: 1 }, { see: 'gm' }), at(1, 'green')],
  }
  const view = viewOf([entry, { seq: 2, kind: 'note', text: 'a note' }], {
    seed: 'ab',
    pending: [{ id: 'x' } as unknown as Request],
  })

  test('is the effects the reader may see and where play is, with no answer, no note and no question', () => {
    expect(forReader(view, 'red')).toEqual({
      ...{ title: 'The Winter Crown', seat: 'red', pending: [], seed: 'ab' },
      entries: [
        { seq: 1, kind: 'answer', effects: [buried(2), sun(4), at(1, 'green')] },
        { seq: 2, kind: 'note' },
      ],
    })
    expect(forEverybody(view)).toMatchObject({ seat: ONLOOKER, entries: [{ effects: [sun(4), at(1, 'green')] }, {}] })
    expect(forEverybody(view).entries[0]?.effects).toHaveLength(2)
  })

  test('keeps what was taken back, and names', () => {
    const entries: readonly SeenEntry[] = [
      { seq: 1, kind: 'retraction', from: 0 },
      { seq: 2, kind: 'naming', names: { red: 'The Reds' } },
    ]
    expect(forReader(viewOf(entries), 'green').entries).toEqual(entries)
  })

  test('has the reason of a correction for those who see what was set', () => {
    const posting: Effect = { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'purse', delta: 1, see: ['red'] }
    const corrected: SeenEntry = {
      ...{ seq: 1, kind: 'correction', reason: 'counted again', effects: [posting] },
      changes: [{ owner: 'red', account: 'purse', to: 5 }],
    }
    const reasonFor = (reader: SeatId) => forReader(viewOf([corrected]), reader).entries[0]
    expect(reasonFor('red')).toEqual({ seq: 1, kind: 'correction', reason: 'counted again', effects: [posting] })
    expect(reasonFor('green')).toEqual({ seq: 1, kind: 'correction', effects: [] })
    const { reason: _, ...silent } = corrected
    expect(forReader(viewOf([silent]), 'red').entries[0]).not.toHaveProperty('reason')
  })
})
