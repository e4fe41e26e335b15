import { mkdir, readFile } from 'node:fs/promises'
import { digestText } from '../src-shared/kernel/journal/hash.ts'
import { takeUpStored } from '../src-shared/table/library/stored.ts'
import { pressesAtDesk } from '../src-shared/games/testing/deskPresses.ts'
import { HIGHLIGHTS } from '../src-shared/games/greatest-lineage/highlights.ts'
import { asOffered } from '../src-shared/games/greatest-lineage/testing/presses.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

/** Presses a quiet round of all three civilisations may take with dice of the app. */
const MOST = 15
/** A round that takes more is not counted to its end. */
const GIVEN_UP = 60

test.use({ playsOn: 'default' })

/** What the bench counts for a campaign file, without a browser. */
async function reckoned(file: string, to: number): Promise<number> {
  const [headerLine = '', ...lines] = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const { campaign } = await takeUpStored({ headerLine, lines, torn: 0 }, digestText)
  return pressesAtDesk(campaign, HIGHLIGHTS, asOffered, ({ world }) => world.cursor.turn > to).length
}

const ROUNDS = [
  { what: 'a quiet round takes 15 presses at most', title: 'Quiet', from: 10, to: 10, most: MOST },
  { what: 'two rounds with three successions take two presses more for each', title: 'Heirs', from: 5, to: 6, most: 2 * MOST + 3 * 2 },
] as const

for (const { what, title, from, to, most } of ROUNDS)
  /** Keys of a round, everything taken as it is offered, with the settings of a new browser but for the pace: as many as the bench counts. */
  test(`at the desk ${what}, as the bench counts them`, async ({ shelf, enter, page }) => {
    await mkdir(shelf)
    const file = await playedCampaign(shelf, {
      title,
      until: `turn:${from}`,
      setup: { houseRules: { timeline: 'off' }, firstPlayer: 'elves' },
    })
    const expected = await reckoned(file, to)
    await page.addInitScript(() => localStorage.setItem('lineage.preferences', JSON.stringify({ pace: 'fast' })))
    const desk = await (await enter(page)).open(title)
    await expect(desk.place).toHaveText(new RegExp(`^Round ${from} `))

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
    const after = new RegExp(`^Round ${to + 1} `)
    while (!after.test(await desk.place.innerText()) && pressed.length < GIVEN_UP) {
      pressed.push(standing)
      const rolls = (await desk.highlights.isHidden()) && (await desk.roll.count()) > 0
      await page.keyboard.press(rolls ? 'Space' : 'Enter')
      const now = await rest()
      expect(now, `${rolls ? 'Space' : 'Enter'} does something`).not.toBe(standing)
      standing = now
    }
    expect(pressed.length, pressed.join('\n')).toBeLessThanOrEqual(most)
    expect(pressed.length, pressed.join('\n')).toBe(expected)
  })
