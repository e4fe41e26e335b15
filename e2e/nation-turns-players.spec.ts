import type { BrowserContextOptions } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SETUP = { game: 'nation-turns', players: { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } } }

test('a player of Nation Turns has board, score, ledgers and report on a telephone, also in German', async ({
  shelf,
  enter,
  page,
  browser,
}) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Ring', setup: SETUP, bot: 'random', until: '2/p2:OT/3/move' })
  const desk = await (await enter(page)).open('Ring')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const address = await share.address()
  for (const locale of ['en-GB', 'de-DE']) {
    const context = await browser.newContext({ ...PHONE, locale })
    const phone = await context.newPage()
    await phone.goto(`${address}#${await share.invite('Ben')}`)
    await expect(phone.getByRole('heading', { name: /Oak Tribe/ }).first()).toBeVisible()
    await expect(phone.getByRole('link', { name: /^(Orders|Anweisungen)$/ }), 'nothing is prepared in this game').toHaveCount(0)
    const origin = phone.url().replace(/#.*$/, '')
    for (const at of ['', 'board', 'board/LM', 'points', 'ledger', 'chronicle', 'print']) {
      await phone.goto(`${origin}#/${at}`)
      await expect(phone.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectAccessible(phone, `${locale} /${at}`)
      await expectWithin(phone, `${locale} /${at}`)
      if (process.env['LINEAGE_LOOK'] !== undefined)
        await phone.screenshot({ path: path.join('out/look', `q-${locale}-${at.replace('/', '-')}.png`), fullPage: true })
    }
    await context.close()
  }
})
