import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { LibraryPage } from './pages/library.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const MONDAY = { title: 'Monday', until: 'turn:1' } as const
const FRIDAY = { title: 'Friday', until: 'turn:1' } as const

/** A port nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('two campaigns are played behind one address, and no device forgets its own by the other', async ({
  shelf,
  startServer,
  page,
  browser,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, MONDAY)
  await playedCampaign(shelf, FRIDAY)
  const server = await startServer(['--door-port', String(await freePort())])
  await page.goto(await server.freshAddress())
  const library = new LibraryPage(page)
  let desk = await library.open(MONDAY.title)
  const share = await SharePage.of(desk)
  await share.openDoor()
  const address = await share.address()
  // Doors that are taken from it make every page complain.
  const context = await browser.newContext()
  const monday = await SeatApp.join(await context.newPage(), `${address}#${await share.invite('Elves')}`)
  await expect(monday.page.getByRole('banner')).toContainText(MONDAY.title)
  // A page that is read once is there when the door is not.
  await monday.go('Ledger')
  await monday.go('Now')
  const elsewhere = monday.page.getByText(/Another campaign is played at this address now/).first()
  const openDoorOf = async (title: string): Promise<void> => {
    await desk.toLibrary()
    desk = await library.openAnyway(title)
    await (await SharePage.of(desk)).openDoor()
    expect(await share.address()).toBe(address)
  }

  await test.step('the other door says that another campaign is played, and the view stays readable', async () => {
    await openDoorOf(FRIDAY.title)
    await expect(elsewhere).toBeVisible()
    await expectAccessible(monday.page, 'another campaign at the address')
    await monday.go('Ledger')
    await expect(monday.page.getByRole('button', { name: / Why\?$/ }).first()).toBeVisible()
    await monday.page.reload()
    await expect(elsewhere).toBeVisible()
    await expect(monday.page.getByRole('banner')).toContainText(MONDAY.title)
  })

  await test.step('a code is asked for, and one can go back', async () => {
    await monday.page.getByRole('button', { name: 'Sit down there' }).click()
    await expect(monday.page.getByRole('heading', { name: 'Join the table' })).toBeVisible()
    await expectAccessible(monday.page, 'a code is asked for beside a seat')
    await monday.page.getByRole('button', { name: 'Back to what I saw last' }).click()
    await expect(monday.page.getByRole('banner')).toContainText(MONDAY.title)
  })

  await test.step('its own door lets it in again by itself', async () => {
    await openDoorOf(MONDAY.title)
    await expect(elsewhere).toBeHidden()
    await expect(monday.page.getByRole('banner')).toContainText(MONDAY.title)
    await expect(share.row('Elves')).toContainText('1 device, 1 connected')
  })

  await test.step('who sits at both has each while it is played', async () => {
    await openDoorOf(FRIDAY.title)
    await expect(elsewhere).toBeVisible()
    const code = await share.invite('Humans')
    await monday.page.getByRole('button', { name: 'Sit down there' }).click()
    await monday.page.getByRole('textbox', { name: 'Code' }).fill(code)
    await monday.page.getByRole('button', { name: 'Sit down' }).click()
    await expect(monday.page.getByRole('banner')).toContainText(FRIDAY.title)
    await expect(monday.page.getByRole('banner')).toContainText('Humans')
    await openDoorOf(MONDAY.title)
    await expect(monday.page.getByRole('banner')).toContainText(MONDAY.title)
    await expect(monday.page.getByRole('banner')).toContainText('Elves')
  })
  await context.close()
})
