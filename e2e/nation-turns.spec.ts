import { expectAccessible } from './fixtures/axe.ts'
import { inColours } from './fixtures/colours.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { MouseHands } from './pages/hands.ts'

test('Nation Turns is chosen, set up and played; board and score tell what came of it', async ({ enter, page }) => {
  test.setTimeout(240_000)
  const library = await enter(page)
  const setup = await library.newCampaign()
  await page.getByRole('radio', { name: /^Nation Turns/ }).check()
  await setup.title.fill('The ring')
  for (const [seat, name] of [
    ['Player 1', 'Ada'],
    ['Player 2', 'Ben'],
    ['Player 3', 'Cy'],
  ] as const) {
    await page.getByRole('textbox', { name: seat, exact: true }).fill(name)
  }
  const desk = await setup.start()
  await expect(desk.place).toContainText('Population increase')
  await expect(desk.card).toContainText('Harbour Charter')

  await test.step('dice of the table are typed: five or more gives a unit, with a Farmer four', async () => {
    await desk.typedDice.fill('4 4')
    await page.keyboard.press('Enter')
    await expect(desk.chronicle.getByText(/Harbour Charter: born in Barley Reach, 1/)).toBeVisible()
    await expect(desk.place).toContainText('Move')
  })

  await test.step('a unit moves; the board shows where it stands, on the map and in the list', async () => {
    await desk.card.getByRole('radio', { name: /^Soldier in Saltmouth/ }).check()
    await desk.card.getByRole('radio', { name: /^Kiln Hills$/ }).check()
    await page.keyboard.press('Enter')
    await expect(desk.chronicle.getByText(/Kiln Hills/).first()).toBeVisible()
    await new MouseHands(page).command('Board')
    await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Kiln Hills' })
    await expect(row).toContainText('Soldier')
    await expect(row).toContainText('Warrior')
    for (const colours of ['light', 'dark'] as const) {
      await inColours(page, colours)
      await expectAccessible(page, `the board, ${colours}`)
    }
  })

  await test.step('the score says what the next counting would add', async () => {
    await new MouseHands(page).command('Score')
    await expect(page.getByRole('heading', { level: 1, name: 'Score' })).toBeVisible()
    await expect(page.getByText('Holds are counted next at the end of round 5')).toBeVisible()
    await expectAccessible(page, 'the score')
  })

  await test.step('on a telephone nothing sticks out', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectWithin(page, 'the score on a telephone')
    await new MouseHands(page).command('Board')
    await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible()
    await expectWithin(page, 'the board on a telephone')
  })
})
