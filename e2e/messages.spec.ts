import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** Pixels a message of two lines may stand over the page of a telephone. */
const A_LINE = 24

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

async function boxOf(locator: Locator): Promise<Box> {
  return locator.evaluate((element) => element.getBoundingClientRect().toJSON() as Box)
}

test('a message covers neither the page nor what says whether all is saved', async ({ page, enter }) => {
  // Where it comes to lie, not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await (await enter(page)).openSample()
  await page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: 'End the guide' }).click()
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
  for (const { width, height, over } of [
    { width: 1440, height: 900, over: 0 },
    { width: 1024, height: 768, over: 0 },
    { width: 390, height: 844, over: A_LINE },
  ]) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Check the record' }).click()
    await expect(message).toContainText('entries are in order')
    const [told, main] = [await boxOf(message), await boxOf(page.getByRole('main'))]
    expect(told.top, `${width}: below the page`).toBeGreaterThanOrEqual(main.bottom - 1 - over)
    expect(told.bottom, `${width}: within the window`).toBeLessThanOrEqual(height)
    if (width > 1000) expect(told.left).toBeGreaterThan((await boxOf(page.getByRole('button', { name: 'Check the record' }))).right)
    else expect(told.bottom).toBeLessThanOrEqual((await boxOf(page.locator('nav.side-rail'))).top + 1)
    await page.getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(message).toHaveCount(0)
  }
})

test('what is taken back is told by the chronicle in sight, and by a message for ears alone', async ({ page, enter }) => {
  const desk = await (await enter(page)).openSample()
  await page.getByRole('region', { name: 'Guide' }).getByRole('button', { name: 'End the guide' }).click()
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: 'Taken back' })
  // Watched from before it is there: it goes by itself, on a slow machine before all of the change has been waited for.
  const [width] = await Promise.all([message.evaluate((shown) => shown.getBoundingClientRect().width), desk.takeBack()])
  expect(width).toBeLessThanOrEqual(1)
  await expect(desk.takenBack).toBeInViewport()
})
