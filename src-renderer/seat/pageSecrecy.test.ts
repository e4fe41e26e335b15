import { flushPromises } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { h, type Component } from 'vue'
import { expect, test } from 'vitest'
import { seededChance } from '../../src-shared/insight/bots/bot.ts'
import { playOn, secretTableOf } from '../../src-shared/table/secrecy/testing/secretTable.ts'
import { LivePlay } from '../../src-shared/table/secrecy/testing/livePlay.ts'
import { seatBridge } from '../bridge/seatBridge.ts'
import { SeatListeners, type SeatLink } from '../bridge/seatLink.ts'
import { pageText } from '../testing/pageText.ts'
import { mountSeat, tinySeat } from '../testing/tinySeat.ts'
import ChroniclePage from './pages/ChroniclePage.vue'
import NowPage from './pages/NowPage.vue'
import OrdersPage from './pages/OrdersPage.vue'

/** What a player has before the eyes, one page above the other. */
const PAGES: Component = { render: () => [h(NowPage), h(ChroniclePage), h(OrdersPage)] }

test.each(['elves'] as const)(
  'the page of the %s holds no secret of anybody else: not in its stores, not on the screen, not in title, address or what it keeps',
  async (seat) => {
    const told = await secretTableOf()
    const campaign = told.campaign(4)
    playOn(told, campaign, seededChance(4), 60)
    const play = await LivePlay.of(told, 4, campaign)
    const listeners = new SeatListeners()
    const { api } = await play.table.device(seat, {
      tableChanged: (update) => listeners.emit('tableChanged', update),
      ordersChanged: (orders) => listeners.emit('ordersChanged', orders),
    })
    const link: SeatLink = { kind: 'table', api, listen: listeners.add, watchConnection: (told) => (told('open'), () => undefined) }
    const { wrapper, table } = await mountSeat({ ...(await tinySeat()), link, bridge: seatBridge(link), calls: [] }, PAGES)
    const pinia = getActivePinia()
    if (pinia === undefined) throw new Error('there are no stores')
    const texts: string[] = []
    for (let at = 0; at < 30; at++) {
      await play.step()
      if (at % 5 !== 0) continue
      await play.prepare(seat)
      await flushPromises()
      texts.push(pageText(pinia))
    }
    play.deliverLetters()
    expect(table.head?.seat).toBe(seat)
    for (const text of texts) expect(play.canaries.leaks(text, seat, 'the page')).toEqual([])
    const found = texts.flatMap((text) => play.canaries.search(text)).filter(({ canary }) => canary.what.startsWith('an order'))
    expect(found.length).toBeGreaterThan(0)
    expect(
      play.canaries.leaks(`${texts[0] ?? ''}${play.canaries.all.find(({ readers }) => !readers.has(seat))?.text ?? ''}`, seat, 'here'),
    ).toHaveLength(1)
    wrapper.unmount()
  },
)
