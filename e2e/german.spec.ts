import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { onlyEnglish, saidBy, wordsOf } from './fixtures/languages.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { pagesInBar } from './pages/bar.ts'

test.use({ locale: 'de-DE' })

const FOREIGN = onlyEnglish()
/** What people wrote themselves, and names that are the same everywhere. */
const OWN = /Schlachtplan|Lineage Workbench|Ada|Ben|Cleo|\/tmp\/\S+/g

/** Nothing on the page speaks English. */
async function expectGerman(page: Page, where: string): Promise<void> {
  const found = (await saidBy(page)).flatMap((text) => {
    const foreign = wordsOf(text.replace(OWN, '')).filter((word) => FOREIGN.has(word))
    return foreign.length === 0 ? [] : [`${foreign.join(', ')}: ${text.slice(0, 120)}`]
  })
  expect.soft([...new Set(found)], where).toEqual([])
}

/** Parts of pages beside what the bar leads to. */
const PARTS = [
  ['ledger/all', 'Hauptbuch'],
  ['booklets/elves', 'Hefte'],
  ['chronicle/dice', 'Chronik'],
  ['print/ledger', 'Drucken'],
  ['print/report', 'Drucken'],
  ['print/rules', 'Drucken'],
] as const

test('a German browser finds the workbench in German, on every page', async ({ shelf, startServer, page }) => {
  await mkdir(shelf)
  await page.goto(await (await startServer()).freshAddress())
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectGerman(page, 'the empty library')
  await playedCampaign(shelf, { title: 'Schlachtplan', until: 'turn:14', bot: 'warlike' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Schlachtplan' })).toBeVisible()
  await expectGerman(page, 'the library')
  for (const [path, title] of [
    ['settings', 'Einstellungen'],
    ['keys', 'Tasten'],
    ['new', 'Neue Kampagne'],
    ['nowhere', 'Hier ist nichts'],
  ] as const) {
    await page.goto(new URL(`#/${path}`, page.url()).href)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectGerman(page, path)
  }
  await page.goto(new URL('#/', page.url()).href)
  await page.getByRole('link', { name: 'Schlachtplan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spieltisch' })).toBeAttached()
  const table = page.url().replace(/\/desk.*/, '')
  const pages = await pagesInBar(page)
  expect(pages.length).toBeGreaterThan(10)
  for (const [path, title] of [...pages.map(({ address, name }) => [address, name] as const), ...PARTS]) {
    await page.goto(`${table}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectGerman(page, path)
  }
  await page.goto(`${table}/desk`)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectGerman(page, 'the palette')
})

test('the language is changed in the settings, and everything follows at once and stays', async ({ startServer, page }) => {
  await page.goto(await (await startServer()).freshAddress())
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await page.goto(new URL('#/settings', page.url()).href)
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
})

test('in a German chronicle no place stands over what happened there', async ({ startServer, shelf, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schlachtplan', until: 'turn:1' })
  await page.goto(await (await startServer()).freshAddress())
  await page.getByRole('link', { name: 'Schlachtplan' }).click()
  const line = page.getByRole('region', { name: 'Chronik' }).getByRole('listitem').filter({ hasText: 'Anfang' }).first()
  await expect(line).toBeAttached()
  const beside = await line.evaluate((item) => {
    const [place, text] = [...(item.firstElementChild?.children ?? [])]
    if (place === undefined || text === undefined) throw new Error('a line without place or text')
    const words = document.createRange()
    words.selectNodeContents(place)
    return text.getBoundingClientRect().left - words.getBoundingClientRect().right
  })
  expect(beside).toBeGreaterThanOrEqual(0)
})
