import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { Desk } from './desk.ts'
import type { Seat } from './setup.ts'

export type SharePart = "Players' devices" | 'Shared screen' | 'Files for home' | 'Orders files'

export interface Saved {
  readonly name: string
  readonly text: string
}

/** Everything by which players take part: the door, devices, packs, orders files and reports. */
export class SharePage {
  readonly page: Page
  readonly doorTitle: Locator
  /** On every page of the game master: that the door is open. */
  readonly doorMark: Locator
  /** Lines of an orders file beside what is there. */
  readonly lines: Locator

  constructor(page: Page) {
    this.page = page
    this.doorTitle = page.getByRole('heading', { level: 2, name: /^(The door is|No door here)/ })
    this.doorMark = page.getByRole('link', { name: /^Door for players: / })
    this.lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  }

  static async of({ page }: Desk): Promise<SharePage> {
    const share = new SharePage(page)
    const heading = page.getByRole('heading', { level: 1, name: 'Share' })
    const link = page.getByRole('navigation', { name: 'Pages of the campaign' }).getByRole('link', { name: 'Share', exact: true })
    if (await link.isVisible()) await link.click()
    else {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: /^Share/ }).click()
    }
    await expect(heading).toBeVisible()
    return share
  }

  async show(part: SharePart): Promise<void> {
    await this.page.getByRole('tab', { name: part }).click()
    await expect(this.page.getByRole('tabpanel', { name: part })).toBeVisible()
  }

  async openDoor(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open to this computer' }).click()
    await expect(this.doorTitle).toHaveText('The door is open to this computer')
  }

  async closeDoor(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close the door' }).click()
    await expect(this.doorTitle).toHaveText('The door is closed')
  }

  /** Where players knock, without any code. */
  async address(): Promise<string> {
    const first = this.page.getByRole('list', { name: 'Addresses to open' }).getByRole('listitem').first()
    return (await first.getByRole('code').innerText()).trim()
  }

  /** Opens the table display on a page of another browser, by a fresh invitation; the door must be open. */
  async onDisplay(wall: Page): Promise<void> {
    await this.page.getByRole('button', { name: 'Invite a display' }).click()
    const code = (await this.invitation('Table display').getByLabel('Code', { exact: true }).innerText()).trim()
    await wall.goto(`${await this.address()}#${code}`)
  }

  /** Short code for a television, as it is shown. */
  async displayCode(): Promise<string> {
    await this.page.getByRole('button', { name: 'Short code for a television' }).click()
    return (await this.page.getByRole('group', { name: 'Code to type' }).innerText()).trim()
  }

  invitation(seat: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^Invitation for (the )?${seat}`) })
  }

  /** One player's row: who sits there, whether orders are ready. */
  row(seat: Seat): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name: seat, exact: true })
    return this.page.getByRole('listitem').filter({ has: heading })
  }

  /** Code of a fresh invitation. */
  async invite(seat: string): Promise<string> {
    const code = this.invitation(seat).getByLabel('Code', { exact: true })
    const before = (await code.count()) === 0 ? '' : (await code.innerText()).trim()
    await this.page.getByRole('button', { name: new RegExp(`^Invite (a device|again) for (the )?${seat}$`) }).click()
    await expect(code).toHaveText(/\w/)
    await expect(code).not.toHaveText(before === '' ? /^\s*$/ : before)
    return (await code.innerText()).trim()
  }

  async sendAway(seat: Seat): Promise<void> {
    await this.page.getByRole('button', { name: `Send away the devices of the ${seat}` }).click()
    const dialog = this.page.getByRole('dialog', { name: `Send the devices of the ${seat} away?` })
    await dialog.getByRole('button', { name: 'Send them away' }).click()
    await expect(dialog).toBeHidden()
  }

  /** Takes a file home: presses the button and reads what was saved. */
  async save(button: string | RegExp): Promise<Saved> {
    const download: Promise<Download> = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: button }).click()
    const saved = await download
    return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
  }

  async forWhom(seat: Seat): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${seat}`) }).check()
  }

  /** Hands in an orders file, as by the system's dialog. */
  async handIn({ name, text }: Saved): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    const away = this.page.getByRole('button', { name: 'Dismiss', exact: true })
    if (await away.isVisible()) await away.click()
    await this.page.getByRole('button', { name: /^Choose (an orders|another) file$/ }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
}
