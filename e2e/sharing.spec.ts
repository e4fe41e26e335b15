import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { LibraryPage } from './pages/library.ts'

test('two tabs at one table see each other’s answers at once', async ({ library, page, context }) => {
  const setup = await library.newCampaign()
  await setup.title.fill('Shared')
  const here = await setup.start()
  const other = await context.newPage()
  await other.goto(page.url())
  const there = await Desk.on(other)

  await here.change(() => here.roll.click())
  await expect(there.entryText).toHaveText(await here.entryText.innerText())
  expect(await there.question()).toEqual(await here.question())

  await there.change(() => there.roll.click())
  await expect(here.entryText).toHaveText(await there.entryText.innerText())
  expect(await here.question()).toEqual(await there.question())

  await here.takeBack()
  await expect(there.takenBack).toBeVisible()
  await there.go('Ledger')
  await here.change(() => here.roll.click())
  await expect(there.entryText).toHaveText(await here.entryText.innerText())
})

test('a second program on the same file only reads, and says why', async ({ library, newBrowser, startServer }) => {
  const setup = await library.newCampaign()
  await setup.title.fill('Held')
  const holder = await setup.start()
  await holder.change(() => holder.roll.click())

  const second = await startServer()
  const page = await (await newBrowser()).newPage()
  await page.goto(await second.freshAddress())
  const reader = await new LibraryPage(page).open('Held')
  await expect(page.getByRole('status').filter({ hasText: 'For reading only' })).toContainText('is open in another program')
  await expect(reader.entryText).toHaveText(await holder.entryText.innerText())
  await expect(reader.roll).toHaveCount(0)

  await holder.change(() => holder.roll.click())
})

test.describe('in the browser alone', () => {
  test.use({ hostKind: 'browser' })

  test('a second tab on the same campaign only reads, and says why', async ({ library, page, context }) => {
    const setup = await library.newCampaign()
    await setup.title.fill('Held')
    const holder = await setup.start()
    const other = await context.newPage()
    await other.goto(page.url())
    await Desk.on(other)
    await expect(other.getByRole('status').filter({ hasText: 'For reading only' })).toContainText('is open in another tab')
    await holder.change(() => holder.roll.click())
  })
})

test('an address lets one browser in, once', async ({ startServer, newBrowser, browser }) => {
  const server = await startServer()
  const address = await server.freshAddress()
  const friend = await (await newBrowser()).newPage()
  await friend.goto(address)
  await expect(new LibraryPage(friend).heading).toBeVisible()

  // Whose console is full of what he may not load.
  const outside = await browser.newContext()
  const stranger = await outside.newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'This address has been used' })).toBeVisible()
  await stranger.goto(new URL('/', address).href)
  await expect(stranger.getByRole('heading', { name: 'This table is private' })).toBeVisible()
  await outside.close()
})
