import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

export type ChartName = 'dice' | 'casualties' | 'score' | (string & {})

/** The charts of a campaign. */
export class ChartsPage {
  readonly page: Page
  readonly drawings: Locator
  readonly tiles: Locator

  constructor(page: Page) {
    this.page = page
    this.drawings = page.getByRole('img', { name: /Its figures can be shown as a table\.$/ })
    this.tiles = page.getByRole('region', { name: /^Small charts/ }).getByRole('button')
  }

  /** A small chart by what it is of. */
  tile(name: string): Locator {
    return this.tiles.filter({ hasText: new RegExp(`^\\s*${name}: `) })
  }

  async open(name: string): Promise<void> {
    await this.tile(name).click()
    await expect(this.page.getByRole('button', { name: 'All charts' })).toBeVisible()
  }

  /** Every drawing has something on it, and stands on the sheet's colour. */
  async expectDrawn(): Promise<void> {
    await expect(async () => expect(Math.min(...(await this.colours()))).toBeGreaterThan(3)).toPass()
  }

  /** How many colours each drawing shows. */
  async colours(): Promise<readonly number[]> {
    return this.drawings.evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const canvas = drawing as HTMLCanvasElement
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
        return new Set(new Uint32Array(pixels.buffer)).size
      }),
    )
  }

  /** Colour of the paper of the first drawing: red, green, blue. */
  async paper(): Promise<readonly number[]> {
    return this.drawings.first().evaluate((drawing) => {
      const pixel = (drawing as HTMLCanvasElement).getContext('2d')?.getImageData(1, 1, 1, 1).data ?? []
      return [...pixel].slice(0, 3)
    })
  }

  async asTable(chart: ChartName): Promise<Locator> {
    const button = this.page.getByRole('button', { name: `Table of ${chart}`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    return this.page.getByRole('region', { name: /^Figures: / }).getByRole('table')
  }

  async asDrawing(chart: ChartName): Promise<void> {
    await this.page.getByRole('button', { name: `Table of ${chart}`, exact: true }).click()
  }

  /** Bytes of the file a chart is saved as, with its name. */
  async save(kind: 'CSV' | 'PNG', chart: ChartName): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const download: Promise<Download> = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: `${kind} of ${chart}`, exact: true }).click()
    const saved = await download
    return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
  }

  async measure(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).check()
    await expect(this.page.getByRole('heading', { level: 2, name: new RegExp(`^${name}: `) })).toBeVisible()
  }
}
