import { expect, type Locator, type Page } from '@playwright/test'
import { Desk } from './desk.ts'

export type SetupStep = 'Game and players' | 'Game options' | 'House rules' | 'Dice' | 'Summary'
export type Seat = 'Elves' | 'Humans' | 'Dwarves'

/** The set-up of a new campaign, step by step. */
export class SetupPage {
  readonly page: Page
  readonly startNow: Locator

  constructor(page: Page) {
    this.page = page
    this.startNow = page.getByRole('button', { name: /^Start (with defaults|now)$/ })
  }

  static async on(page: Page): Promise<SetupPage> {
    await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible()
    return new SetupPage(page)
  }

  async name(players: Readonly<Partial<Record<Seat, string>>>): Promise<void> {
    for (const [seat, name] of Object.entries(players)) await this.player(seat as Seat).fill(name)
  }

  player(seat: Seat): Locator {
    return this.page.getByRole('textbox', { name: seat, exact: true })
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title of the campaign' })
  }

  async step(step: SetupStep): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()
    await expect(this.page.getByRole('heading', { level: 2, name: step })).toBeVisible()
  }

  /** Decides a house rule otherwise than by default. */
  async decide(question: string, choice: RegExp): Promise<void> {
    await this.step('House rules')
    await this.page.getByText(question).first().click()
    await this.page.getByRole('group', { name: question }).getByRole('radio', { name: choice }).check()
  }

  async start(): Promise<Desk> {
    await this.startNow.click()
    return Desk.on(this.page)
  }
}
