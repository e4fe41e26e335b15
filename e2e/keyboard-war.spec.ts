import type { Locator, Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerByKeysUntil, chooseActByKeys } from './pages/byKeys.ts'
import { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'

/** What is for ears only: read out whenever it changes. */
function heard(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).locator('p[aria-live="polite"]')
}

test('a war by keys alone, from the booklet to the land taken, and what a screen reader is told of it', async ({ shelf, enter, page }) => {
  const { keyboard } = page
  await mkdir(shelf)
  const setup = { firstPlayer: 'elves', houseRules: { war_notice: 0, first_player: 'fixed', timeline: 'off' } }
  await playedCampaign(shelf, { title: 'War', until: 'turn:4', setup })
  await enter(page)
  await tabTo(page, page.getByRole('link', { name: 'War', exact: true }))
  await keyboard.press('Enter')
  const desk = await Desk.on(page)
  const typeDice = async (dice: string): Promise<void> => {
    await expect(desk.typedDice).toBeFocused()
    await keyboard.type(dice)
    await desk.change(() => keyboard.press('Enter'))
  }
  /** Opens no list: letters choose in it. */
  const chooseFrom = async (name: string, letter: string): Promise<void> => {
    await tabTo(page, desk.card.getByRole('combobox', { name }))
    await keyboard.press(letter)
  }

  await test.step('an entry in the booklet', async () => {
    await answerByKeysUntil(desk, /and the booklet: what is to be done/)
    await expect(heard(page)).toContainText('Elves: Land, raids, diplomacy and the booklet: what is to be done?')
    await expect(desk.card).toMatchAriaSnapshot(`
      - 'article "Land, raids, diplomacy and the booklet: what is to be done?"':
        - paragraph: Elves
        - 'heading "Land, raids, diplomacy and the booklet: what is to be done?" [level=2]'
        - paragraph: /Only you and the game master see the booklet/
        - group "What to do next":
          - group "Raids":
            - radio /^Raid the humans/
          - group "Diplomacy":
            - radio "Draw up a treaty"
          - group "Wars":
            - radio "Write down a war"
        - button "Nothing else this turn"
    `)
    await chooseActByKeys(desk, /^Write down a war/)
    await expect(desk.act(/^Write down a war$/)).toHaveAccessibleDescription(/^It may open from round 4 on/)
    await chooseFrom('Against', 'h')
    await expect(desk.card).toMatchAriaSnapshot(`
      - group "What to do next":
        - group "Wars":
          - radio "Write down a war" [checked]
          - combobox "Against":
            - option /^The humans, \\d+ territories/ [selected]
      - button "Do it"
      - button "Nothing else this turn"
    `)
    await tabTo(page, desk.doIt)
    await desk.change(() => keyboard.press('Enter'))
    await expect(heard(page)).toHaveText(
      'A war against the humans is written down; it may open from round 4 on. Elves: Your booklet: what else do you write?',
    )
    await expect(desk.card).toMatchAriaSnapshot(`
      - paragraph: /nothing more is done openly in this turn/
      - group "What to do next":
        - radio "Write down a war"
        - radio "Strike out a war"
      - button "Nothing else this turn"
    `)
    // Chosen no longer: a second Enter would write down another.
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(desk.act(/^Write down a war$/)).toBeFocused()
    await desk.change(() => keyboard.press('d'))
  })

  await test.step('the others look for spies at once, and nobody is asked', async () => {
    const found = 'What the elves may have written: you roll \\d+ for spies and \\d+ for assassins, and find nothing\\.'
    await expect(heard(page)).toHaveText(new RegExp(`^${found} ${found} Elves: \\d+ points to spend: on what\\?$`))
  })

  await test.step('the war is opened: nothing is chosen until one chooses', async () => {
    await answerByKeysUntil(desk, /^Before the battles/)
    await expect(desk.card).toMatchAriaSnapshot(`
      - group "What to do next":
        - group "Wars":
          - radio "Open a war from the booklet"
        - group "Diplomacy":
          - radio "Draw up a treaty"
      - button "Continue to the battles"
    `)
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(0)
    await chooseActByKeys(desk, /^Open a war/)
    await keyboard.press('Enter')
    await expect(desk.highlights.getByRole('heading', { name: 'War and peace' })).toBeVisible()
    await expect(desk.highlights).toBeFocused()
    await expect(heard(page)).toHaveText(/^The elves open war on the humans\. It has been in their booklet since round 4\.$/)
    await desk.goOn()
    await expect(heard(page)).toHaveText('Elves: Before the battles: what is to be done?')
    await desk.change(() => keyboard.press('d'))
  })

  await test.step('who fights, and what for', async () => {
    for (const [enemy, letter] of [
      ['humans', 'o'],
      ['elves', 'n'],
    ] as const) {
      await expect(desk.card.getByRole('heading', { level: 2 })).toHaveText(
        `Battle 1 of the war against the ${enemy}: who fights, and what for?`,
      )
      const raised = desk.card.getByRole('spinbutton', { name: /^Warriors to raise/ })
      await tabTo(page, raised)
      if (enemy === 'humans') await expect(raised).toHaveAccessibleDescription(/^0 to \d+\./)
      await keyboard.type('4')
      await chooseFrom('Territory to take, goal 1', letter)
      await chooseFrom('Territory to take, goal 2', 'n')
      // No royal has come to fight the humans.
      if (enemy === 'humans') await chooseFrom('Royal to kill', 'n')
      await expect(desk.card).toMatchAriaSnapshot(`
        - spinbutton "Warriors to raise (2 food for every started 5)": "4"
        - checkbox "Ruler fights (+5 on rolls)"
        - combobox "Territory to take, goal 1"
        - region "The battle this leads to":
          - heading "The battle this leads to" [level=3]
          - group "Bonus of both sides":
            - table "Bonus of both sides"
          - region "Odds before rolling"
        - button "Confirm"
      `)
      await tabTo(page, desk.accept)
      await desk.change(() => keyboard.press('Enter'))
    }
    await expect(heard(page)).toContainText('4 warriors are raised against the elves.')
    await expect(heard(page)).toContainText('Elves: Kill roll: the elves against the humans')
  })

  await test.step('the kill roll, and what came of it', async () => {
    await expect(desk.card).toMatchAriaSnapshot(`
      - 'article "Kill roll: the elves against the humans"':
        - table "Bonus of both sides":
          - rowgroup:
            - row "What counts The elves The humans"
          - rowgroup:
            - row /^Warriors/:
              - rowheader "Warriors"
        - list /^The elves, bonus/:
          - listitem: next die
        - list /^The humans, bonus/
        - button "Roll 2 dice"
        - textbox "The dice as rolled at the table"
    `)
    await typeDice('90 11')
    await expect(heard(page)).toHaveText(
      /^Dice: 90; 11\. Humans: −4 Warriors\. The elves: 90 \+ \d+ = \d+; the humans: 11 .* Dead: 4 warriors\. Elves: Goals of the battle of the elves against the humans: all dice$/,
    )
    await expect(desk.justNow).toMatchAriaSnapshot(`
      - region "Just now":
        - list "Elves":
          - listitem: "90"
        - paragraph: /90 \\+\\d+/
        - paragraph: /Elves. \\d+ ahead/
        - list "Humans":
          - listitem: "11"
        - paragraph: /11 \\+\\d+/
        - paragraph:
          - text: Humans
          - strong: −4
          - text: Warriors
        - list:
          - listitem: /Dead. 4 warriors/
    `)
  })

  await test.step('the dice for land, and the battle told whole', async () => {
    await expect(desk.typedDice).toBeFocused()
    await keyboard.type('95 2')
    await keyboard.press('Enter')
    await expect(desk.highlights).toBeFocused()
    await expect(heard(page)).toContainText('A territory of the humans is occupied by the elves')
    // The card and the chronicle tell it: below the card it is not told again.
    await expect(desk.justNow.getByText(/take open land/)).toHaveCount(0)
    // The kill roll is the battle's, whatever was thrown for land after it.
    await expect(desk.highlights).toMatchAriaSnapshot(`
      - region "A battle":
        - paragraph: The elves rout the humans.
        - paragraph: The elves take one territory from the humans.
        - paragraph: Four warriors of the humans fall.
    `)
    await desk.goOn()
    await expect(heard(page)).toHaveText(/^Elves: Land, raids, diplomacy and the booklet/)
  })
})
