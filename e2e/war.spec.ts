import type { Locator, Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { lookingOnly } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { ROOT } from './fixtures/program.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { answerUntil } from './pages/player.ts'

/** From an entry nobody sees to the first blood, with the dice of the table. */
test('a war is written down, opened and fought, and the others look for spies', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { war_notice: 0, first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'War', until: 'turn:4', setup })
  const desk = await (await enter(page)).open('War')
  const round = Number(/^Round (\d+) · Elves/.exec(await desk.place.innerText())?.[1])

  await test.step('the booklet: acts in groups, an entry of a war', async () => {
    await answerUntil(desk, /and the booklet: what is to be done/)
    await expectAccessible(page, 'the booklet')
    await desk.act(/^Write down a war/).check()
    await desk.card.getByRole('combobox', { name: 'Against' }).selectOption('humans')
    await expect(desk.card.getByText('A war against the humans is written down')).toBeVisible()
    await desk.change(() => desk.doIt.click())
    await expect(desk.chronicle.getByRole('listitem').first()).toContainText('A war against the humans is written down')
    await expect(desk.act(/^Strike out a war/)).toBeVisible()
    await desk.change(() => desk.done.click())
  })

  await test.step('both others look for spies at once, whatever was written, and nobody is asked', async () => {
    await expect(desk.justNow.getByText(/^What the elves may have written: you roll \d+ for spies and \d+ for assassins/)).toHaveCount(2)
    expect((await desk.question()).title).toContain('points to spend')
  })

  await test.step('a round later the war is opened: never by a mere Enter', async () => {
    await answerUntil(desk, /^Before the battles/)
    await expect(desk.place).toHaveText(new RegExp(`^Round ${round + 1} · Elves`))
    await expectAccessible(page, 'the council')
    await expect(desk.card.getByRole('group', { name: 'Wars' }).getByRole('radio')).toHaveCount(1)
    await expect(desk.card.getByRole('group', { name: 'Diplomacy' })).toBeVisible()
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(desk.doIt).toHaveCount(0)
    await desk.act(/^Open a war/).check()
    await desk.change(() => desk.doIt.click())
    const line = `The elves open war on the humans. It has been in their booklet since round ${round}.`
    await expect(desk.chronicle.getByText(line)).toBeVisible()
    await desk.change(() => desk.done.click())
  })

  await test.step('both sides say who fights and what for', async () => {
    for (const [seat, enemy] of [
      ['Elves', 'humans'],
      ['Humans', 'elves'],
    ]) {
      await expect(desk.card.getByRole('heading', { level: 2 })).toHaveText(
        `Battle 1 of the war against the ${enemy}: who fights, and what for?`,
      )
      await expect(desk.card).toContainText(seat ?? '')
      if (seat === 'Elves') await expectAccessible(page, 'who fights, and what for')
      await desk.card.getByRole('spinbutton', { name: /^Warriors to raise/ }).fill('4')
      await desk.card.getByRole('combobox', { name: 'Territory to take, goal 1' }).selectOption(seat === 'Elves' ? 'land' : 'none')
      await desk.card.getByRole('combobox', { name: 'Territory to take, goal 2' }).selectOption('none')
      if (seat === 'Elves') await desk.card.getByRole('combobox', { name: 'Royal to kill' }).selectOption('none')
      await desk.change(() => desk.accept.click())
    }
  })

  await test.step('the kill roll, typed: what each side adds stands beside it', async () => {
    const sheet = desk.card.getByRole('table', { name: 'Bonus of both sides' })
    await expect(sheet.getByRole('row', { name: /^Warriors/ })).toBeVisible()
    await expectAccessible(page, 'a kill roll')
    await expectNoOverflow(page, sheet)
    const [elves = 0, humans = 0] = await totals(desk)
    await typeDice(desk, '90 11')
    await expect(desk.justNow).toContainText(new RegExp(`Elves.*${90 + elves}.*Humans.*${11 + humans}`, 's'))
    await expect(desk.justNow).toContainText(`Elves: ${90 + elves - 11 - humans} ahead`)
    await expect(desk.justNow).toContainText(`The humans are ${90 + elves - 11 - humans} behind`)
  })

  await test.step('the dice for land', async () => {
    await expect(desk.card.getByText(/^The elves go for open land: .* a lead of 15 takes it/)).toBeVisible()
    await expect(desk.card.getByText(/^The humans hold it: /)).toBeVisible()
    await typeDice(desk, '95 2')
    await expect(desk.chronicle.getByText(/of the humans is occupied by the elves/)).toBeVisible()
  })

  await test.step('the record of the phase reads without ids', async () => {
    await page.getByRole('button', { name: /^War and espionage/ }).click()
    const record = page.getByRole('dialog', { name: 'War and espionage' })
    await expect(record.getByText('Who fights').first()).toBeVisible()
    await expect(record.getByText('Kill roll', { exact: true })).toHaveCount(1)
    await expect(record).not.toContainText(/-(?:war|royal|settlement|agent) ?-?\d/)
    await page.keyboard.press('Escape')
  })
})

/** On a phone the sheets stay within the card. */
async function expectNoOverflow(page: Page, sheet: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const card = await page.getByRole('article').boundingBox()
  const table = await sheet.boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** What both sides add, as the last row of the sheets says: the roller's first. */
async function totals(desk: Desk): Promise<readonly number[]> {
  const cells = desk.card.getByRole('row', { name: /^Total/ }).getByRole('cell')
  return (await cells.allInnerTexts()).map((text) => Number(text.replace('\u2212', '-')))
}

async function typeDice(desk: Desk, dice: string): Promise<void> {
  await desk.typedDice.fill(dice)
  await desk.change(() => desk.accept.click())
}

test('a battle is told as a story once it is over, with both sums line by line behind it', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const conquest = await readFile(path.join(ROOT, 'src-shared/games/greatest-lineage/golden/conquest/campaign.lineage'), 'utf8')
  const lines = conquest.split('\n')
  const kill = lines.findIndex((line) => /"request":"[^"]*\/battle(@[a-z]+)?"/.test(line))
  await writeFile(path.join(shelf, 'conquest.lineage'), `${lines.slice(0, kill).join('\n')}\n`)
  const picture = await lookingOnly(page, 'i')
  const library = await enter(page)
  const desk = await library.open(/"title":"([^"]*)"/.exec(lines[0] ?? '')?.[1] ?? '')
  while (!(await desk.highlights.isVisible())) {
    const before = await desk.entryText.innerText()
    await page.keyboard.press((await desk.roll.isVisible()) ? 'KeyR' : 'Enter')
    await expect(desk.entryText).not.toHaveText(before)
  }
  const card = desk.highlights.getByRole('region', { name: 'A battle' })
  await expect(card).toContainText(/The elves (rout|get the better of) the humans\./)
  await expect(card.getByRole('region', { name: 'The elves' })).toBeHidden()
  await picture('battle')
  await card.getByText('Dice and sums').click()
  await expect(card.getByRole('region', { name: 'The elves' })).toContainText('warriors')
  await picture('battle-in-full')
  await expectAccessible(page, 'a battle on its card')
  await desk.highlights.getByRole('button', { name: 'Continue' }).click()
  await expect(desk.card).toBeVisible()
})
