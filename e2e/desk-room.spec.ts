import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerUntil } from './pages/player.ts'

/** The longest cards of a grown campaign, by what they ask. */
const LONGEST = [/^Who is to be born/, /women try for a child/, /gather/, /and the booklet|^Your booklet/, /points to spend/] as const
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const

test('the way on from the longest cards is in sight, the dice that fell before lie above, and the chronicle has two fifths', async ({
  shelf,
  enter,
  page,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Room', until: 'turn:13' })
  await page.setViewportSize(SCREENS[0])
  const desk = await (await enter(page)).open('Room')
  await page.getByRole('button', { name: 'Understood' }).click()
  for (const question of LONGEST) {
    await answerUntil(desk, question)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await expect(desk.card.locator('.button.primary').first(), `${String(question)} at ${screen.width}`).toBeInViewport({ ratio: 1 })
      const chronicle = await desk.chronicle.boundingBox()
      const beside = await page.getByRole('complementary', { name: 'Ledger and chronicle' }).boundingBox()
      expect((chronicle?.height ?? 0) / (beside?.height ?? 1), `the chronicle at ${screen.width}`).toBeGreaterThanOrEqual(0.4)
    }
    await page.setViewportSize(SCREENS[0])
  }

  await test.step('in forced colours, whose turn it is keeps a mark of its own', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const looks = await page.locator('nav.rail .seat-button').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect([looks.length, new Set(looks).size]).toEqual([3, 2])
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await test.step('in a window as low as 400 % zoom makes it, no bar covers the question', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(desk.card.locator('.card-bar, .answer').first()).toHaveCSS('position', 'static')
  })
})
