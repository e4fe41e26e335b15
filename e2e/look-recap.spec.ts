import { mkdir } from 'node:fs/promises'
import { picturing } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { answerUntil } from './pages/player.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const CAMPAIGN = { title: 'War and peace', until: 'turn:9', bot: 'warlike', seed: '7'.repeat(64) } as const
const HOURS = 5 * 60 * 60 * 1000

/** Pictures of what is told when people meet again: `npm run look`. */
test(
  'since last time, at the desk, on its page, on paper and on a telephone',
  {
    tag: '@look',
  },
  async ({ shelf, enter, page, newBrowser }) => {
    test.setTimeout(300_000)
    await mkdir(shelf)
    await playedCampaign(shelf, CAMPAIGN)
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
