import type { BrowserContext } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { expect, test } from './fixtures/test.ts'
import { LibraryPage } from './pages/library.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

/** The cookies a browser sends to another program that listens on 127.0.0.1, and that its own page asks for. */
async function cookiesElsewhere(context: BrowserContext): Promise<string> {
  const heard: string[] = []
  const server = createServer(({ headers: { cookie } }, reply) => {
    if (cookie !== undefined) heard.push(cookie)
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.close()
  server.close()
  return heard.join('; ')
}

/** What becomes of a connection that brings these cookies alone: the status it is refused with, the code it is closed with, or what it is sent. */
async function connection(address: string, origin: string, cookie: string, method: string): Promise<number | string> {
  const socket = new WebSocket(address, { headers: { cookie, origin } })
  socket.on('error', () => undefined)
  socket.on('open', () => socket.send(JSON.stringify({ t: 'q', i: '1', m: method, a: [] })))
  const ended = await Promise.race([
    once(socket, 'unexpected-response').then(([, reply]) => (reply as IncomingMessage).statusCode ?? 0),
    once(socket, 'message').then(([data]) => String(data).slice(0, 100)),
    once(socket, 'close').then(([code]) => Number(code)),
  ])
  socket.terminate()
  return ended
}

test('a cookie that another program of this computer was sent opens nothing, at neither server', async ({
  library,
  page,
  context,
  newBrowser,
}) => {
  const desk = await (await library.newCampaign()).start()
  const { host, origin, hash } = new URL(page.url())
  const ref = /#\/([^/]+)/.exec(hash)?.[1] ?? ''
  const master = await cookiesElsewhere(context)
  expect(master).toMatch(/lineage-\d+=[\w-]{43}/)
  expect(await connection(`ws://${host}/rpc`, origin, master, 'library')).toBe(401)
  expect((await fetch(`${origin}/campaign?ref=${ref}`, { headers: { cookie: master } })).status).toBe(401)

  const share = await SharePage.of(desk)
  await share.openDoor()
  const code = await share.invite('Elves')
  const device = await newBrowser()
  const phone = await device.newPage()
  const address = new URL(await share.address())
  await SeatApp.join(phone, `${address.origin}/#${code}`)
  const player = await cookiesElsewhere(device)
  expect(player).toMatch(/lineage-seat-\d+=[\w-]{43}/)
  expect(await connection(`ws://${address.host}/seat`, address.origin, player, 'openSeat')).toBe(4002)
  const told: unknown = await (await fetch(`${address.origin}/host`, { headers: { cookie: player } })).json()
  expect(told).toEqual({ kind: 'seat', admitted: false, keyless: true })
})

test('a page whose storage was cleared is told the way in, and another tab needs none', async ({ startServer, browser }) => {
  const server = await startServer()
  // Whose console tells of what is refused.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(await server.freshAddress())
  await expect(new LibraryPage(page).heading).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const tab = await context.newPage()
  await tab.goto(new URL('/', page.url()).href)
  await expect(new LibraryPage(tab).heading).toBeVisible()
  await tab.close()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This table is private' })).toBeVisible()
  await page.goto(await server.freshAddress())
  await expect(new LibraryPage(page).heading).toBeVisible()
  await context.close()
})
