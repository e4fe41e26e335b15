import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import './seat.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { seatBridge } from '../bridge/seatBridge.ts'
import type { SeatLink } from '../bridge/seatLink.ts'
import { SEAT_LINK } from '../bridge/seatLink.ts'
import type { LastSeenStore } from '../storage/lastSeen.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { usePreferences } from '../stores/preferences.ts'
import { sentenceFor } from '../stores/sentences.ts'
import { makeSeatRouter } from './routes.ts'
import { SEAT_KEEPING, useSeat } from './seat.ts'
import SeatApp from './SeatApp.vue'

export interface SeatStart {
  readonly link: SeatLink
  /** Null where nothing is to be kept on this device. */
  readonly lastSeen: LastSeenStore | null
  /** An invitation's code the address brought. */
  readonly code: string | null
}

/** Puts the player's app into the page, over any link to a seat. */
export function startSeat({ link, lastSeen, code }: SeatStart): void {
  const bridge = seatBridge(link)
  const app = createApp(SeatApp)
    .use(createPinia())
    .provide(SEAT_LINK, link)
    .provide(BRIDGE, bridge)
    .provide(SEAT_KEEPING, { memory: bridge.memory, lastSeen })
  const { announcements, seat } = app.runWithContext(() => {
    usePreferences()
    return { announcements: useAnnouncements(), seat: useSeat() }
  })
  app.use(makeSeatRouter((brought) => void seat.begin(brought)))
  app.config.errorHandler = (bug) => announcements.say(sentenceFor(bug, 'the page was shown'), 'trouble')
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    announcements.say(sentenceFor(event.reason, 'an answer was awaited'), 'trouble')
  })
  app.mount('#app')
  void seat.begin(code)
}
