import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/surfaces.css'
import '../styles/controls.css'
import '../styles/primitives.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import type { PlayerPack } from '../../src-shared/contract/seats.ts'
import { embeddedPack, readPack } from '../../src-shared/table/files/packFile.ts'
import type { Problem } from '../../src-shared/kernel/problem.ts'
import { holdBackComposedKeys } from '../commands/composedKeys.ts'
import { isSealed } from '../../src-shared/table/files/sealing.ts'
import { startSeat } from '../seat/app.ts'
import { usePreferences } from '../stores/preferences.ts'
import { heldPack } from './heldPack.ts'
import { browserLines } from './keptLines.ts'
import OpenPack from './OpenPack.vue'
import OrdersFilePanel from './OrdersFilePanel.vue'
import { openPack } from './packLink.ts'
import { OPENED_PACK } from './packTools.ts'

/** One set for the way in and for the pack: what is chosen on the way, such as the language, holds inside, even where nothing can be kept. */
const stores = createPinia()
usePreferences(stores)

const embedded = embeddedPack(document.getElementById('pack')?.textContent ?? '')

/** Shows the pack, or says why it cannot be shown. */
async function show(pack: PlayerPack): Promise<void> {
  const opened = await openPack(pack, browserLines(pack))
  if (!opened.ok) return ask(null, opened.problems)
  const link = opened.value
  startSeat({
    link,
    stores,
    lastSeen: null,
    code: null,
    ordersTools: OrdersFilePanel,
    prepare: (app) => app.provide(OPENED_PACK, { pack, link }),
  })
}

/** Asks for what is missing: a passphrase, or the pack itself. `problems`: what was wrong with the last one. */
function ask(held: string | null, problems: readonly Problem[] = []): void {
  const app = createApp(OpenPack, {
    embedded: held,
    problems,
    onOpened(pack: PlayerPack) {
      app.unmount()
      void show(pack)
    },
  })
  app.use(stores).mount('#app')
}

/** Shows what the page holds, or asks for what is missing. */
async function begin(): Promise<void> {
  holdBackComposedKeys()
  const { text, problems } = await heldPack(embedded)
  const plain = text !== null && !isSealed(text) ? readPack(text) : null
  if (plain?.ok === true) await show(plain.value)
  else ask(text, problems)
}

void begin()
