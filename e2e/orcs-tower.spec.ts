import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { inColours } from './fixtures/colours.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

const PHONE = { width: 390, height: 844 }
const PLAYERS = [
  { colour: 'blue', name: 'Ada' },
  { colour: 'green', name: 'Ben' },
  { colour: 'red', name: 'Cleo' },
  { colour: 'yellow', name: 'Dan' },
]

/** Bots have played five rounds with every newcomer but the flyer; the sixth begins with a marker of the first player. */
async function played(shelf: string): Promise<void> {
  await mkdir(shelf)
  await playedCampaign(shelf, {
    title: 'Tower',
    until: 'turn:6',
    bot: 'random',
    setup: {
      game: 'orcs-orcs-orcs',
      players: PLAYERS,
      modules: ['bonus', 'x1_terrain', 'x1_fate'],
      newcomers: { toad: 'shaman', bomber: 'golem' },
    },
  })
}

const idOfFocus = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-item') ?? null)

test('a path is chosen on the board by keys alone, or by two taps at 390 px', async ({ shelf, enter, page }) => {
  await played(shelf)
  const desk = await (await enter(page)).open('Tower')
  const board = desk.card.getByRole('group', { name: 'The tower and its six paths' })
  const own = board.getByRole('button', { name: /OO-REVEAL-2/ }).first()
  await expect(own).toBeVisible()
  await expectAccessible(page, 'a question on the board')

  await test.step('keys: around the tower, out along a path, Enter chooses and takes', async () => {
    await board.getByRole('button', { name: /^Space 1 of the tower/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await idOfFocus(page)).toBe('space-2')
    await page.keyboard.press('ArrowUp')
    expect(await idOfFocus(page)).toBe('2-1')
    await page.keyboard.press('Enter')
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(desk.chronicle.getByText(/appears on path 2/).first()).toBeVisible()
    await expect(desk.place).toContainText('Perform actions')
  })

  await test.step('taps: after a take-back the same question is answered with two', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(desk.place).toContainText('Reveal markers')
    await page.setViewportSize(PHONE)
    await expectWithin(page, 'a question on the board')
    const outer = board.locator('[data-item="1-3"]')
    await outer.click()
    await outer.click()
    await expect(desk.place).toContainText('Perform actions')
  })
})

test('the page of the tower tells what is selected; the display shows the board', async ({ shelf, enter, page, browser }) => {
  await played(shelf)
  const desk = await (await enter(page)).open('Tower')
  await page.getByRole('link', { name: 'Tower' }).first().click()
  const creature = page.locator('.tower-board .piece').first()
  const [place = ''] = (await creature.getAttribute('aria-label'))?.split(':') ?? []
  await creature.click()
  await expect(page.getByRole('heading', { name: place })).toBeFocused()
  await expect(
    page
      .getByRole('region', { name: place })
      .getByRole('button', { name: /^Correct:/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page, 'a creature selected', { moreContrast: true })
  await page.keyboard.press('Escape')
  await expect(creature).toBeFocused()
  for (const size of [PHONE, { width: 320, height: 700 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size)
    await expectWithin(page, `the tower at ${size.width}`)
  }
  await page.getByText('The board as a list').click()
  await inColours(page, 'dark')
  await expectAccessible(page, 'the board as a list')

  const share = await SharePage.of(desk)
  await share.openDoor()
  const wall = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  const code = await share.displayCode()
  await wall.goto(await share.address())
  await wall.getByRole('textbox', { name: 'Code' }).fill(code.replace(/\s/, '-'))
  await wall.keyboard.press('Enter')
  const shown = wall.getByRole('region', { name: 'Tower' })
  await expect(shown).toContainText('Display A')
  await expect(shown.getByRole('button')).toHaveCount(0)
  await expectAccessible(wall, 'the display')
  await expectWithin(wall, 'the display')
})
