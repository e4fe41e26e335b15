import { expect, type Locator, type Page } from '@playwright/test'

/** A PDF: how many pages it has, and how large they all are, in points. */
export interface PrintedPages {
  readonly pages: number
  readonly width: number
  readonly height: number
}

/** What can be put on paper, sheet by sheet as it will come out. */
export class PrintPage {
  readonly page: Page
  readonly what: Locator
  readonly paper: Locator
  /** The sheets of the preview. */
  readonly sheets: Locator

  constructor(page: Page) {
    this.page = page
    this.what = page.getByLabel('What to print')
    this.paper = page.getByLabel('Paper')
    this.sheets = page.getByRole('listitem', { name: /^Sheet \d+ of \d+$/ })
  }

  /** Waits until the sheets are laid out; gives how many there are. */
  async laidOut(): Promise<number> {
    await expect(this.page.getByRole('status').filter({ hasText: /^\d+ sheets?\./ })).toBeVisible()
    return this.sheets.count()
  }

  /** As many pages of this size leave the printer as there are sheets in the preview, as soon as those are laid out. Gives how many. */
  async expectPrinted(size: Pick<PrintedPages, 'width' | 'height'>, what: string): Promise<number> {
    let count = 0
    await expect(async () => {
      count = await this.laidOut()
      expect(await this.pdf(), what).toEqual({ pages: count, ...size })
    }).toPass()
    return count
  }

  /** Every sheet of the preview is as high as the paper, and none of its blocks reaches into the lower margin by more than hairlines make of it. */
  async expectWithin(what: string): Promise<void> {
    const beyond = await this.page.locator('ol.preview .sheet-of-paper').evaluateAll((all) =>
      all.map((sheet) => {
        const ends = [...sheet.querySelectorAll('[data-at]')].map((block) => block.getBoundingClientRect().bottom)
        const { height, bottom } = sheet.getBoundingClientRect()
        const scale = height / (sheet as HTMLElement).offsetHeight
        return {
          over: (Math.max(0, ...ends) - bottom) / scale + parseFloat(getComputedStyle(sheet).paddingBottom),
          height: (sheet as HTMLElement).offsetHeight,
        }
      }),
    )
    expect(new Set(beyond.map(({ height }) => height)).size, what).toBe(1)
    expect(Math.max(...beyond.map(({ over }) => over)), what).toBeLessThan(1.5)
  }

  /** What the printer gets. */
  async pdf(): Promise<PrintedPages> {
    const text = (await this.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ])
    const [width = 0, height = 0] = boxes[0] ?? []
    expect(boxes.every(([w, h]) => w === width && h === height)).toBe(true)
    return { pages: boxes.length, width: Math.round(width), height: Math.round(height) }
  }
}
