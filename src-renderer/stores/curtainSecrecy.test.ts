import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { createApp, h } from 'vue'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { playOn, richCampaign } from '../../src-shared/table/secrecy/testing/campaigns.ts'
import { LivePlay } from '../../src-shared/table/secrecy/testing/livePlay.ts'
import type { HostBridge } from '../bridge/hostBridge.ts'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { pageText } from '../testing/pageText.ts'
import { useAnnouncements } from './announcements.ts'
import { useCurtain } from './curtain.ts'
import { useTable } from './table.ts'

const BACK = '/table/winter/ledger'

beforeEach(() => localStorage.clear())

test('while the screen is handed over this page holds nothing of the game master; behind the curtain only what the seat sees', async () => {
  const campaign = richCampaign(6)
  playOn(campaign, seededChance(6), 60)
  const play = await LivePlay.of(6, campaign)
  const { aviary } = play
  const { bench, ref } = play.table
  const bridge: HostBridge = { api: bench, listen: (events) => bench.listen(events), watchConnection: () => () => undefined }
  const pinia = createPinia()
  const app = createApp({ render: () => h('div') })
    .use(pinia)
    .provide(BRIDGE, bridge)
  const page = app.runWithContext(() => ({ curtain: useCurtain(), table: useTable(), announcements: useAnnouncements() }))
  const { curtain, table } = page
  const pin = aviary.pin('the PIN of the elves', [])
  await bench.setPin(ref, 'elves', pin, '')
  for (let at = 0; at < 40; at++) await play.step()
  await play.note()

  await curtain.enter(ref, BACK)
  expect(curtain.standing).toBe('up')
  const master = pageText(pinia)
  expect(aviary.search(master).filter(({ canary }) => canary.what.startsWith('a note')).length).toBeGreaterThan(0)

  const looks: [string | null, string][] = []
  const look = async (seat: string | null): Promise<void> => {
    await flushPromises()
    looks.push([seat, pageText(pinia)])
  }
  curtain.lower('elves', BACK)
  expect(curtain.standing).toBe('down')
  await look(null)
  for (let at = 0; at < 15; at++) await play.step()
  await look(null)
  expect((await curtain.letIn('elves', pin)).ok).toBe(true)
  await look('elves')
  for (let at = 0; at < 15; at++) {
    await play.step()
    await look('elves')
  }
  expect(table.head?.seat).toBe('elves')
  expect(table.entries.length).toBeGreaterThan(100)
  curtain.giveBack()
  await look(null)
  for (let at = 0; at < 15; at++) await play.step()
  await look(null)
  play.deliverLetters()
  for (const [seat, text] of looks) expect(aviary.leaks(text, seat, 'the page')).toEqual([])
  expect(looks.filter(([seat]) => seat === null).map(([, text]) => aviary.search(text).length)).toEqual([0, 0, 0, 0])
})
