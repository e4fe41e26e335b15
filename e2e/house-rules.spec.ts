import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

test('the game master decides a house rule anew, with a reason, and takes it back', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:3' })
  const desk = await (await enter(page)).open('Played')
  await desk.go('House rules')
  await expectAccessible(page, 'the house rules of a campaign')

  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill('birth_death')
  await page.locator('summary').first().click()
  await page.getByRole('radio').last().check()
  const change = page.getByRole('form', { name: 'To be changed' })
  await change.getByRole('button', { name: 'Decide' }).click()
  await expect(change.getByText(/needs a reason/)).toBeVisible()
  await expectAccessible(page, 'a house rule that lacks its reason')

  await change.getByLabel('Reason').fill('We found it too harsh')
  await change.getByRole('button', { name: 'Decide' }).click()
  await expect(change).toBeHidden()
  const history = page.getByRole('region', { name: 'Decided so far' })
  await expect(history).toContainText('We found it too harsh')
  await page.reload()
  await expect(history).toContainText('We found it too harsh')
  await expectAccessible(page, 'a house rule decided anew')

  await desk.go('Desk')
  await desk.takeBack()
  await desk.go('House rules')
  await expect(history).toContainText('taken back in entry')
})
