import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerUntil } from './pages/player.ts'

test('the cards of a turn: births, many dice, the stores, spending', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:11' })
  const desk = await (await enter(page)).open('Played')
  await answerUntil(desk, /^Who is to be born/)
  await expectAccessible(page, 'births')
  await answerUntil(desk, /women try for a child/)
  const { dice } = await desk.question()
  expect(dice).toBeGreaterThan(10)
  await desk.typedDice.fill(Array.from({ length: dice }, (_, at) => 12 + ((at * 31) % 80)).join(' '))
  await expect(desk.card.getByText(`${dice} of ${dice} typed`)).toBeVisible()
  await expectAccessible(page, 'many dice typed')
  await desk.change(() => desk.roll.click())
  await answerUntil(desk, /gather/)
  await expectAccessible(page, 'the stores')
  await desk.card.getByRole('spinbutton').first().fill('900')
  await expect(desk.card.locator('.over, [aria-invalid="true"]').first()).toBeVisible()
  await expectAccessible(page, 'more gathered than can be')
  await desk.card.getByRole('spinbutton').first().fill('2')
  await answerUntil(desk, /points to spend/)
  await expectAccessible(page, 'the purse')
  await desk.card.getByRole('radio').nth(1).check()
  await expectAccessible(page, 'the purse with something chosen')
})

test('a treaty: empty, written, offered', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'Peace', until: 'turn:2', setup })
  const desk = await (await enter(page)).open('Peace')
  await answerUntil(desk, /^Land, raids, diplomacy and the booklet/)
  await desk.act(/^Draw up a treaty/).check()
  await desk.change(() => desk.doIt.click())
  await expectAccessible(page, 'a treaty without clauses')
  const putIn = desk.card.getByRole('button', { name: /^Put it in(?! and)/ })
  await desk.card.getByRole('spinbutton').first().fill('3')
  await desk.change(() => putIn.click())
  await desk.act(/^The two become allies/).check()
  await desk.change(() => putIn.click())
  await expectAccessible(page, 'a treaty written')
  await desk.change(() => desk.card.getByRole('button', { name: /^Offer it/ }).click())
  await expectAccessible(page, 'a treaty offered')
})
