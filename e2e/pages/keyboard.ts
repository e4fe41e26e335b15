import type { Locator, Page } from '@playwright/test'

const MOST_STEPS = 120

/** Goes with the Tab key from wherever the focus is until it is on `target`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached by ${MOST_STEPS} presses of ${key}`)
}
