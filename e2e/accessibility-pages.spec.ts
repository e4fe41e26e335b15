import type { Page } from '@playwright/test'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { disagreeing } from './fixtures/disagreement.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'

const GOLDEN = path.resolve(import.meta.dirname, '../src-shared/games/greatest-lineage/golden')

/** Goes to a page of the campaign by its address. */
async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.goto(page.url().replace(/(#\/table\/[^/]+).*/, `$1/${path}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
}

/** Pages of the bar that have tests of their own, which hold each of their states. */
const HELD_ELSEWHERE = new Set(['desk', 'ledger', 'ages', 'booklets', 'timeline', 'wars', 'charts', 'chronicle'])

/** Pages a command leads to. */
const OUT_OF_BAR = [
  { name: 'All figures on one sheet', address: 'figures' },
  { name: 'Take over from paper', address: 'take-over' },
  { name: 'Compared with what happened', address: 'what-if' },
  { name: 'Let bots play it out', address: 'play-out' },
]

test('every page in the bar, and those a command leads to', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:14', bot: 'warlike' })
  await (await enter(page)).open('Played')
  const pages = (await pagesInBar(page)).filter(({ address }) => !HELD_ELSEWHERE.has(address))
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(['house', 'works', 'rules', 'house-rules', 'share']))
  for (const { name, address } of [...pages, ...OUT_OF_BAR]) {
    await goTo(page, address, name)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, name, { moreContrast: true })
  }
})

test('all ages, wars unfolded, and the menu', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:14', bot: 'warlike' })
  await (await enter(page)).open('Played')
  await goTo(page, 'ages', 'Ages')
  await page.getByRole('button', { name: 'All 6 ages' }).click()
  await expectAccessible(page, 'all ages')
  await goTo(page, 'wars', 'Wars')
  await page.locator('main details').evaluateAll((all) => all.forEach((part) => part.setAttribute('open', '')))
  await expectAccessible(page, 'wars, everything unfolded')
  await page
    .getByRole('link', { name: /^The battle in full/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What it means for the war' })).toBeVisible()
  await expectAccessible(page, 'a battle')
  await goTo(page, 'recap?seat=gm', 'Since last time')
  await expectAccessible(page, 'since last time')
  await goTo(page, 'print/book', 'Print')
  await expect(page.getByRole('status').filter({ hasText: /sheets/ })).toBeVisible()
  await expectAccessible(page, 'the book')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'the menu')
})

test('looking back, and the record while it is checked', async ({ shelf, enter, page }) => {
  const table = { holdsBack: false }
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!table.holdsBack) socket.send(message)
    })
  })
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:3' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('Chronicle')
  await page
    .getByRole('button', { name: /^See the table as it was after entry/ })
    .nth(2)
    .click()
  await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible()
  await desk.go('Desk')
  await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible()
  await expectAccessible(page, 'the desk as it was')
  await page.keyboard.press('Escape')
  await goTo(page, 'chronicle/dice', 'Chronicle')
  table.holdsBack = true
  await page.getByRole('region', { name: 'The record and its seed' }).getByRole('button', { name: 'Check the record' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'the record while it is checked')
})

test('the end of a game', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await copyFile(path.join(GOLDEN, 'peaceful-score', 'campaign.lineage'), path.join(shelf, 'Peace.lineage'))
  const desk = await (await enter(page)).open('Twenty turns of peace')
  await expect(desk.card).toContainText('The game is over')
  await expectAccessible(page, 'the end of a game')
})

test('a record the rules disagree with, and starting its phase again', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const entry = await disagreeing(await playedCampaign(shelf, { title: 'Mended', until: 'turn:2' }))
  const desk = await (await enter(page)).open('Mended')
  await expect(page.getByRole('alert')).toContainText(`The rules disagree with entry ${entry}`)
  await expectAccessible(page, 'a record the rules disagree with')
  const again = page.getByRole('button', { name: 'Start the phase again' })
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Start this phase again?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'starting a phase again')
  await dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(desk.card).toBeVisible()
  await expect(again).toHaveCount(0)
})
