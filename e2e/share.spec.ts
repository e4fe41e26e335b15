import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { makeLineageWorld, usualWish } from '../src-shared/games/greatest-lineage/board/world.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { lookingOnly } from './fixtures/pictures.ts'
import { play, playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { Desk } from './pages/desk.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SCHEMES = { title: 'Schemes', until: 'turn:12', bot: 'schemer', seed: '7'.repeat(64) } as const

test('the door: closed, open, an invitation to scan, to follow and to type', async ({ shelf, enter, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Shared', until: 'turn:2' })
  const share = await SharePage.of(await (await enter(page)).open('Shared'))
  await expect(share.doorTitle).toHaveText('The door is closed')
  await expect(share.doorMark).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite a device for the Elves' })).toBeDisabled()
  await expect(page.getByText('not encrypted')).toBeVisible()
  await expectAccessible(page, 'a closed door')

  await share.openDoor()
  await expect(share.doorMark).toHaveText(/this computer/)
  const first = await share.invite('Elves')
  const code = await share.invite('Elves')
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(code).not.toBe(first)
  const card = share.invitation('Elves')
  await expect(card.getByRole('img', { name: 'QR code with the invitation for the Elves' })).toBeVisible()
  await card.getByRole('button', { name: 'Copy the code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await card.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${await share.address()}#${code}`)
  await expectAccessible(page, 'an invitation')

  await card.getByRole('button', { name: 'Hide it' }).click()
  await share.invite('Humans')
  await share.closeDoor()
  await expect(share.invitation('Humans')).toHaveCount(0)
  await expect(share.doorMark).toHaveCount(0)
})

test('the door closes with the campaign', async ({ shelf, enter, page, request }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Shared', until: 'turn:2' })
  const library = await enter(page)
  const share = await SharePage.of(await library.open('Shared'))
  await share.openDoor()
  const address = await share.address()
  expect((await request.get(address)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Close this campaign' }).click()
  await expect(library.campaigns).toHaveCount(1)
  await expect(share.doorMark).toHaveCount(0)
  await expect(request.get(address)).rejects.toThrow(/ECONNREFUSED/)
  await library.open('Shared')
  await SharePage.of(new Desk(page))
  await expect(share.doorTitle).toHaveText('The door is closed')
})

test.describe('in the browser alone', () => {
  test.use({ hostKind: 'browser' })

  test('there is no door, and the other ways are told', async ({ library, page }) => {
    const share = await SharePage.of(await library.openSample())
    await expect(share.doorTitle).toHaveText('No door here')
    await expect(page.getByRole('button', { name: 'Open to this computer' })).toHaveCount(0)
    await expectAccessible(page, 'no door')
  })
})

test('reports tell a player everything of their own, and nothing of anybody else', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const file = await playedCampaign(shelf, SCHEMES)
  const lines = async (seat: string): Promise<ReadonlySet<string>> => {
    const { stdout } = await play('show', file, '--chronicle', '--json', '--seat', seat)
    return new Set((JSON.parse(stdout) as readonly { readonly text: string }[]).map(({ text }) => text))
  }
  const [elves, humans, dwarves] = [await lines('elves'), await lines('humans'), await lines('dwarves')]
  const secrets = [...elves, ...dwarves].filter((text) => !humans.has(text) && text.length > 24)
  expect(secrets.length).toBeGreaterThan(20)
  const own = [...humans].filter((text) => !elves.has(text) && !dwarves.has(text))

  const share = await SharePage.of(await (await enter(page)).open(SCHEMES.title))
  await share.show('Files for home')
  await share.forWhom('Humans')
  await expectAccessible(page, 'files for home')
  const rounds = await page.getByLabel('Round', { exact: true }).getByRole('option').count()
  let told = ''
  // Two files a round: the eleventh download within a second is dropped by Chromium, without a word.
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    await page.getByLabel('Round', { exact: true }).selectOption({ index: round })
    const markdown = await share.save('Save as Markdown')
    const html = await share.save('Save as a page')
    expect(markdown.name).toMatch(/^Schemes - humans - round \d+\.report\.md$/)
    expect(html.name).toMatch(/^Schemes - humans - round \d+\.report\.html$/)
    expect(html.text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)
    told += markdown.text + html.text
  }
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  expect(own.filter((text) => told.includes(text)).length).toBeGreaterThan(5)
})

test('on a phone nothing runs off the side, and what is pressed is large enough for a thumb', async ({
  shelf,
  enter,
  newBrowser,
  page,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Shared', until: 'turn:3' })
  await page.setViewportSize(PHONE.viewport)
  const desk = await (await enter(page)).open('Shared')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const code = await share.invite('Elves')
  await expectWithin(page, 'devices')
  const address = await share.address()
  for (const part of ['Shared screen', 'Files for home', 'Orders files'] as const) {
    await share.show(part)
    await expectWithin(page, part)
    await expectAccessible(page, part)
  }
  const curtain = new Curtain(page)
  await curtain.handTo('Humans')
  await expectWithin(page, 'the curtain')
  await curtain.choosePin('2718')
  await curtain.expectOpen('Humans')
  for (const name of ['Booklet', 'Orders']) {
    await page.getByRole('tab', { name }).click()
    await expectWithin(page, `${name} behind the curtain`)
  }
  await curtain.back.click()

  const phone = await (await newBrowser(PHONE)).newPage()
  await phone.goto(address)
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectWithin(phone, 'joining')
  await expect.poll(() => smallTargets(phone), 'joining').toEqual([])
  await phone.getByRole('textbox', { name: 'Code' }).fill(code)
  await phone.getByRole('button', { name: 'Sit down' }).click()
  const app = new SeatApp(phone)
  await expect(app.nav).toBeVisible()
  for (const name of ['Now', 'Orders', 'Ledger', 'Booklet', 'Ages', 'Chronicle', 'Timeline', 'Settings'] as const) {
    await app.go(name)
    await expectWithin(phone, name)
    await expect.poll(() => smallTargets(phone), name).toEqual([])
  }
})

/** Buttons, tabs, boxes and fields under 44 px in height on a touch screen; what stands within a sentence or table is exempt (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wanted = 'button.button, nav a, [role="tab"], select, textarea, input:not([type="radio"]):not([type="checkbox"])'
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) return []
      return height < 43.5
        ? [`${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 30)}" ${Math.round(height)}`]
        : []
    })
  })
}

test('a display shows everybody whose turn it is and what just happened, and follows', async ({ shelf, enter, page, newBrowser }) => {
  await mkdir(shelf)
  const world = makeLineageWorld({ ...usualWish('wall', 600), name: 'Test', language: 'en' })
  const setup = { firstPlayer: 'elves', houseRules: { timeline_pace: 1 }, world } as const
  await playedCampaign(shelf, { title: 'On the wall', until: '2/dwarves/7/spend', setup })
  const desk = await (await enter(page)).open('On the wall')
  const inRail = page.getByRole('navigation', { name: 'Pages of the campaign' }).getByRole('link', { name: 'Table display' })
  await inRail.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Table display' })).toBeVisible()
  await expect(inRail).toHaveAttribute('aria-current', 'page')
  const share = new SharePage(page)
  await share.openDoor()
  const wall = await (await newBrowser({ viewport: { width: 1920, height: 1080 } })).newPage()
  await share.onDisplay(wall)
  await expect(wall.getByRole('heading', { level: 1, name: 'Dwarves' })).toBeVisible()
  await expect(wall.getByRole('row', { name: /^Elves/ })).toBeVisible()
  await expect(wall.getByRole('navigation')).toHaveCount(0)
  const board = wall.getByRole('listbox', { name: 'Board' })
  await expect(board).toBeVisible()
  const picture = await lookingOnly(wall, 'w')
  await expectAccessible(wall, 'the display, quiet')
  // No line of what was told lately is cut in half: it stands in its column, or beside it out of sight.
  const lately = wall.locator('.lately')
  const cut = await lately.evaluate((section) => {
    const { right, bottom } = section.getBoundingClientRect()
    return [...section.querySelectorAll('p')]
      .map((line) => line.getBoundingClientRect())
      .filter((line) => line.left < right && line.bottom > bottom + 1).length
  })
  expect(cut).toBe(0)

  await desk.go('Desk')
  while ((await desk.place.innerText()).includes('Dwarves')) await desk.change(() => page.keyboard.press('KeyD'))
  await expect(wall.getByRole('heading', { level: 1, name: 'Elves' })).toBeVisible()
  const event = wall.getByRole('region', { name: 'What just happened' }).getByText('Slithouslon turns dragon')
  await expect(event).toBeVisible()
  await expect(board).toBeHidden()
  await picture('event')
  await expectAccessible(wall, 'the display with an event')
  await test.step('once it has been looked at, the board has the room again', async () => {
    while (!(await board.isVisible())) {
      const key = (await desk.typedDice.isVisible()) ? 'KeyR' : 'Enter'
      await desk.change(() => page.keyboard.press(key))
    }
    await expect(event).toBeHidden()
  })
  await SharePage.of(desk)
  await page.getByRole('button', { name: 'Send displays away' }).click()
  await expect(wall.getByRole('heading', { level: 1, name: 'Elves' })).toBeHidden()
})
