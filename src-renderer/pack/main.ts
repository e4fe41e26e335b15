import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import { createApp } from 'vue'
import type { PlayerPack } from '../../src-shared/contract/seatDesk.ts'
import { embeddedPack, readPack } from '../../src-shared/table/files/packFile.ts'
import { isSealed } from '../../src-shared/table/files/sealing.ts'
import { startSeat } from '../seat/app.ts'
import { sentencesOf } from '../stores/sentences.ts'
import { browserLines } from './keptLines.ts'
import OpenPack from './OpenPack.vue'
import OrdersFilePanel from './OrdersFilePanel.vue'
import { openPack } from './packLink.ts'
import { OPENED_PACK } from './packTools.ts'

const embedded = embeddedPack(document.getElementById('pack')?.textContent ?? '')

/** Shows the pack, or says why it cannot be shown. */
async function show(pack: PlayerPack): Promise<void> {
  const opened = await openPack(pack, browserLines(pack))
  if (!opened.ok) return ask(null, sentencesOf(opened.problems))
  const link = opened.value
  startSeat({
    link,
    lastSeen: null,
    code: null,
    ordersTools: OrdersFilePanel,
    prepare: (app) => app.provide(OPENED_PACK, { pack, link }),
  })
}

/** Asks for what is missing: a passphrase, or the pack itself. `message`: what was wrong with the last one. */
function ask(held: string | null, message: string | null = null): void {
  const app = createApp(OpenPack, {
    embedded: held,
    message,
    onOpened(pack: PlayerPack) {
      app.unmount()
      void show(pack)
    },
  })
  app.mount('#app')
}

const plain = embedded !== null && !isSealed(embedded) ? readPack(embedded) : null
if (plain?.ok === true) void show(plain.value)
else ask(embedded)
