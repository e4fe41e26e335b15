import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { Desk } from './desk.ts'
import { SetupPage } from './setup.ts'

type MenuItem = 'Rename' | 'Duplicate' | 'Download' | 'Earlier versions' | 'Move to the trash'

/** The start page: the shelf of campaigns. */
export class LibraryPage {
  readonly page: Page
  readonly heading: Locator
  readonly campaigns: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Library' })
    this.campaigns = page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')
  }

  /** One row of the shelf. */
  campaign(title: string): Locator {
    return this.campaigns.filter({ has: this.page.getByRole('link', { name: title, exact: true }) })
  }

  async open(title: string): Promise<Desk> {
    await this.page.getByRole('link', { name: title, exact: true }).click()
    return Desk.on(this.page)
  }

  /** Opens a campaign, and leaves the one whose devices are cut off by it where that is asked. */
  async openAnyway(title: string): Promise<Desk> {
    await this.page.getByRole('link', { name: title, exact: true }).click()
    const leave = this.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true })
    await leave.or(this.page.getByRole('heading', { name: 'Desk', level: 1 })).waitFor()
    if (await leave.isVisible()) await leave.click()
    return Desk.on(this.page)
  }

  async openSample(): Promise<Desk> {
    await this.page.getByRole('button', { name: /^Open the sample/ }).click()
    return Desk.on(this.page)
  }

  async newCampaign(): Promise<SetupPage> {
    await this.page.getByRole('link', { name: 'New campaign' }).first().click()
    return SetupPage.on(this.page)
  }

  async choose(title: string, item: MenuItem): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  async rename(title: string, to: string): Promise<void> {
    await this.choose(title, 'Rename')
    const dialog = this.page.getByRole('dialog', { name: 'Rename the campaign' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill(to)
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog).toBeHidden()
  }

  async trash(title: string): Promise<void> {
    await this.choose(title, 'Move to the trash')
    const dialog = this.page.getByRole('dialog', { name: `Move ${title} to the trash?` })
    await dialog.getByRole('button', { name: 'Move to the trash' }).click()
    await expect(dialog).toBeHidden()
  }

  async download(title: string): Promise<Download> {
    const download = this.page.waitForEvent('download')
    await this.choose(title, 'Download')
    return download
  }

  /** Chooses a file as in the system's dialog. */
  async openFile(file: string | { readonly name: string; readonly text: string }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: 'Open a file' }).first().click()
    const { setFiles } = await chooser.then((dialog) => ({ setFiles: dialog.setFiles.bind(dialog) }))
    if (typeof file === 'string') await setFiles(file)
    else await setFiles({ name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.from(file.text) })
  }

  /** Messages in the corner of every page. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text })
  }
}
