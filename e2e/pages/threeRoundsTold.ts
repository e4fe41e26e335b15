import { expect } from '@playwright/test'
import { ChroniclePage } from './chronicle.ts'
import { LedgerPage } from './ledger.ts'
import { PrintPage } from './print.ts'
import type { Session } from './session.ts'

/** A4, in points. */
const A4 = { width: 595, height: 842 }

export async function booklet(session: Session): Promise<void> {
  const { page } = session.hands
  await session.go('Booklets')
  await session.hands.openTab(page.getByRole('tab', { name: /^Elves/ }))
  await session.hands.openTab(page.getByRole('tab', { name: 'Round 4, with entries' }))
  const written = page.getByRole('list', { name: 'Written in this turn' })
  await expect(written).toContainText('A war against the dwarves')
  await expect(written).toContainText('kill the ruler of the humans')
}

export async function house(session: Session): Promise<void> {
  const { hands } = session
  await session.go('House')
  const panel = hands.page.getByRole('tabpanel')
  await hands.openTab(hands.page.getByRole('tab', { name: 'Humans' }))
  const rulers = panel.getByRole('region', { name: 'Line of rulers' }).getByRole('list').first().locator('> li')
  await expect(rulers).toHaveCount(2)
  await expect(rulers.first()).toContainText('King, a son of the house')
  await expect(rulers.first()).toContainText('since round 4')
  await expect(rulers.last()).toContainText('Round 4: The ruler is murdered. It was the hand of the elves.')
  await expect(panel.getByRole('region', { name: 'The royal family' })).toContainText('on the throne since round 4')

  await hands.openTab(hands.page.getByRole('tab', { name: 'Elves' }))
  await expect(rulers.first()).toContainText('Queen, a daughter of the house')
  await expect(rulers.last()).toContainText('Round 6: The ruler, a queen of 5 rounds, dies of old age.')
}

export async function wars(session: Session): Promise<void> {
  const { page } = session.hands
  await session.go('Wars')
  const war = page.getByRole('article', { name: /^The elves against the dwarves/ })
  const elves = war.getByRole('table', { name: /1/ }).getByRole('row', { name: /^The elves/ })
  await expect(elves).toContainText('80')
  await expect(war.getByText(/^A territory of the dwarves is occupied by the elves/)).toBeVisible()
  const raids = page.getByRole('region', { name: 'Raids' })
  await expect(raids.getByRole('listitem').filter({ hasText: 'The humans on the elves' })).toContainText('carry off 15 food of the elves')
}

/** To the entry before the correction by way of the correction; everything is as it was and cannot be answered; back to now. */
export async function lookBack(session: Session, before: number, reason: string, technology: number): Promise<void> {
  const { desk, hands } = session
  const { page } = hands
  const ledger = new LedgerPage(page)
  const newest = await desk.entry()
  await session.go('Chronicle')
  const chronicle = new ChroniclePage(page)
  await hands.write(chronicle.search, reason)
  await hands.press(chronicle.entry(before + 1).getByRole('button', { name: `See the table as it was after entry ${before + 1}` }))
  await chronicle.expectPast(before + 1)
  await hands.press(chronicle.past.getByRole('button', { name: 'One entry back' }))
  await chronicle.expectPast(before)
  await expect(chronicle.past).toContainText('As it was: Round 5 · Dwarves')

  await session.go('Ledger')
  await hands.openTab(page.getByRole('tab', { name: 'Dwarves' }))
  await expect(ledger.figure('Technology', 'Dwarves')).toHaveAccessibleName(`Technology of Dwarves, balance: ${technology}. Why?`)
  await expect(ledger.figure('Age', 'Dwarves')).toHaveAccessibleName('Age of Dwarves, balance: 1. Why?')
  await session.go('House')
  await hands.openTab(page.getByRole('tab', { name: 'Elves' }))
  await expect(page.getByRole('tabpanel')).toContainText('on the throne from the beginning')
  await session.go('Desk')
  await chronicle.expectPast(before)
  await expect(desk.card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The last entry then' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0)
  expect(await desk.entry()).toBe(before)

  await hands.press(chronicle.past.getByRole('button', { name: 'Back to now' }))
  await expect(chronicle.past).toHaveCount(0)
  await expect(desk.card).toBeVisible()
  expect(await desk.entry()).toBe(newest)
  await session.go('Ledger')
  await hands.openTab(page.getByRole('tab', { name: 'Dwarves' }))
  await expect(ledger.figure('Age', 'Dwarves')).toHaveAccessibleName('Age of Dwarves, balance: 2. Why?')
}

/** Ledgers and booklets: as many pages leave the printer as there are sheets to see. */
export async function print(session: Session): Promise<void> {
  const { hands } = session
  await session.go('Print')
  const sheets = new PrintPage(hands.page)
  await hands.pick(sheets.paper, /^A4$/)
  for (const [kind, title] of [
    [/^Booklets, filled$/, 'Booklet of the'],
    [/^Ledgers$/, 'Ledger of the'],
  ] as const) {
    await hands.pick(sheets.what, kind)
    for (const seat of ['elves', 'humans', 'dwarves'])
      await expect(sheets.sheets.filter({ hasText: `${title} ${seat}` }).first()).toBeVisible()
    expect(await sheets.expectPrinted(A4, title)).toBeGreaterThanOrEqual(3)
  }
}
