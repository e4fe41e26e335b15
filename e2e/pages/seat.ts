import { expect, type Locator, type Page } from '@playwright/test'

export type SeatPage =
  | ('Now' | 'Orders' | 'Ledger' | 'Booklet' | 'Ages' | 'Wars' | 'Map' | 'Recap' | 'Chronicle' | 'Timeline' | 'Print' | 'Settings')
  | ('House' | 'Works' | 'Charts' | 'Rules' | 'House rules')

/** In the bar of every screen. */
const FIRST: ReadonlySet<SeatPage> = new Set(['Now', 'Orders', 'Ledger', 'Booklet'])

/** What a player has on a device of the own. */
export class SeatApp {
  readonly page: Page
  readonly nav: Locator
  readonly card: Locator
  readonly accept: Locator
  /** Says that the table does not answer. */
  readonly strip: Locator

  constructor(page: Page) {
    this.page = page
    this.nav = page.getByRole('navigation', { name: 'Pages' })
    this.card = page.locator('article.request')
    this.accept = this.card.locator('button[type="submit"]')
    this.strip = page.getByText(/Not connected: as of/)
  }

  /** Follows an invitation's link. */
  static async join(page: Page, link: string): Promise<SeatApp> {
    await page.goto(link)
    const app = new SeatApp(page)
    await expect(app.nav).toBeVisible()
    return app
  }

  async go(name: SeatPage): Promise<void> {
    const link = this.nav.getByRole('link', { name: new RegExp(`^${name}`) })
    if (!FIRST.has(name) && !(await link.isVisible())) {
      await this.nav.getByRole('link', { name: 'More' }).click()
      const named = this.page.getByText(name, { exact: true })
      await this.page.getByRole('main').getByRole('link').filter({ has: named }).click()
    } else await link.click()
    await expect(this.page).toHaveTitle(`${name} · Lineage Workbench`)
  }

  /** Answers what is asked, with whatever comes up first and without any act; gives the question. */
  async answer(): Promise<string> {
    const title = this.card.getByRole('heading', { level: 2 })
    const question = await title.innerText()
    const roll = this.card.getByRole('button', { name: /^Roll/ })
    const radio = this.card.getByRole('radio')
    if (await roll.isVisible()) await roll.click()
    else if ((await this.card.locator('form.act').count()) > 0) await this.card.locator('.card-bar').getByRole('button').last().click()
    else if (await this.accept.isVisible()) {
      if ((await radio.count()) > 0 && (await radio.and(this.page.locator(':checked')).count()) === 0) await radio.first().check()
      await this.accept.click()
    } else throw new Error(`no way to answer "${question}"`)
    return question
  }
}
