import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { LedgerPage } from './pages/ledger.ts'
import { playTurn, rollForFirst } from './pages/player.ts'
import type { SetupStep } from './pages/setup.ts'
import { WhySheet } from './pages/why.ts'

test.use({ hostKind: 'browser', viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone nothing runs off the side, and a turn can be played', async ({ library, page }) => {
  await fitsAcross(page, 'the empty library')
  const setup = await library.newCampaign()
  for (const step of ['Game and players', 'Game options', 'House rules', 'Dice', 'Summary'] satisfies SetupStep[]) {
    await setup.step(step)
    await fitsAcross(page, step)
  }
  await setup.step('Game and players')
  await setup.title.fill('The campaign with a rather long name, as people give them')
  await setup.name({ Elves: 'Adalbert von und zu Hohenstein-Waldburg', Humans: 'Ben', Dwarves: 'Cleo' })
  await fitsAcross(page, 'long names')
  const desk = await setup.start()
  await expect(page.getByRole('heading', { level: 2, name: 'Before the first round' })).toBeVisible()

  await rollForFirst(desk)
  const rail = page.getByRole('navigation', { name: 'The turn' })
  await expect(rail.getByRole('button', { name: /^Gain points ?, done/ })).toBeVisible()
  await expect(rail.getByRole('button', { name: /^Age advancement ?, still to come/ })).toBeVisible()
  await expectAccessible(page, 'the desk on a phone')
  await fitsAcross(page, 'a sheet to fill')
  await desk.change(() => desk.accept.click())
  await expect(desk.card.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await fitsAcross(page, 'a roll')
  const seat = (await desk.place.innerText()).split(' · ')[1] ?? ''
  await playTurn(desk, seat, { dice: 'typed', deeds: [{ name: /^Technology/, amount: 2 }] })
  await fitsAcross(page, 'the next turn')

  for (const name of ['Ledger', 'Ages', 'Timeline'] as const) {
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, 300))
    await desk.go(name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await fitsAcross(page, name)
  }
  await desk.go('Ledger')
  const ledger = new LedgerPage(page)
  for (const tab of ['Elves', 'Side by side', 'Non-players'] as const) {
    await ledger.show(tab)
    await fitsAcross(page, `the ledger, ${tab}`)
  }
  await ledger.show('Elves')
  const sheet = await WhySheet.of(page, ledger.figure('Food', 'Elves'))
  await fitsAcross(page, 'why')
  await sheet.close()
  await ledger.view('Statement')
  await fitsAcross(page, 'the statement')

  await desk.toLibrary()
  await fitsAcross(page, 'the library')
  for (const [command, heading] of [
    ['Settings', 'Settings'],
    ['Key map', 'Keys'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: command }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await fitsAcross(page, command)
  }
})

/** Neither the page nor anything in it that scrolls down is wider than the screen, and nothing that can be read or pressed stands beyond its edges. */
async function fitsAcross(page: Page, state: string): Promise<void> {
  // What slides in from the side stands beyond the edge until it is there.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null))
  const wide = await page.evaluate(() => {
    const name = (element: Element): string => `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`
    const scrollers = [document.documentElement, document.body, ...document.querySelectorAll('main, [role="dialog"], aside')]
    const across = scrollers.filter((element) => element.scrollWidth > element.clientWidth + 1)

    /** For ears only, or in a strip that may be pushed to and fro: the tabs, the line of the ages. */
    const isExempt = (element: Element): boolean => {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(around)
        if (clipPath !== 'none' || (!scrollers.includes(around) && (overflowX === 'auto' || overflowX === 'scroll'))) return true
      }
      return false
    }
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!hasText(element) && !element.matches('button, a, input, select')) return false
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 1 && (right > innerWidth + 1 || left < -1) && element.checkVisibility({ visibilityProperty: true }) && !isExempt(element)
      )
    })
    return [...across, ...beyond].map(name)
  })
  expect(wide, state).toEqual([])
}
