import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'

/** Names that would be markup, scripts, attributes or marks of direction, on every page: they are read as they are written, and do nothing. */
const NAME = `"'><img src=x onerror=ran()>\u202E=1`
/** Where there is room for more. */
const LONG = `${NAME}<svg onload=ran()></title><script>ran()</script>{{ran()}}\u05E9\u05DC`

/** What an element or an attribute of a name's making would be, and what turns lines of the page round. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const made = [...document.querySelectorAll('img[src="x"], svg[onload], [onerror], [onmouseover], body script')].map(({ outerHTML }) =>
      outerHTML.slice(0, 200),
    )
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => /^on|[<>"'{}]/.test(name)).map(({ name }) => `${element.tagName} ${name}`),
    )
    return { made, handlers, ran: 'ranByAName' in globalThis, turned: /[\u202A-\u202E\u2066\u2067]/.test(document.title) }
  })
  expect.soft(found, where).toEqual({ made: [], handlers: [], ran: false, turned: false })
}

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale })

    test('names full of markup do nothing on any page', async ({ shelf, startServer, page }) => {
      await mkdir(shelf)
      const players = { elves: { name: NAME }, humans: { name: `${NAME}2` }, dwarves: { name: `${NAME}3` } }
      const correct = { seat: 'elves', account: 'food', to: 40, reason: LONG }
      await playedCampaign(shelf, {
        title: 'Hostile',
        until: 'turn:2',
        setup: { title: LONG, players },
        answers: [{ note: LONG }, { correct }],
      })
      await page.addInitScript(() => {
        Object.assign(globalThis, { ran: () => Object.assign(globalThis, { ranByAName: true }) })
      })
      page.on('dialog', (dialog) => {
        expect.soft(dialog.message(), 'no dialog').toBe('')
        void dialog.dismiss()
      })
      await page.goto(await (await startServer()).freshAddress())
      const row = page.getByRole('heading', { level: 2 }).filter({ hasText: 'onerror=ran()' })
      await expect(row).toBeVisible()
      await expectHarmless(page, 'library')
      await row.getByRole('link').click()
      await expect(page).toHaveURL(/\/desk/)
      const table = page.url().replace(/\/desk.*/, '')
      await expect.poll(async () => (await pagesInBar(page)).length).toBeGreaterThan(8)
      const pages = await pagesInBar(page)
      const addresses = [
        ...pages.map(({ address }) => address),
        'ledger/all',
        'chronicle/dice',
        'print/ledger',
        'print/report',
        'share/files',
      ]
      for (const address of addresses) {
        await page.goto(`${table}/${address}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expectHarmless(page, address)
      }
      await page.goto(`${table}/chronicle`)
      await expect(page.getByText('onerror=ran()').first(), 'as it is written').toBeVisible()
    })
  })
}
