import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableView } from '../contract/workbenchApi.ts'
import type { Effect } from '../kernel/world/effect.ts'
import { digestText } from '../kernel/journal/hash.ts'
import { ledgerOf, momentsOf } from '../kernel/journal/history.ts'
import { readChain, type Entry } from '../kernel/journal/journal.ts'
import { SEATS } from '../games/greatest-lineage/rules/seats.ts'
import { newCivilisation } from '../games/greatest-lineage/testing/stage.ts'
import { samplePack } from '../table/testing/samplePack.ts'
import { reportHtml } from './html.ts'
import { reportMarkdown } from './markdown.ts'
import { GAME } from '../games/greatest-lineage/game.ts'
import { roundsOf, turnReport } from './report.ts'

const GOLDEN = path.join(import.meta.dirname, '../games/greatest-lineage/golden')
const campaigns = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory())

function golden(name: string): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
  return readChain(header, lines, digestText).entries
}

const at = (turn: number, seat: string, phase: number): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })

const post = (owner: string, account: string, delta: number): Effect => ({ kind: 'posting', rule: 'GL-SPEND-4', owner, account, delta })

/** Returns the elves' view of a short campaign with these answers. */
function viewOf(answers: readonly (readonly Effect[])[], change: Partial<TableView> = {}, player = 'Ada'): TableView {
  const setUp: Effect[] = [
    {
      kind: 'record',
      rule: 'GL-SET-1',
      collection: 'game',
      id: 'game',
      value: { goal: 'conquest', houseRules: {}, order: [...SEATS], ended: null },
    },
    ...SEATS.map((seat): Effect => ({
      kind: 'record',
      rule: 'GL-SET-1',
      collection: 'civilisation',
      id: seat,
      value: { ...newCivilisation(seat), player } as never,
    })),
    post('elves', 'age', 1),
    post('elves', 'food', 10),
  ]
  const entries: Entry[] = [
    { seq: 0, kind: 'setup', seed: 'f'.repeat(64), setup: {}, effects: setUp },
    ...answers.map((effects, index): Entry => ({ seq: index + 1, kind: 'answer', request: '1/elves/1/x', answer: 'x', effects })),
  ]
  return { ...samplePack(entries).view, ...change }
}

const line = (wording: string, see?: readonly string[], seat?: string, figures = {}): Effect => ({
  kind: 'line',
  rule: 'GL-SPY-1',
  wording,
  figures,
  ...(see === undefined ? {} : { see }),
  ...(seat === undefined ? {} : { seat }),
})

describe('the report of a round', () => {
  const view = viewOf([
    [at(1, 'elves', 7), post('elves', 'food', -4), post('elves', 'food', 1)],
    [at(1, 'humans', 5), post('elves', 'food', -2), post('humans', 'prestige', 5)],
    [line('public event'), line('about elves', undefined, 'humans', { target: 'elves' }), line('public event')],
    [line('theirs alone', ['humans']), line('mine alone', ['elves'])],
    [at(2, 'elves', 0), post('elves', 'food', 7)],
  ])
  const report = turnReport(GAME, view, 1)

  test('tells the own turn by phases, with every figure and its rule', () => {
    expect(report.happened).toEqual([
      {
        name: 'Spend points',
        owner: null,
        told: [],
        booked: [
          expect.objectContaining({ account: 'Food', delta: -4, balance: 6, rule: 'GL-SPEND-4' }),
          expect.objectContaining({ account: 'Food', delta: 1, balance: 7 }),
        ],
      },
    ])
  })

  test("tells what others' turns did to the seat apart from what it saw, the same words once", () => {
    expect(report.elsewhere).toMatchObject([
      { name: 'Turn of the humans', told: [{ text: 'about elves', times: 1 }], booked: [{ delta: -2, balance: 5 }] },
    ])
    expect(report.saw).toMatchObject([{ name: 'Turn of the humans', told: [{ text: 'public event', times: 2 }], booked: [] }])
  })

  test('keeps the booklet apart, and knows nothing of others’', () => {
    expect(report.notes).toMatchObject([{ text: 'mine alone' }])
    expect(JSON.stringify(report)).not.toContain('theirs alone')
  })

  test('stands as the round ended, not as it stands now', () => {
    const food = report.standing.groups.flatMap(({ lines }) => lines).find(({ name }) => name === 'Food')
    expect(food).toEqual({ name: 'Food', opening: 10, change: -5, balance: 5 })
    expect(report.over).toBe(true)
    expect(turnReport(GAME, view, 2).over).toBe(false)
  })

  test('says what is asked now, or that the game is over', () => {
    expect(report).toMatchObject({ asked: [], now: 'In play: Round 2 · Elves.' })
    expect(turnReport(GAME, { ...view, seed: 'f'.repeat(64) }, 1).now).toBe('The game is over.')
    const asked = turnReport(
      GAME,
      {
        ...view,
        pending: [
          {
            kind: 'choose',
            id: '2/elves/9/advance',
            occurrence: 0,
            seat: 'elves',
            rule: 'GL-AGE-5',
            wording: 'Declare it?',
            figures: {},
            options: [{ id: 'yes', wording: 'Yes' }],
          },
        ],
      },
      1,
    ).asked
    expect(asked).toMatchObject([{ text: 'Declare it?', choices: ['Yes'] }])
  })

  test('names what a card asks for, without its limits and lists: the card has them', () => {
    const head = { id: '2/elves/9/plan', occurrence: 0, seat: 'elves', rule: 'GL-AGE-5', wording: 'Plan', figures: {} } as const
    const fields = [
      { id: 'food', type: 'number', wording: 'Food', min: -10_000, max: 745, preset: 0 },
      { id: 'who', type: 'pick', wording: 'Who', options: [{ id: 'a', wording: 'Ada' }], preset: 'a' },
    ] as const
    const acts = [
      { id: 'give', rule: 'GL-AGE-5', wording: 'Give', fields },
      { id: 'done', rule: 'GL-AGE-5', wording: 'Done', fields: [] },
    ] as const
    const { asked } = turnReport(
      GAME,
      {
        ...view,
        pending: [
          { ...head, kind: 'fill', fields },
          { ...head, kind: 'act', acts },
        ],
      },
      1,
    )
    expect(asked.map(({ choices }) => choices)).toEqual([['Food', 'Who'], ['Give']])
  })

  test('is made for rounds that have begun, newest first', () => {
    expect(roundsOf(view)).toEqual([2, 1, 0])
    expect(turnReport(GAME, view, 0).happened).toMatchObject([{ name: 'Before the first round' }])
    expect(turnReport(GAME, view, 9)).toMatchObject({ happened: [], elsewhere: [], saw: [], over: false })
  })

  test('leaves out what was taken back', () => {
    const entries = [...view.entries, { seq: view.entries.length, kind: 'retraction' as const, from: 1 }]
    expect(turnReport(GAME, { ...view, entries }, 1)).toMatchObject({ happened: [], elsewhere: [], saw: [], notes: [] })
  })

  test('is never made of what the game master sees', () => {
    expect(() => turnReport(GAME, { ...view, seat: 'gm' }, 1)).toThrow('what a player sees')
  })
})

describe('reports of the golden campaigns', () => {
  test.each(campaigns.map(({ name }) => name))(
    '%s: every posting of a seat stands in one report, and opening and changes make the balance',
    (name) => {
      for (const seat of SEATS) {
        const { view } = samplePack(golden(name), seat)
        const rows = ledgerOf(momentsOf(view.entries)).filter(({ owner }) => owner === seat)
        const reports = roundsOf(view).map((round) => turnReport(GAME, view, round))
        for (const { round, happened, elsewhere, standing } of reports) {
          const booked = [...happened, ...elsewhere].flatMap((stretch) => stretch.booked)
          expect(booked.map(({ delta, balance, rule }) => ({ delta, balance, rule })).sort(byText)).toEqual(
            rows
              .filter(({ turn }) => turn === round)
              .map(({ delta, balance, rule }) => ({ delta, balance, rule }))
              .sort(byText),
          )
          const before = rows.filter(({ turn }) => turn < round)
          for (const { opening, change, balance } of standing.groups.flatMap(({ lines }) => lines)) expect(opening + change).toBe(balance)
          expect(standing.groups.flatMap(({ lines }) => lines).reduce((sum, { opening }) => sum + opening, 0)).toBe(
            before.reduce((sum, { delta }) => sum + delta, 0),
          )
        }
      }
    },
  )
})

function byText(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}

describe('the report as a file', () => {
  test('HTML: whatever names and texts are, its markup is the same and none of theirs', () => {
    const marksOf = (page: string): readonly string[] => page.match(/<[^>]*>/g) ?? []
    const pageOf = (name: string): string =>
      reportHtml(turnReport(GAME, viewOf([[at(1, 'elves', 7), line(`x${name}`)]], { title: `x${name}` }, `x${name}`), 1))
    const harmless = pageOf('')
    const [, ...tables] = harmless.split('<table')
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) expect(table, 'read aloud, a table says what it is').toMatch(/^[^>]*>\n<caption>[^<]+<\/caption>/)
    expect(marksOf(harmless).join('')).not.toMatch(/<script|<img|<link|src=|href=(?!"#)|\son/)
    const unit = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '=',
      '!',
      '-',
      '`',
      '$',
      '\u2028',
      'a',
      ' ',
      '<script>',
      '</style>',
      '</title>',
    )
    fc.assert(
      fc.property(fc.string({ unit }), (name) => {
        expect(marksOf(pageOf(name))).toEqual(marksOf(harmless))
      }),
      { seed: 31, numRuns: 200 },
    )
  })

  test('HTML: forbids itself everything but its own style', () => {
    expect(reportHtml(turnReport(GAME, viewOf([]), 0))).toContain("default-src 'none'; style-src 'unsafe-inline'")
  })

  test('Markdown: signs in names say themselves', () => {
    const view = viewOf([], { title: '# *The* [Winter](http://x) <b>|`Crown`' }, '1. Ada')
    const text = reportMarkdown(turnReport(GAME, view, 0))
    expect(text).toContain('# \\# \\*The\\* \\[Winter\\](http://x) \\<b\\>\\|\\`Crown\\`: Elves')
    expect(text).toContain('for 1. Ada')
  })

  test('Markdown: a round as it is read', () => {
    const view = viewOf([[at(1, 'elves', 7), post('elves', 'food', -4)]])
    expect(reportMarkdown(turnReport(GAME, view, 1))).toContain(
      '## Your turn\n\n### Spend points\n\n| Account | Change | Now | Why | Rule |\n| --- | --: | --: | --- | --- |\n| Food | −4 | 6 | Points for culture | `GL-SPEND-4` |\n',
    )
  })

  test('the same view gives the same report, byte for byte', () => {
    const { view } = samplePack(golden('turn-six'), 'humans')
    const again = samplePack(golden('turn-six'), 'humans').view
    expect(reportHtml(turnReport(GAME, view, 3))).toBe(reportHtml(turnReport(GAME, again, 3)))
  })
})
