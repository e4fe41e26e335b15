import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { lookingOnly } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'
import type { LibraryPage } from './pages/library.ts'
import { Timeline } from './pages/timeline.ts'

const COMET = 'A comet crosses the sky.'
/** Turns of the printed timeline: with nothing in it, and with two events. */
const EMPTY_TURN = 5
const FULL_TURN = 4

test.beforeEach(async ({ shelf }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Played', until: 'turn:2' })
})

async function opened(enter: (page: Page) => Promise<LibraryPage>, page: Page): Promise<{ desk: Desk; timeline: Timeline }> {
  const desk = await (await enter(page)).open('Played')
  await desk.go('Timeline')
  return { desk, timeline: new Timeline(page) }
}

test('by mouse: an event is added from verbs, moved, switched off, on again, and taken out', async ({ enter, page }) => {
  const { desk, timeline } = await opened(enter, page)
  await timeline.open(EMPTY_TURN)
  await expect(timeline.stop(EMPTY_TURN)).toHaveAccessibleName(/quiet, to come$/)
  await timeline.add.click()
  await expect(timeline.field('What the table is told')).toBeFocused()

  // Nothing is written yet: every field that lacks something says so, and the first of them has the focus.
  await timeline.button('Add the event').click()
  await expect(timeline.field('What the table is told')).toBeFocused()
  await expect.poll(() => timeline.problemOf(timeline.field('What the table is told'))).toContain('say in your own words what happens')
  await expect.poll(() => timeline.problemOf(timeline.field('Elves'))).toContain('choose at least one')
  await expect.poll(() => timeline.problemOf(timeline.field('Reason'))).not.toBe('')
  await expectAccessible(page, 'a new event with everything missing')

  await timeline.field('What the table is told').fill(COMET)
  await timeline.field('What it does').selectOption('Gain or lose')
  await timeline.field('Elves').check()
  await timeline.field('Culture').fill('5')
  await expect(timeline.form).toContainText('The elves gain 5 culture.')
  await timeline.field('Reason').fill('The story wants it')
  await desk.change(() => timeline.button('Add the event').click())
  const comet = timeline.event(COMET)
  await expect(comet).toContainText('Of the table’s own')
  await expect(timeline.opener(comet)).toBeFocused()
  await expect(timeline.stop(EMPTY_TURN)).toHaveAccessibleName(/1 event, to come$/)
  await expectAccessible(page, 'an event of the table’s own')

  // Moved: the page goes where it stands now.
  await timeline.opener(comet).click()
  await timeline.field('Timeline turn').fill('7')
  await timeline.field('Reason').fill('Later')
  await desk.change(() => timeline.button('Change it').click())
  await timeline.isOpen(7)
  await expect(timeline.opener(comet)).toBeFocused()
  await expect(timeline.stop(EMPTY_TURN)).toHaveAccessibleName(/quiet, to come$/)

  // Off and on again, which survives a new start of the page.
  await timeline.opener(comet).click()
  await timeline.field('Switched off').check()
  await timeline.field('Reason').fill('Not now')
  await desk.change(() => timeline.button('Change it').click())
  await expect(comet).toContainText('Switched off: it does not happen.')
  await page.reload()
  await timeline.open(7)
  await expect(comet).toContainText('Switched off: it does not happen.')
  await timeline.opener(comet).click()
  await expect(timeline.field('Switched off')).toBeChecked()
  await timeline.field('Switched off').uncheck()
  await timeline.field('Reason').fill('Now after all')
  await desk.change(() => timeline.button('Change it').click())
  await expect(comet).not.toContainText('Switched off')

  await timeline.opener(comet).click()
  await timeline.field('Reason').fill('No comet')
  await desk.change(() => timeline.button('Take it out').click())
  await expect(comet).toHaveCount(0)
  await expect(timeline.add).toBeFocused()

  // What was done is in the journal, and taking it back brings the comet again.
  await desk.go('Desk')
  await desk.takeBack()
  await desk.go('Timeline')
  await timeline.open(7)
  await expect(comet).toBeVisible()
})

test('by keyboard alone: a printed event is moved, refused beside its field, and put back', async ({ enter, page }) => {
  const { desk, timeline } = await opened(enter, page)
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const change = (): Promise<void> => desk.change(() => press('Enter'))
  await tabTo(page, timeline.line.getByRole('tab', { selected: true }))
  for (let at = 1; at < FULL_TURN; at++) await press('ArrowRight')
  await timeline.isOpen(FULL_TURN)
  const first = timeline.turn.getByRole('listitem').first()
  const words = (await first.locator('.what').innerText()).trim()
  const event = timeline.event(words)

  await tabTo(page, timeline.opener(event))
  await press('Enter')
  const turn = timeline.field('Timeline turn')
  await expect(turn).toBeFocused()

  // The past is past: it is said beside the field, which keeps the focus.
  await page.keyboard.type('1')
  await tabTo(page, timeline.field('Reason'))
  await page.keyboard.type('Too early')
  await press('Enter')
  await expect(turn).toBeFocused()
  await expect.poll(() => timeline.problemOf(turn)).toMatch(/whole number from \d+ to 20/)
  await expectAccessible(page, 'an event moved to where it cannot be')

  // Escape leaves everything as it was, and the focus where it came from.
  await press('Escape')
  await expect(timeline.form).toHaveCount(0)
  await expect(timeline.opener(event)).toBeFocused()

  await press('Enter')
  await expect(turn).toHaveValue(String(FULL_TURN))
  await press('ArrowUp')
  await expect(timeline.form).toContainText('of the table')
  await tabTo(page, timeline.field('Reason'))
  await page.keyboard.type('A turn later')
  await change()
  await timeline.isOpen(FULL_TURN + 1)
  await expect(event).toContainText(`Moved here from timeline turn ${FULL_TURN}.`)
  await expect(timeline.opener(event)).toBeFocused()

  await press('Enter')
  await press('ArrowDown')
  await tabTo(page, timeline.field('Reason'))
  await page.keyboard.type('Where it was')
  await change()
  await timeline.isOpen(FULL_TURN)
  await expect(event).not.toContainText('Moved here')
})

/** The third round, in which the timeline's third turn comes: two territories are to be pointed out on the board. */
const THIRD_ROUND = {
  title: 'The third winter',
  until: '2/dwarves/7/spend',
  setup: { firstPlayer: 'elves', houseRules: { timeline_pace: 1 } },
} as const

test('what the table came for is told on cards: the end of a turn, a new round, an event with what the board has to do', async ({
  shelf,
  enter,
  page,
}) => {
  await playedCampaign(shelf, THIRD_ROUND)
  const picture = await lookingOnly(page, 'h')
  const desk = await (await enter(page)).open(THIRD_ROUND.title)
  await expect(desk.highlights).toBeHidden()

  await test.step('cards stand in the place of the next question', async () => {
    while (!(await desk.highlights.isVisible())) await page.keyboard.press('KeyD')
    await expect(desk.card).toBeHidden()
    for (const title of ['The turn of the dwarves, round 2', 'Round 3 begins', 'The world'])
      await expect(desk.highlights.getByRole('heading', { name: title })).toBeVisible()
    await expect(desk.highlights).toContainText('Slithouslon turns dragon')
    await picture('third-round')
    await expectAccessible(page, 'cards for what stands out')
  })

  await test.step('what the board has to do is ticked, and stays so', async () => {
    const task = desk.highlights.getByRole('checkbox', { name: /2 territories are taken/ })
    await task.check()
    await desk.go('Timeline')
    await desk.go('Desk')
    await expect(desk.highlights.getByRole('checkbox', { name: /2 territories are taken/ })).toBeChecked()
  })

  await test.step('Enter puts them away; Space plays on to the next decision, and one take-back undoes it', async () => {
    await page.keyboard.press('Enter')
    await expect(desk.highlights).toBeHidden()
    await expect(desk.card).toBeVisible()
    await desk.change(() => desk.accept.click())
    const before = await desk.entry()
    await page.keyboard.press('Space')
    // A royal child has a card of its own: what is told is read before it goes on.
    const gathering = desk.card.getByRole('heading', { name: /gather/ })
    await expect(gathering.or(desk.highlights).first()).toBeVisible({ timeout: 60_000 })
    if (await desk.highlights.isVisible()) {
      await desk.goOn()
      if (!(await gathering.isVisible())) await page.keyboard.press('Space')
    }
    await expect(gathering).toBeVisible({ timeout: 60_000 })
    expect(await desk.entry()).toBeGreaterThan(before)
    await picture('played-on')
    await page.keyboard.press('Control+z')
    await expect(gathering).toBeHidden()
    await page.keyboard.press('Control+y')
    await expect(gathering.or(desk.highlights).first()).toBeVisible()
  })
})
