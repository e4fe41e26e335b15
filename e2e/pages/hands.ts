import { expect, type Locator, type Page } from '@playwright/test'
import type { Desk, PageName } from './desk.ts'

/** Until then the page before is on screen, and may have tabs and buttons of the same names. */
export async function expectArrival(page: Page, name: PageName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached()
}

/** Whoever sits at the workbench, and what they touch it with. */
export interface Hands {
  readonly page: Page
  press(button: Locator): Promise<void>
  /** One of several radio buttons. */
  choose(radio: Locator): Promise<void>
  tick(box: Locator, on: boolean): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** An option of a list that drops down, by its text. */
  pick(list: Locator, option: RegExp): Promise<void>
  openTab(tab: Locator): Promise<void>
  go(page: PageName): Promise<void>
  /** A command by its name, wherever one looks for those. */
  command(name: string): Promise<void>
  /** The question on the desk: with the app's dice, the table's, as filled in or chosen, done with acts. */
  rollByApp(desk: Desk): Promise<void>
  typeDice(desk: Desk, dice: readonly number[]): Promise<void>
  accept(desk: Desk): Promise<void>
  perform(desk: Desk): Promise<void>
  finish(desk: Desk): Promise<void>
}

/** Hands on a mouse. */
export class MouseHands implements Hands {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  press(button: Locator): Promise<void> {
    return button.click()
  }

  choose(radio: Locator): Promise<void> {
    return radio.check()
  }

  tick(box: Locator, on: boolean): Promise<void> {
    return box.setChecked(on)
  }

  write(field: Locator, text: string): Promise<void> {
    return field.fill(text)
  }

  async pick(list: Locator, option: RegExp): Promise<void> {
    const texts = await list.locator('option').allInnerTexts()
    await list.selectOption({ index: texts.findIndex((text) => option.test(text.trim())) })
  }

  openTab(tab: Locator): Promise<void> {
    return tab.click()
  }

  async go(name: PageName): Promise<void> {
    const link = this.page.getByRole('navigation', { name: 'Pages of the campaign' }).getByRole('link', { name, exact: true })
    if (await link.isVisible()) await link.click()
    else await this.command(name)
    await expectArrival(this.page, name)
  }

  async command(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    // Its keys stand behind it; a further word makes it another command.
    await this.page.getByRole('menuitem', { name: new RegExp(`^${name}(?! [a-z])`) }).click()
  }

  rollByApp(desk: Desk): Promise<void> {
    return desk.roll.click()
  }

  async typeDice(desk: Desk, dice: readonly number[]): Promise<void> {
    await desk.typedDice.fill(dice.join(' '))
    await desk.accept.click()
  }

  async accept(desk: Desk): Promise<void> {
    const options = desk.card.getByRole('radio')
    if ((await options.count()) > 0 && (await desk.card.getByRole('radio', { checked: true }).count()) === 0) await options.first().check()
    await desk.accept.click()
  }

  perform(desk: Desk): Promise<void> {
    return desk.doIt.click()
  }

  finish(desk: Desk): Promise<void> {
    return desk.done.click()
  }
}
