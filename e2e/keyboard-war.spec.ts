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
    await answerByKeysUntil(desk, /^Your booklet/)
    await expect(heard(page)).toContainText('Elves: Your booklet: what do you write?')
    await expect(desk.card).toMatchAriaSnapshot(`
      - 'article "Your booklet: what do you write?"':
        - paragraph: Elves
        - 'heading "Your booklet: what do you write?" [level=2]'
        - paragraph: Nobody but you and the game master sees it.
        - group "What to do next":
          - radio "Write down a war"
        - button "Close the booklet"
    `)
    await chooseActByKeys(desk, /^Write down a war/)
    await expect(desk.act(/^Write down a war$/)).toHaveAccessibleDescription(/^It may open from round 4 on/)
    await chooseFrom('Against', 'h')
    await expect(desk.card).toMatchAriaSnapshot(`
      - group "What to do next":
        - radio "Write down a war" [checked]
        - combobox "Against":
          - option "The humans, 3 territories" [selected]
      - list:
        - listitem: A war against the humans is written down; it may open from round 4 on.
      - button "Do it"
      - button "Close the booklet"
    `)
    await tabTo(page, desk.doIt)
    await desk.change(() => keyboard.press('Enter'))
    await expect(heard(page)).toHaveText(
      'A war against the humans is written down; it may open from round 4 on. Elves: Your booklet: what do you write?',
    )
    await expect(desk.card).toMatchAriaSnapshot(`
      - group "What to do next":
        - radio "Write down a war"
        - radio "Strike out a war"
    `)
    // Chosen no longer: a second Enter would write down another.
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(desk.act(/^Write down a war$/)).toBeFocused()
    await desk.change(() => keyboard.press('d'))
  })

  await test.step('the others look for spies', async () => {
    await expect(desk.card).toMatchAriaSnapshot(`
      - article "Are spies or assassins sent out by the elves?":
        - paragraph: Humans
        - term: Dice for spies
        - definition: "1"
        - button "Roll 2 dice"
        - textbox "The dice as rolled at the table"
        - button "Accept"
        - paragraph: 2 dice of 100 faces
    `)
    await typeDice('77 42')
    await expect(heard(page)).toHaveText('Dice: 77; 42. Dwarves: Are spies or assassins sent out by the elves?')
    await typeDice('81 99')
  })

  await test.step('the war is opened: nothing is chosen until one chooses', async () => {
    await answerByKeysUntil(desk, /^Before the battles/)
    await expect(desk.card).toMatchAriaSnapshot(`
      - group "What to do next":
        - group "Wars":
          - radio "Open a war from the booklet"
        - group "Diplomacy":
          - radio "Draw up a treaty"
      - button "Go on to the battles"
    `)
    await expect(desk.card.getByRole('radio', { checked: true })).toHaveCount(0)
    await chooseActByKeys(desk, /^Open a war/)
    await desk.change(() => keyboard.press('Enter'))
    await expect(heard(page)).toHaveText(/^The elves open war on the humans\. .* Elves: Before the battles: what is to be done\?$/)
    await desk.change(() => keyboard.press('d'))
  })

  await test.step('who fights, and what for', async () => {
    for (const enemy of ['humans', 'elves']) {
      await expect(desk.card.getByRole('heading', { level: 2 })).toHaveText(`Battle 1 of the war against the ${enemy}: who fights?`)
      const raised = desk.card.getByRole('spinbutton', { name: /^Warriors to raise/ })
      await tabTo(page, raised)
      await expect(raised).toHaveAccessibleDescription(/^0 to \d+\./)
      await keyboard.type('4')
      await expect(desk.card).toMatchAriaSnapshot(`
        - spinbutton "Warriors to raise (2 food for every started 5)": "4"
        - checkbox "Ruler fights (+5 on rolls)"
        - list:
          - listitem: 4 warriors are raised against the ${enemy}.
        - region "The battle this leads to":
          - heading "The battle this leads to" [level=3]
          - group "Bonus of both sides":
            - table "Bonus of both sides"
          - region "Odds before rolling"
        - button "Accept"
      `)
      await desk.change(() => keyboard.press('Enter'))
    }
    await expect(heard(page)).toContainText('4 warriors are raised against the elves. Elves: Battle against the humans')
    for (const letter of ['o', 'n']) {
      await expect(desk.card.getByRole('heading', { level: 2 })).toContainText('what is tried beside killing warriors?')
      await chooseFrom('Territory to take', letter)
      await tabTo(page, desk.accept)
      await desk.change(() => keyboard.press('Enter'))
    }
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
        - paragraph: /Ahead \\d+ %/
        - textbox "The die as rolled at the table"
    `)
    await typeDice('90')
    await typeDice('11')
    await expect(heard(page)).toHaveText(
      /^Dice: 11\. Humans: −4 Warriors\. The elves: 90 \+ \d+ = \d+; the humans: 11 .* Dead: 4 warriors\. Elves: Roll for open land: the elves against the humans$/,
    )
    await expect(desk.justNow).toMatchAriaSnapshot(`
      - region "Just now":
        - list "Dice":
          - listitem: "11"
        - paragraph:
          - text: Gave
          - strong: −4
          - text: Warriors
        - list:
          - listitem: /The elves. 90/
          - listitem: /Dead. 4 warriors/
    `)
  })

  await test.step('the roll for land', async () => {
    await typeDice('95')
    await typeDice('2')
    await expect(heard(page)).toContainText('A territory of the humans is occupied by the elves')
    await expect(desk.justNow).toMatchAriaSnapshot(`
      - region "Just now":
        - list:
          - listitem: /a lead of \\d+ takes open land/
          - listitem: /A territory of the humans is occupied by the elves/
    `)
  })
})
