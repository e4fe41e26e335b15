import { expect, type Locator, type Page } from '@playwright/test'
import type { Seat } from './setup.ts'

/** A screen that is handed over: the curtain, and behind it the place of one seat. */
export class Curtain {
  readonly page: Page
  /** Nothing of the campaign but who plays in it. */
  readonly down: Locator
  /** Where the seat sits that was let in. */
  readonly parts: Locator
  readonly back: Locator

  constructor(page: Page) {
    this.page = page
    this.down = page.getByRole('main', { name: /^(The curtain is down|Elves|Humans|Dwarves)$/ })
    this.parts = page.getByRole('tablist', { name: /^For the \w+ alone$/ })
    this.back = page.getByRole('button', { name: 'Give the screen back' })
  }

  /** Hands the screen over, from any page. */
  async handTo(seat: Seat): Promise<void> {
    await this.page.getByRole('button', { name: 'Hand over the screen' }).click()
    await this.page.getByRole('menuitem', { name: new RegExp(`^${seat}`) }).click()
    await expect(this.page.getByRole('main', { name: seat, exact: true })).toBeVisible()
  }

  async lower(): Promise<void> {
    await this.page.getByRole('button', { name: 'Hand over the screen' }).click()
    await this.page.getByRole('menuitem', { name: 'Only lower the curtain' }).click()
    await this.expectDown()
  }

  /** The seat's first PIN, chosen. */
  async choosePin(pin: string, again = pin): Promise<void> {
    await this.page.getByLabel(/^New PIN of the /).fill(pin)
    await this.page.getByLabel('Once more').fill(again)
    await this.page.getByRole('button', { name: 'Open' }).click()
  }

  async enterPin(pin: string): Promise<void> {
    await this.page.getByLabel(/^PIN of the /).fill(pin)
    await this.page.getByRole('button', { name: /^(Open|Come back|They may)$/ }).click()
  }

  async expectOpen(seat: Seat): Promise<void> {
    await expect(this.page.getByRole('tablist', { name: `For the ${seat} alone` })).toBeVisible()
  }

  async expectDown(): Promise<void> {
    await expect(this.down).toBeVisible()
    await expect(this.parts).toHaveCount(0)
  }
}
