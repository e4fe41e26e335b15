import { mkdir } from 'node:fs/promises'
import { picturing } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerUntil } from './pages/player.ts'

/** Pictures of the desk with every kind of question: `npm run look`. */
test('the desk: dice, stores, spending and what opens from it', { tag: '@look' }, async ({ shelf, enter, page }) => {
  test.setTimeout(300_000)
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'The Winter Crown', until: 'turn:13' })
  const picture = await picturing(page, 'd')
  const desk = await (await enter(page)).open('The Winter Crown')
  await picture('first-visit')
  await page.getByRole('button', { name: 'Understood' }).click()

  await answerUntil(desk, /^Who is to be born/)
  await picture('births')
  await desk.change(() => desk.accept.click())
  await answerUntil(desk, /women try for a child/)
  const { dice } = await desk.question()
  await picture('forty-dice')
  await desk.typedDice.fill(Array.from({ length: dice }, (_, at) => 12 + ((at * 31) % 80)).join(' '))
  await expect(desk.card.getByText(`${dice} of ${dice} typed`)).toBeVisible()
  await picture('forty-dice-typed')
  await desk.typedDice.fill('34 101')
  await expect(desk.typedDice).toHaveAttribute('aria-invalid', 'true')
  await picture('dice-wrong')
  await desk.typedDice.fill('')
  await desk.change(() => desk.roll.click())
  await picture('forty-dice-rolled')

  await answerUntil(desk, /gather/)
  await picture('stockpile')
  await desk.card.getByRole('spinbutton').first().fill('900')
  await picture('stockpile-too-much')
  await desk.card.getByRole('spinbutton').first().fill('2')
  await answerUntil(desk, /^Your booklet/)
  await picture('booklet')
  await answerUntil(desk, /points to spend/)
  await picture('spending')
  await desk.card.getByRole('radio').nth(1).check()
  await picture('spending-chosen')
  await desk.takeBack()
  await picture('taken-back')

  await page.getByRole('button', { name: /^Population/ }).click()
  await picture('phase-record')
  await page.keyboard.press('Escape')
  await desk.card
    .getByRole('button', { name: /^Rule GL-/ })
    .first()
    .click()
  await picture('rule')
  await page.keyboard.press('Escape')
  for (const command of ['Correct a figure', 'Write a note']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: command }).click()
    await expect(page.getByRole('dialog', { name: command })).toBeVisible()
    await picture(command.toLowerCase().replaceAll(' ', '-'))
    await page.keyboard.press('Escape')
  }
  await page
    .getByRole('button', { name: /^Take back from here on/ })
    .first()
    .click()
  await picture('take-back-from-here')
})

test('the desk: council, muster, goals, a kill roll and a treaty', { tag: '@look' }, async ({ shelf, enter, page }) => {
  test.setTimeout(300_000)
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { war_notice: 0, first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'War', until: 'turn:4', setup })
  const picture = await picturing(page, 'e')
  const desk = await (await enter(page)).open('War')
  await page.getByRole('button', { name: 'Understood' }).click()

  await answerUntil(desk, /^Your booklet/)
  await desk.act(/^Write down a war/).check()
  await desk.card.getByRole('combobox', { name: 'Against' }).selectOption('humans')
  await picture('war-written')
  await desk.change(() => desk.doIt.click())
  await desk.change(() => desk.done.click())
  await picture('uncovering')
  await answerUntil(desk, /^Before the battles/)
  await picture('council')

  await desk.act(/^Draw up a treaty/).check()
  await desk.change(() => desk.doIt.click())
  await picture('treaty-empty')
  await desk.card.getByRole('spinbutton').first().fill('3')
  await desk.change(() => desk.card.getByRole('button', { name: /^Put it in/ }).click())
  await desk.act(/^The two become allies/).check()
  await desk.change(() => desk.card.getByRole('button', { name: /^Put it in/ }).click())
  await picture('treaty-written')
  await desk.change(() => desk.card.getByRole('button', { name: /^Offer it/ }).click())
  await picture('treaty-offered')
  await desk.card.getByRole('radio').last().check()
  await desk.change(() => desk.accept.click())

  await answerUntil(desk, /^Before the battles/)
  await desk.act(/^Open a war/).check()
  await desk.change(() => desk.doIt.click())
  await desk.change(() => desk.done.click())
  await picture('muster')
  for (const warriors of ['4', '3']) {
    await desk.card.getByRole('spinbutton', { name: /^Warriors to raise/ }).fill(warriors)
    await desk.change(() => desk.accept.click())
  }
  await picture('goals')
  for (const land of ['land', 'none']) {
    await desk.card.getByRole('combobox', { name: 'Territory to take' }).selectOption(land)
    await desk.change(() => desk.accept.click())
  }
  await picture('kill-roll')
  await desk.typedDice.fill('90')
  await desk.change(() => desk.accept.click())
  await picture('kill-roll-answered')
  await desk.typedDice.fill('11')
  await desk.change(() => desk.accept.click())
  await picture('after-kill-roll')
  await page.getByRole('button', { name: /^War and espionage/ }).click()
  await picture('war-record')
})
