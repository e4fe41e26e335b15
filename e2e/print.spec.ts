import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { PrintPage } from './pages/print.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'
import { PREFERENCES_KEY } from '../src-renderer/storage/preferences.ts'

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

test('the map comes out of the printer as one sheet, from the print page and from its own', async ({ library: _, page, newBrowser }) => {
  await page.getByRole('button', { name: /^Open the sample/ }).click()
  const desk = await Desk.on(page)
  await page.goto(page.url().replace(/\/desk.*/, '/map'))
  await expect(page.getByRole('listbox', { name: 'Board' })).toBeVisible()
  const paper = new PrintPage(page)
  const printed = await paper.pdf()
  expect(printed.pages, 'the browser prints the map page as one sheet').toBe(1)
  expect(printed.width, 'a wide world lies on paper turned on its side').toBeGreaterThan(printed.height)
  await expectMapOnPaper(page)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+p')
  await expect(page).toHaveURL(/\/print\/map/)
  for (const [name, width, height] of [
    ['A4', 842, 595],
    ['Letter', 792, 612],
  ] as const) {
    await paper.paper.selectOption(name)
    expect(await paper.expectPrinted({ width, height }, `the map, ${name}`)).toBe(1)
    await paper.expectWithin('the map')
  }
  await expect(paper.sheets.getByRole('img', { name: /^The map in round 15: / })).toBeVisible()

  const share = await SharePage.of(desk)
  await share.openDoor()
  const device = await (await newBrowser()).newPage()
  const app = await SeatApp.join(device, `${await share.address()}#${await share.invite('Elves')}`)
  await app.go('Map')
  await expect(device.getByRole('listbox', { name: 'Board' })).toBeVisible()
  await expectMapOnPaper(device)
})

/** The printer gets the whole map, and nothing of the page it is drawn on. */
async function expectMapOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('listbox', { name: 'Board' })).toBeHidden()
  const map = page.locator('.printed-paper').getByRole('img', { name: /^The map in round 15: / })
  await expect(map).toBeVisible()
  const within = await map.evaluate((drawn) => {
    const [paper, own] = [drawn.closest('article')?.getBoundingClientRect(), drawn.getBoundingClientRect()]
    return paper !== undefined && own.left >= paper.left && own.right <= paper.right
  })
  expect(within).toBe(true)
  await page.emulateMedia({ media: null })
}

/** As if another tab had chosen the language. */
async function inLanguage(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.evaluate(
    ([key, spoken]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
      localStorage.setItem(key, JSON.stringify({ ...kept, language: spoken }))
      dispatchEvent(new StorageEvent('storage', { key }))
    },
    [PREFERENCES_KEY, language] as const,
  )
}

const ARMIES = { redHost: { name: 'Ada', army: 'Hill Host' }, blueHost: { name: 'Ben', army: 'Grave Host' } }
const BATTLE = { game: 'hordes', players: ARMIES, defender: 'redHost', houseRules: { setup: 'scenario' } }
const DANCE = { game: 'nation-turns', players: { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } } }

test('the sheets of the other games come out of the printer as the preview shows them', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Ford', setup: BATTLE, bot: 'idle', until: '1/redHost/3/fight@gm' })
  await playedCampaign(shelf, { title: 'Danced', setup: DANCE, bot: 'random', until: 'turn:3' })
  const library = await enter(page)
  const paper = new PrintPage(page)
  for (const title of ['Ford', 'Danced']) {
    await page.goto(page.url().replace(/#.*$/, '#/'))
    await library.open(title)
    await page.goto(page.url().replace(/\/desk.*/, '/print'))
    await paper.laidOut()
    const kinds = await paper.what.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(kinds.length).toBeGreaterThan(5)
    for (const kind of kinds) {
      await paper.what.selectOption(kind)
      for (const [name, width, height] of [
        ['A4', 595, 842],
        ['Letter', 612, 792],
      ] as const) {
        await paper.paper.selectOption(name)
        const sheets = await paper.expectPrinted({ width, height }, `${title}, ${kind}, ${name}`)
        await paper.expectWithin(`${title}, ${kind}`)
        if (kind === 'reference') expect(sheets, 'both sides of one sheet').toBe(2)
      }
      if (kind !== 'reference') continue
      await inLanguage(page, 'de')
      await expect(page.getByRole('heading', { level: 1, name: 'Merkblatt' }).first()).toBeVisible()
      await expect(page.locator('ol.preview > li'), 'in German, Letter').toHaveCount(2)
      await inLanguage(page, 'en')
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
