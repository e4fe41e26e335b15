import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { KeyHands } from './pages/keyHands.ts'
import { numberIn, WhySheet } from './pages/why.ts'

test('the works of a builder: what is going up, what stands, and why it brings what it brings', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Built', until: 'turn:18' })
  const desk = await (await enter(page)).open('Built')
  await desk.go('Works')
  await page.getByRole('tab', { name: 'Elves' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Elves' })

  await test.step('under construction: how long yet, and who works on it', async () => {
    const site = panel.getByRole('article').first()
    await expect(site).toContainText(/\d+ turns? left: finished in round \d+\.|Due in phase 6 of this turn\./)
    await expect(site).toContainText(/\d+ of \d+ needed/)
  })

  await test.step('standing: the sum of its prestige, and the posting of one', async () => {
    const monuments = panel.getByRole('table', { name: 'Standing monuments' })
    const figures = monuments.locator('tbody').getByRole('button', { name: / Why\?$/ })
    const each = (await figures.allInnerTexts()).map(numberIn)
    expect(each.length).toBeGreaterThan(1)
    const together = monuments.getByRole('row', { name: /^Total/ }).getByRole('cell')
    expect(numberIn(await together.innerText())).toBe(each.reduce((sum, one) => sum + one, 0))
    const why = await WhySheet.of(page, figures.first())
    await expect(why.dialog).toContainText('GL-MON-6')
    await why.close()
    await expect(figures.first()).toBeFocused()
  })

  await test.step('room: land, culture and settlements make it', async () => {
    const room = panel
      .getByRole('region', { name: /^Settlements/ })
      .locator('p')
      .getByRole('button', { name: / Why\?$/ })
    const told = numberIn(await room.innerText())
    const why = await WhySheet.of(page, room)
    expect((await why.amounts()).reduce((sum, one) => sum + one, 0)).toBe(told)
    await why.close()
  })

  await test.step('another civilisation, by its address and by the arrow keys', async () => {
    await page.goto(page.url().replace(/works.*$/, 'works/humans'))
    await expect(page.getByRole('tabpanel', { name: 'Humans' })).toBeVisible()
    await new KeyHands(page).openTab(page.getByRole('tab', { name: 'Dwarves' }))
    await expect(page.getByRole('tabpanel', { name: 'Dwarves' })).toContainText('Settlements')
  })
})

test('before there is a monument the page says when there may be one', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Young', until: 'turn:2' })
  const desk = await (await enter(page)).open('Young')
  await desk.go('Works')
  await expect(page.getByText(/^Nothing is being built\. From age 2 on, phase 6 lets a settlement begin a monument/)).toBeVisible()
  await expect(page.getByText('None yet.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Settlements' }).getByRole('row')).toHaveCount(2)
})
