import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

const GOLDEN = 'src-shared/games/greatest-lineage/golden/peaceful-score/campaign.lineage'

test('the end tells who won and how, for all ears and widths, and on the table display what everybody may know', async ({
  shelf,
  enter,
  page,
  newBrowser,
}) => {
  await mkdir(shelf)
  await copyFile(GOLDEN, path.join(shelf, 'Peace.lineage'))
  const desk = await (await enter(page)).open('Twenty turns of peace')
  const end = page.getByRole('article', { name: 'The lineage endures' })
  await expect(end.locator('header')).toContainText('Dwarves Ishka')
  await expect(end.locator('.course')).toHaveCount(6)
  await expect(
    page.getByRole('navigation', { name: 'The turn' }).getByRole('button', { name: /^(Skip|End) this phase|^Move play/ }),
  ).toHaveCount(0)
  await expectAccessible(page, 'the end')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })

  const share = await SharePage.of(desk)
  await share.openDoor()
  const wall = await (await newBrowser({ viewport: { width: 1920, height: 1080 } })).newPage()
  await share.onDisplay(wall)
  await expect(wall.getByRole('heading', { level: 2, name: 'The lineage endures' })).toBeVisible()
  await expect(wall.locator('.course .told')).toHaveText([/^Prestige/, /^Territories/])
  await expectAccessible(wall, 'the end on the display')
  // The door closes with the campaign: a display would knock in vain.
  await wall.close()

  await desk.go('Desk')
  await end.getByRole('link', { name: 'Print the saga' }).click()
  await expect(page).toHaveURL(/print\/book/)
  await page.goBack()
  await end.getByRole('button', { name: 'Back to the library' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
})
