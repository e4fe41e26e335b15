import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { picturing } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Curtain } from './pages/curtain.ts'
import { answerUntil } from './pages/player.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const CAMPAIGN = { title: 'Schemes', until: 'turn:14', bot: 'schemer', seed: '7'.repeat(64) } as const

/** Pictures of everything a player has: `npm run look`. */
test('the door, the player’s own device, the file for home', { tag: '@look' }, async ({ shelf, folder, enter, page, newBrowser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, CAMPAIGN)
  const desk = await (await enter(page)).open('Schemes')
  const picture = await picturing(page, 'p')
  const share = await SharePage.of(desk)
  await picture('share-closed')
  await share.openDoor()
  const code = await share.invite('Elves')
  await picture('share-invitation')
  const address = await share.address()
  for (const part of ['Shared screen', 'Files for home', 'Orders files'] as const) {
    await share.show(part)
    await picture(`share-${part.toLowerCase().replaceAll(' ', '-')}`)
  }
  await share.show('Files for home')
  await share.forWhom('Elves')
  const pack = await share.save('Save the pack of the Elves')

  const player = await (await newBrowser()).newPage()
  const pictureSeat = await picturing(player, 'q')
  await player.goto(address)
  await expect(player.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await pictureSeat('join')
  const app = await SeatApp.join(player, `${address}#${code}`)
  for (const name of ['Now', 'Orders', 'Ledger', 'Booklet', 'Ages', 'Wars', 'Chronicle', 'Timeline', 'Settings'] as const) {
    await app.go(name)
    await pictureSeat(`seat-${name.toLowerCase()}`)
  }
  await player.goto('about:blank')
  await share.show("Players' devices")
  await player.goto(`${address}#${await share.invite('Elves')}`)
  await expect(player.getByRole('dialog', { name: 'Sit at another seat?' })).toBeVisible()
  await pictureSeat('seat-another-invitation')
  const file = path.join(folder, 'pack.html')
  await writeFile(file, pack.text)
  await player.goto(pathToFileURL(file).href)
  await expect(app.nav).toBeVisible()
  for (const name of ['Now', 'Orders', 'Booklet'] as const) {
    await app.go(name)
    await pictureSeat(`pack-${name.toLowerCase()}`)
  }
})

test('the curtain', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, CAMPAIGN)
  await (await enter(page)).open('Schemes')
  const picture = await picturing(page, 'r')
  const curtain = new Curtain(page)
  await curtain.handTo('Elves')
  await picture('curtain-first-pin')
  await curtain.choosePin('2718')
  for (const name of ['Asked now', 'Booklet', 'Orders']) {
    await page.getByRole('tab', { name }).click()
    await picture(`curtain-${name.toLowerCase().replace(' ', '-')}`)
  }
  await curtain.back.click()
  await curtain.expectDown()
  await picture('curtain-down')
})

const MET_AGAIN = { title: 'War and peace', until: 'turn:9', bot: 'warlike', seed: '7'.repeat(64) } as const
const HOURS = 5 * 60 * 60 * 1000

/** Pictures of what is told when people meet again: `npm run look`. */
test(
  'since last time, at the desk, on its page, on paper and on a telephone',
  {
    tag: '@look',
  },
  async ({ shelf, enter, page, newBrowser }) => {
    await mkdir(shelf)
    await playedCampaign(shelf, MET_AGAIN)
    await page.clock.setSystemTime(Date.now() + HOURS)
    const picture = await picturing(page, 'r')
    const desk = await (await enter(page)).open('War and peace')
    await expect(page.getByRole('region', { name: 'Since last time' })).toBeVisible()
    await picture('recap-desk')
    await page.getByRole('link', { name: 'For each player' }).click()
    await expect(page.getByRole('heading', { name: 'What lies ahead' })).toBeVisible()
    await picture('recap-all')
    for (const whose of ['Elves', 'Game master'] as const) {
      await page.getByRole('tab', { name: whose }).click()
      await picture(`recap-${whose.toLowerCase().replace(' ', '-')}`)
    }
    await page.getByRole('main').getByRole('link', { name: 'Print' }).click()
    await expect(page.getByRole('status').filter({ hasText: /sheet/ })).toBeVisible()
    await picture('recap-print')

    const share = await SharePage.of(desk)
    await share.openDoor()
    const code = await share.invite('Elves')
    const address = await share.address()
    const player = await (await newBrowser()).newPage()
    await player.setViewportSize({ width: 390, height: 844 })
    const pictureSeat = await picturing(player, 's')
    const app = await SeatApp.join(player, `${address}#${code}`)
    await pictureSeat('recap-phone-now')
    await app.go('Recap')
    await pictureSeat('recap-phone')
    await app.go('Now')
    await page.getByRole('link', { name: 'Desk' }).click()
    await page.getByRole('button', { name: 'Play on' }).first().click()
    await answerUntil(desk, /points to spend/)
    await desk.card.locator('.card-bar').getByRole('button').last().click()
    await expect(player.getByRole('region', { name: 'Just happened' })).toBeVisible()
    await pictureSeat('moments-phone')
  },
)
