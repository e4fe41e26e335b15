import { expect, type Locator, type Page } from '@playwright/test'
import { MouseHands } from './hands.ts'

export type QuestionKind = 'roll' | 'choose' | 'fill' | 'act'

/** A page of the campaign, as the bar, the menu and the palette name it. */
export type PageName =
  | 'Desk'
  | 'Ledger'
  | 'Ages'
  | 'Booklets'
  | 'Timeline'
  | 'Wars'
  | 'House'
  | 'Works'
  | 'Charts'
  | 'Chronicle'
  | 'Rules'
  | 'House rules'
  | 'Share'
  | 'Print'

/** What the card on the desk asks. */
export interface Question {
  readonly kind: QuestionKind
  readonly title: string
  /** How many dice, for a roll; else 0. */
  readonly dice: number
}

/** The home of play: the question of the moment, the turn rail, the ledger and the chronicle. */
export class Desk {
  readonly page: Page
  readonly card: Locator
  readonly roll: Locator
  readonly accept: Locator
  readonly doIt: Locator
  readonly typedDice: Locator
  readonly justNow: Locator
  readonly chronicle: Locator
  /** "Round 2 · Elves · Population", or "Before the first round". */
  readonly place: Locator

  constructor(page: Page) {
    this.page = page
    this.card = page.getByRole('article')
    this.roll = this.card.getByRole('button', { name: /^Roll / })
    this.accept = this.card.getByRole('button', { name: 'Confirm' })
    this.doIt = this.card.getByRole('button', { name: 'Do it' })
    this.typedDice = this.card.getByRole('textbox', { name: /as rolled at the table$/ })
    this.justNow = page.getByRole('region', { name: 'Just now' })
    this.chronicle = page.getByRole('region', { name: 'Chronicle' })
    this.place = page.getByRole('banner').getByText(/^((Round|Bound) \d|Before the first (round|bound))/)
  }

  static async on(page: Page): Promise<Desk> {
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeAttached()
    return new Desk(page)
  }

  /** An open dialog hides it from ears, not from eyes. */
  private get statusBar(): Locator {
    return this.page.getByRole('contentinfo', { includeHidden: true })
  }

  /** How many entries the journal has, as the status bar tells it. */
  get entryText(): Locator {
    return this.statusBar.getByText(/^[\d,]+ entr(y|ies)$/)
  }

  /** Number of the newest entry; the first is 0. */
  async entry(): Promise<number> {
    return Number((await this.entryText.innerText()).replace(/\D/g, '')) - 1
  }

  get saved(): Locator {
    return this.statusBar.getByText(/^Saved/)
  }

  /** Does something that adds to the journal, and waits until it is saved. */
  async change(act: () => Promise<void>): Promise<void> {
    const before = await this.entryText.innerText()
    await act()
    await expect(this.entryText).not.toHaveText(before)
    await expect(this.saved).toBeVisible()
    if (await this.highlights.isVisible()) await this.goOn()
  }

  /** What just happened and is not to be missed, in the place of the next question. */
  get highlights(): Locator {
    return this.page.getByRole('region', { name: 'What just happened' })
  }

  async goOn(): Promise<void> {
    await this.page.keyboard.press('Enter')
    await expect(this.highlights).toBeHidden()
  }

  async question(): Promise<Question> {
    const title = (await this.card.getByRole('heading', { level: 2 }).innerText()).trim()
    if ((await this.roll.count()) > 0) return { kind: 'roll', title, dice: await this.diceWanted() }
    if ((await this.accept.count()) === 0) return { kind: 'act', title, dice: 0 }
    return { kind: (await this.card.getByRole('radio').count()) > 0 ? 'choose' : 'fill', title, dice: 0 }
  }

  private async diceWanted(): Promise<number> {
    const told = await this.card.getByText(/^[\d,]+ (die|dice) of \d+ faces$/).innerText()
    return Number(told.split(' ')[0]?.replaceAll(',', ''))
  }

  /** The button that ends a list of acts, worded by the question: the last of the card. */
  get done(): Locator {
    return this.card.getByRole('button').last()
  }

  /** One of the acts on offer. */
  act(name: RegExp): Locator {
    return this.card.getByRole('radio', { name })
  }

  async perform(name: RegExp, amount?: number): Promise<void> {
    await this.act(name).check()
    if (amount !== undefined) await this.card.getByRole('spinbutton').first().fill(String(amount))
    await this.change(() => this.doIt.click())
  }

  /** Dice the last answer came to, as they are read out. */
  async diceJustNow(): Promise<readonly string[]> {
    // Dice that mean something together are a list of their own, named by what they are for.
    const dice = await this.justNow.locator('ol.dice').getByRole('listitem').allInnerTexts()
    // What is only for the eye stands on a line before.
    return dice.map((die) => die.split('\n').at(-1) ?? '')
  }

  /** The newest entry. */
  /** The newest line of the chronicle that says how much was taken back. */
  get takenBack(): Locator {
    return this.chronicle.getByText(/^\d+ (answer|answers|entry|entries) taken back$/).first()
  }

  async takeBack(): Promise<void> {
    await this.change(() => this.page.getByRole('button', { name: /^Take back (?!from here on)/ }).click())
  }

  /** Lines of the whole chronicle, newest first. */
  async chronicleLines(): Promise<readonly string[]> {
    const earlier = this.chronicle.getByRole('button', { name: 'Show earlier' })
    const lines = this.chronicle.getByRole('listitem')
    while ((await earlier.count()) > 0) {
      const shown = await lines.count()
      await earlier.click()
      await expect.poll(async () => (await lines.count()) > shown || (await earlier.count()) === 0).toBe(true)
    }
    return lines.allInnerTexts()
  }

  async toLibrary(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'Library' }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  }

  /** Goes to another page of the campaign by the bar at the top, or by the menu where the bar has no room for pages. */
  go(name: PageName): Promise<void> {
    return new MouseHands(this.page).go(name)
  }
}
