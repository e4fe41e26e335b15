import type { Locator, Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { KeyHands } from './pages/keyHands.ts'

const TITLE = 'Set right'

/** A dialog in which something is set by hand, by keyboard alone. */
class ByHand {
  readonly page: Page
  readonly hands: KeyHands
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.hands = new KeyHands(page)
    this.dialog = page.getByRole('dialog')
  }

  async open(button: Locator): Promise<void> {
    await this.hands.press(button)
    await expect(this.dialog).toBeVisible()
  }

  async pick(field: string, option: RegExp): Promise<void> {
    await this.hands.pick(this.dialog.getByLabel(field, { exact: true }), option)
  }

  /** Says why, and does it. */
  async because(reason: string): Promise<void> {
    await this.hands.write(this.dialog.getByLabel('Reason'), reason)
    await this.page.keyboard.press('Enter')
    await expect(this.dialog).toHaveCount(0)
  }
}

test('records and the place of play are set right by keyboard, from where they are shown, and stay so', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: TITLE, until: 'turn:18' })
  const desk = await (await enter(page)).open(TITLE)
  const byHand = new ByHand(page)
  const { hands, dialog } = byHand

  await test.step('an heir is added to the house, with the reason that is asked for', async () => {
    await hands.go('House')
    await hands.openTab(page.getByRole('tab', { name: 'Elves' }))
    const family = page.getByRole('tabpanel', { name: 'Elves' }).getByRole('region', { name: 'The royal family' })
    const heirs = family.getByText('Named heir', { exact: true })
    const before = await heirs.count()
    await byHand.open(family.getByRole('button', { name: 'Add somebody to the house (Elves)' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await expect(dialog).toContainText('A correction needs a reason')
    await expectAccessible(page, 'a record that is added')
    await byHand.pick('Sex', /^male$/)
    await expect(dialog).toContainText('New: Royal house: Named heir of the elves, since round 18')
    await byHand.because('He was named at the table')
    await expect(heirs).toHaveCount(before + 1)
  })

  await test.step('a war that was forgotten is added, and ended', async () => {
    await hands.command('Correct a record')
    await byHand.pick('What', /^War$/)
    await byHand.pick('Which', /^Add a war \(Humans\)$/)
    await byHand.pick('Against', /^Dwarves$/)
    await byHand.because('It began at the last table')
    await hands.go('Wars')
    const war = page.getByRole('article', { name: /The humans against the dwarves/i })
    await expect(war).toBeVisible()
    await byHand.open(war.getByRole('button', { name: 'Correct: War: the humans against the dwarves' }))
    await hands.tick(dialog.getByRole('checkbox', { name: 'End this war' }), true)
    await expect(dialog).toContainText('Taken out: War: the humans against the dwarves')
    await expectAccessible(page, 'a war that is ended by hand')
    await byHand.because('They made peace')
    await expect(war).toHaveCount(0)
  })

  await test.step('a monument moves to other people, and its prestige with it', async () => {
    await hands.go('Works')
    await hands.openTab(page.getByRole('tab', { name: 'Elves' }))
    const elves = page.getByRole('tabpanel', { name: 'Elves' })
    const monuments = elves.getByRole('table', { name: 'Standing monuments' })
    const pencil = monuments.getByRole('button', { name: /^Correct: Monument: / }).first()
    const many = await monuments.locator('tbody tr').count()
    const pencilled = ((await pencil.getAttribute('aria-label')) ?? '').replace('the elves', 'the humans, built by the elves')
    await byHand.open(pencil)
    await byHand.pick('Held by', /^Humans$/)
    await byHand.pick('Located at', / of the humans$/)
    await expect(dialog).toContainText('Held by: Elves → Humans')
    await expect(dialog).toContainText(/Prestige \(Elves\): [\d,]+ → [\d,]+/)
    await expect(dialog).toContainText(/Prestige \(Humans\): [\d,]+ → [\d,]+/)
    await byHand.because('It was given away')
    await expect(monuments.locator('tbody tr')).toHaveCount(many - 1)
    await hands.openTab(page.getByRole('tab', { name: 'Humans' }))
    const theirs = page.getByRole('tabpanel', { name: 'Humans' }).getByRole('table', { name: 'Standing monuments' })
    await expect(theirs.getByRole('row').filter({ has: page.getByRole('button', { name: pencilled }) })).toBeVisible()
  })

  await test.step('a spy is given a mission, and another one', async () => {
    await hands.go('Booklets')
    await hands.openTab(page.getByRole('tab', { name: /^Elves/ }))
    await byHand.open(page.getByRole('button', { name: 'Add an agent (Elves)' }))
    await byHand.because('She was recruited long ago')
    await byHand.open(page.getByRole('button', { name: 'Add a mission (Elves)' }))
    await byHand.because('The entry was illegible')
    await byHand.open(page.getByRole('button', { name: 'Correct: Mission: the elves against the humans, technology' }))
    await byHand.pick('Target', /^Dwarves$/)
    await byHand.pick('Goal', /^Murder the ruler$/)
    await hands.write(dialog.getByLabel('Reason'), 'She meant the dwarves')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Goal is ruler, which is not on offer')
    await byHand.pick('Goal', /^Learn the plans$/)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Correct: Mission: the elves against the dwarves, plans' })).toBeVisible()
    await expectAccessible(page, 'a booklet with its pencils')
  })

  await test.step('a phase is skipped, and gone back to', async () => {
    await hands.go('Desk')
    const before = await desk.place.innerText()
    await hands.command('End or skip this phase')
    await expect(dialog).toContainText('Asked next:')
    await expectAccessible(page, 'a phase that is skipped')
    await byHand.because('We leave it out')
    await expect(desk.place).not.toHaveText(before)
    await byHand.open(page.getByRole('button', { name: 'Move play …' }))
    await byHand.pick('Phase', /^Resources|^Stockpile|^Population$/)
    await expect(dialog).toContainText('The phase is played again')
    await byHand.because('We did not mean that one')
    await expect(desk.place).toContainText('Population')
  })

  const told = [
    'play moved to Round 18',
    'Mission: the elves against the dwarves, plans (Goal: Steal technology → Learn the plans; Target: Humans → Dwarves): She meant the dwarves',
    'taken out: War: the humans against the dwarves: They made peace',
    'new: Royal house: Named heir of the elves, since round 18: He was named at the table',
  ]
  await test.step('the chronicle tells all of it, and it is all still so when the file is opened again', async () => {
    const place = await desk.place.innerText()
    await desk.toLibrary()
    await page.reload()
    await page.getByRole('link', { name: TITLE }).click()
    await expect(desk.place).toHaveText(place)
    await hands.go('Chronicle')
    for (const text of told) await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
    await hands.go('Booklets')
    await hands.openTab(page.getByRole('tab', { name: /^Elves/ }))
    await expect(page.getByRole('button', { name: 'Correct: Mission: the elves against the dwarves, plans' })).toBeVisible()
  })

  await test.step('on a telephone nothing sticks out', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Correct: Mission: the elves against the dwarves, plans' }).click()
    await expectWithin(page, 'a mission on a telephone')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
