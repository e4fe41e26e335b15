import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

test('the booklets: whose, which turn, why a chance, and what the printer gets', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Schemes', until: 'turn:18', bot: 'schemer' })
  const desk = await (await enter(page)).open('Schemes')
  await desk.go('Booklets')
  await page.getByRole('tab', { name: /^Elves/ }).click()
  await expectAccessible(page, 'the newest turn of a booklet')

  const entered = page.getByRole('tab', { name: /^Round \d+, with entries$/ })
  const spread = page.getByRole('article')
  const written = spread.getByRole('list', { name: 'Written in this turn' }).getByRole('listitem')
  // A turn in which only something was found out about others has entries too.
  let at = 0
  do {
    await entered.nth(at).click()
    await expect(spread).toHaveAccessibleName(`Elves, round ${await entered.nth(at).innerText()}`)
    at++
  } while (!(await written.first().isVisible()))
  await expect(spread.getByRole('heading', { name: 'As it was when the turn ended' })).toBeVisible()
  const before = await spread.getAttribute('aria-label')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('.')
  await expect(spread).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press(',')
  await expect(spread).toHaveAttribute('aria-label', before ?? '')
  await expectAccessible(page, 'a written turn')

  await page
    .getByRole('button', { name: /^Chance of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Chance of/ })).toContainText('turns of training')
  await expectAccessible(page, 'what a chance is reckoned from')
  await page.keyboard.press('Escape')

  for (const [button, title] of [
    ['Print', 'Booklet of the elves'],
    ['Print a blank one', 'War and espionage booklet'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    const sheet = page.getByRole('listitem', { name: /^Sheet 1 of/ })
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.goBack()
  }
})

test('on a phone the pages of a turn stand one above the other, and nothing is cut off', async ({ shelf, enter, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Wars', until: 'turn:14', bot: 'warlike' })
  const desk = await (await enter(page)).open('Wars')
  await desk.go('Booklets')
  await expectWithin(page, 'the booklets')
  await expectAccessible(page, 'the booklets on a phone')
})
