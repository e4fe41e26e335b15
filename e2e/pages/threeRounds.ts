import { expect } from '@playwright/test'
import type { Session } from './session.ts'

const HEIR = /^The throne is empty: who follows\?$/
const NEW_CHILDREN = /^The new ruler's children: a son on 50 or less$/

/** The elves write a war down and send their poisoner; the app's dice tell the dwarves, who help; 80 is just enough. */
export async function murderOfTheKing(session: Session): Promise<void> {
  const { desk } = session
  await session.until('elves', /^Land, raids, diplomacy and the booklet/)
  await session.act(/^Write down a war/, { Against: /^The dwarves/ })
  await session.act(/^End the training of the assassin/)
  await session.act(/^Send an assassin/, { 'Against whom': /^The humans: the ruler/ })
  await session.expectTold(
    'A war against the dwarves is written down; it may open from round 6 on.',
    'An assassin is sent to kill the ruler of the humans.',
  )
  await session.finish()

  await session.expectAsked('dwarves', /^You have learnt that an assassin of the elves is to kill the ruler of the humans/)
  await session.take(/^Help: the chance becomes 80/)

  await session.until('elves', /^Kill the ruler of the humans: 80 or less$/)
  await session.roll('elves', /^Kill the ruler of the humans: 80 or less$/, 80)
  await session.expectTold('The ruler is murdered.', 'The spouse dies with the ruler.')
  await session.expectAsked('humans', HEIR)
  await session.take(/^First son\b/)
  await session.roll('humans', NEW_CHILDREN, 50, 51)
  await session.expectTold('A son comes to the throne, with culture +10 and military +5.', 'The new ruler has 1 son and 1 daughter.')
  await expect(desk.place).toHaveText(/^Round 4 · Humans/)
}

/** Seven humans come for people and food, and reach both; the elves fight them on the way home. */
export async function raidOnTheElves(session: Session): Promise<void> {
  const { desk, hands } = session
  await session.untilRound(5)
  await session.until('humans', /^Land, raids, diplomacy and the booklet/)
  await expect(desk.place).toHaveText(/^Round 5 · Humans/)
  await hands.choose(desk.act(/^Raid the elves/))
  await hands.write(desk.card.getByRole('spinbutton', { name: /^Raiders/ }), '7')
  await hands.tick(desk.card.getByRole('checkbox', { name: 'Kill people' }), true)
  await hands.tick(desk.card.getByRole('checkbox', { name: 'Steal tokens' }), true)
  await session.answer((by) => by.perform(desk))
  await session.expectTold('The humans raid the elves with 7 raiders, to kill people and steal tokens.')

  await session.roll('humans', /^A die for each goal, in this order: kill people, steal tokens$/, 32, 30)
  await session.expectTold(/^Raiders of the humans kill \d+ of the elves\.$/)
  await session.expectAsked('humans', /^What is taken from the elves\?$/)
  await hands.write(desk.card.getByRole('spinbutton', { name: /^Carry off food/i }), '15')
  await hands.write(desk.card.getByRole('spinbutton', { name: /^Carry off wood/i }), '0')
  await session.accept()
  await session.expectTold('Raiders of the humans carry off 15 food of the elves.')
  await session.expectAsked('elves', /^The humans raid with 7: fight them on their way home\?$/)
  await session.take(/^Fight the raiders/)
  await session.roll('humans', /kill roll of the raid$/, 10, 90)
  await session.expectTold(/^The elves kill \d of 7 raiders of the humans\.$/)
}

/**
 * The dwarves are one technology short of the Stone Age until the game master counts again. Gives the last entry before the correction.
 */
export async function ageByCorrection(session: Session, reason: string): Promise<number> {
  const { desk, hands } = session
  await session.until('dwarves', /points to spend/)
  const before = await desk.entry()
  await hands.command('Correct a figure')
  const dialog = desk.page.getByRole('dialog', { name: 'Correct a figure' })
  await hands.pick(dialog.getByRole('combobox', { name: 'Whose' }), /^Dwarves$/)
  await hands.pick(dialog.getByRole('combobox', { name: 'Account' }), /^Technology$/)
  await hands.write(dialog.getByRole('spinbutton', { name: 'Is to read' }), '60')
  await hands.press(dialog.getByRole('button', { name: 'Correct', exact: true }))
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/needs a reason/)
  await hands.write(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await desk.change(() => hands.press(dialog.getByRole('button', { name: 'Correct', exact: true })))
  await expect(dialog).toBeHidden()
  await session.expectTold(`Technology of Dwarves set to 60: ${reason}`)

  await session.until('dwarves', /^The Stone Age can be reached: declare it\?$/)
  await session.take(/^Declare the Stone Age now/)
  await session.expectTold('The Stone Age begins.')
  return before
}

/** Five rounds on the throne are over for the queen of the elves: a daughter follows her. */
export async function throneByAge(session: Session): Promise<void> {
  await session.until('elves', HEIR)
  await expect(session.desk.place).toHaveText(/^Round 6 · Elves/)
  await session.expectTold('The ruler, a queen of 5 rounds, dies of old age.')
  await session.take(/^First daughter, born in round 1:/)
  await session.roll('elves', NEW_CHILDREN, 7, 93)
  await session.expectTold('The new ruler has 1 son and 1 daughter.')
}

/** What was written in round 4 is opened, two rounds later: 80 against 30 for the dead, 90 against 20 for land. */
export async function warOnTheDwarves(session: Session): Promise<void> {
  const { desk, hands } = session
  await session.until('elves', /^Before the battles/)
  await session.act(/^Open a war/)
  await session.expectTold('The elves open war on the dwarves. It has been in their booklet since round 4.')
  await session.finish()

  for (const [seat, enemy, warriors, land] of [
    ['elves', 'dwarves', 40, /^Open land/],
    ['dwarves', 'elves', 4, /^None$/],
  ] as const) {
    await session.expectAsked(seat, new RegExp(`^Battle 1 of the war against the ${enemy}: who fights, and what for\\?$`))
    await hands.write(desk.card.getByRole('spinbutton', { name: /^Warriors to raise/ }), String(warriors))
    await hands.pick(desk.card.getByRole('combobox', { name: 'Territory to take' }), land)
    await session.accept()
  }
  await session.expectTold('40 warriors are raised against the dwarves.', '4 warriors are raised against the elves.')

  const sheet = desk.card.getByRole('table', { name: 'Bonus of both sides' })
  for (const line of [/^Warriors/, /^Culture/, /^Technology/, /^Total/]) await expect(sheet.getByRole('row', { name: line })).toBeVisible()
  await session.roll('elves', /^Kill roll: the elves against the dwarves/, 80, 30)
  await session.expectTold(/^The dwarves are \d+ behind and lose \d+% of the 4 warriors who fight.* Dead: \d+ warriors?\.$/)
  await session.roll('elves', /^Goals of the battle of the elves against the dwarves: all dice$/, 90, 20)
  await session.expectTold(/^A territory of the dwarves is occupied by the elves/)
}
