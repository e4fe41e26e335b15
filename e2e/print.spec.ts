import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

/** Sheets as the printer gets them: how many pages a PDF has, and how large they are, in points. */
async function pdfOf(page: Page): Promise<{ readonly pages: number; readonly width: number; readonly height: number }> {
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ])
  const [width = 0, height = 0] = boxes[0] ?? []
  expect(boxes.every(([w, h]) => w === width && h === height)).toBe(true)
  return { pages: boxes.length, width: Math.round(width), height: Math.round(height) }
}

/** Waits until the sheets are laid out; gives how many there are. */
async function sheets(page: Page): Promise<number> {
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sheets?\./ })).toBeVisible()
  return page.getByRole('listitem', { name: /^Sheet \d+ of \d+$/ }).count()
}

test('every kind of sheet comes out of the printer as the preview shows it', async ({ shelf, enter, page }) => {
  test.setTimeout(120_000)
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:12', bot: 'schemer' })
  const desk = await (await enter(page)).open('Schemes')
  await desk.go('Ledger')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('heading', { level: 1, name: 'Print', exact: true })).toBeVisible()
  await expectAccessible(page, 'the ledgers on paper')
  await page.getByLabel('Paper').selectOption('A4')

  for (const kind of ['Ledgers', 'Age table', 'Booklets, filled', 'A blank booklet', 'Report of a round', 'The rules', 'The chronicle']) {
    await page.getByLabel('What to print').selectOption(kind)
    const count = await sheets(page)
    expect(count, kind).toBeGreaterThan(0)
    expect(await pdfOf(page), kind).toEqual({ pages: count, width: 595, height: 842 })
  }

  await page.getByLabel('What to print').selectOption('Age table')
  await page.getByLabel('Paper').selectOption('Letter')
  const letters = await sheets(page)
  expect(await pdfOf(page)).toEqual({ pages: letters, width: 612, height: 792 })
  // Nothing reaches beyond its sheet.
  const heights = await page.locator('ol.preview .sheet-of-paper').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('on a phone the sheets are as wide as the screen', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:2' })
  await page.setViewportSize({ width: 390, height: 844 })
  await (await enter(page)).open('Schemes')
  await page.goto(page.url().replace(/\/desk.*/, '/print/ages'))
  await sheets(page)
  const { left, right } = await page
    .locator('ol.preview .sheet-of-paper')
    .first()
    .evaluate((sheet) => sheet.getBoundingClientRect())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'sheets on a phone')
})
