import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import type { OrderLine } from '../../src-shared/contract/orders.ts'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { idle } from '../../src-shared/insight/bots/idle.ts'
import { accept } from '../../src-shared/kernel/problem.ts'
import { isChance, questionKey } from '../../src-shared/kernel/engine/request.ts'
import { questionName, readRequestId } from '../../src-shared/kernel/engine/requestId.ts'
import { tellIn, type Language } from '../../src-shared/language/language.ts'
import { readPack, writePack } from '../../src-shared/table/files/packFile.ts'
import { samplePack } from '../../src-shared/table/testing/samplePack.ts'
import { toyFace } from '../../src-shared/games/testing/toyFace.ts'
import TheCurtain from '../features/hand-over/TheCurtain.vue'
import SeatRoom from '../features/hand-over/SeatRoom.vue'
import { useCurtain } from '../features/hand-over/curtain.ts'
import LedgerPage from '../features/ledger/LedgerPage.vue'
import PrintPage from '../features/print/PrintPage.vue'
import OrdersFilePanel from '../pack/OrdersFilePanel.vue'
import { openPack, type PackLink } from '../pack/packLink.ts'
import { OPENED_PACK } from '../pack/packTools.ts'
import SeatFrame from '../seat/components/SeatFrame.vue'
import ChroniclePage from '../seat/pages/ChroniclePage.vue'
import JoinPage from '../seat/pages/JoinPage.vue'
import ChartsPage from '../features/charts/ChartsPage.vue'
import HouseRulesPage from '../features/house-rules/HouseRulesPage.vue'
import RulesPage from '../features/rules/RulesPage.vue'
import MorePage from '../seat/pages/MorePage.vue'
import NowPage from '../seat/pages/NowPage.vue'
import OrdersPage from '../seat/pages/OrdersPage.vue'
import SeatSettingsPage from '../seat/pages/SeatSettingsPage.vue'
import WaitingPage from '../seat/pages/WaitingPage.vue'
import { ORDERS_TOOLS } from '../seat/tools.ts'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import type { TinyHost } from '../testing/tinyBridge.ts'
import { mountSeat, tinySeat, type SeatedAt, type TinySeat } from '../testing/tinySeat.ts'
import { answerCard, askedNow, expectToyOnly, listening, playUntil, textsOf, toyHost, toyQuestions, toyTable } from '../testing/toyTable.ts'
import { WHOLE_TOY } from '../testing/wholeToy.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

/** The gate for players: the toy on every page of a player's device, behind the curtain, and in a pack. */
const PAGES: Readonly<Record<string, Component>> = {
  ...{ NowPage, OrdersPage, LedgerPage, ChroniclePage, PrintPage, MorePage, SeatSettingsPage, JoinPage, WaitingPage, SeatFrame },
  ...{ ChartsPage, RulesPage, HouseRulesPage },
}
const PACK_PAGES: Readonly<Record<string, Component>> = { NowPage, OrdersPage, LedgerPage, ChroniclePage, PrintPage, MorePage, SeatFrame }

// The small DOM lays nothing out and knows no fonts.

const { words } = toyFace(WHOLE_TOY)
let mounted: Pick<SeatedAt | Mounted, 'wrapper'> | null = null
let said: () => readonly string[] = () => []
beforeEach(() => {
  said = listening()
  localStorage.clear()
})
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

async function settled(): Promise<string> {
  await vi.dynamicImportSettled()
  await flushPromises()
  return textsOf(document.body)
}

/** A player's device at the host's table, told of every answer it gives. */
async function deviceAt(host: TinyHost, seat: string): Promise<TinySeat> {
  const device: TinySeat = await tinySeat({
    table: await host.session.viewOf(seat),
    api: {
      answer: async (raw, question) => {
        const outcome = await host.session.answerAs(seat, raw, question)
        if (outcome.ok) device.change(await host.session.viewOf(seat))
        return outcome.ok ? accept(null) : outcome
      },
    },
  })
  return device
}

async function packOf(host: TinyHost, seat: string): Promise<PlayerPack> {
  const view: TableView = await host.session.viewOf(seat)
  const pack = { ...samplePack([], seat, { player: `Player in ${seat}` }), view: { ...view, seed: null } }
  const read = readPack(writePack(pack))
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.value
}

async function packLink(pack: PlayerPack): Promise<PackLink> {
  const link = await openPack(pack, { read: () => Promise.resolve(null), keep: () => Promise.resolve() })
  if (!link.ok) throw new Error(link.problems[0]?.message)
  return link.value
}

describe.each<Language>(['en', 'de'])('in %s the toy is', (language) => {
  beforeEach(() => tellIn(() => language))

  test.each(Object.keys(PAGES))('on a player’s device: %s', async (name) => {
    mounted = await mountSeat(await deviceAt(await toyTable(40), 'red'), PAGES[name])
    const text = await settled()
    expect(text.length).toBeGreaterThan(20)
    expectToyOnly(text)
    expect(said()).toEqual([])
  })

  test('answered on a player’s device, every question of a player', async () => {
    const asked = (await toyQuestions()).filter(({ seat }) => seat !== 'gm')
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['roll', 'fill', 'act', 'choose', 'draw']))
    for (const question of asked) {
      const host = toyHost()
      await playUntil(host, (now) => questionKey(now) === questionKey(question))
      const seated = await mountSeat(await deviceAt(host, question.seat), NowPage)
      mounted = seated
      const text = await settled()
      expect(text).toContain(words.say(question.wording, question.figures))
      expectToyOnly(text)
      await answerCard(seated.wrapper, question)
      const next = await askedNow(host)
      expect(next === null ? '' : questionKey(next), question.wording).not.toBe(questionKey(question))
      expectToyOnly(await settled())
      seated.wrapper.unmount()
      mounted = null
    }
    expect(said()).toEqual([])
  })

  test('behind the curtain: closed, and with every kind of question', async () => {
    for (const question of (await toyQuestions()).filter(({ seat }) => seat !== 'gm')) {
      const host = toyHost()
      await playUntil(host, (now) => questionKey(now) === questionKey(question))
      Object.assign(host.bridge.api, {
        seatView: async (_table: string, seat: string) => accept(await host.session.viewOf(seat)),
        checkPin: () => Promise.resolve(accept(null)),
      })
      const Screen: Component = {
        setup() {
          const curtain = useCurtain()
          return () => (curtain.standing === 'down' ? h(TheCurtain) : curtain.guest === null ? null : h(SeatRoom, { seat: curtain.guest }))
        },
      }
      const page = await mountAt(host, Screen)
      mounted = page
      const curtain = useCurtain(page.pinia)
      await curtain.enter('tiny', '/desk/tiny')
      curtain.lower(question.seat, '/desk/tiny')
      const closed = await settled()
      expectToyOnly(closed)
      expect(closed).not.toContain(words.say(question.wording, question.figures))
      await curtain.letIn(question.seat, '1234')
      expect(curtain.guest).toBe(question.seat)
      const open = await settled()
      expect(open).toContain(words.say(question.wording, question.figures))
      expectToyOnly(open)
      await answerCard(page.wrapper, question)
      const next = await askedNow(host)
      expect(next === null ? '' : questionKey(next), question.wording).not.toBe(questionKey(question))
      page.wrapper.unmount()
      mounted = null
      localStorage.clear()
    }
    expect(said()).toEqual([])
  })

  test.each(Object.keys(PACK_PAGES))('in a pack: %s', async (name) => {
    const pack = await packOf(await toyTable(40), 'red')
    const link = await packLink(pack)
    const device = await tinySeat({ kind: 'pack', table: pack.view, link })
    const Page = PACK_PAGES[name] ?? NowPage
    const WithTools: Component = {
      provide: { [ORDERS_TOOLS as symbol]: OrdersFilePanel, [OPENED_PACK as symbol]: { pack, link } },
      render: () => h(Page),
    }
    mounted = await mountSeat(device, WithTools)
    const text = await settled()
    expect(text.length).toBeGreaterThan(20)
    expectToyOnly(text)
    expect(said()).toEqual([])
  })
})

test('orders for the whole turn ahead are written in a pack and fit at the table', async () => {
  const host = await toyTable(2)
  const green = await packLink(await packOf(host, 'green'))
  const chance = seededChance(3)
  const lines: OrderLine[] = []
  await playUntil(host, (asked) => {
    const phase = readRequestId(asked.id)?.cursor.phase ?? 0
    if (asked.seat === 'green' && phase > 0 && !isChance(asked) && asked.kind !== 'act') {
      const answer = idle(asked, host.session.world, chance) as OrderLine['answer']
      lines.push({ id: `l${lines.length}`, phase, question: questionName(asked.id), answer })
    }
    return lines.length >= 2
  })
  expect(lines.map(({ question }) => question)).toEqual(['road', 'stall'])
  expect(await green.api.saveOrders(lines)).toMatchObject({ ok: true })
  expect(await green.api.setReady(true)).toMatchObject({ ok: true, value: [] })
})
