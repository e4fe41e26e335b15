import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { seatInPlay } from './pages/player.ts'
import { SeatApp, type SeatPage } from './pages/seat.ts'
import type { Seat } from './pages/setup.ts'
import { SharePage } from './pages/share.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PAGES: readonly SeatPage[] = [
  'Orders',
  'Ledger',
  'Booklet',
  'Ages',
  'Wars',
  'Chronicle',
  'Timeline',
  'Print',
  'Settings',
  'House',
  'Works',
  'Charts',
  'Rules',
  'House rules',
  'Now',
]

/** Opens the door to this computer and invites a device of this civilisation; gives the link. */
async function invite(desk: Desk, seat: Seat): Promise<string> {
  const share = await SharePage.of(desk)
  await share.openDoor()
  return `${await share.address()}#${await share.invite(seat)}`
}

test('a link that is followed while the pages are still on their way is not lost', async ({ shelf, enter, page, newBrowser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Seated', until: 'turn:1' })
  const link = await invite(await (await enter(page)).open('Seated'), 'Elves')
  const device = await newBrowser(PHONE)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await device.route(/NowPage.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const phone = await device.newPage()
  await phone.goto(link.split('#')[0] ?? '')
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await phone.goto(link)
  letGo()
  await expect(new SeatApp(phone).nav).toBeVisible()
  expect(phone.url()).not.toContain(link.split('#')[1])
})

test('a player joins by telephone, reads every page, answers what is asked, and the desk goes on', async ({
  shelf,
  enter,
  page,
  newBrowser,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Seated', until: 'turn:3' })
  const desk = await (await enter(page)).open('Seated')
  const seat = await seatInPlay(desk)
  const link = await invite(desk, seat as Seat)

  const phone = await (await newBrowser(PHONE)).newPage()
  const app = await SeatApp.join(phone, link)
  expect(phone.url()).not.toContain(link.split('#')[1])
  await expect(app.card).toBeVisible()
  for (const name of PAGES) {
    await app.go(name)
    await expectWithin(phone, name)
    await expectAccessible(phone, `a player's ${name}`)
  }

  // A name given on the telephone is told at the table.
  await app.go('House')
  await phone
    .getByRole('button', { name: /^Name (?!them)/ })
    .first()
    .click()
  const names = phone.getByRole('dialog')
  await expectWithin(phone, 'names')
  await expectAccessible(phone, 'names on a telephone')
  await names.getByRole('textbox').first().fill('Oakhall')
  await names.getByRole('button', { name: 'Give this name' }).click()
  await expect(names).toBeHidden()
  await desk.go('Desk')
  await expect(desk.chronicle).toContainText('Oakhall')

  const before = await desk.card.innerText()
  await app.go('Now')
  await app.answer()
  await expect.poll(() => desk.card.innerText()).not.toBe(before)
})

test('a door that is shut leaves everything to be read, and nothing to be answered; a seat that was taken back leaves nothing', async ({
  shelf,
  enter,
  page,
  browser,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Seated', until: 'turn:3' })
  const desk = await (await enter(page)).open('Seated')
  const seat = await seatInPlay(desk)
  // Not watched: a browser complains in its console of what is refused, and of a table that does not answer.
  const context = await browser.newContext(PHONE)
  const phone = await context.newPage()
  const link = await invite(desk, seat as Seat)
  await SeatApp.join(phone, link)
  // The link works once; the device that used it has its seat all the same.
  await phone.goto('about:blank')
  const app = await SeatApp.join(phone, link)
  await expect(app.card).toBeVisible()
  const share = new SharePage(page)
  await phone.goto('about:blank')
  await phone.goto(`${await share.address()}#${await share.invite(seat)}`)
  const another = phone.getByRole('dialog', { name: 'Sit at another seat?' })
  await expect(another).toBeVisible()
  await expectWithin(phone, 'an invitation to another seat')
  await expectAccessible(phone, 'an invitation to another seat')
  await another.getByRole('button', { name: 'Stay where I am' }).click()
  await expect(app.card).toBeVisible()

  await page.getByRole('button', { name: 'Close the door' }).click()
  await expect(app.strip).toBeVisible()
  await expect(phone.getByText('Not connected: you can answer')).toBeVisible()
  await app.go('Chronicle')
  await expect(phone.getByRole('region', { name: 'What happened' })).toBeVisible()
  await expectAccessible(phone, 'without a connection')

  await page.getByRole('button', { name: 'Open to this computer' }).click()
  await expect(app.strip).toBeHidden()
  await app.go('Now')
  await expect(app.card.locator('button').last()).toBeEnabled()

  await page.getByRole('button', { name: `Send away the devices of the ${seat}` }).click()
  await page.getByRole('button', { name: 'Send them away' }).click()
  await expect(phone.getByRole('heading', { name: 'Join the table' })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Join the table' })).toBeVisible()
  await expect(phone.locator('body')).not.toContainText(seat)
  await context.close()
})
