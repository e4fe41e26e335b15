import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

test('the rules: searched, reached by their address, and where they were last applied', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:5' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('Rules')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('child')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'the rules searched')
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('no rule says this')
  await page.getByRole('button', { name: 'Show all rules' }).click()

  await page.goto(page.url().replace(/rules.*$/, 'rules/GL-MON-7'))
  const named = page.locator('[id="GL-MON-7"]')
  await expect(named).toBeInViewport()
  await expect(named).toBeFocused()

  const applied = page.getByRole('article').filter({ hasText: 'Last applied: Round' })
  await applied
    .getByRole('button', { name: /: why\?$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the rules on a phone', async ({ shelf, enter, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:2' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('Rules')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectWithin(page, 'the rules')
})
