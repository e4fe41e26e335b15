import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { makeLineageWorld, usualWish } from '../src-shared/games/greatest-lineage/board/world.ts'
import { inColours } from './fixtures/colours.ts'
import { picturing, toPage } from './fixtures/pictures.ts'
import { enriched, playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { Desk } from './pages/desk.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

/** Pictures of the board where land is asked for, and of worlds that are made: `npm run look`. */
test('the board: asked at the desk, behind the curtain, a world that is made', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const world = makeLineageWorld({ ...usualWish('look', 600), name: 'Test', language: 'en' })
  const setup = { firstPlayer: 'elves', world }
  await playedCampaign(shelf, { title: 'Mapped', until: '1/elves/5/conflict', bot: 'idle', setup, answers: enriched('elves') })
  const picture = await picturing(page, 'b')
  await (await enter(page)).open('Mapped')
  await page.getByRole('radio', { name: /^Claim blank land/ }).check()
  await page.getByRole('spinbutton', { name: /^Territories/ }).fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Board' })).toBeVisible()
  await picture('claim')
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  await curtain.choosePin('2718')
  await expect(page.getByRole('listbox', { name: 'Board' })).toBeVisible()
  await picture('curtain')
  await curtain.back.click()
  await curtain.expectDown()
})

test('the board: a world that is made', { tag: '@look' }, async ({ enter, page }) => {
  const picture = await picturing(page, 'w')
  await enter(page)
  await page.goto(page.url().replace(/#.*$/, '#/workshop/greatest-lineage/worlds'))
  await page.getByRole('textbox', { name: 'Seed' }).fill('look')
  await page.getByRole('button', { name: 'Make the world' }).click()
  await expect(page.getByRole('listbox', { name: 'Board' }).getByRole('option')).toHaveCount(600)
  await picture('maker')
})

test('the board: its page, a player’s telephone, the display, on paper', { tag: '@look' }, async ({ library: _, page, newBrowser }) => {
  await page.getByRole('button', { name: /^Open the sample/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeAttached({ timeout: 60_000 })
  const desk = await Desk.on(page)
  const picture = await picturing(page, 'm')
  await toPage(page, 'map', 'Map')
  await expect(page.getByRole('listbox', { name: 'Board' })).toBeVisible()
  await picture('map')
  for (const kind of ['SVG', 'PNG']) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: `Picture (${kind})` }).click()
    await (await saving).saveAs(path.join('out/look', `m01-map-file.${kind.toLowerCase()}`))
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 2560, height: 1440 })
    await inColours(page, { colorScheme, contrast: 'no-preference' })
    await page.screenshot({ path: path.join('out/look', `m01-map-vast-${colorScheme}.png`) })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await inColours(page, { colorScheme: 'light', contrast: 'no-preference' })
  const devtools = await page.context().newCDPSession(page)
  for (const type of ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia', 'none'] as const) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type })
    if (type !== 'none') await page.screenshot({ path: path.join('out/look', `m01-map-${type}.png`) })
  }
  await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 3 })
  await picture('map-closer')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const address = await share.address()
  const player = await (await newBrowser()).newPage()
  const app = await SeatApp.join(player, `${address}#${await share.invite('Elves')}`)
  const pictureSeat = await picturing(player, 'n')
  await app.go('Map')
  await expect(player.getByRole('listbox', { name: 'Board' })).toBeVisible()
  await pictureSeat('seat-map')
  await page.getByRole('link', { name: 'Table display' }).click()
  const wall = await (await newBrowser()).newPage()
  const pictureWall = await picturing(wall, 'o')
  await share.onDisplay(wall)
  await expect(wall.getByRole('heading', { level: 2, name: 'The world' })).toBeVisible()
  await pictureWall('display')
  await toPage(page, 'print', 'Print')
  await page.getByRole('combobox', { name: 'What to print' }).selectOption({ label: 'The book of the campaign' })
  await expect(page.getByRole('status').filter({ hasText: /sheet/ })).toBeVisible()
  await page
    .getByRole('img', { name: /land|board|map/i })
    .first()
    .scrollIntoViewIfNeeded({ timeout: 20_000 })
  await picture('print')
})

/** Pictures of the display of a campaign. */
async function pictureDisplay(desk: Desk, wall: Page, set: string): Promise<void> {
  const share = await SharePage.of(desk)
  await share.openDoor()
  const picture = await picturing(wall, set)
  await share.onDisplay(wall)
  await expect(wall.locator('[data-area], [data-space]').first()).toBeVisible()
  await picture('display')
  for (const [name, size] of Object.entries({ hd: { width: 1920, height: 1080 }, vast: { width: 2560, height: 1440 } })) {
    await wall.setViewportSize(size)
    await wall.screenshot({ path: path.join('out/look', `${set}01-display-${name}.png`) })
  }
}

test('the board on the display', { tag: '@look' }, async ({ shelf, enter, page, newBrowser }) => {
  await mkdir(shelf)
  const world = makeLineageWorld({ ...usualWish('look', 600), name: 'Test', language: 'en' })
  await playedCampaign(shelf, { title: 'Mapped', until: '3/elves/7/spend', bot: 'warlike', setup: { world } })
  await pictureDisplay(await (await enter(page)).open('Mapped'), await (await newBrowser()).newPage(), 'q')
})

test('the areas of Nation Turns on the display', { tag: '@look' }, async ({ library, page, newBrowser }) => {
  const setup = await library.newCampaign()
  await page.getByRole('radio', { name: /^Nation Turns/ }).check()
  const desk = await setup.start()
  await desk.typedDice.fill('4 4')
  await page.keyboard.press('Enter')
  await pictureDisplay(desk, await (await newBrowser()).newPage(), 'p')
})
