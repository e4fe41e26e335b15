import { expect } from '@playwright/test'
import type { Desk, PageName } from './desk.ts'
import type { Hands } from './hands.ts'
import { LedgerPage } from './ledger.ts'

const MOST_ANSWERS = 80

/** A game master who plays for everybody at one screen, with whatever hands. */
export class Session {
  readonly desk: Desk
  readonly hands: Hands

  constructor(desk: Desk, hands: Hands) {
    this.desk = desk
    this.hands = hands
  }

  /** Answers everything as it comes up, until this is asked of `seat` (as the program names it: `elves`). */
  async until(seat: string, title: RegExp): Promise<void> {
    const asked: string[] = []
    for (;;) {
      const now = await this.desk.question()
      if ((await this.desk.card.getAttribute('data-seat')) === seat && title.test(now.title)) return
      if (asked.length >= MOST_ANSWERS) throw new Error(`never asked of ${seat}: ${String(title)}; but ${asked.slice(-5).join(', ')}`)
      asked.push(now.title)
      await this.asItComes()
    }
  }

  /** Answers everything as it comes up, until this round begins. */
  async untilRound(round: number): Promise<void> {
    for (let left = MOST_ANSWERS; !(await this.desk.place.innerText()).startsWith(`Round ${round} `); left--) {
      if (left === 0) throw new Error(`round ${round} does not begin`)
      await this.asItComes()
    }
  }

  /** The question of the moment, with the app's dice, as it is filled in, with the first option, without acts. */
  private async asItComes(): Promise<void> {
    const { kind } = await this.desk.question()
    if (kind === 'roll') await this.answer((hands) => hands.rollByApp(this.desk))
    else if (kind === 'act') await this.finish()
    else await this.accept()
  }

  /** Does something that answers the question of the moment. */
  answer(act: (hands: Hands) => Promise<void>): Promise<void> {
    return this.desk.change(() => act(this.hands))
  }

  /** The question of the moment is this one, asked of this seat, and is answered with the table's dice. */
  async roll(seat: string, title: RegExp, ...dice: readonly number[]): Promise<void> {
    await this.expectAsked(seat, title)
    await this.answer((hands) => hands.typeDice(this.desk, dice))
    await expect(this.desk.justNow).toContainText('rolled at the table')
  }

  async expectAsked(seat: string, title: RegExp): Promise<void> {
    await expect(this.desk.card).toHaveAttribute('data-seat', seat)
    await expect(this.desk.card.getByRole('heading', { level: 2 })).toHaveText(title)
  }

  accept(): Promise<void> {
    return this.answer((hands) => hands.accept(this.desk))
  }

  finish(): Promise<void> {
    return this.answer((hands) => hands.finish(this.desk))
  }

  /** One of the options of a choice. */
  async take(option: RegExp): Promise<void> {
    await this.hands.choose(this.desk.card.getByRole('radio', { name: option }))
    await this.accept()
  }

  /** One of the acts on offer, with fields that are dropped down. */
  async act(name: RegExp, picks: Readonly<Record<string, RegExp>> = {}): Promise<void> {
    await this.hands.choose(this.desk.act(name))
    for (const [field, option] of Object.entries(picks)) {
      await this.hands.pick(this.desk.card.getByRole('combobox', { name: field }), option)
    }
    await this.answer((hands) => hands.perform(this.desk))
  }

  /** The newest entries of the chronicle tell this. */
  async expectTold(...lines: readonly (string | RegExp)[]): Promise<void> {
    for (const line of lines) await expect(this.desk.chronicle.getByText(line).first()).toBeVisible()
  }

  go(name: PageName): Promise<void> {
    return this.hands.go(name)
  }

  /** Every balance the ledgers show, by its name. */
  async balances(): Promise<readonly string[]> {
    await this.go('Ledger')
    const ledger = new LedgerPage(this.hands.page)
    const names: string[] = []
    for (const tab of ['Side by side', 'Non-players'] as const) {
      await this.hands.openTab(this.hands.page.getByRole('tab', { name: tab }))
      names.push(...(await ledger.shownBalances(tab)))
    }
    return names
  }
}
