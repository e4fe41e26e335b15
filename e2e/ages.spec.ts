import { mkdir } from 'node:fs/promises'
import { expect, test } from './fixtures/test.ts'
import { beforeThreeRounds, DWARVEN_TECHNOLOGY, THREE_ROUNDS } from './fixtures/threeRounds.ts'
import { WhySheet } from './pages/why.ts'

test('the ages: what is missing, why, and how a correction brings the next within reach', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await beforeThreeRounds(shelf)
  const desk = await (await enter(page)).open(THREE_ROUNDS)
  await desk.go('Ages')
  const dwarves = page.getByRole('article', { name: 'Dwarves' })
  await expect(dwarves.getByRole('heading', { name: 'Next: Stone Age' })).toBeVisible()
  const tracks = page.getByRole('table', { name: 'What the next age of each asks for' })
  const technology = tracks.getByRole('row', { name: /^Technology/ }).locator('[data-seat="dwarves"].cell')
  await expect(technology).toContainText('1 missing')
  const why = await WhySheet.of(page, technology.getByRole('button', { name: / Why\?$/ }))
  expect((await why.amounts()).reduce((sum, one) => sum + one, 0)).toBe(DWARVEN_TECHNOLOGY)
  await why.close()

  await page.getByRole('button', { name: 'All 6 ages' }).click()
  const table = page.getByRole('table', { name: 'All ages' })
  await expect(page.getByRole('heading', { name: 'All ages' })).toBeFocused()
  await expect(table.getByRole('row', { name: /^Technology 60/ })).toContainText('1 missing')

  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Correct a figure' })
  await dialog.getByRole('combobox', { name: 'Whose' }).selectOption('Dwarves')
  await dialog.getByRole('combobox', { name: 'Account' }).selectOption('Technology')
  await dialog.getByRole('spinbutton', { name: 'Is to read' }).fill('60')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('counted again')
  await desk.change(() => dialog.getByRole('button', { name: 'Correct', exact: true }).click())
  await expect(technology).toContainText('met')
  await expect(dwarves).toContainText('Everything it asks for is there: it can be declared in phase 9.')
  await expect(table.getByRole('row', { name: /^Technology 60/ })).not.toContainText('1 missing')
})
