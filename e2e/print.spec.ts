import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { PrintPage } from './pages/print.ts'

test('every kind of sheet comes out of the printer as the preview shows it', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:12', bot: 'schemer' })
  const desk = await (await enter(page)).open('Schemes')
  await desk.go('Ledger')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('heading', { level: 1, name: 'Print', exact: true })).toBeVisible()
  await expectAccessible(page, 'the ledgers on paper')
  const paper = new PrintPage(page)

  for (const [kind, address] of [
    ['Ledgers', 'ledger'],
    ['Age table', 'ages'],
    ['Booklets, filled', 'booklet'],
    ['A blank booklet', 'blank'],
    ['Report of a round', 'report'],
    ['Since last time', 'recap'],
    ['The book of the campaign', 'book'],
    ['The rules', 'rules'],
    ['The chronicle', 'chronicle'],
  ] as const) {
    await paper.what.selectOption(kind)
    await expect(page).toHaveURL(new RegExp(`/print/${address}`))
    for (const [name, width, height] of [
      ['A4', 595, 842],
      ['Letter', 612, 792],
    ] as const) {
      await paper.paper.selectOption(name)
      expect(await paper.expectPrinted({ width, height }, `${kind}, ${name}`)).toBeGreaterThan(0)
      await paper.expectWithin(kind)
      if (address === 'blank') expect(await paper.laidOut(), 'a blank booklet is one sheet').toBe(1)
    }
  }
})

test('on a phone the sheets are as wide as the screen', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:2' })
  await page.setViewportSize({ width: 390, height: 844 })
  await (await enter(page)).open('Schemes')
  await page.goto(page.url().replace(/\/desk.*/, '/print/ages'))
  await new PrintPage(page).laidOut()
  const { left, right } = await page
    .locator('ol.preview .sheet-of-paper')
    .first()
    .evaluate((sheet) => sheet.getBoundingClientRect())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'sheets on a phone')
})
