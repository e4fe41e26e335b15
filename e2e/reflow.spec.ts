import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { disagreeing } from './fixtures/disagreement.ts'
import { playedCampaign } from './fixtures/play.ts'
import { overflows } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { SharePage } from './pages/share.ts'
import { WhySheet } from './pages/why.ts'

/** What people see who need larger letters: by the setting, by the browser's zoom, and by both. */
const WAYS = [
  { name: 'largest text', width: 1280, height: 800, text: 'largest' },
  { name: '200 %', width: 640, height: 400, text: 'normal' },
  { name: '200 % and largest text', width: 640, height: 400, text: 'largest' },
  { name: '400 %', width: 320, height: 400, text: 'normal' },
] as const

/** The narrowest telephone; letters of twice the size, on a screen and on a telephone, as a browser's own setting has them. */
const SMALL = [
  { name: '320 px wide', width: 320, height: 568, text: 'normal' },
  { name: 'letters twice as large', width: 1280, height: 800, text: 'normal', letters: '200%' },
  { name: 'letters twice as large, on a narrow screen', width: 640, height: 800, text: 'normal', letters: '200%' },
] as const

interface Way {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly text: string
  /** Of the browser, where they are not what it came with. */
  readonly letters?: string
}

async function expectFits(page: Page, what: string, ways: readonly Way[] = WAYS): Promise<void> {
  for (const { name, width, height, text, letters } of ways) {
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([size = '', browsers = '']) => {
        document.documentElement.setAttribute('data-text', size)
        document.documentElement.style.fontSize = browsers
      },
      [text, letters],
    )
    expect.soft(await overflows(page), `${what}, ${name}`).toEqual([])
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
  'figures',
  'take-over',
  'play-out',
  'recap',
] as const

const SEAT_PAGES = [
  ['', 'Jetzt'],
  ['orders', 'Anweisungen'],
  ['ledger', 'Hauptbuch'],
  ['booklet', 'Heft'],
  ['ages', 'Zeitalter'],
  ['wars', 'Kriege'],
  ['chronicle', 'Chronik'],
  ['timeline', 'Zeitleiste'],
  ['print', 'Drucken'],
  ['settings', 'Einstellungen'],
  ['house', 'Haus'],
  ['works', 'Bauten'],
  ['charts', 'Diagramme'],
  ['rules', 'Regeln'],
  ['house-rules', 'Hausregeln'],
  ['more', 'Mehr'],
] as const

test.describe('at 200 % in German, where words are longer', () => {
  test.use({ locale: 'de-DE', deviceScaleFactor: 2 })

  test('every page keeps within the screen, with nothing cut off or covered', async ({ shelf, startServer, page }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Lettering', until: 'turn:14', bot: 'warlike' })
    await page.goto(await (await startServer()).freshAddress())
    await page.getByRole('link', { name: 'Lettering' }).waitFor()
    await expectFits(page, 'the library')
    for (const path of ['new', 'settings', 'keys', 'nowhere']) {
      await page.goto(new URL(`#/${path}`, page.url()).href)
      await page.reload()
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

test('so do dialogs, the steps of the set-up, the curtain and what is behind it', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Lettering', until: 'turn:3' })
  const library = await enter(page)
  const setup = await library.newCampaign()
  for (const step of ['Game options', 'House rules', 'Dice', 'Summary'] as const) {
    await setup.step(step)
    await expectFits(page, `set-up, ${step}`)
  }
  await page.goto(new URL('#/', page.url()).href)
  await page.setViewportSize({ width: 640, height: 400 })
  const desk = await library.open('Lettering')
  await expect(desk.card.locator(':focus'), 'and what has the focus is in sight').toBeInViewport()
  await page.setViewportSize({ width: 2560, height: 1440 })
  const [ledger, chronicle] = [page.locator('.side-ledger'), page.locator('.side-chronicle')]
  await expect
    .poll(async () => (await ledger.boundingBox())?.y, 'nor does a large screen leave room empty')
    .toBe((await chronicle.boundingBox())?.y)
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

test.describe('in German, where words are longer', () => {
  test.use({ locale: 'de-DE', deviceScaleFactor: 2 })

  test('so does every dialog of the desk', async ({ shelf, startServer, page }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Schlachtplan', until: 'turn:3' })
    await disagreeing(await playedCampaign(shelf, { title: 'Widerspruch', until: 'turn:2' }))
    await page.goto(await (await startServer()).freshAddress())
    const library = page.url()
    await page.getByRole('link', { name: 'Widerspruch' }).click()
    const byMenu = (name: string) => async () => {
      await page.getByRole('button', { name: 'Menü' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const opening = {
      'the restart': () => page.getByRole('button', { name: 'Die Phase neu beginnen' }).click(),
      'a correction': byMenu('Eine Zahl korrigieren'),
      'a note': byMenu('Eine Notiz schreiben'),
      'the palette': () => page.keyboard.press('Control+k'),
      'taking back': () =>
        page
          .getByRole('button', { name: /^Ab hier zurücknehmen/ })
          .first()
          .click(),
      why: () =>
        page
          .getByRole('button', { name: /^Punkte/ })
          .last()
          .click(),
    }
    for (const [what, open] of Object.entries(opening)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFits(page, what, SMALL)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (what === 'the restart') {
        await page.goto(library)
        await page.getByRole('link', { name: 'Schlachtplan' }).click()
        await expect(page.getByRole('article')).toBeVisible()
      }
    }
  })
})

test('so does everything on a player’s own device, in German', async ({ shelf, enter, page, newBrowser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schlachtplan', until: 'turn:12', bot: 'schemer', seed: '7'.repeat(64) })
  const share = await SharePage.of(await (await enter(page)).open('Schlachtplan'))
  await share.openDoor()
  const code = await share.invite('Elves')
  const address = await share.address()
  const player = await (await newBrowser({ locale: 'de-DE', deviceScaleFactor: 2 })).newPage()
  await player.goto(address)
  await expect(player.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectFits(player, 'joining', SMALL)
  await player.goto(`${address}#${code}`)
  await expect(player.getByRole('navigation', { name: 'Seiten' })).toBeVisible()
  for (const [path, title] of SEAT_PAGES) {
    await player.goto(new URL(`#/${path}`, address).href)
    await expect(player).toHaveTitle(`${title} · Lineage Workbench`)
    await expect(player.locator('main h1').first()).toBeAttached()
    await expectFits(player, title, SMALL)
  }
})
