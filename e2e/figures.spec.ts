import { mkdir } from 'node:fs/promises'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { LedgerPage } from './pages/ledger.ts'
import { numberIn, WhySheet } from './pages/why.ts'

test.beforeEach(async ({ shelf }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Ten rounds', until: 'turn:6' })
})

/** The number a figure's name gives: "Culture of Elves, balance: 10. Why?". */
const told = (name: string): number => numberIn(/: (\S+)\. Why\?$/.exec(name)?.[1] ?? '')

test('every figure of a ledger is the sum of what its sheet lists', async ({ enter, page }) => {
  const desk = await (await enter(page)).open('Ten rounds')
  await desk.go('Ledger')
  const ledger = new LedgerPage(page)
  for (const seat of ['Elves', 'Dwarves'] as const) {
    await ledger.show(seat)
    const balances = ledger.figures.and(page.getByRole('button', { name: /, balance: / }))
    const count = await balances.count()
    expect(count).toBeGreaterThan(18)
    // Every second one, another half for each civilisation.
    for (let at = seat === 'Elves' ? 0 : 1; at < count; at += 2) {
      const name = (await balances.nth(at).getAttribute('aria-label')) ?? ''
      await test.step(name, async () => {
        const sheet = await WhySheet.of(page, balances.nth(at))
        const amounts = await sheet.amounts()
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(told(name))
        await sheet.close()
      })
    }
  }
})

test('opening, in and out make the balance, and explain themselves too', async ({ enter, page }) => {
  const desk = await (await enter(page)).open('Ten rounds')
  await desk.go('Ledger')
  const ledger = new LedgerPage(page)
  await ledger.show('Humans')
  for (const account of ['Males', 'Food', 'Points', 'Technology']) {
    const parts = ['opening', 'in', 'out', 'balance'] as const
    const [opening, gained, lost, balance] = await Promise.all(
      parts.map(async (part) => {
        const figure = ledger.figure(account, 'Humans', part)
        return (await figure.count()) === 0 ? 0 : told((await figure.getAttribute('aria-label')) ?? '')
      }),
    )
    expect((opening ?? 0) + (gained ?? 0) + (lost ?? 0)).toBe(balance)
  }
  const sheet = await WhySheet.of(page, ledger.figure('Points', 'Humans', 'opening'))
  await expect(sheet.dialog.getByRole('listitem').first()).toContainText('entry')
  await sheet.dialog
    .getByRole('button', { name: /^Rule GL-/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Rule GL-/ })).toBeVisible()
})

test('the figures beside the question explain themselves where they stand', async ({ enter, page }) => {
  const desk = await (await enter(page)).open('Ten rounds')
  const { place } = desk
  const seat = (await place.innerText()).split(' · ')[1] ?? ''
  const figure = page.getByRole('button', { name: new RegExp(`^Food of ${seat}: .* Why`) })
  const name = (await figure.getAttribute('aria-label')) ?? ''
  const sheet = await WhySheet.of(page, figure)
  expect((await sheet.amounts()).reduce((sum, amount) => sum + amount, 0)).toBe(told(name))
  await sheet.close()
  await expect(desk.card).toBeVisible()
})
