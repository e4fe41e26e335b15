import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { HostInfo } from '../../src-shared/contract/workbenchApi.ts'
import { useBridge } from '../bridge/hostBridge.ts'
import { useAnnouncements } from './announcements.ts'
import { sentenceFor } from './sentences.ts'

/** What the page runs on, and whether it still answers. */
export const useHost = defineStore('host', () => {
  const bridge = useBridge()
  const announcements = useAnnouncements()
  const info = shallowRef<HostInfo | null>(null)
  const connected = ref(true)

  bridge.watchConnection((open) => {
    if (open && !connected.value) announcements.say('Connected again.', 'good')
    connected.value = open
  })

  async function ask(): Promise<HostInfo | null> {
    try {
      info.value = await bridge.api.host()
    } catch (bug) {
      announcements.say(sentenceFor(bug, 'the workbench was started'), 'trouble')
    }
    return info.value
  }

  return { info, connected, ask }
})
