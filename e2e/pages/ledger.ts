import { expect, type Locator, type Page } from '@playwright/test'

export type LedgerTab = 'Elves' | 'Humans' | 'Dwarves' | 'Side by side' | 'Non-players'

/** The ledgers of all owners, as balances or as the statement of all postings. */
export class LedgerPage {
  readonly page: Page
  /** Every figure says what it is: "Culture of Elves, balance: 10. Why?". */
  readonly figures: Locator

  constructor(page: Page) {
    this.page = page
    this.figures = page.getByRole('tabpanel').getByRole('button', { name: / Why\?$/ })
  }

  async show(tab: LedgerTab): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click()
    await expect(this.page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }

  async view(name: 'Balances' | 'Statement'): Promise<void> {
    await this.page.getByRole('radio', { name }).check()
  }

  /** One figure of a ledger: `account` and `seat` by their names, `part` is what of the account it is. */
  figure(account: string, seat: string, part: 'opening' | 'in' | 'out' | 'balance' = 'balance'): Locator {
    return this.figures.and(this.page.getByRole('button', { name: new RegExp(`^${account} of ${seat}, ${part}: `) }))
  }

  /** Every balance there is, of players and non-players, by its name. */
  async balances(): Promise<readonly string[]> {
    const all: string[] = []
    for (const tab of ['Side by side', 'Non-players'] as const) {
      await this.show(tab)
      all.push(...(await this.shownBalances(tab)))
    }
    return all
  }

  /** The balances of the tab that is open, by their names. */
  async shownBalances(tab: LedgerTab): Promise<readonly string[]> {
    await expect(this.page.getByRole('tabpanel', { name: tab })).toBeVisible()
    const names = await this.figures.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
    return names.filter((name) => name.includes(', balance: '))
  }

  /** How many postings the civilisations have together. */
  async postings(): Promise<string> {
    await this.show('Side by side')
    await this.view('Statement')
    const told = await this.page.getByRole('tabpanel').getByRole('status').innerText()
    await this.view('Balances')
    return told
  }
}
