import type { Page } from '@playwright/test'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OrderLine } from '../src-shared/contract/orders.ts'
import type { PlayerPack } from '../src-shared/contract/seats.ts'
import { writeOrdersFile } from '../src-shared/table/files/ordersFile.ts'
import { readPack } from '../src-shared/table/files/packFile.ts'
import { seal } from '../src-shared/table/files/sealing.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { play, playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'
import { tabTo } from './pages/keyboard.ts'
import { answerUntil } from './pages/player.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage, type Saved } from './pages/share.ts'

const SETUP = { firstPlayer: 'elves' } as const
const NOTHING: readonly OrderLine[] = [{ id: 'a', phase: 7, question: 'spend', answer: 'done' }]

/** Takes the pack of a seat off the campaign's file, as a program would. */
async function packOf(folder: string, file: string, seat: string): Promise<PlayerPack> {
  const out = path.join(folder, `${seat}.lineage-pack.json`)
  const { code, stderr } = await play('pack', file, seat, '--json', '--out', out)
  expect(code, stderr).toBe(0)
  const read = readPack(await readFile(out, 'utf8'))
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '))
  return read.value
}

function ordersOf(pack: PlayerPack, round: number, salt: string): Saved {
  const text = JSON.stringify(writeOrdersFile({ pack, round, lines: NOTHING, salt: salt.repeat(32) }))
  return { name: 'mine.lineage-orders.json', text }
}

async function openFromDisk(page: Page, folder: string, { name, text }: Saved): Promise<readonly string[]> {
  const file = path.join(folder, name)
  await writeFile(file, text)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  return asked
}

test('a pack goes home, orders come back, are taken line by line, and answer what the desk asks', async ({
  shelf,
  folder,
  enter,
  page,
  newBrowser,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'By mail', until: 'turn:3', setup: SETUP })
  const desk = await (await enter(page)).open('By mail')
  const share = await SharePage.of(desk)
  await share.show('Files for home')
  await share.forWhom('Elves')
  const pack = await share.save('Save the pack of the Elves')
  expect(pack.name).toBe('By mail - elves - round 3.lineage-pack.html')

  const home = await (await newBrowser()).newPage()
  const asked = await openFromDisk(home, folder, pack)
  const app = new SeatApp(home)
  await expect(home.getByText('A copy to read and to prepare orders with')).toBeVisible()
  await app.go('Ledger')
  const figure = home.getByRole('button', { name: /^Food of Elves, balance: .+ Why\?$/ })
  await figure.click()
  await expect(home.getByRole('dialog', { name: 'Food' })).toBeVisible()
  await home.keyboard.press('Escape')
  await app.go('Booklet')
  await expect(home.getByRole('article', { name: /^Elves, round/ })).toBeVisible()
  await app.go('Chronicle')
  await expect(home.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()).toBeVisible()

  await app.go('Orders')
  const nothings = home.getByRole('checkbox', { name: 'I do nothing here' })
  const prepared = await nothings.count()
  expect(prepared).toBeGreaterThan(1)
  for (let at = 0; at < prepared; at++) await nothings.nth(at).check()
  await expectAccessible(home, 'orders in a pack')
  const written = home.waitForEvent('download')
  await home.getByRole('button', { name: 'Write orders file' }).click()
  const download = await written
  const orders: Saved = { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  expect(orders.name).toBe('by-mail-elves-round-3.lineage-orders.json')
  expect(asked).toEqual([home.url().replace(/#.*/, '')])

  await share.show('Orders files')
  await expectAccessible(page, 'no orders yet')
  await share.handIn(orders)
  await expect(page.getByRole('heading', { name: 'Orders of the Elves for round 3' })).toBeVisible()
  await expect(share.lines).toHaveCount(prepared)
  await expectAccessible(page, 'orders, line by line')
  // All but the first.
  await share.lines.first().getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: `Take ${prepared - 1} of ${prepared}` }).click()
  await expect(page.getByText('The orders of the Elves for round 3 are in.')).toBeVisible()
  await share.show("Players' devices")
  await expect(share.row('Elves')).toContainText('Orders ready')

  await desk.go('Desk')
  // The first line was left out: the offer comes with the question of the second.
  await answerUntil(desk, /^Start a monument\?|points to spend/)
  const offer = page.getByRole('button', { name: 'Use their orders' })
  await expect(offer).toBeVisible()
  const question = await desk.card.getByRole('heading', { level: 2 }).innerText()
  await desk.change(() => offer.click())
  await expect(page.getByText('The orders of the Elves are used.')).toBeVisible()
  await expect(desk.card.getByRole('heading', { level: 2 })).not.toHaveText(question)

  // The same file is never taken twice.
  await SharePage.of(desk)
  await share.show('Orders files')
  await share.handIn(orders)
  await expect(page.getByRole('alert')).toContainText('This very file was taken before')
})

test('files that cannot be taken say why: altered, foreign, stale, not to be opened, and no orders at all', async ({
  shelf,
  folder,
  enter,
  page,
}) => {
  await mkdir(shelf)
  const file = await playedCampaign(shelf, { title: 'By mail', until: 'turn:2', setup: SETUP })
  const other = await playedCampaign(shelf, { title: 'Another', until: 'turn:2', setup: SETUP, seed: '8'.repeat(64) })
  const before = await packOf(folder, file, 'elves')
  const foreign = await packOf(folder, other, 'elves')
  expect((await play('run', file, '--dice', 'app', '--bot', 'builder', '--until', 'turn:3')).code).toBe(0)
  const now = await packOf(folder, file, 'elves')

  const share = await SharePage.of(await (await enter(page)).open('By mail'))
  await share.show('Orders files')
  const alert = page.getByRole('alert')
  const genuine = ordersOf(now, 3, 'a')
  const refused: readonly (readonly [string, Saved, string])[] = [
    ['altered', { ...genuine, text: genuine.text.replace('"spend"', '"monuments"') }, 'The file was altered since the elves wrote it'],
    ['foreign', ordersOf(foreign, 2, 'b'), 'The orders are for another campaign'],
    ['stale', ordersOf(before, 2, 'c'), 'The orders are for round 2, but round 3 is next for the elves'],
    ['too early', ordersOf(now, 4, 'd'), 'The orders are for round 4'],
    ['no orders', { name: 'x.lineage-orders.json', text: '{"format":"lineage-pack","version":1}' }, 'orders of a player'],
    ['no JSON', { name: 'x.lineage-orders.json', text: 'hello' }, 'The file cannot be read as JSON'],
  ]
  for (const [name, orders, sentence] of refused) {
    await test.step(name, async () => {
      await share.handIn(orders)
      await expect(alert).toContainText('These orders are not taken.')
      await expect(alert).toContainText(sentence)
      await expect(share.lines).toHaveCount(0)
    })
  }
  await expectAccessible(page, 'orders that are refused')

  const sealed = await seal(genuine.text, { passphrase: 'three wise owls', workFactor: 12 })
  await share.handIn({ name: 'mine.lineage-orders.json', text: sealed })
  await page.getByLabel('The file is sealed. Passphrase').fill('three wise cats')
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('This is not the passphrase the file was sealed with')
  await expectAccessible(page, 'a wrong passphrase')
  await page.getByLabel('The file is sealed. Passphrase').fill('three wise owls')
  await page.keyboard.press('Enter')
  await expect(share.lines).toHaveCount(1)

  // Written before the seat saw what has happened since: still good, and it is told.
  await share.handIn(ordersOf({ ...now, basis: before.basis }, 3, 'e'))
  await expect(page.getByText('have seen more happen since')).toBeVisible()
})

test('without a mouse: join, answer, prepare orders and say ready', async ({ shelf, enter, page, newBrowser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'By hand', until: 'turn:3', setup: SETUP })
  const desk = await (await enter(page)).open('By hand')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const code = await share.invite('Elves')

  const player = await (await newBrowser()).newPage()
  await player.goto(await share.address())
  await expect(player.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await player.keyboard.type(code)
  await player.keyboard.press('Enter')
  const app = new SeatApp(player)
  await expect(app.card).toBeVisible()
  await desk.go('Desk')
  const title = app.card.getByRole('heading', { level: 2 })
  const first = await title.innerText()
  await desk.change(async () => {
    const roll = app.card.getByRole('button', { name: /^Roll/ })
    const button = (await roll.isVisible()) ? roll : app.accept
    await tabTo(player, button)
    await player.keyboard.press('Enter')
  })
  await expect(title).not.toHaveText(first)

  const link = app.nav.getByRole('link', { name: /^Orders/ })
  await tabTo(player, link, 'Shift+Tab')
  await player.keyboard.press('Enter')
  await expect(player.getByRole('heading', { name: /^Orders for round/ })).toBeVisible()
  const nothing = player.getByRole('checkbox', { name: 'I do nothing here' }).first()
  await tabTo(player, nothing)
  await player.keyboard.press('Space')
  const bar = player.getByRole('complementary', { name: 'State of the orders' })
  await expect(bar).toContainText('1 answer prepared')
  await expect(bar).toContainText('Saved')
  await tabTo(player, player.getByRole('button', { name: 'I am ready' }))
  await player.keyboard.press('Enter')
  await expect(bar).toContainText('The game master sees that you are ready, not what you wrote.')
  await SharePage.of(await Desk.on(page))
  await expect(share.row('Elves')).toContainText('Orders ready')
  await tabTo(player, nothing, 'Shift+Tab')
  await player.keyboard.press('Space')
  await expect(bar).toContainText('No longer ready')
  await expect(share.row('Elves')).toContainText('Not ready')
})
