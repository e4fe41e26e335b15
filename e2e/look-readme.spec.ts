import type { Page } from '@playwright/test'
import path from 'node:path'
import { toPage } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { LedgerPage } from './pages/ledger.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'
import { WhySheet } from './pages/why.ts'

/** Pictures for the README, of the sample: `npm run look -- e2e/look-readme.spec.ts` takes them again. */
const FOLDER = 'docs/pictures'

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' })
}

async function openTheSample(page: Page): Promise<Desk> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Open the sample/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeAttached({ timeout: 60_000 })
  await page.getByRole('button', { name: 'End the guide' }).click()
  return Desk.on(page)
}

test.describe('in a browser of its own', () => {
  // The status line names no folder there.
  test.use({ hostKind: 'browser' })

  test('the desk, the map, a ledger with a why', { tag: '@look' }, async ({ library: _, page }) => {
    await openTheSample(page)
    await take(page, 'desk')

    await toPage(page, 'map', 'Map')
    await expect(page.getByRole('listbox', { name: 'Board' })).toBeVisible()
    await take(page, 'map')

    await toPage(page, 'ledger', 'Ledger')
    const ledger = new LedgerPage(page)
    await ledger.show('Side by side')
    await WhySheet.of(page, ledger.figure('Food', 'Elves'))
    await take(page, 'ledger')
  })
})

test('a phone', { tag: '@look' }, async ({ library: _, page, newBrowser }) => {
  const share = await SharePage.of(await openTheSample(page))
  await share.openDoor()
  const address = await share.address()
  const player = await (await newBrowser({ viewport: { width: 390, height: 800 } })).newPage()
  const app = await SeatApp.join(player, `${address}#${await share.invite('Elves')}`)
  await app.go('Ledger')
  await take(player, 'phone')
})
