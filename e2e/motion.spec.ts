import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { WhySheet } from './pages/why.ts'

test.use({ hostKind: 'browser' })

interface Watching {
  movements?: string[]
}

/** Notes everything that begins to slide, fade or grow, from the next page that is opened on. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movements: string[] = []
    Object.assign(globalThis, { movements })
    document.addEventListener('animationstart', ({ animationName }) => movements.push(animationName.replace(/-[0-9a-f]{8}$/, '')), true)
    document.addEventListener('transitionrun', ({ propertyName }) => movements.push(propertyName), true)
  })
}

const movementsOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...new Set((globalThis as Watching).movements)].sort())

const running = (page: Page): Promise<number> => page.evaluate(() => document.getAnimations().length)

/** Does what moves something elsewhere: sheets and dialogs, messages, dice, bars, buttons under the mouse, pages. */
async function stirEverything(desk: Desk, after: () => Promise<void>): Promise<void> {
  const { page } = desk
  await page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: 'Next' }).hover()
  await after()
  await desk.card.getByRole('spinbutton').first().fill('3')
  await after()
  while ((await desk.question()).kind !== 'roll') await desk.change(() => desk.accept.click())
  await desk.change(() => desk.roll.click())
  await after()
  await page.getByRole('button', { name: 'Menu' }).click()
  await after()
  await page.getByRole('menuitem', { name: 'Correct a figure' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await after()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox', { name: 'Commands' })).toBeVisible()
  await after()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check the record' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toBeVisible()
  await after()
  await desk.go('Ledger')
  const sheet = await WhySheet.of(page, page.getByRole('button', { name: /^Food of / }).first())
  await after()
  await sheet.close()
  for (const name of ['Ages', 'House rules'] as const) {
    await desk.go(name)
    await after()
  }
}

async function expectStill(desk: Desk): Promise<void> {
  await stirEverything(desk, async () => expect(await running(desk.page)).toBe(0))
  expect(await movementsOn(desk.page)).toEqual([])
}

test.describe('whose system asks for less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees nothing slide or fade', async ({ page, enter }) => {
    await watchMovements(page)
    await expectStill(await (await enter(page)).openSample())
  })
})

test('who chooses Still in the settings sees nothing slide or fade, while others do', async ({ page, enter }) => {
  await watchMovements(page)
  const library = await enter(page)
  await stirEverything(await library.openSample(), async () => {})
  await expect.poll(() => movementsOn(page)).toEqual(expect.arrayContaining(['appear', 'background-color', 'lie', 'rise', 'slide']))

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Still' }).check()
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.reload()
  await expect(library.heading).toBeVisible()
  await expectStill(await library.openSample())
})
