import { expect, type Locator, type Page } from '@playwright/test'

/** The timeline as the game master sees it: the line of turns, the turn that is open, and the form an event is changed with. */
export class Timeline {
  readonly page: Page
  readonly line: Locator
  /** The turn that is open. */
  readonly turn: Locator
  readonly add: Locator
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.line = page.getByRole('tablist', { name: 'Turns of the timeline' })
    this.turn = page.getByRole('article')
    this.add = this.turn.getByRole('button', { name: 'Add an event' })
    this.form = this.turn.getByRole('form')
  }

  /** The stop of a turn on the line: "Timeline turn 4, rounds 7 and 8, 2 events, to come". */
  stop(turn: number): Locator {
    return this.line.getByRole('tab', { name: new RegExp(`^Timeline turn ${turn},`) })
  }

  async open(turn: number): Promise<void> {
    await this.stop(turn).click()
    await this.isOpen(turn)
  }

  async isOpen(turn: number): Promise<void> {
    await expect(this.turn.getByRole('heading', { name: `Timeline turn ${turn}`, exact: true })).toBeVisible()
  }

  /** An event of the open turn, by what is told of it. */
  event(words: string): Locator {
    return this.turn.getByRole('listitem').filter({ has: this.page.getByText(words, { exact: true }) })
  }

  /** The button an event is changed with. */
  opener(event: Locator): Locator {
    return event.getByRole('button', { name: /^Change\b/ })
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true })
  }

  /** What stands wrong beside a field, as ears are told: what the field is described by. */
  problemOf(field: Locator): Promise<string> {
    return field.evaluate((element) => {
      const ids =
        (element.closest('fieldset') ?? element).getAttribute('aria-describedby') ?? element.getAttribute('aria-describedby') ?? ''
      const told = ids.split(' ').filter((id) => id.endsWith('-problem'))
      return told.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
    })
  }
}
