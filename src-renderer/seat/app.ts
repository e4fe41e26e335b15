import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/surfaces.css'
import '../styles/controls.css'
import '../styles/primitives.css'
import './seat.css'
import { createPinia, type Pinia } from 'pinia'
import { createApp, watch, type App, type Component } from 'vue'
import { TABLE_BRIDGE } from '../bridge/hostBridge.ts'
import { seatBridge } from '../bridge/seatBridge.ts'
import { holdBackComposedKeys } from '../commands/composedKeys.ts'
import { SEAT_LINK, type SeatLink } from '../bridge/seatLink.ts'
import { tellMissingPages } from '../app/missingPages.ts'
import type { LastSeenStore } from '../storage/lastSeen.ts'
import type { DraftStorage } from '../storage/drafts.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { reportRefusedStorage } from '../stores/refusedStorage.ts'
import { DRAFT_STORAGE } from '../stores/drafts.ts'
import { usePreferences } from '../stores/preferences.ts'
import { troubleOf } from '../stores/sentences.ts'
import { troubleTexts } from '../stores/texts/trouble.ts'
import { useTable } from '../stores/table.ts'
import { fetchPages, makeSeatRouter } from './routes.ts'
import { SEAT_KEEPING, useSeat } from './seat.ts'
import SeatApp from './SeatApp.vue'
import { ORDERS_TOOLS } from './tools.ts'

export interface SeatStart {
  readonly link: SeatLink
  /** Null where nothing is to be kept on this device. */
  readonly lastSeen: LastSeenStore | null
  /** What was begun and not sent is kept here; left out where nothing is to be kept on this device. */
  readonly drafts?: DraftStorage
  /** An invitation's code the address brought. */
  readonly code: string | null
  /** Made here unless there are some already. */
  readonly stores?: Pinia
  /** Stands below the orders. */
  readonly ordersTools?: Component
  /** Gives the app what `ordersTools` needs, before anything is shown. */
  readonly prepare?: (app: App) => void
}

/** Puts the player's app into the page, over any link to a seat. */
export function startSeat({ link, lastSeen, drafts, code, stores = createPinia(), ordersTools, prepare }: SeatStart): void {
  holdBackComposedKeys()
  const bridge = seatBridge(link)
  const app = createApp(SeatApp)
    .use(stores)
    .provide(SEAT_LINK, link)
    .provide(TABLE_BRIDGE, bridge)
    .provide(SEAT_KEEPING, { memory: bridge.memory, lastSeen })
  if (drafts !== undefined) app.provide(DRAFT_STORAGE, drafts)
  if (ordersTools !== undefined) app.provide(ORDERS_TOOLS, ordersTools)
  prepare?.(app)
  const { announcements, seat, table } = app.runWithContext(() => {
    usePreferences()
    reportRefusedStorage()
    return { announcements: useAnnouncements(), seat: useSeat(), table: useTable() }
  })
  const router = makeSeatRouter((brought) => void seat.begin(brought))
  tellMissingPages(router, (sentence) => announcements.say(sentence, 'trouble'))
  router.afterEach((to, from) => to.path === from.path || announcements.turnPage())
  app.use(router)
  app.config.errorHandler = (bug) =>
    announcements.say(
      troubleOf(bug, () => troubleTexts.doing.showPage),
      'trouble',
    )
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    announcements.say(
      troubleOf(event.reason, () => troubleTexts.doing.awaitAnswer),
      'trouble',
    )
  })
  app.mount('#app')
  // The game's own come when a seat is taken, at once or by a code typed later.
  void seat.begin(code).then(() => watch(() => table.pages.pages, fetchPages, { immediate: true }))
}
