import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerByKeys } from './pages/byKeys.ts'
import { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'
import { seatInPlay } from './pages/player.ts'
import { WhySheet } from './pages/why.ts'

test.use({ hostKind: 'browser' })

/** Everything here is done with `page.keyboard`: no mouse, no focusing from outside. */
test('a campaign begun, a whole turn played and a figure explained without the mouse', async ({ library, page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key)

  await test.step('from the library to the first question', async () => {
    await expect(library.heading).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'New campaign' }).first())
    await press('Enter')
    for (const [field, text] of [
      ['Title of the campaign', 'By hand'],
      ['Elves', 'Ada'],
      ['Humans', 'Ben'],
      ['Dwarves', 'Cleo'],
    ] as const) {
      await tabTo(page, page.getByRole('textbox', { name: field, exact: true }))
      await page.keyboard.type(text)
    }
    await tabTo(page, page.getByRole('button', { name: 'Start with defaults' }), 'Shift+Tab')
    await press('Enter')
  })

  const desk = await Desk.on(page)
  const typed = { next: true }

  await test.step('the first rolls and a whole turn: R, digits, arrows, Enter and D', async () => {
    while ((await desk.place.innerText()) === 'Before the first round') await answerByKeys(desk, typed)
    const seat = await seatInPlay(desk)
    const kinds = new Set<string>()
    for (let answers = 0; (await desk.place.innerText()).includes(` · ${seat}`); answers++) {
      expect(answers).toBeLessThan(60)
      kinds.add(await answerByKeys(desk, typed))
    }
    expect([...kinds].sort()).toEqual(['act', 'act by Enter', 'fill', 'roll'])
  })

  await test.step('taken back with Ctrl+Z and answered again', async () => {
    await desk.change(() => press('Enter'))
    const { title } = await desk.question()
    await desk.change(() => press('r'))
    const dice = await desk.diceJustNow()
    await desk.change(() => press('Control+z'))
    expect((await desk.question()).title).toBe(title)
    await desk.change(() => press('r'))
    expect(await desk.diceJustNow()).toEqual(dice)
  })

  await test.step('the record of a phase, by its digit', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Population/ }))
    await press('2')
    const record = page.getByRole('dialog', { name: 'Gain points' })
    await expect(record).toBeVisible()
    await press('Escape')
    await expect(record).toBeHidden()
  })

  await test.step('the palette, and why a figure is what it is', async () => {
    await press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused()
    await page.keyboard.type('ledger')
    const options = page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
    await expect(options.first()).toContainText('Ledger')
    while ((await options.and(page.getByRole('option', { selected: true })).innerText()).split('\n')[0] !== 'Ledger')
      await press('ArrowDown')
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ledger' })).toBeVisible()
    const food = page.getByRole('button', { name: /^Food of \w+, balance: / })
    await tabTo(page, food)
    const sheet = new WhySheet(page, ((await food.getAttribute('aria-label')) ?? '').split(',')[0] ?? '')
    await press('Enter')
    await expect(sheet.dialog).toBeVisible()
    await press('Escape')
    await expect(sheet.dialog).toBeHidden()
    await expect(food).toBeFocused()
  })

  await test.step('the key map', async () => {
    await press('Shift+?')
    await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
    await press('Alt+1')
    await expect(desk.card).toBeVisible()
  })
})

test.describe('in the middle of a campaign', () => {
  test.use({ hostKind: 'server' })

  test('a whole turn by keys: an heir chosen, sheets filled, hands sent out, points spent', async ({ shelf, enter, page }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, { title: 'Mid-game', until: 'turn:6' })
    await enter(page)
    await tabTo(page, page.getByRole('link', { name: 'Mid-game' }))
    await page.keyboard.press('Enter')
    const desk = await Desk.on(page)
    const seat = await seatInPlay(desk)
    const kinds = new Set<string>()
    const typed = { next: true }
    for (let answers = 0; (await desk.place.innerText()).includes(` · ${seat}`); answers++) {
      expect(answers).toBeLessThan(60)
      await expect(desk.card.getByRole('heading', { level: 2 })).toBeInViewport()
      kinds.add(await answerByKeys(desk, typed))
    }
    expect([...kinds].sort()).toEqual(['act', 'act by Enter', 'choose', 'fill', 'roll'])
  })
})
