import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { HostInfo } from '../../src-shared/contract/workbenchApi.ts'
import { useBridge, type Connection } from '../bridge/hostBridge.ts'
import { useAnnouncements } from './announcements.ts'
import { shellTexts } from '../app/texts/shell.ts'
import { troubleTexts } from './texts/trouble.ts'
import { troubleOf } from './sentences.ts'

/** What the page runs on, and whether it still answers. */
export const useHost = defineStore('host', () => {
  const bridge = useBridge()
  const announcements = useAnnouncements()
  const info = shallowRef<HostInfo | null>(null)
  const connection = ref<Exclude<Connection, 'elsewhere'>>('open')

  bridge.watchConnection((now) => {
    // Only a door has one campaign.
    if (now === 'elsewhere') return
    if (now === 'open' && connection.value !== 'open') announcements.say(shellTexts.connectedAgain, 'good')
    // Once the door is known to be shut, each new try does not unsay it.
    if (now !== 'lost' || connection.value !== 'shutOut') connection.value = now
  })

  async function ask(): Promise<HostInfo | null> {
    try {
      info.value = await bridge.api.host()
    } catch (bug) {
      announcements.say(
        troubleOf(bug, () => troubleTexts.doing.start),
        'trouble',
      )
    }
    return info.value
  }

  return { info, connection, ask }
})
