import { mkdir } from 'node:fs/promises'
import { accountsOf, play } from './fixtures/play.ts'
import { namesOf } from './fixtures/state.ts'
import { expect, test } from './fixtures/test.ts'
import { beforeThreeRounds, DWARVEN_TECHNOLOGY, THREE_ROUNDS } from './fixtures/threeRounds.ts'
import { Desk } from './pages/desk.ts'
import { KeyHands } from './pages/keyHands.ts'
import { MouseHands } from './pages/hands.ts'
import { Session } from './pages/session.ts'
import { ageByCorrection, murderOfTheKing, raidOnTheElves, throneByAge, warOnTheDwarves } from './pages/threeRounds.ts'
import { booklet, house, lookBack, print, wars } from './pages/threeRoundsTold.ts'

const REASON = 'carved in the hall, but never written down'

/**
 * Three rounds of a campaign in mid-game: a murder and the son who follows, a raid, an age that a correction brings within reach, an old
 * queen's death, a war; then what the pages tell of it, the table as it was before the correction, and paper. The dice of the table decide.
 */
for (const [by, Hands] of [
  ['by mouse', MouseHands],
  ['by keyboard alone', KeyHands],
] as const) {
  test(`three rounds, ${by}`, async ({ shelf, enter, page }) => {
    await mkdir(shelf)
    const file = await beforeThreeRounds(shelf)
    await enter(page)
    const hands = new Hands(page)
    await hands.press(page.getByRole('link', { name: THREE_ROUNDS, exact: true }))
    const session = new Session(await Desk.on(page), hands)
    await expect(session.desk.place).toHaveText(/^Round 4 · Elves/)

    await test.step('round 4: a war is written, the king of the humans is murdered, his son follows', () => murderOfTheKing(session))
    await test.step('round 5: the humans raid the elves', () => raidOnTheElves(session))
    const corrected = await test.step('round 5: a correction, and the Stone Age of the dwarves', () => ageByCorrection(session, REASON))
    await test.step('round 6: the old queen of the elves dies', () => throneByAge(session))
    await test.step('round 6: the war is opened, mustered and fought', () => warOnTheDwarves(session))
    await test.step('to the end of round 6', async () => {
      await session.untilRound(7)
    })

    await test.step('the booklet tells what was written', () => booklet(session))
    await test.step('the houses tell who sat on the thrones', () => house(session))
    await test.step('the wars tell who fought', () => wars(session))
    await test.step('the table as it was before the correction', () => lookBack(session, corrected, REASON, DWARVEN_TECHNOLOGY))
    await test.step('on paper', () => print(session))

    await test.step('the file holds what the pages show', async () => {
      expect(await session.balances()).toEqual(expect.arrayContaining([...namesOf(await accountsOf(file))]))
      expect(await play('verify', file)).toMatchObject({ code: 0, stderr: '' })
    })
  })
}
