import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { misfits } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { WhySheet } from './pages/why.ts'

/** What people see who need larger letters: by the setting, by the browser's zoom, and by both. */
const WAYS = [
  { name: 'largest text', width: 1280, height: 800, text: 'largest' },
  { name: '200 %', width: 640, height: 400, text: 'normal' },
  { name: '200 % and largest text', width: 640, height: 400, text: 'largest' },
  { name: '400 %', width: 320, height: 400, text: 'normal' },
] as const

async function expectFits(page: Page, what: string): Promise<void> {
  for (const { name, width, height, text } of WAYS) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => document.documentElement.setAttribute('data-text', size), text)
    expect.soft(await misfits(page), `${what}, ${name}`).toEqual([])
  }
}

const PAGES = [
  'desk',
  'ledger/elves',
  'ledger/all',
  'ledger/others',
  'ages',
  'booklets/elves',
  'timeline',
  'wars',
  'house/elves',
  'works/elves',
  'charts',
  'chronicle',
  'chronicle/dice',
  'rules',
  'house-rules',
  'share',
  'share/screen',
  'share/files',
  'share/orders',
  'print/ledger',
] as const

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['German', 'de-DE'],
] as const) {
  test.describe(`at 200 % in ${language}`, () => {
    test.use({ locale, deviceScaleFactor: 2 })

    test('every page keeps within the screen, with nothing cut off or covered', async ({ shelf, startServer, page }) => {
      test.setTimeout(240_000)
      await mkdir(shelf)
      await playedCampaign(shelf, { title: 'Lettering', until: 'turn:14', bot: 'warlike' })
      await page.goto(await (await startServer()).freshAddress())
      await page.getByRole('link', { name: 'Lettering' }).waitFor()
      await expectFits(page, 'the library')
      for (const path of ['new', 'settings', 'keys', 'nowhere']) {
        await page.goto(new URL(`#/${path}`, page.url()).href)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectFits(page, path)
      }
      await page.goto(new URL('#/', page.url()).href)
      await page.getByRole('link', { name: 'Lettering' }).click()
      await expect(page.getByRole('article')).toBeVisible()
      const table = page.url().replace(/\/desk.*/, '')
      for (const path of PAGES) {
        await page.goto(`${table}/${path}`)
        await expect(page.locator('main h1').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expectFits(page, path)
      }
    })
  })
}

test('so do dialogs, the steps of the set-up, the curtain and what is behind it', async ({ shelf, enter, page }) => {
  test.setTimeout(180_000)
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Lettering', until: 'turn:3' })
  const library = await enter(page)
  const setup = await library.newCampaign()
  for (const step of ['Game', 'House rules', 'Dice', 'Summary'] as const) {
    await setup.step(step)
    await expectFits(page, `set-up, ${step}`)
  }
  await page.goto(new URL('#/', page.url()).href)
  const desk = await library.open('Lettering')
  const opening = {
    'the palette': () => page.keyboard.press('Control+k'),
    'the record of a phase': () => page.getByRole('button', { name: /^Gain points/ }).click(),
  }
  for (const [what, open] of Object.entries(opening)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits(page, what)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectFits(page, 'the menu')
  await page.getByRole('menuitem', { name: 'Correct a figure' }).click()
  await expect(page.getByRole('dialog', { name: 'Correct a figure' })).toBeVisible()
  await expectFits(page, 'a correction')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await desk.go('Ledger')
  const sheet = await WhySheet.of(page, page.getByRole('button', { name: /^Food of / }).first())
  await expectFits(page, 'why')
  await sheet.close()
  await page.setViewportSize({ width: 1280, height: 800 })
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  await expectFits(page, 'a first PIN')
  await curtain.choosePin('2718')
  await curtain.expectOpen('Elves')
  for (const name of ['Asked now', 'Booklet', 'Orders']) {
    await page.getByRole('tab', { name }).click()
    await expectFits(page, `behind the curtain, ${name}`)
  }
})
