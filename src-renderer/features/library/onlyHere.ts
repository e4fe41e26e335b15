import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { keepDownloads, readDownloads, type Downloaded } from '../../storage/downloads.ts'
import { useHost } from '../../stores/host.ts'

/** What may have been played since a file was made last, before anybody is reminded. */
const ENTRIES = 200
const ROUNDS = 3

const NEVER: Downloaded = { entries: 0, round: 0 }

/** Whether the browser promised to keep what is stored here: `unknown` where it does not say. */
export type Promised = 'yes' | 'no' | 'unknown'

/** Campaigns that live in this browser alone: what came of asking it to keep them, and what was played since a file of them was made. */
export const useOnlyHere = defineStore('onlyHere', () => {
  const host = useHost()
  const isBrowser = computed(() => host.info?.kind === 'browser')
  const promised = ref<Promised>('unknown')
  const downloads = shallowRef(readDownloads())

  async function ask(): Promise<void> {
    const { storage } = navigator as { readonly storage?: Partial<StorageManager> }
    promised.value =
      (await storage?.persisted?.().then(
        (kept) => (kept ? 'yes' : 'no'),
        () => 'unknown',
      )) ?? 'unknown'
  }

  /** A file of it was made, or taken over; or somebody does not want to be reminded for now. */
  function note(campaign: string, { entries, round }: Downloaded): void {
    downloads.value = new Map(downloads.value).set(campaign, { entries, round })
    keepDownloads(downloads.value)
  }

  /** Entries since then, where it is time for a file; else null. A file that went on beyond what is here was of another course. */
  function due(campaign: string, { entries, round }: Downloaded): number | null {
    const last = downloads.value.get(campaign) ?? NEVER
    const since = entries - last.entries
    return isBrowser.value && since > 0 && (since >= ENTRIES || round - last.round >= ROUNDS) ? since : null
  }

  return { isBrowser, promised, ask, note, due }
})
