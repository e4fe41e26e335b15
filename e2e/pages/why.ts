import { expect, type Locator, type Page } from '@playwright/test'

/** The sheet that tells where a number comes from. */
export class WhySheet {
  readonly dialog: Locator

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title, exact: true })
  }

  /** Presses a figure; gives the sheet it opens. Its name is "Culture of Elves, balance: 10. Why?". */
  static async of(page: Page, figure: Locator): Promise<WhySheet> {
    const name = (await figure.getAttribute('aria-label')) ?? ''
    await figure.click()
    const sheet = new WhySheet(page, name.split(/[,:]/)[0] ?? '')
    await expect(sheet.dialog).toBeVisible()
    return sheet
  }

  /** What every posting (or every line of a reckoned figure) adds, in the order in which they are shown. */
  async amounts(): Promise<readonly number[]> {
    const earlier = this.dialog.getByRole('button', { name: /^Show earlier ones/ })
    while ((await earlier.count()) > 0) await earlier.click()
    const lines = this.dialog.getByRole('table').locator('tbody').getByRole('row')
    const texts =
      (await lines.count()) > 0
        ? await Promise.all((await lines.all()).map((line) => line.getByRole('cell').last().innerText()))
        : await this.dialog.getByRole('listitem').getByRole('strong').allInnerTexts()
    return texts.map(numberIn)
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(this.dialog).toBeHidden()
  }
}

/** A figure as the workbench writes it, with grouped digits and a true minus. */
export function numberIn(text: string): number {
  return Number(text.trim().replaceAll(',', '').replace('\u2212', '-').replace('+', ''))
}
