import 'fake-indexeddb/auto'
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { createApp, h } from 'vue'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { playOn, secretTableOf } from '../../../src-shared/table/secrecy/testing/secretTable.ts'
import { LivePlay } from '../../../src-shared/table/secrecy/testing/livePlay.ts'
import type { Workbench } from '../../../src-shared/table/library/workbench.ts'
import { BRIDGE, type HostBridge } from '../../bridge/hostBridge.ts'
import { DraftStorage } from '../../storage/drafts.ts'
import { storageDone } from '../../testing/keptDrafts.ts'
import { pageText } from '../../testing/pageText.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useCurtain } from './curtain.ts'
import { DRAFT_STORAGE, useDrafts } from '../../stores/drafts.ts'
import { useTable } from '../../stores/table.ts'

const BACK = '/table/winter/ledger'

beforeEach(() => localStorage.clear())

/** The game master's page at a table. `shelf`: where it keeps drafts. */
const told = await secretTableOf()

function pageAt(bench: Workbench, shelf = new DraftStorage('this page')) {
  const bridge: HostBridge = { api: bench, master: bench, listen: (events) => bench.listen(events), watchConnection: () => () => undefined }
  const pinia = createPinia()
  return createApp({ render: () => h('div') })
    .use(pinia)
    .provide(BRIDGE, bridge)
    .provide(DRAFT_STORAGE, shelf)
    .runWithContext(() => ({ pinia, curtain: useCurtain(), table: useTable(), announcements: useAnnouncements(), drafts: useDrafts() }))
}

test('while the screen is handed over this page holds nothing of the game master; behind the curtain only what the seat sees', async () => {
  const campaign = told.campaign(6)
  playOn(told, campaign, seededChance(6), 60)
  const play = await LivePlay.of(told, 6, campaign)
  const { canaries } = play
  const { bench, ref } = play.table
  const { curtain, table, pinia } = pageAt(bench)
  const pin = canaries.pin('the PIN of the elves', [])
  await bench.setPin(ref, 'elves', pin, '')
  for (let at = 0; at < 40; at++) await play.step()
  await play.note()

  await curtain.enter(ref, BACK)
  expect(curtain.standing).toBe('up')
  const master = pageText(pinia)
  expect(canaries.search(master).filter(({ canary }) => canary.what.startsWith('a note')).length).toBeGreaterThan(0)

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
  for (const [seat, text] of looks) expect(canaries.leaks(text, seat, 'the page')).toEqual([])
  expect(looks.filter(([seat]) => seat === null).map(([, text]) => canaries.search(text).length)).toEqual([0, 0, 0, 0])
})

test('what somebody has begun to write is in this page while that person looks at it, and at no other time', async () => {
  const play = await LivePlay.of(told, 6, told.campaign(6))
  const { canaries } = play
  const { bench, ref } = play.table
  const { curtain, drafts, pinia } = pageAt(bench)
  const pins = { elves: canaries.pin('the PIN of the elves', []), humans: canaries.pin('the PIN of the humans', []) }
  for (const seat of ['elves', 'humans'] as const) await bench.setPin(ref, seat, pins[seat], '')
  const war = canaries.create('a war the game master has begun to write down', [])
  const note = canaries.create('a note that is half written', [])
  const plan = canaries.create('what the elves have begun', ['elves'])
  const found = (): readonly string[] => canaries.search(pageText(pinia)).map(({ canary }) => canary.text)
  const ofDrafts = (): readonly string[] => [...new Set(found().filter((text) => [war, note, plan].includes(text)))].sort()

  await curtain.enter(ref, BACK)
  drafts.keep('4/elves/5/declare', { act: 'war', sheets: { war: { name: war } } })
  drafts.keep('dialog note', note)
  expect(ofDrafts()).toEqual([note, war].sort())

  curtain.lower('elves', BACK)
  expect(ofDrafts()).toEqual([])
  await curtain.letIn('elves', pins.elves)
  await expect.poll(() => curtain.standing).toBe('open')
  await storageDone()
  expect(ofDrafts()).toEqual([])
  drafts.keep('4/elves/5/declare', { name: plan })
  expect(ofDrafts()).toEqual([plan])

  curtain.giveBack()
  expect(ofDrafts()).toEqual([])
  await curtain.letIn('humans', pins.humans)
  await storageDone()
  expect(ofDrafts()).toEqual([])
  curtain.giveBack()
  await curtain.letIn('elves', pins.elves)
  await storageDone()
  expect(ofDrafts()).toEqual([plan])
  curtain.giveBack()

  await curtain.raise('')
  expect(ofDrafts()).toEqual([])
  await curtain.enter(ref, BACK)
  await storageDone()
  expect(ofDrafts()).toEqual([note, war].sort())
})

test('what comes from storage after the screen went into other hands is not taken up', async () => {
  const play = await LivePlay.of(told, 6, told.campaign(6))
  const { bench, ref } = play.table
  let come: () => void = () => undefined
  const shelf = new DraftStorage('late')
  shelf.load = () => new Promise((resolve) => (come = () => resolve(new Map([['dialog note', 'a note']]))))
  const { curtain, drafts } = pageAt(bench, shelf)
  await curtain.enter(ref, BACK)
  curtain.lower('elves', BACK)
  come()
  await flushPromises()
  expect(drafts.kept.size).toBe(0)
})
