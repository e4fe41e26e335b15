import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import type { LibraryPage } from './pages/library.ts'

/** A desk that asks for the dice of several women who try for a child. */
async function atDice(shelf: string, enter: (page: Page) => Promise<LibraryPage>, page: Page): Promise<Desk> {
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'Mid-game', until: '1/elves/3/births', setup })
  return await (await enter(page)).open('Mid-game')
}

test('Ctrl+Z and Ctrl+Y in the field for dice give back what was typed there, and take nothing back', async ({ shelf, enter, page }) => {
  const desk = await atDice(shelf, enter, page)
  const entry = await desk.entry()
  const [field, press] = [desk.typedDice, (key: string): Promise<void> => page.keyboard.press(key)]
  // An earlier try, emptied by hand: nothing of it may mix with the next.
  await page.keyboard.type('703')
  await press('Control+a')
  await press('Delete')
  await press('Control+z')
  await expect(field).toHaveValue('70 3')
  await press('Control+y')
  await expect(field).toHaveValue('')
  await page.keyboard.type('1234')
  await expect(field).toHaveValue('12 34 ')
  const seen: string[] = []
  for (let times = 0; times < 6; times++) {
    await press('Control+z')
    seen.push(await field.inputValue())
  }
  expect(seen.slice(0, 4)).toEqual(['12 ', '', '70 3', '70 '])
  for (let times = 0; times < 8; times++) await press('Control+y')
  await expect(field).toHaveValue('12 34 ')
  expect(await desk.entry()).toBe(entry)
})

test('an Enter that ends a word in the making runs nothing and answers nothing', async ({ shelf, enter, page }) => {
  const desk = await atDice(shelf, enter, page)
  const entry = await desk.entry()
  const keys = await page.context().newCDPSession(page)
  const compose = async (text: string): Promise<void> => {
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await keys.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 })
    }
  }
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox')
  await compose('confirm')
  await expect(palette).toHaveValue('confirm')
  await expect(page.getByRole('option').first()).toHaveText(/confirm/i)
  await page.keyboard.press('Escape')
  expect(await desk.entry()).toBe(entry)
})
