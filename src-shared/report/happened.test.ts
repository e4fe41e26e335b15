import { describe, expect, test } from 'vitest'
import type { ReportFace } from '../games/api/reportFace.ts'
import { toyFace } from '../games/testing/toyFace.ts'
import { playOn } from '../games/text/playing.ts'
import { foldHistory } from '../kernel/journal/foldHistory.ts'
import type { SeenEntry } from '../kernel/journal/history.ts'
import type { Effect } from '../kernel/world/effect.ts'
import type { Audience, Figures, SeatId } from '../kernel/world/rule.ts'
import { WorldState } from '../kernel/world/world.ts'
import { happenedIn } from './happened.ts'

const RULE = 'TOY-ACT-1'
const at = (turn: number, seat: SeatId, phase = 3): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })
const post = (owner: string, account: string, delta: number, figures?: Figures): Effect => ({
  ...{ kind: 'posting', rule: 'TOY-EGG-1', owner, account, delta },
  ...(figures === undefined ? {} : { figures }),
})
const line = (
  wording: string,
  change: { readonly seat?: SeatId; readonly see?: Audience; readonly about?: string; readonly figures?: Figures } = {},
): Effect => ({
  ...{ kind: 'line', rule: RULE, wording },
  ...change,
})
const rests = (seat: SeatId) => line('line.rest', { seat })

/** What red is told of the round, of entries with these effects. */
function told(
  answers: readonly (readonly Effect[] | Partial<SeenEntry>)[],
  { round = 1, commanded = [] as readonly string[], notes = undefined as ReportFace['notes'] } = {},
): ReturnType<typeof happenedIn> {
  const entries = answers.map((answer, seq): SeenEntry => {
    const kind = seq === 0 ? 'setup' : 'answer'
    return answer instanceof Array ? { seq, kind, effects: answer } : { ...{ seq, kind }, ...answer }
  })
  const back = playOn(() => ({ game: toyFace(), world: new WorldState() }))
  try {
    return happenedIn(foldHistory(entries).moments, { seat: 'red', commanded }, round, notes)
  } finally {
    back()
  }
}

type Told = ReturnType<typeof happenedIn>
const lines = (stretches: Told['happened']) =>
  stretches.map(({ name, owner, told: all }) => [name, owner, all.map(({ text, times }) => (times === 1 ? text : `${times} × ${text}`))])

describe('what happened in a round', () => {
  test('of the own turn stands by phase, of others’ by whose turn it was, in the order in which it began', () => {
    const { happened, elsewhere, saw, notes } = told([
      [at(1, 'red')],
      [rests('red'), at(1, 'red', 4), line('line.road.low'), at(1, 'green'), rests('red'), rests('green'), at(1, 'blue'), rests('red')],
    ])
    expect(lines(happened)).toEqual([
      ['Road', null, ['Rests.']],
      ['Stall', null, ['Takes the low road.']],
    ])
    expect(lines(elsewhere)).toEqual([
      ['Turn of Green', 'green', ['Rests.']],
      ['Turn of Blue', 'blue', ['Rests.']],
    ])
    expect(lines(saw)).toEqual([['Turn of Green', 'green', ['Rests.']]])
    expect(notes).toEqual([])
  })

  test('is of that round alone', () => {
    const entries = [
      [at(1, 'red')],
      [rests('red'), at(2, 'red'), line('line.road.low'), post('red', 'gold', 1), at(3, 'red'), line('line.road.high')],
    ]
    expect(lines(told(entries, { round: 2 }).happened)).toEqual([['Road', null, ['Takes the low road.']]])
    expect(told(entries, { round: 2 }).happened[0]?.booked).toMatchObject([{ delta: 1 }])
    expect(told(entries, { round: 3 }).happened[0]?.booked).toEqual([])
  })

  test('before the first round is everybody’s own', () => {
    const { happened, elsewhere, saw } = told([[rests('green'), post('red', 'gold', 5), at(1, 'red')]], { round: 0 })
    expect([happened.length, happened[0]?.owner, happened[0]?.booked.length, elsewhere, saw]).toEqual([1, null, 1, [], []])
    expect(lines(happened)[0]?.[2]).toEqual(['Rests.'])
  })

  test('in the turn of the table goes by the table', () => {
    const { saw } = told([[at(1, 'table', 0)], [rests('green')]])
    expect(saw).toMatchObject([{ owner: 'table' }])
    expect(saw[0]?.name).not.toContain('Turn of')
  })

  test('several times in the same words by the same rule is told once, with how often', () => {
    const { happened } = told([
      [at(1, 'red')],
      [rests('red'), line('line.road.low'), rests('red'), { ...rests('red'), rule: 'TOY-DAY-2' } as Effect],
    ])
    expect(lines(happened)).toEqual([['Road', null, ['2 × Rests.', 'Takes the low road.', 'Rests.']]])
    expect(happened[0]?.told.map(({ rule }) => rule)).toEqual([RULE, RULE, 'TOY-DAY-2'])
  })

  test('and was taken back did not happen', () => {
    const { happened } = told([[at(1, 'red')], [rests('red')], { kind: 'retraction', from: 1 }])
    expect(happened).toEqual([])
  })
})

describe('a line of another’s turn concerns a seat', () => {
  const told1 = (effect: Effect, commanded: readonly string[] = []) => {
    const { elsewhere, saw } = told([[at(1, 'green')], [effect]], { commanded })
    return [elsewhere.length, saw.length]
  }

  test.each<[string, Effect, readonly string[], boolean]>([
    ['that it happened to', rests('red'), [], true],
    ['that is named in its figures', line('line.whisper', { figures: { name: 'red' } }), [], true],
    ['that it is about', line('line.rest', { about: 'red' }), [], true],
    ['that is one of few who see it', line('line.rest', { see: ['red', 'green'] }), [], true],
    ['that commands whom it happened to', rests('market'), ['market'], true],
    ['not where it is another’s', rests('green'), ['market'], false],
    ['not where everybody sees it', line('line.rest', { see: 'all' }), [], false],
  ])('%s', (_, effect, commanded, does) => {
    expect(told1(effect, commanded)).toEqual(does ? [1, 0] : [0, 1])
  })
})

describe('postings', () => {
  test('of the seat and of those it commands are booked where they were made, others not at all', () => {
    const { happened, elsewhere } = told(
      [
        [post('red', 'gold', 5), at(1, 'red')],
        [post('red', 'gold', 2, { hens: 4 }), post('market', 'stock', 3), post('blue', 'gold', 9), at(1, 'green'), post('red', 'gold', -1)],
      ],
      { commanded: ['market'] },
    )
    expect(happened[0]?.booked).toEqual([
      { owner: null, account: 'Gold', delta: 2, balance: 7, why: 'Eggs: hens 4', rule: 'TOY-EGG-1' },
      { owner: 'market', account: 'Market: Stock', delta: 3, balance: 3, why: 'Eggs', rule: 'TOY-EGG-1' },
    ])
    expect(elsewhere).toMatchObject([{ owner: 'green', name: 'Turn of Green', booked: [{ delta: -1, balance: 6 }], told: [] }])
  })
})

describe('notes', () => {
  test('stand apart from the turns, whoever’s turn it was', () => {
    const notes = { heading: () => 'Notes', holds: ({ wording }: { readonly wording: string }) => wording === 'line.buried' }
    const buried = line('line.buried', { figures: { amount: 2 }, see: ['red'] })
    const all = told([[at(1, 'red')], [buried, rests('red'), at(1, 'green'), buried]], { notes })
    expect(all.notes).toEqual([{ text: 'Buries 2.', rule: RULE, times: 2 }])
    expect([lines(all.happened), all.elsewhere]).toEqual([[['Road', null, ['Rests.']]], []])
  })
})

describe('what the game master did', () => {
  test.each<[string, Partial<SeenEntry>, string, string]>([
    ['a correction with its reason', { kind: 'correction', reason: 'found' }, 'The game master made a correction: found', 'TABLE-GM-1'],
    ['a correction without one', { kind: 'correction' }, 'The game master made a correction.', 'TABLE-GM-1'],
    ['a decree', { kind: 'decree', reason: 'the king came' }, 'The game master decreed something: the king came', 'TABLE-GM-3'],
    ['house rules', { kind: 'ruling', reason: 'no road' }, 'House rules were changed: no road', 'TABLE-GM-2'],
    ['another title', { kind: 'title', title: 'Winter' }, 'The campaign is now called Winter', 'TABLE-GM-1'],
  ])('%s is told where play was', (_, entry, text, rule) => {
    const own = told([[at(1, 'red')], entry])
    expect(own.happened).toMatchObject([{ name: 'Road', told: [{ text, rule, times: 1 }] }])
    const others = told([[at(1, 'green')], entry])
    expect([others.happened, others.elsewhere[0]?.told[0]?.text]).toEqual([[], text])
    expect(told([[at(2, 'red')], entry])).toMatchObject({ happened: [], elsewhere: [] })
  })

  test('a note of the game master is told to nobody', () => {
    expect(told([[at(1, 'red')], { kind: 'note', text: 'late' }])).toMatchObject({ happened: [], elsewhere: [], saw: [] })
  })
})
