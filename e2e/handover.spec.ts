import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import type { LibraryPage } from './pages/library.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { Desk } from './pages/desk.ts'
import { SharePage } from './pages/share.ts'

const PIN = '2718'

/** A campaign in mid-game, full of secrets, at the game master's desk. */
async function atTheDesk(shelf: string, enter: (page: Page) => Promise<LibraryPage>, page: Page): Promise<Desk> {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:14', bot: 'schemer', seed: '7'.repeat(64) })
  return (await enter(page)).open('Schemes')
}

/** Nothing that passers-by or the program around the page could read tells of the campaign. */
async function expectNeutral(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Lineage Workbench')
  await expect(page).toHaveURL(/#\/curtain$/)
}

/** Hands the screen to the elves for the first time, and sits down. */
async function seatElves(page: Page): Promise<Curtain> {
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  await curtain.choosePin(PIN)
  await curtain.expectOpen('Elves')
  return curtain
}

test('a player chooses a PIN, reads the own booklet and no other, and comes back by that PIN alone', async ({ shelf, enter, page }) => {
  const desk = await atTheDesk(shelf, enter, page)
  await desk.go('Booklets')
  await page.getByRole('tab', { name: /^Humans/ }).click()
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  await expectNeutral(page)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page, 'a first PIN')
  await curtain.choosePin(PIN, '2719')
  await expect(page.getByText('The two are not the same: type the PIN twice.')).toBeVisible()
  await curtain.choosePin('12')
  await expect(page.getByText('A PIN has 4 to 12 digits and nothing else.')).toBeVisible()
  await curtain.choosePin(PIN)
  await curtain.expectOpen('Elves')
  await expectNeutral(page)

  await page.getByRole('tab', { name: 'Booklet' }).click()
  await expect(page.getByRole('article', { name: /^Elves, round \d+$/ })).toBeVisible()
  await expect(page.getByRole('article', { name: /^(Humans|Dwarves), round/ })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages of the campaign' })).toHaveCount(0)
  await expectAccessible(page, 'the booklet behind the curtain')
  await page.getByRole('tab', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { name: /^Orders for round \d+$/ })).toBeVisible()
  await expectAccessible(page, 'orders behind the curtain')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The curtain is down: nothing is printed from here.')).toBeVisible()
  await expect(page.locator('#app > :visible')).toHaveCount(1)
  await page.emulateMedia({ media: null })

  await curtain.back.click()
  await curtain.expectDown()
  await expectAccessible(page, 'the curtain')
  await curtain.enterPin('0000')
  await expect(page.getByText('This is not the PIN')).toBeVisible()
  await curtain.expectDown()
  await curtain.enterPin(PIN)
  await curtain.expectOpen('Elves')
  await curtain.back.click()
  await page.getByRole('button', { name: "Back to the game master's view" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booklets' })).toBeAttached()
  await expect(page).toHaveTitle(/^Schemes · Booklets/)
})

test('behind the curtain a player looks up rules, charts and the pages of the own seat, and the address tells nothing of it', async ({
  shelf,
  enter,
  page,
}) => {
  await atTheDesk(shelf, enter, page)
  const curtain = await seatElves(page)
  await page.getByRole('tab', { name: 'Look up' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Look up' })
  await expectAccessible(page, 'what can be looked up')

  await panel.getByRole('link', { name: /^Rules/ }).click()
  await expect(panel.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await panel.getByRole('searchbox').fill('spy')
  await expect(panel.getByRole('status')).toHaveText(/^[1-9]\d* of \d+ rules$/)
  await expectNeutral(page)
  await panel.getByRole('link', { name: 'All pages' }).click()

  for (const name of ['Works', 'Charts', 'House rules', 'Chronicle']) {
    await test.step(name, async () => {
      await panel.getByRole('link', { name: new RegExp(`^${name}`) }).click()
      await expect(panel.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectNeutral(page)
      await expectAccessible(page, `${name} behind the curtain`)
      await panel.getByRole('link', { name: 'All pages' }).click()
    })
  }
  // Nobody comes from there to what is not the seat's.
  await expect(panel.getByRole('link', { name: /Share|Print|Settings/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await curtain.expectDown()
  await expectNeutral(page)
})

test('the curtain falls by itself: by Escape, by stillness, when the window is left, and before any other page', async ({
  shelf,
  enter,
  page,
}) => {
  await page.clock.install()
  const desk = await atTheDesk(shelf, enter, page)
  const deskAddress = page.url()
  await expect(desk.card).toBeVisible()
  const curtain = await seatElves(page)

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Escape: () => page.keyboard.press('Escape'),
    stillness: () => page.clock.runFor(61_000),
    'the window is left': () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'another tab': () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'visibilityState')
      }),
    'a page before': () => page.goBack(),
    'another page': () => page.evaluate((address) => location.assign(address), deskAddress),
  }
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await leave()
      await curtain.expectDown()
      await expectNeutral(page)
      await expect(page.getByText(/^Round \d+$/)).toHaveCount(0)
      await curtain.enterPin(PIN)
      await curtain.expectOpen('Elves')
    })
  }
})

test('a reload behind the curtain stays behind it, and leaves nothing of the seat in the page', async ({ shelf, enter, page }) => {
  await atTheDesk(shelf, enter, page)
  const curtain = await seatElves(page)
  await page.getByRole('tab', { name: 'Booklet' }).click()
  await expect(page.getByRole('article', { name: /^Elves, round/ })).toBeVisible()
  await page.reload()
  await curtain.expectDown()
  await expectNeutral(page)
  await expect(page.getByLabel('PIN of the Elves')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await curtain.enterPin(PIN)
  await curtain.expectOpen('Elves')
})

test("the game master's view has a PIN of its own, and players vouched for by it choose theirs", async ({ shelf, enter, page }) => {
  const desk = await atTheDesk(shelf, enter, page)
  const share = await SharePage.of(desk)
  await share.show('Shared screen')
  await expectAccessible(page, 'the shared screen')
  await page.getByLabel('PIN of the game master').fill('1618')
  await page.getByLabel('Once more').fill('1618')
  await page.getByRole('button', { name: 'Set the PIN' }).click()
  await expect(page.getByText('It has a PIN.')).toBeVisible()

  const curtain = new Curtain(page)
  await curtain.lower()
  await expectNeutral(page)
  await curtain.enterPin('1619')
  await expect(page.getByText('This is not the PIN')).toBeVisible()
  await curtain.enterPin('1618')
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible()

  await curtain.handTo('Humans')
  await expect(page.getByText(/The Humans have no PIN yet/)).toBeVisible()
  await curtain.enterPin('1618')
  await curtain.choosePin(PIN)
  await curtain.expectOpen('Humans')
  await page.keyboard.press('Escape')
  await curtain.expectDown()
  await page.getByRole('button', { name: 'Game master' }).click()
  await curtain.enterPin('1618')
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible()

  // Whoever opens the campaign anew stands before the curtain.
  await desk.toLibrary()
  await page.reload()
  await page.getByRole('link', { name: 'Schemes', exact: true }).click()
  await curtain.expectDown()
  await expectNeutral(page)
  await curtain.enterPin('1618')
  await Desk.on(page)
})
