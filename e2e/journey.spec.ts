import { play, accountsOf, worldOf } from './fixtures/play.ts'
import { namesOf, onlyFile, shownBy } from './fixtures/state.ts'
import { expect, HOSTS, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { LibraryPage } from './pages/library.ts'
import { playTurn, rollForFirst, seatInPlay } from './pages/player.ts'

const TITLE = 'The Winter Crown'

/** What a table does in its first session, from the first click to the next evening. */
for (const hostKind of HOSTS) {
  test.describe(`on the ${hostKind} host`, () => {
    test.use({ hostKind })

    test('two turns with both kinds of dice, taken back, corrected, closed and found again', async ({
      library,
      page,
      shelf,
      newBrowser,
      enter,
    }) => {
      const setup = await library.newCampaign()
      await setup.title.fill(TITLE)
      let desk = await setup.start()
      await expect(page).toHaveTitle(`${TITLE} · Desk · Lineage Workbench`)

      await test.step('the first player, with the dice of the app', async () => {
        const first = await rollForFirst(desk)
        const asked = await playTurn(desk, first, { dice: 'app', deeds: [{ name: /^Technology/, amount: 3 }, { name: /^People/ }] })
        expect(asked.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fill', 'roll', 'act']))
        await expect(
          page.getByRole('navigation', { name: 'The turn' }).getByRole('button', { name: new RegExp(`^${first} ?, has moved$`) }),
        ).toBeVisible()
      })

      await test.step('the second player, with dice typed from the table', async () => {
        const second = await seatInPlay(desk)
        await desk.change(() => desk.accept.click())
        const births = await desk.question()
        expect(births.title).toContain('royal child')
        await desk.typedDice.fill(['00', ...Array.from({ length: births.dice - 1 }, () => '70')].join(' '))
        await desk.change(() => desk.typedDice.press('Enter'))
        expect([...(await desk.diceJustNow())].sort()).toEqual([
          '100, No child',
          ...Array.from({ length: births.dice - 1 }, () => '70, No child'),
        ])
        await expect(desk.justNow).toContainText('rolled at the table')
        await playTurn(desk, second, { dice: 'typed', deeds: [{ name: /^Culture/, amount: 1 }] })
      })

      await test.step('a roll of the third player taken back and repeated: the app rolls the same', async () => {
        await desk.change(() => desk.accept.click())
        const asked = await desk.question()
        expect(asked.dice).toBeGreaterThan(4)
        await desk.change(() => desk.roll.click())
        const rolled = await desk.diceJustNow()
        expect(rolled).toHaveLength(asked.dice)
        await desk.takeBack()
        expect(await desk.question()).toEqual(asked)
        await desk.change(() => desk.roll.click())
        expect(await desk.diceJustNow()).toEqual(rolled)
        await expect(desk.takenBack).toBeVisible()
      })

      await test.step('a figure corrected, with a reason', async () => {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('menuitem', { name: 'Correct a figure' }).click()
        const dialog = page.getByRole('dialog', { name: 'Correct a figure' })
        await dialog.getByRole('combobox', { name: 'Whose' }).selectOption('Elves')
        await dialog.getByRole('combobox', { name: 'Account' }).selectOption('Wood')
        await dialog.getByRole('spinbutton', { name: 'Is to read' }).fill('21')
        await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
        await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/needs a reason/)
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('we counted the board')
        await desk.change(() => dialog.getByRole('button', { name: 'Correct', exact: true }).click())
        await expect(dialog).toBeHidden()
        await expect(desk.chronicle.getByRole('listitem').first()).toContainText('Wood of Elves set to 21: we counted the board')
      })

      await page.getByRole('button', { name: 'Check the record' }).click()
      await expect(library.message(/^All \d+ entries are in order/)).toBeVisible()
      const before = await shownBy(desk)
      expect(before.balances).toContain('Wood of Elves, balance: 21. Why?')
      const world = hostKind === 'server' ? await worldOf(await onlyFile(shelf)) : null

      await test.step('closed, and opened again', async () => {
        if (hostKind === 'server') {
          await page.close()
          const again = await (await newBrowser()).newPage()
          desk = await (await enter(again)).open(TITLE)
        } else {
          await page.reload()
          await (await Desk.on(page)).toLibrary()
          desk = await new LibraryPage(page).open(TITLE)
        }
        expect(await shownBy(desk)).toEqual(before)
      })

      if (hostKind === 'server') {
        await test.step('the file says the same as the pages', async () => {
          const file = await onlyFile(shelf)
          expect(await worldOf(file)).toEqual(world)
          expect(before.balances).toEqual(expect.arrayContaining([...namesOf(await accountsOf(file))]))
          expect(await play('verify', file)).toMatchObject({ code: 0, stderr: '' })
        })
      }

      await playTurn(desk, await seatInPlay(desk), { dice: 'app' })
      await expect(desk.place).toHaveText(/^Round 2 · /)
    })
  })
}
