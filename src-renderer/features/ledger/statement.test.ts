import { describe, expect, test } from 'vitest'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { statementCsv } from './csv.ts'
import { choicesIn, EVERYTHING, filterStatement, statementOf, type StatementLine } from './statement.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const correction: SeenEntry = {
  seq: 3,
  kind: 'correction',
  reason: 'counted, twice',
  effects: [{ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'culture', delta: 7 }],
}

function statement(): readonly StatementLine[] {
  const { ledger, moments } = foldHistory([
    ...entriesOf(
      [posting('elves', 'food', 15, 'GL-SET-4'), at(1, 'elves', 1)],
      [
        [posting('elves', 'points', 26, 'GL-PTS-1', { tokens: 18 }), at(1, 'elves', 7)],
        [
          posting('elves', 'culture', 3, 'GL-SPEND-4'),
          posting('humans', 'males', -2, 'GL-TIME-T01a'),
          posting('elves', 'points', -12, 'GL-SPEND-4'),
        ],
      ],
    ),
    correction,
  ])
  return statementOf(ledger, moments, ['elves', 'humans'])
}

describe('statementOf', () => {
  test('is worded anew in another language', () => {
    // Its account has the same name in both.
    const { ledger, moments } = foldHistory(entriesOf([], [[posting('elves', 'prestige', 2)]]))
    const prose = () => statementOf(ledger, moments, ['elves']).map((line) => line.prose)
    const english = prose()
    tellIn(() => 'de')
    const german = prose()
    tellIn(() => 'en')
    expect(german).not.toEqual(english)
    expect(prose()).toEqual(english)
  })

  test('all postings of the owners in order, with running balances', () => {
    expect(statement().map(({ row }) => [row.owner, row.account, row.delta, row.balance])).toEqual([
      ['elves', 'food', 15, 15],
      ['elves', 'points', 26, 26],
      ['elves', 'culture', 3, 3],
      ['humans', 'males', -2, -2],
      ['elves', 'points', -12, 14],
      ['elves', 'culture', 7, 10],
    ])
  })

  test("a correction is marked and gives the game master's reason", () => {
    expect(statement().at(-1)).toMatchObject({ correction: true, prose: expect.stringMatching(/correction: counted, twice$/) as string })
    expect(statement().filter((line) => line.correction)).toHaveLength(1)
  })
})

describe('filterStatement', () => {
  test.each([
    ['nothing', {}, 6],
    ['round', { round: 0 }, 1],
    ['phase', { phase: 7 }, 4],
    ['owner', { owner: 'humans' }, 1],
    ['account', { account: 'points' }, 2],
    ['rule', { rule: 'GL-SPEND-4' }, 2],
    ['several at once', { account: 'points', rule: 'GL-SPEND-4' }, 1],
    ['text of the reason', { text: 'TWICE' }, 1],
    ['words in any order', { text: 'game culture' }, 1],
    ['words that are nowhere', { text: 'dragon' }, 0],
  ])('by %s', (_by, filter, count) => {
    expect(filterStatement(statement(), { ...EVERYTHING, ...filter })).toHaveLength(count)
  })

  test('one line is found among ten thousand', () => {
    const { ledger, moments } = foldHistory(
      entriesOf(
        [at(1, 'elves')],
        [Array.from({ length: 10_000 }, (_, index) => posting('elves', 'food', (index % 7) + 1, 'GL-STK-2', { gatherers: index }))],
      ),
    )
    const lines = statementOf(ledger, moments, ['elves'])
    expect(filterStatement(lines, { ...EVERYTHING, text: 'gatherers 9,999' })).toHaveLength(1)
  })
})

describe('words in the search', () => {
  const { ledger, moments } = foldHistory(
    entriesOf(
      [at(1, 'elves')],
      [[posting('elves', 'food', 1, 'GL-STK-2', { gatherers: 1234 }), posting('elves', 'wood', 1, 'GL-STK-2', { gatherers: 56 })]],
    ),
  )
  const found = (text: string) => {
    const lines = statementOf(ledger, moments, ['elves'])
    return filterStatement(lines, { ...EVERYTHING, text }).map(({ row }) => row.account)
  }

  test.each([
    ['grouped, as it is shown', '1,234', ['food']],
    ['without grouping', '1234', ['food']],
    ['its beginning', '1,2', []],
    ['with spaces around and between', '  56   gatherers ', ['wood']],
    ['spaces alone', '   ', ['food', 'wood']],
    ['in capital letters', 'WOOD', ['wood']],
  ])('%s', (_, text, accounts) => {
    expect(found(text)).toEqual(accounts)
  })

  test('a line is told once, however often the statement is asked for', () => {
    expect(statementOf(ledger, moments, ['elves'])).toEqual(statementOf(ledger, moments, ['elves']))
    expect(statementOf(ledger, moments, ['elves'])[0]).toBe(statementOf(ledger, moments, ['elves'])[0])
  })
})

test('a reason is told of corrections and rulings only', () => {
  const noted = {
    seq: 1,
    kind: 'answer',
    request: '1/elves/1/any',
    answer: 'yes',
    reason: 'a slip',
    effects: [posting('elves', 'food', 2, 'TABLE-GM-1')],
  }
  const { ledger, moments } = foldHistory([...entriesOf([], []), noted as SeenEntry])
  expect(statementOf(ledger, moments, ['elves']).map(({ prose }) => prose)).toEqual([expect.not.stringContaining('slip')])
})

test('the reason of a ruling stands at what it corrected', () => {
  const ruled = { seq: 1, kind: 'ruling', decided: {}, reason: 'the new price', effects: [posting('elves', 'food', 2, 'TABLE-GM-1')] }
  const { ledger, moments } = foldHistory([...entriesOf([], []), ruled as SeenEntry])
  expect(statementOf(ledger, moments, ['elves'])[0]?.prose).toContain('the new price')
})

test('phases to choose from come in their order, not in that of the ledger', () => {
  const { ledger, moments } = foldHistory(
    entriesOf(
      [],
      [
        [
          at(1, 'elves', 7),
          posting('elves', 'food', 1),
          at(1, 'humans', 2),
          posting('humans', 'food', 1),
          at(1, 'humans', 10),
          posting('humans', 'food', 1),
        ],
      ],
    ),
  )
  expect(choicesIn(statementOf(ledger, moments, ['elves', 'humans'])).phases).toEqual([2, 7, 10])
})

test('choices are what there is to choose from, the newest round first', () => {
  expect(choicesIn(statement())).toEqual({
    rounds: [1, 0],
    phases: [0, 1, 7],
    owners: ['elves', 'humans'],
    accounts: ['food', 'points', 'culture', 'males'],
    rules: ['GL-PTS-1', 'GL-SET-4', 'GL-SPEND-4', 'GL-TIME-T01a', 'TABLE-GM-1'],
  })
})

test('as a file: one line a posting under its headings, marked as UTF-8', () => {
  const text = statementCsv(statement(), true)
  expect(text.startsWith('\uFEFFEntry,Round,')).toBe(true)
  const rows = text.trimEnd().split('\r\n')
  expect(rows).toHaveLength(7)
  expect(rows[4]).toMatch(/^2,1,Elves,7,Spend points,Humans,Males,-2,-2,GL-TIME-T01a,/)
  expect(rows[6]).toMatch(/correction: counted, twice",,yes$/)
})

test("a player's file has no numbers of entries: they are its own, and name others at the table", () => {
  const rows = statementCsv(statement(), false).trimEnd().split('\r\n')
  expect(rows[0]).toMatch(/^\uFEFFRound,/)
  expect(rows[4]).toMatch(/^1,Elves,7,Spend points,Humans,Males,-2,-2,GL-TIME-T01a,/)
})
