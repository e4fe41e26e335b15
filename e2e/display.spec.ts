import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { lookingOnly } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

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
    await expect(other.getByRole('alert')).toContainText('This code is over')
    await further.close()
  })
  await television.close()
})
