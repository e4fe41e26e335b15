import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

test.use({ hostKind: 'browser' })

const to = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true })
const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const letters = (page: Page): Promise<number> => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('settings take effect at once, on every page, and are there again the next time', async ({ library, page }) => {
  await expect(library.heading).toBeVisible()
  const [light, normal] = [await background(page), await letters(page)]
  await to(page, 'Settings').click()
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Largest' }).check()
  await page.getByRole('group', { name: 'Dice of a new campaign' }).getByRole('radio', { name: 'We type what we rolled' }).check()
  await expect.poll(() => background(page)).not.toBe(light)
  await expect.poll(() => letters(page)).toBeGreaterThan(normal)
  await expect(page.getByText('This browser alone')).toBeVisible()

  const dark = await background(page)
  await to(page, 'Library').click()
  await page.reload()
  await expect(library.heading).toBeVisible()
  await expect.poll(() => background(page)).toBe(dark)
  await expect.poll(() => letters(page)).toBeGreaterThan(normal)
  const setup = await library.newCampaign()
  await setup.title.fill('By our dice')
  const desk = await setup.start()
  // What is typed is what Enter and the eye are led to.
  await expect(desk.accept).toHaveClass(/primary/)
  await expect(desk.roll).not.toHaveClass(/primary/)
})

test('the key map tells the keys of every page, and leads back', async ({ library, page }) => {
  const desk = await library.openSample()
  // The first question has a field that takes what is typed.
  await expect(desk.card.getByRole('spinbutton').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
  const answering = page.getByRole('region', { name: 'Answering' })
  await expect(answering.getByText('Roll with the app')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Everywhere' }).getByText('Ledger', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(desk.card).toBeVisible()
})

test('an address that leads nowhere says so, and leads to the library', async ({ library, page }) => {
  await expect(library.heading).toBeVisible()
  await page.goto(page.url().replace(/#.*$|$/, '#/no/such/page'))
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(library.heading).toBeVisible()
})
