import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { overflows } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(({ shelf }) => mkdir(shelf))

test('Enter on a list opens it and chooses from it; what is written is sent from its fields', async ({ shelf, enter, page }) => {
  await playedCampaign(shelf, { title: 'Lists', until: 'turn:2' })
  const desk = await (await enter(page)).open('Lists')
  await desk.go('Ledger')
  const before = await desk.entry()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Correct a figure' })
  const account = dialog.getByRole('combobox', { name: 'Account' })
  const value = (): Promise<string> => account.evaluate((list) => (list as HTMLSelectElement).value)
  await account.focus()
  const first = await value()

  await test.step('by Enter, an arrow and Enter', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(value).not.toBe(first)
    await expect(account).toBeFocused()
    // Nothing was sent: nothing is complained of either.
    await expect(dialog.locator('.problem')).toHaveCount(0)
    expect(await desk.entry()).toBe(before)
  })

  await test.step('what is no number is told in its field, and what is one goes with Enter', async () => {
    const figure = dialog.getByRole('spinbutton', { name: 'Is to read' })
    await figure.fill('')
    await figure.pressSequentially('1.5')
    await expect(figure).toHaveValue('1.5')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('counted again')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('"1.5" is no whole number.')).toBeVisible()
    await expect(figure).toBeFocused()
    expect(await desk.entry()).toBe(before)
    await figure.fill('987654')
    await desk.change(() => page.keyboard.press('Enter'))
    await expect(dialog).toBeHidden()
    expect(await desk.entry()).toBe(before + 1)
  })
})

test('figures of eleven digits are whole in their columns', async ({ shelf, enter, page }) => {
  const to = 98_765_432_101
  const corrections = ['elves', 'humans', 'dwarves'].flatMap((seat) =>
    ['food', 'wood', 'prestige'].map((account) => ({ correct: { seat, account, to, reason: 'large' } })),
  )
  await playedCampaign(shelf, { title: 'Large', until: 'turn:2', answers: corrections })
  await (await enter(page)).open('Large')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const address of ['desk', 'ledger/elves', 'ledger/all']) {
      await page.goto(page.url().replace(/(\/table\/[^/]+).*$/, `$1/${address}`))
      const figure = page.getByRole('button', { name: /\d{2,3}(,\d{3}){3}\. Why/ }).first()
      if (address !== 'desk' || width > 900) await expect(figure).toBeVisible()
      const across = await page.locator('.rows').evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth))
      expect(Math.max(0, ...across), `${address} at ${String(width)}`).toBeLessThanOrEqual(1)
      expect(await overflows(page), `${address} at ${String(width)}`).toEqual([])
    }
  }
})
