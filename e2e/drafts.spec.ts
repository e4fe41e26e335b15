import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'
import type { LibraryPage } from './pages/library.ts'

const KEPT = 'What you had begun here has been kept.'
const PIN = '2718'

/** Texts of all drafts that lie in the browser. */
function stored(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('lineage-drafts')
        opened.onerror = () => reject(new Error('the drafts cannot be read'))
        opened.onsuccess = () => {
          const asked = opened.result.transaction('drafts').objectStore('drafts').getAll()
          asked.onsuccess = () => {
            opened.result.close()
            resolve((asked.result as { readonly text: string }[]).map(({ text }) => text))
          }
        }
      }),
  )
}

/** A desk that asks for the dice of several women who try for a child. */
async function atDice(shelf: string, enter: (page: Page) => Promise<LibraryPage>, page: Page): Promise<Desk> {
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'Mid-game', until: '1/elves/3/births', setup })
  const desk = await (await enter(page)).open('Mid-game')
  expect((await desk.question()).dice).toBeGreaterThan(4)
  return desk
}

test('dice typed half-way outlast another page, another campaign and a reload, by keys alone', async ({ shelf, enter, page }) => {
  const { keyboard } = page
  const desk = await atDice(shelf, enter, page)
  const kept = desk.card.getByText(KEPT)
  await expect(desk.typedDice).toBeFocused()
  await keyboard.type('34 77 ')
  await expect(kept).toBeHidden()

  await keyboard.press('Alt+2')
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible()
  await keyboard.press('Alt+1')
  await expect(desk.typedDice).toHaveValue('34 77 ')
  await expect(kept).toBeVisible()
  await expect(desk.typedDice).toBeFocused()
  await keyboard.type('5 ')
  await expect(desk.typedDice).toHaveValue('34 77 5 ')

  await expect.poll(async () => (await stored(page)).join()).toContain('34 77 5 ')
  await page.reload()
  await expect(desk.typedDice).toHaveValue('34 77 5 ')
  await expect(desk.typedDice).toBeFocused()
  await keyboard.type('61')
  await expect(desk.typedDice).toHaveValue('34 77 5 61 ')

  await desk.toLibrary()
  await page.getByRole('button', { name: /^Open the sample/ }).click()
  await expect(desk.card.getByRole('spinbutton').first()).toBeFocused()
  await expect(kept).toBeHidden()
  await desk.toLibrary()
  await page.getByRole('link', { name: 'Mid-game', exact: true }).click()
  await expect(desk.typedDice).toHaveValue('34 77 5 61 ')

  await tabTo(page, page.getByRole('button', { name: 'Start over' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(desk.typedDice).toHaveValue('')
  await expect(desk.typedDice).toBeFocused()
  await expect(kept).toBeHidden()
  await expect.poll(() => stored(page)).toEqual([])
  await page.reload()
  await expect(desk.typedDice).toHaveValue('')
  expect(await stored(page)).toEqual([])

  await keyboard.type('34')
  await expect.poll(() => stored(page)).toHaveLength(1)
  await keyboard.press('r')
  await expect.poll(() => stored(page)).toEqual([])
})

test('two windows at one question keep each its own', async ({ shelf, enter, page, context }) => {
  const desk = await atDice(shelf, enter, page)
  const other = await context.newPage()
  await other.goto(page.url())
  const beside = await Desk.on(other)
  await desk.typedDice.fill('11 ')
  await beside.typedDice.fill('22 ')
  await expect.poll(() => stored(page)).toHaveLength(2)
  await page.reload()
  await expect(desk.typedDice).toHaveValue('11 ')
  await other.reload()
  await expect(beside.typedDice).toHaveValue('22 ')
  await beside.change(() => beside.roll.click())
  await expect(desk.typedDice).toBeHidden()
  await expect.poll(() => stored(page)).toEqual([])
})

test('what the game master has begun is not in the page while the screen is lent, and is there afterwards', async ({
  shelf,
  enter,
  page,
}) => {
  const desk = await atDice(shelf, enter, page)
  await desk.typedDice.fill('91 83 ')
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' })
  const writeNote = async (): Promise<void> => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('write a note')
    await page.keyboard.press('Enter')
  }
  await writeNote()
  await note.fill('Nobody may read this yet')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  const readable = (): Promise<string> =>
    page.evaluate(() => [document.documentElement.outerHTML, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n'))
  expect(await readable()).not.toMatch(/91 83|Nobody may read/)
  await curtain.choosePin(PIN)
  await curtain.expectOpen('Elves')
  expect(await readable()).not.toMatch(/91 83|Nobody may read/)
  await expect(page.getByText(KEPT)).toHaveCount(0)
  await curtain.back.click()
  await page.getByRole('button', { name: "Back to the game master's view" }).click()
  await expect(desk.typedDice).toHaveValue('91 83 ')
  await writeNote()
  await expect(note).toHaveValue('Nobody may read this yet')
  await expect(note).toBeFocused()
})

test.describe('with everything in the browser', () => {
  test.use({ hostKind: 'browser' })

  test('gatherers sent half-way are there after a reload, ready to be typed over', async ({ library, page }) => {
    const desk = await library.openSample()
    const first = desk.card.getByRole('spinbutton').first()
    const second = desk.card.getByRole('spinbutton').nth(1)
    await first.fill('3')
    await second.fill('1')
    await expect
      .poll(async () => (await stored(page)).map((text) => Object.values(JSON.parse(text) as Record<string, unknown>)))
      .toEqual([[3, 1]])
    await page.reload()
    await expect(first).toHaveValue('3')
    await expect(second).toHaveValue('1')
    await expect(desk.card.getByText(KEPT)).toBeVisible()
    await expect(first).toBeFocused()
    await page.keyboard.type('4')
    await expect(first).toHaveValue('4')
    await expectAccessible(page, 'a card that was begun before')
  })
})
