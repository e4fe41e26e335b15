import { mkdir } from 'node:fs/promises'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'
import { ChroniclePage } from './pages/chronicle.ts'
import { LedgerPage } from './pages/ledger.ts'
import { Timeline } from './pages/timeline.ts'
import { WhySheet } from './pages/why.ts'

/** Pages of the bar that have pictures of their own, in one state or several; every other is in the first set. */
const SHOWN_ELSEWHERE = new Set(['desk', 'ledger', 'ages', 'booklets', 'timeline', 'wars', 'chronicle', 'print', 'share'])

/** Pictures of the pages of a campaign: `npm run look`. */
test('ledgers, ages, booklets, house, works, charts and rules', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:14', bot: 'schemer', seed: '7'.repeat(64) })
  const picture = await picturing(page, 'f')
  await (await enter(page)).open('Schemes')

  await toPage(page, 'ledger/elves', 'Ledger')
  const ledger = new LedgerPage(page)
  for (const tab of ['Elves', 'Side by side', 'Non-players'] as const) {
    await ledger.show(tab)
    await picture(`ledger-${tab.toLowerCase().replaceAll(' ', '-')}`)
  }
  await ledger.show('Elves')
  await ledger.view('Statement')
  await picture('statement')
  await ledger.view('Balances')
  const sheet = await WhySheet.of(page, ledger.figure('Food', 'Elves'))
  await picture('why')
  await sheet.close()
  const reckoned = await WhySheet.of(page, ledger.figure('Room for people', 'Elves'))
  await picture('why-reckoned')
  await reckoned.close()

  await toPage(page, 'ages', 'Ages')
  await picture('ages')
  await page.getByRole('button', { name: 'All 6 ages' }).click()
  await picture('ages-all')
  await toPage(page, 'booklets', 'Booklets')
  await picture('booklets')
  await page
    .getByRole('tab', { name: /^Round \d+, with entries$/ })
    .last()
    .click()
  await picture('booklets-written')
  const chance = page.getByRole('button', { name: /^Chance of/ }).first()
  if (await chance.isVisible()) {
    await chance.click()
    await picture('booklets-chance')
    await page.keyboard.press('Escape')
  }
  for (const { name, address } of await pagesInBar(page)) {
    if (SHOWN_ELSEWHERE.has(address)) continue
    await toPage(page, address, name)
    await picture(address)
  }
  await toPage(page, 'rules/GL-POP-4', 'Rules')
  await picture('rules-gl-pop-4')
})

test('timeline, chronicle, looking back and print', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'The Winter Crown', until: 'turn:5' })
  const picture = await picturing(page, 'g')
  const desk = await (await enter(page)).open('The Winter Crown')
  const newest = await desk.entry()

  await toPage(page, 'timeline', 'Timeline')
  await picture('timeline')
  const timeline = new Timeline(page)
  await timeline.open(5)
  await picture('timeline-quiet')
  await timeline.add.click()
  await timeline.field('What the table is told').fill('A comet crosses the sky.')
  await timeline.field('What it does').selectOption('Gain or lose')
  await timeline.field('Elves').check()
  await timeline.field('Culture').fill('5')
  await picture('timeline-form')
  await timeline.field('What the table is told').fill('')
  await timeline.button('Add the event').click()
  await picture('timeline-form-wrong')

  await toPage(page, 'chronicle', 'Chronicle')
  const chronicle = new ChroniclePage(page)
  await expect(chronicle.entry(newest)).toBeInViewport()
  await picture('chronicle')
  await chronicle.filter('Kind', 'Rolls by the app')
  await chronicle.filter('Seat', 'Elves')
  await picture('chronicle-filtered')
  await chronicle.search.fill('no entry says this')
  await expect(page.getByText('No entry fits')).toBeVisible()
  await picture('chronicle-none')
  await toPage(page, 'chronicle?entry=12', 'Chronicle')
  await chronicle.entry(12).getByRole('button', { name: 'Bookmark entry 12' }).click()
  await picture('chronicle-bookmark')
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Bookmarks (1)' }).click()
  await picture('chronicle-bookmarks')
  await page.keyboard.press('Escape')
  await toPage(page, 'chronicle/dice', 'Chronicle')
  await page.getByRole('button', { name: 'Check the record' }).first().click()
  await expect(page.getByText(/^All \d+ entries are in order\.$/).first()).toBeVisible()
  await picture('dice-audit')

  await toPage(page, 'chronicle?entry=20', 'Chronicle')
  await chronicle.lookBack(20)
  await picture('looking-back-chronicle')
  await desk.go('Desk')
  await picture('looking-back-desk')
  await desk.go('Ledger')
  await picture('looking-back-ledger')
  await page.keyboard.press('Escape')

  for (const kind of ['ledger', 'ages', 'booklet', 'blank', 'report', 'rules', 'chronicle']) {
    await toPage(page, `print/${kind}`, 'Print')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ sheets?\./ })).toBeVisible()
    await picture(`print-${kind}`)
  }
})

test('wars: none, running, tried out', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Quiet', until: 'turn:2' })
  await playedCampaign(shelf, {
    ...{ title: 'Wars', until: 'turn:14', bot: 'warlike' },
    setup: { houseRules: { territories_per_combat: 1, timeline: 'off' } },
  })
  const picture = await picturing(page, 'h')
  const library = await enter(page)
  await (await library.open('Quiet')).go('Wars')
  await picture('wars-none')
  await toPage(page, 'house', 'House')
  await picture('house-young')
  await toPage(page, 'works', 'Works')
  await picture('works-young')
  await toPage(page, 'charts', 'Charts')
  await picture('charts-young')
  await toPage(page, 'booklets', 'Booklets')
  await picture('booklets-empty')
  await page.goto(new URL('#/', page.url()).href)
  await (await library.open('Wars')).go('Wars')
  await expect(page.getByRole('region', { name: 'Odds before rolling' }).first()).toBeVisible()
  await picture('wars')
  const war = page.getByRole('article').first()
  await war.getByText('Try something else: what both sides bring and want').click()
  await war.getByRole('checkbox', { name: /^Ruler fights/ }).check()
  await war.getByText('As a table').first().click()
  await war.getByText('As a table').first().scrollIntoViewIfNeeded()
  await picture('wars-tried-out')
  await page.getByText('Contents of the booklets').click()
  await page.getByText('Contents of the booklets').scrollIntoViewIfNeeded()
  await picture('wars-booklets')
})
