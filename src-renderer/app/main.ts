import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/surfaces.css'
import '../styles/controls.css'
import '../styles/primitives.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { pickBridge } from '../bridge/pick.ts'
import { holdBackComposedKeys } from '../commands/composedKeys.ts'
import { keepBehindCurtain } from '../features/hand-over/curtainRoute.ts'
import { tellMissingPages } from './missingPages.ts'
import { makeRouter } from './router.ts'
import { DraftStorage, pageMark } from '../storage/drafts.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { reportRefusedStorage } from '../stores/refusedStorage.ts'
import { SITTINGS, SittingStore } from '../storage/sittings.ts'
import { useCurtain } from '../features/hand-over/curtain.ts'
import { DRAFT_STORAGE } from '../stores/drafts.ts'
import { useHost } from '../stores/host.ts'
import { usePreferences } from '../stores/preferences.ts'
import { troubleOf } from '../stores/sentences.ts'
import { troubleTexts } from '../stores/texts/trouble.ts'

async function start(): Promise<void> {
  holdBackComposedKeys()
  const app = createApp(App).use(createPinia()).provide(DRAFT_STORAGE, new DraftStorage(pageMark())).provide(SITTINGS, new SittingStore())
  const preferences = app.runWithContext(() => usePreferences())
  app.runWithContext(() => reportRefusedStorage())
  const bridge = await pickBridge()
  app.provide(BRIDGE, bridge)
  // Only now: an address that changes while the host is looked for is the one to show.
  const router = makeRouter()
  // Before the router looks at the address: what the curtain covers must not come up for a moment either.
  keepBehindCurtain(
    router,
    app.runWithContext(() => useCurtain()),
  )
  app.use(router)

  const announcements = app.runWithContext(() => useAnnouncements())
  tellMissingPages(router, (sentence) => announcements.say(sentence, 'trouble'))
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

  const openCampaign = (ref: string): void => void router.push({ name: 'desk', params: { campaign: ref } })
  bridge.listen({ openRequested: openCampaign })

  const info = await app.runWithContext(() => useHost()).ask()
  const cameWithoutAddress = ['', '#', '#/'].includes(location.hash)
  if (info?.openAtStart != null && cameWithoutAddress) await router.replace({ name: 'desk', params: { campaign: info.openAtStart } })
  else if (info?.kind === 'desktop' && cameWithoutAddress && preferences.chosen.lastPage !== null)
    await router.replace(preferences.chosen.lastPage)
  router.afterEach((to) => to.name === 'curtain' || preferences.set({ lastPage: to.fullPath }))
  router.afterEach((to, from) => to.path === from.path || announcements.turnPage())
  app.mount('#app')
}

void start()
