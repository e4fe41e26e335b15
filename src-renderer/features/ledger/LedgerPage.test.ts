import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { showPage, type ShownPage } from '../../testing/showPage.ts'
import LedgerPage from './LedgerPage.vue'

const ENTRIES: readonly SeenEntry[] = [
  ...entriesOf(
    [
      posting('elves', 'food', 15, 'GL-SET-4'),
      posting('elves', 'age', 1, 'GL-SET-8'),
      posting('undead', 'warriors', 500, 'GL-SET-10'),
      at(1, 'elves'),
    ],
    [
      [
        posting('elves', 'food', 10, 'GL-STK-2'),
        posting('elves', 'food', -4, 'GL-CHK-2'),
        posting('elves', 'culture', 3),
        at(1, 'humans', 1),
      ],
      [posting('humans', 'prestige', -5, 'GL-TIME-T01a'), at(2, 'elves', 4)],
      [posting('elves', 'food', 6, 'GL-STK-2')],
    ],
  ),
  {
    seq: 4,
    kind: 'correction',
    reason: 'one sack was counted twice',
    effects: [{ kind: 'posting', rule: 'TABLE-GM-1', owner: 'elves', account: 'food', delta: -1 }],
  },
]

let shown: ShownPage | null = null
async function show(address: string, entries: readonly SeenEntry[] = ENTRIES): Promise<ShownPage> {
  shown = await showPage(LedgerPage, address, entries)
  return shown
}
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

function figureNames({ wrapper }: ShownPage): string[] {
  return wrapper.findAll('button[aria-label$="Why?"]').map((button) => button.attributes('aria-label') ?? '')
}

describe('balances', () => {
  test('opens with the seat in play: opening, in, out and balance of its turn', async () => {
    const page = await show('ledger')
    expect(page.wrapper.get('h2').text()).toBe('Elves')
    expect(figureNames(page).filter((name) => name.startsWith('Food'))).toEqual([
      'Food of Elves, opening: 21. Why?',
      'Food of Elves, in: +6. Why?',
      'Food of Elves, out: −1. Why?',
      'Food of Elves, balance: 26. Why?',
    ])
    expect(page.wrapper.text()).toContain('Round 2, the turn in play')
  })

  test.each([
    ['an account', 'Food of Elves, opening: 21. Why?', 'Food of Elves'],
    ['a change', 'Food of Elves, out: −1. Why?', 'Food of Elves'],
    ['a reckoned figure', 'Tokens in all of Elves, balance: 26. Why?', 'Tokens in all of Elves'],
  ])('every figure tells why: %s', async (_kind, name, title) => {
    const page = await show('ledger/elves')
    await page.wrapper.get(`button[aria-label="${name}"]`).trigger('click')
    await flushPromises()
    expect(page.over()).toContain(title)
  })

  test('the course of every figure is told in words', async () => {
    const page = await show('ledger/elves')
    const courses = page.wrapper.findAll('[role="img"]').map((course) => course.attributes('aria-label'))
    expect(courses).toContain('Food at the end of each turn: 21 in round 1, 26 in round 2.')
  })

  test('civilisations side by side', async () => {
    const page = await show('ledger/all')
    expect(figureNames(page)).toEqual(
      expect.arrayContaining([
        'Food of Elves, balance: 26. Why?',
        'Prestige of Humans, balance: −5. Why?',
        'Food of Dwarves, balance: 0. Why?',
      ]),
    )
  })

  test('metal goes by the age of its owner, in the ledger, in the statement and in the why', async () => {
    const bronze = entriesOf([posting('elves', 'age', 4), posting('elves', 'metal', 7), at(1, 'elves')], [[posting('elves', 'metal', 2)]])
    const page = await show('ledger/elves', bronze)
    await page.wrapper.get('button[aria-label="Bronze of Elves, balance: 9. Why?"]').trigger('click')
    await flushPromises()
    expect(page.over()).toContain('Bronze of Elves')
    page.wrapper.unmount()
    const statement = await show('ledger/elves?view=statement', bronze)
    expect(statement.wrapper.findAll('select option').map((option) => option.text())).toContain('Bronze')
  })

  test('kingdoms and tribes stand under non-players', async () => {
    const page = await show('ledger/others')
    expect(figureNames(page)).toContain('Warriors of Undead kingdom, balance: 500. Why?')
  })

  test('tabs open by key and go into the address', async () => {
    const page = await show('ledger/elves')
    const tab = page.wrapper.findAll('[role="tab"]').find((candidate) => candidate.text() === 'Humans')
    await tab?.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(page.router.currentRoute.value.params['seat']).toBe('humans')
    expect(page.wrapper.get('h2').text()).toBe('Humans')
  })
})

describe('statement', () => {
  const address = 'ledger/elves?view=statement'
  // The small DOM has no layout: a page of 800 pixels, lines of 41.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
  })
  afterEach(() => vi.restoreAllMocks())

  const rows = ({ wrapper }: ShownPage): string[] => wrapper.findAll('.body [role="row"]').map((row) => row.text().replace(/\s+/g, ' '))

  test('every posting, the newest first, with turn and phase, account, change, balance, why and rule', async () => {
    const page = await show(address)
    expect(rows(page)).toHaveLength(7)
    expect(rows(page)[1]).toMatch(/^2·4 Stockpile ?Food ?\+6 ?27 ?Gathered and brought home ?GL-STK-2$/)
  })

  test("a correction is marked and gives the game master's reason", async () => {
    const page = await show(address)
    expect(rows(page)[0]).toContain('Correction')
    expect(rows(page)[0]).toContain('one sack was counted twice')
  })

  test('filters narrow it, and are cleared again', async () => {
    const page = await show(address)
    await page.wrapper.get('input[type="search"]').setValue('brought home')
    expect(rows(page)).toHaveLength(2)
    expect(page.wrapper.get('[role="status"]').text()).toBe('2 of 7 postings')
    const round = page.wrapper.findAll('select')[0]
    await round?.setValue('1')
    expect(rows(page)).toHaveLength(1)
    await page.wrapper.get('input[type="search"]').setValue('dragons')
    expect(page.wrapper.text()).toContain('No posting fits')
    await page.wrapper
      .findAll('button')
      .find((button) => button.text() === 'Show all')
      ?.trigger('click')
    expect(rows(page)).toHaveLength(7)
  })

  test('oldest first on demand', async () => {
    const page = await show(address)
    await page.wrapper
      .findAll('button')
      .find((button) => button.text() === 'Newest first')
      ?.trigger('click')
    expect(rows(page)[0]).toContain('Set-up')
  })

  test('of ten thousand postings only those in sight are drawn', async () => {
    const many = entriesOf([at(1, 'elves')], [Array.from({ length: 10_000 }, () => posting('elves', 'food', 1, 'GL-STK-2'))])
    const page = await show(address, many)
    expect(page.wrapper.get('[role="status"]').text()).toBe('10,000 postings')
    expect(page.wrapper.get('[role="table"]').attributes('aria-rowcount')).toBe('10001')
    expect(rows(page).length).toBeGreaterThan(10)
    expect(rows(page).length).toBeLessThan(60)
  })

  test('an account nothing was booked to says so', async () => {
    const page = await show('ledger/dwarves?view=statement')
    expect(page.wrapper.text()).toContain('Nothing booked yet')
  })
})

describe('for a player', () => {
  const player = async (address: string): Promise<ShownPage> => (shown = await showPage(LedgerPage, address, ENTRIES, { seat: 'elves' }))

  test('there is the own ledger, and none of another civilisation', async () => {
    const page = await player('ledger/humans')
    expect(page.wrapper.get('h2').text()).toBe('Elves')
    expect(page.wrapper.findAll('[role="tab"]').map((tab) => tab.text())).toEqual(['Elves', 'Side by side', 'Non-players'])
  })

  test('of others land, age and prestige are told; everything else is not known, and never 0', async () => {
    const page = await player('ledger/all')
    const names = figureNames(page)
    expect(names).toContain('Prestige of Humans, balance: −5. Why?')
    expect(names).toContain('Food of Elves, balance: 26. Why?')
    expect(names.filter((name) => /(Humans|Dwarves)/.test(name) && !/^(Prestige|Territories|Age) of/.test(name))).toEqual([])
    const food = page.wrapper.findAll('tr').find((row) => row.text().startsWith('Food'))
    expect(food?.get('td[data-seat="humans"]').text()).toContain('Food of Humans: not known')
    expect(food?.get('td[data-seat="humans"]').text()).not.toContain('0')
  })
})
