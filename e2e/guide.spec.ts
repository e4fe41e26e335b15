import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'
import { WhySheet } from './pages/why.ts'

test.use({ hostKind: 'browser' })

const guideOn = (page: Page) => page.getByRole('region', { name: 'Guide' })

async function expectStep(page: Page, title: string): Promise<void> {
  await expect(guideOn(page).getByRole('heading', { name: title })).toBeVisible()
}

/** Leaves a dialog as soon as it is there. */
async function escape(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('the sample opens with a guide that waits until each thing is done', async ({ library, page }) => {
  const desk = await library.openSample()
  await expectStep(page, 'A turn follows a rail of phases')
  await expect(guideOn(page).locator(':focus')).toHaveCount(0)
  await expect(page.getByText('How the desk works')).toHaveCount(0)
  await expectAccessible(page, 'the guide')

  await page.getByRole('button', { name: /^Gain points/ }).click()
  await escape(page, 'Gain points')
  await expectStep(page, 'One question at a time')
  await desk.card
    .getByRole('button', { name: /^Rule GL-/ })
    .first()
    .click()
  await expectStep(page, 'See it before it counts')
  await escape(page, /^Rule GL-/)
  await desk.card.getByRole('spinbutton').first().fill('3')
  await expectStep(page, 'Then confirm it')
  await desk.change(() => desk.accept.click())
  await expectStep(page, 'Dice: yours, or those of the app')
  while ((await desk.question()).kind !== 'roll') await desk.change(() => desk.accept.click())
  await desk.change(() => desk.roll.click())
  await expectStep(page, 'Every number can say why')
  const sheet = await WhySheet.of(page, page.getByRole('button', { name: /^Food of / }).first())
  await sheet.close()
  await expectStep(page, 'Nothing is lost')
  await desk.takeBack()
  await expectStep(page, 'Go back in time')
  await desk.go('Chronicle')
  await page
    .getByRole('button', { name: /^See the table as it was after entry/ })
    .nth(2)
    .click()
  await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectStep(page, 'Everything by its name')
  await page.keyboard.press('Control+k')
  await escape(page, 'Find a command')
  await expectStep(page, 'And the others at the table')
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expectStep(page, 'That was the tour')
  await guideOn(page).getByRole('button', { name: 'Close' }).click()
  await expect(guideOn(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible()
  await expect(guideOn(page)).toHaveCount(0)
})

test('in any campaign it comes when it is asked for, by keys alone, and goes on where it was', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.start()
  const focused = page.locator(':focus')
  await expect(page.getByRole('button', { name: 'Understood' })).toBeVisible()
  await expect(guideOn(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await expectStep(page, 'A turn follows a rail of phases')
  await expect(focused).toHaveText('A turn follows a rail of phases')
  await tabTo(page, guideOn(page).getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expectStep(page, 'One question at a time')
  await expect(focused).toHaveText('Next')
  await page.keyboard.press('g')
  await expect(guideOn(page).locator(':focus')).toHaveCount(0)
  await expect(guideOn(page)).toBeVisible()

  await test.step('after a reload it is where it was; ended, it stays away until it is asked for', async () => {
    await page.reload()
    await expectStep(page, 'One question at a time')
    await guideOn(page).getByRole('button', { name: 'End the guide' }).click()
    await expect(guideOn(page)).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused()
    await page.keyboard.type('Show me around')
    await page.keyboard.press('Enter')
    await expectStep(page, 'One question at a time')
    await expect(focused).toHaveText('One question at a time')
  })
})

test.describe('on a telephone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })

  test('it stands at the foot of the page, and covers no way on', async ({ page, pageServer }) => {
    await page.goto(pageServer.address)
    await page.getByRole('button', { name: /Beispiel/ }).click()
    const guide = page.getByRole('region', { name: 'Rundgang' })
    await expect(guide.getByRole('heading', { name: 'Ein Zug geht von Phase zu Phase' })).toBeVisible()
    for (let steps = 0; steps < 3; steps++) await guide.getByRole('button', { name: 'Weiter' }).click()
    await expect(guide.getByRole('heading', { name: 'Dann bestätigen' })).toBeVisible()
    const { card } = new Desk(page)
    await card.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(guide.getByRole('heading', { name: 'Würfel: eure oder die der App' })).toBeVisible()
  })
})
