import { expect, type Locator, type Page } from '@playwright/test'
import type { Desk, PageName } from './desk.ts'
import { expectArrival, type Hands } from './hands.ts'
import { tabTo } from './keyboard.ts'

/** Hands on a keyboard, and nothing else: no mouse, and no focus but by the keys that lead there. */
export class KeyHands implements Hands {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  private key(name: string): Promise<void> {
    return this.page.keyboard.press(name)
  }

  async press(button: Locator): Promise<void> {
    await tabTo(this.page, button)
    await this.key('Enter')
  }

  async choose(radio: Locator): Promise<void> {
    const group = this.page.locator(`input[type="radio"][name="${(await radio.getAttribute('name')) ?? ''}"]`)
    const chosen = group.and(this.page.getByRole('radio', { checked: true }))
    // A group is entered at the chosen one, or at the first.
    await tabTo(this.page, (await chosen.count()) > 0 ? chosen : group.first())
    if ((await chosen.count()) === 0) await this.key('Space')
    for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left--) await this.key('ArrowDown')
    await expect(radio).toBeChecked()
  }

  async tick(box: Locator, on: boolean): Promise<void> {
    await tabTo(this.page, box)
    if ((await box.isChecked()) !== on) await this.key('Space')
    await expect(box).toBeChecked({ checked: on })
  }

  async write(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field)
    await this.key('Control+a')
    await this.page.keyboard.type(text)
    await expect(field).toHaveValue(text)
  }

  async pick(list: Locator, option: RegExp): Promise<void> {
    await tabTo(this.page, list)
    const shown = (): Promise<string> =>
      list.evaluate((element) => (element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text.trim() ?? '') : ''))
    await this.key('Home')
    for (let left = await list.locator('option').count(); left > 0 && !option.test(await shown()); left--) await this.key('ArrowDown')
    expect(await shown()).toMatch(option)
  }

  async openTab(tab: Locator): Promise<void> {
    const tabs = this.page.getByRole('tablist').filter({ has: tab }).getByRole('tab')
    await tabTo(this.page, tabs.and(this.page.getByRole('tab', { selected: true })))
    const selected = async (): Promise<boolean> => (await tab.getAttribute('aria-selected')) === 'true'
    for (let left = await tabs.count(); left > 0 && !(await selected()); left--) {
      await this.key('ArrowRight')
      // What has the focus is shown a moment later, where the address changes with it.
      await expect(this.page.locator('[role="tab"]:focus')).toHaveAttribute('aria-selected', 'true')
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }

  async go(name: PageName): Promise<void> {
    await this.command(name)
    await expectArrival(this.page, name)
  }

  async command(name: string): Promise<void> {
    await this.key('Control+k')
    await expect(this.page.getByRole('combobox', { name: 'Command' })).toBeFocused()
    await this.page.keyboard.type(name)
    const options = this.page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
    const chosen = options.and(this.page.getByRole('option', { selected: true }))
    const isThere = async (): Promise<boolean> => (await chosen.innerText()).split('\n')[0] === name
    for (let left = await options.count(); left > 0 && !(await isThere()); left--) await this.key('ArrowDown')
    expect(await isThere(), `the palette knows ${name}`).toBe(true)
    await this.key('Enter')
    await expect(this.page.getByRole('combobox', { name: 'Command' })).toHaveCount(0)
  }

  rollByApp(): Promise<void> {
    return this.key('r')
  }

  async typeDice(desk: Desk, dice: readonly number[]): Promise<void> {
    await expect(desk.typedDice).toBeFocused()
    await this.page.keyboard.type(dice.join(' '))
    await this.key('Enter')
  }

  /** Enter takes what is filled in or chosen; of options of which none is, the one that has the focus. */
  accept(): Promise<void> {
    return this.key('Enter')
  }

  perform(): Promise<void> {
    return this.key('Enter')
  }

  finish(): Promise<void> {
    return this.key('d')
  }
}
