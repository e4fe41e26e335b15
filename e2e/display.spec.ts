import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { makeLineageWorld, usualWish } from '../src-shared/games/greatest-lineage/board/world.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { inColours } from './fixtures/colours.ts'
import { lookingOnly } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

/** What televisions have, and a larger screen. */
const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 2560, height: 1440 },
]
const TELEVISION = { viewport: { width: 1920, height: 1080 } }

test('a television joins with six characters, by keys a remote control has', async ({ shelf, enter, page, browser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'On the wall', until: 'turn:3' })
  const share = await SharePage.of(await (await enter(page)).open('On the wall'))
  await share.openDoor()
  const code = await share.displayCode()
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{3}\s[2-9A-HJKMNP-TV-Z]{3}$/)
  await expect(page.getByText(/^Good for [12]:\d\d more/)).toBeVisible()
  await expectAccessible(page, 'the short code')
  await (
    await lookingOnly(page, 's')
  )('code')

  // A refusal is an error in a browser's console, where no other is let pass.
  const television = await browser.newContext(TELEVISION)
  const wall = await television.newPage()
  await wall.goto(await share.address())
  const field = wall.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  await wall.keyboard.type(code.startsWith('222') ? '333 333' : '222 222')
  await wall.keyboard.press('Enter')
  await expect(wall.getByRole('alert')).toContainText('This is not the code the game master sees')
  await expectAccessible(wall, 'the way in of a television')
  await (
    await lookingOnly(wall, 't')
  )('join')
  await wall.keyboard.type(code.toLowerCase().replace(/\s/, '-'))
  await wall.keyboard.press('Enter')
  await expect(wall.getByRole('table').first()).toBeVisible()
  await expect(wall.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('The display has joined. The code is used up.')).toBeVisible()
  await expect(page.getByText('1 device, 1 connected')).toBeVisible()

  await test.step('the code lets no other in, and none after the page is left', async () => {
    const further = await browser.newContext(TELEVISION)
    const other = await further.newPage()
    await other.goto(await share.address())
    await other.keyboard.type(code)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('alert')).toContainText('Another display has joined with this code')
    await page.getByRole('button', { name: 'Show a new code' }).click()
    const next = (await page.getByRole('group', { name: 'Code to type' }).innerText()).trim()
    await page.getByRole('link', { name: 'Desk', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toHaveCount(0)
    await other.keyboard.type(next)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('alert')).toContainText('This code has expired')
    await further.close()
  })
  await television.close()
})

/** Texts that do not lie wholly within the screen and within whatever cuts off what runs over. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (parent === null || text === '' || parent.closest('.unseen, svg, [aria-hidden="true"]') !== null || !parent.checkVisibility())
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      if (right - left === 0) continue
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const isScreen = around === document.documentElement
        if (!isScreen && getComputedStyle(around).overflowY === 'visible') continue
        const box = isScreen ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect()
        if (left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1)
          cut.push(`"${text}" by ${around.tagName}.${around.className}`)
      }
    }
    return cut
  })
}

const CAMPAIGNS = [
  { state: 'sample', title: null },
  { state: 'board', title: 'Mapped' },
] as const

for (const { state, title } of CAMPAIGNS)
  test(`nothing is cut off on the table display: ${state}`, async ({ shelf, library, page, newBrowser }) => {
    if (title === null) await (await library.openSample()).place.waitFor()
    else {
      await mkdir(shelf, { recursive: true })
      const world = makeLineageWorld({ ...usualWish('wall', 600), name: 'Test', language: 'en' })
      await playedCampaign(shelf, { title, until: '3/elves/7/spend', bot: 'warlike', setup: { world } })
      await page.reload()
      await library.open(title)
    }
    await page.getByRole('link', { name: 'Table display' }).click()
    const share = new SharePage(page)
    await share.openDoor()
    const wall = await (await newBrowser()).newPage()
    await share.onDisplay(wall)
    await expect(wall.getByRole('table').first()).toBeVisible()
    await expect(wall.getByRole('button', { name: 'Closer' }), 'nobody presses anything on a television').toHaveCount(0)
    for (const size of SCREENS) {
      await wall.setViewportSize(size)
      for (const colorScheme of process.env['LINEAGE_LOOK'] === undefined ? [] : (['light', 'dark'] as const)) {
        await inColours(wall, { colorScheme, contrast: 'no-preference' })
        await wall.screenshot({ path: `out/look/x-${state}-${size.width}-${colorScheme}.png` })
      }
      await expect.soft.poll(() => cutOff(wall), `${size.width} x ${size.height}`).toEqual([])
    }
  })
