import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

/** Everything that happened, and the way to the table as it was. */
export class ChroniclePage {
  readonly page: Page
  readonly list: Locator
  readonly entries: Locator
  readonly search: Locator
  readonly counted: Locator
  /** Says on every page of the table that it is shown as it was. */
  readonly past: Locator

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('feed', { name: 'Chronicle' })
    this.entries = this.list.getByRole('article')
    this.search = page.getByRole('searchbox', { name: 'Search' })
    this.counted = page.getByRole('status').filter({ hasText: /entr(y|ies)$/ })
    this.past = page.getByRole('region', { name: 'Looking back' })
  }

  entry(seq: number): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^Entry ${seq}(:|,|$)`) })
  }

  async filter(name: 'Kind' | 'Seat' | 'Round' | 'Phase' | 'Rule', option: string): Promise<void> {
    await this.page.getByRole('combobox', { name }).selectOption(option)
  }

  /** How many entries are shown. */
  async count(): Promise<number> {
    return Number((await this.counted.innerText()).replace(/ .*$/, '').replaceAll(',', ''))
  }

  async save(kind: 'CSV' | 'Markdown'): Promise<{ readonly name: string; readonly text: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: `${kind} of what is shown` }).click(),
    ])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  async lookBack(seq: number): Promise<void> {
    await this.entry(seq)
      .getByRole('button', { name: `See the table as it was after entry ${seq}` })
      .click()
    await this.expectPast(seq)
  }

  async expectPast(seq: number): Promise<void> {
    await expect(this.past).toContainText(`after entry ${seq} of`)
  }
}
