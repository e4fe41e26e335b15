import type { Locator } from '@playwright/test'
import { mkdir, readFile } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { seatInPlay } from './pages/player.ts'

/** The elves are asked who is to be born: a sheet, and then dice. */
test('what cannot be is refused beside its field, and nothing changes, to the byte', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const file = await playedCampaign(shelf, { title: 'Strict', until: 'phase:3', setup: { firstPlayer: 'elves' } })
  const before = await readFile(file)
  const desk = await (await enter(page)).open('Strict')
  const { entryText, card } = desk
  const entry = await entryText.innerText()

  const refuse = async (field: Locator, why: RegExp): Promise<void> => {
    await desk.accept.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(why)
    await expect(field).toBeFocused()
    await expect(entryText).toHaveText(entry)
    expect(await readFile(file)).toEqual(before)
  }

  await test.step('a number out of its bounds, and no number at all', async () => {
    const heirs = card.getByRole('spinbutton', { name: /^Name male heirs/ })
    await heirs.fill('9')
    await refuse(heirs, /^Give a whole number from 0 to 3\./)
    await heirs.fill('')
    await refuse(heirs, /^Give a whole number from 0 to 3\./)
    await heirs.fill('two')
    await refuse(heirs, /^Give a whole number from 0 to 3\./)
    await heirs.fill('0')
  })

  await test.step('more than the stores can pay', async () => {
    await card.getByRole('spinbutton', { name: /^Name male heirs/ }).fill('2')
    await card.getByRole('spinbutton', { name: /^Name female heirs/ }).fill('1')
    await expect(card.getByText('too many: lower one of the fields.')).toBeHidden()
    await card.getByRole('spinbutton', { name: /^Name female heirs/ }).fill('3')
    await expect(card.getByText('too many: lower one of the fields.').first()).toBeVisible()
    await desk.accept.click()
    await expect(card.getByText(/wedding and all heirs\. The total is 25, and the most is 15/)).toBeVisible()
    await expect(entryText).toHaveText(entry)
    expect(await readFile(file)).toEqual(before)
  })

  await test.step('dice: too many, too few, too high, none', async () => {
    for (const name of [/^Name male/, /^Name female/]) await card.getByRole('spinbutton', { name }).fill('0')
    await card.getByRole('checkbox').uncheck()
    await desk.change(() => desk.accept.click())
    const { kind, dice } = await desk.question()
    expect([kind, dice]).toEqual(['roll', 6])
    const asked = await entryText.innerText()
    const written = await readFile(file)
    for (const [typed, why] of [
      ['34 77 5 18 92 61 3', /Dice given: 7\. The roll takes 6/],
      ['34 77', /Dice given: 2\. The roll takes 6/],
      ['34 77 5 18 92 101', /Die 6 reads "101": type 1 to 100/],
      ['34 77 five 18 92 61', /Die 3 reads "five", which is no number/],
      ['34 77 -5 18 92 61', /Die 3 reads "-5", which is no number/],
    ] as const) {
      await desk.typedDice.fill(typed)
      await desk.accept.click()
      await expect(desk.typedDice).toHaveAttribute('aria-invalid', 'true')
      await expect(desk.typedDice).toHaveAccessibleDescription(why)
      await expect(entryText).toHaveText(asked)
    }
    expect(await readFile(file)).toEqual(written)
    await desk.typedDice.fill('34, 77; 5 18 92 00')
    await expect(desk.typedDice).toHaveAttribute('aria-invalid', 'false')
    await desk.change(() => desk.typedDice.press('Enter'))
    expect((await desk.diceJustNow()).map((die) => die.split(',')[0])).toEqual(['34', '77', '5', '18', '92', '100'])
  })

  await test.step('an act that cannot be paid', async () => {
    const seat = await seatInPlay(desk)
    while ((await desk.question()).kind !== 'act' || (await desk.act(/^Technology/).count()) === 0) {
      const { kind } = await desk.question()
      await desk.change(() => (kind === 'roll' ? desk.roll : kind === 'act' ? desk.done : desk.accept).click())
    }
    expect(await seatInPlay(desk)).toBe(seat)
    const asked = await entryText.innerText()
    await desk.act(/^Technology/).check()
    const amount = card.getByRole('spinbutton').first()
    await amount.fill('5000')
    await desk.doIt.click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/^Give a whole number from 1 to \d+\./)
    await expect(entryText).toHaveText(asked)
  })
})

test('counts of outcomes may be typed in place of dice, and must make the whole', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Counted', until: 'phase:3', setup: { firstPlayer: 'elves' } })
  const desk = await (await enter(page)).open('Counted')
  await desk.card.getByRole('checkbox').uncheck()
  await desk.change(() => desk.accept.click())
  await desk.card.getByRole('button', { name: 'Type counts instead' }).click()
  const count = (outcome: RegExp): Locator => desk.card.getByRole('spinbutton', { name: outcome })
  await count(/^Child/).fill('4')
  await expect(desk.accept).toBeDisabled()
  await count(/^No child/).fill('1')
  await count(/^Mother/).fill('1')
  await desk.change(() => desk.accept.click())
  await expect(desk.justNow).toContainText('rolled at the table')
  const { title } = await desk.question()
  expect(title).toMatch(/among 4 newcomers/)
})
