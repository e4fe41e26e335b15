import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from './fixtures/test.ts'
import { KeyHands } from './pages/keyHands.ts'
import { numberIn, WhySheet } from './pages/why.ts'

const GOLDEN = path.resolve(import.meta.dirname, '../src-shared/games/greatest-lineage/golden')

test('a house after a murder: who sat there, by whose hand, and what the family adds', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await copyFile(path.join(GOLDEN, 'murder-helped', 'campaign.lineage'), path.join(shelf, 'Murder.lineage'))
  const desk = await (await enter(page)).open('A poisoned cup and a helping hand')
  await desk.go('House')
  await page.getByRole('tab', { name: 'Humans' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Humans' })
  const line = panel.getByRole('region', { name: 'Line of rulers' })
  await expect(line.getByText('King, a son of the house')).toBeVisible()
  await expect(line.getByText('Round 4: The ruler is murdered. It was the hand of the elves.')).toBeVisible()
  const family = panel.getByRole('region', { name: 'The royal family' })
  for (const title of ['King', 'Son', 'Daughter']) await expect(family.getByText(title, { exact: true })).toBeVisible()
  await expect(family.getByText('Queen consort', { exact: true })).toHaveCount(0)

  const culture = family.getByRole('button', { name: / Why\?$/ }).last()
  const told = numberIn(await culture.innerText())
  const why = await WhySheet.of(page, culture)
  expect((await why.amounts()).reduce((sum, one) => sum + one, 0)).toBe(told)
  await why.close()
  await expect(panel.getByRole('region', { name: /^Shamans/ }).getByRole('row')).toHaveCount(2)
})

test('by keyboard alone: from house to house, to the rule of the family and back', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await copyFile(path.join(GOLDEN, 'succession', 'campaign.lineage'), path.join(shelf, 'Succession.lineage'))
  await (await enter(page)).open('The daughter follows')
  const hands = new KeyHands(page)
  await hands.go('House')
  await expect(page.getByRole('heading', { level: 1, name: 'House', exact: true })).toBeAttached()
  await hands.openTab(page.getByRole('tab', { name: 'Elves' }))
  const elves = page.getByRole('tabpanel', { name: 'Elves' })
  await expect(elves.getByText('Queen, a daughter of the house')).toBeVisible()
  await expect(elves.getByText(/^Round 6: The ruler, a king of 5 rounds, dies of old age\./)).toBeVisible()
  const rule = elves.getByRole('button', { name: 'Rule GL-ROY-1' }).first()
  await hands.press(rule)
  await expect(page.getByRole('dialog', { name: 'Rule GL-ROY-1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rule).toBeFocused()
})
