import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { MouseHands } from './pages/hands.ts'
import { KeyHands } from './pages/keyHands.ts'
import type { LibraryPage } from './pages/library.ts'

/** A way of a stack on the card of moves. */
function wayOf(desk: Desk, stack: RegExp, way: RegExp): Locator {
  return desk.card.getByRole('radiogroup', { name: stack }).first().getByRole('radio', { name: way }).first()
}

/** A campaign of the sample, at the first question. */
async function begun(library: LibraryPage, page: Page): Promise<Desk> {
  const setup = await library.newCampaign()
  await page.getByRole('radio', { name: /^Nation Turns/ }).check()
  await setup.title.fill('The ring')
  return setup.start()
}

test('Nation Turns is chosen, set up and played; board and score tell what came of it', async ({ enter, page }) => {
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

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('on a telephone the whole question is in sight at once, below one row of nations', async () => {
    const nations = page.locator('nav.rail .seat-button')
    const tops = await nations.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect([tops.length, new Set(tops).size]).toEqual([7, 1])
    await expect(desk.card).toBeInViewport({ ratio: 1 })
  })

  await test.step('dice of the table are typed: five or more gives a unit, with a Farmer four', async () => {
    await desk.typedDice.fill('4 4')
    await page.keyboard.press('Enter')
    await expect(desk.place).toContainText('Move')
    await expect(desk.card.getByRole('radio').first(), 'the next question, after the dice').toBeInViewport()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(desk.chronicle.getByText(/Harbour Charter: born in Barley Reach, 1/)).toBeVisible()
  })

  await test.step('a unit moves; the board shows where it stands, on the map and in the list', async () => {
    await wayOf(desk, /Soldier in Saltmouth/, /^Kiln Hills against 2/).check()
    await page.keyboard.press('Enter')
    await expect(desk.chronicle.getByText(/Kiln Hills/).first()).toBeVisible()
    await new MouseHands(page).command('Board')
    await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Kiln Hills' })
    await expect(row).toContainText('Soldier')
    await expect(row).toContainText('Warrior')
    await expectAccessible(page, 'the board')
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

test.describe('the cards of Nation Turns', () => {
  test.use({ hostKind: 'browser' })

  test('are accessible and fit a telephone; a round of moves, battles, the dead and retreats by mouse', async ({ library, page }) => {
    const desk = await begun(library, page)
    const looked = async (what: string): Promise<void> => {
      await expectAccessible(page, what)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectWithin(page, `${what} on a telephone`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    const dice = async (faces: string): Promise<void> => {
      await desk.typedDice.fill(faces)
      await desk.change(() => page.keyboard.press('Enter'))
    }
    const accept = (): Promise<void> => desk.change(() => desk.accept.click())

    await expect(desk.card).toContainText('4+ because of 1 Farmer')
    await looked('births')
    await dice('2 4')

    const ways = desk.card.getByRole('radiogroup', { name: /Soldier in Barley Reach/ }).first()
    await ways.getByRole('radio', { name: / stay / }).click()
    await desk.card.getByRole('button', { name: /^Kiln Hills;/ }).click()
    await expect(ways.getByRole('radio', { name: /^Kiln Hills/ })).toBeChecked()
    await expect(desk.card).toContainText('Kiln Hills: 2 of yours stop there against 2')
    await looked('moves')
    await accept()

    await expect(desk.card).toContainText('Losses of one round')
    await looked('a round of a battle')
    await dice('6 1 2 3')
    await expect(desk.card).toContainText('Attackers 6 1: 1 hit, 0 lost')
    await looked('a retreat')
    await desk.card.getByRole('button', { name: 'All to Barley Reach' }).click()
    // Enter sends the card, and does not press again what the mouse has pressed.
    await desk.change(() => page.keyboard.press('Enter'))
    await dice('5 4')

    await wayOf(desk, /Warrior in Long Meadow/, /^Barley Reach/).check()
    await accept()
    await dice('5 5 1 1 1 1 1')
    await expect(desk.card).toContainText('All are named.')
    await looked('the dead')
    await desk.card.getByRole('button', { name: /^Less: Soldier/ }).click()
    await expect(desk.card).toContainText('Still to name: 1')
  })

  test('a whole round by keyboard alone', async ({ library, page }) => {
    const desk = await begun(library, page)
    const hands = new KeyHands(page)
    const press = (key: string): Promise<void> => page.keyboard.press(key)

    await hands.typeDice(desk, [2, 4])
    await expect(desk.card).toContainText('what moves')
    await hands.choose(wayOf(desk, /Soldier in Barley Reach/, /^Kiln Hills/))
    await desk.change(() => press('Enter'))
    await expect(desk.card).toContainText('2 dice of the attackers, then 2 of the defenders')
    await expect(desk.typedDice).toBeFocused()
    await desk.change(() => hands.typeDice(desk, [6, 1, 2, 3]))
    await expect(desk.card).toContainText('2 stay')
    await press('ArrowUp')
    await expect(desk.card).toContainText('1 stays')
    await desk.change(() => press('Enter'))
    await expect(desk.chronicle).toContainText('retreat from Kiln Hills to Barley Reach')

    const asked = new Set<string>()
    while ((await desk.place.innerText()).includes('Round 1')) {
      const { kind } = await desk.question()
      asked.add(kind)
      expect(asked.size).toBeLessThan(5)
      await desk.change(() => press(kind === 'roll' ? 'r' : 'Enter'))
    }
    expect(asked.has('roll')).toBe(true)
    await expect(desk.place).toContainText('Round 2')
  })
})
