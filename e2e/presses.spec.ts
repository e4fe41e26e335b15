import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

/** Presses a quiet round of all three civilisations may take with dice of the app. */
const MOST = 15
/** A round that takes more is not counted to its end. */
const GIVEN_UP = 60

test.use({ playsOn: 'default' })

/** Keys of one round, everything taken as it is offered, with the settings of a new browser but for the pace. */
test('a quiet round at the desk takes 15 presses at most', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Quiet', until: 'turn:10', setup: { houseRules: { timeline: 'off' }, firstPlayer: 'elves' } })
  await page.addInitScript(() => localStorage.setItem('lineage.preferences', JSON.stringify({ pace: 'fast' })))
  const desk = await (await enter(page)).open('Quiet')
  await expect(desk.place).toHaveText(/^Round 10 /)

  const pressed: string[] = []
  /** What stands in the middle once nothing goes on by itself: the question, or the card of what just happened. */
  const rest = async (): Promise<string> => {
    let [before, calm] = ['', 0]
    while (calm < 3) {
      await page.waitForTimeout(130)
      const shown = desk.highlights.or(desk.card).getByRole('heading').first()
      const now = [await desk.entryText.innerText(), await shown.innerText().catch(() => '')].join(': ')
      calm = now === before ? calm + 1 : 0
      before = now
    }
    return before
  }
  let standing = await rest()
  while (!/^Round 11 /.test(await desk.place.innerText()) && pressed.length < GIVEN_UP) {
    pressed.push(standing)
    const rolls = (await desk.highlights.isHidden()) && (await desk.roll.count()) > 0
    await page.keyboard.press(rolls ? 'Space' : 'Enter')
    const after = await rest()
    expect(after, `${rolls ? 'Space' : 'Enter'} does something`).not.toBe(standing)
    standing = after
  }
  expect(pressed.length, pressed.join('\n')).toBeLessThanOrEqual(MOST)
  expect(pressed.length).toBeGreaterThan(5)
})
