import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { CampaignPreview, CampaignSummary } from '../../../src-shared/contract/workbenchApi.ts'
import { language, type Language } from '../../../src-shared/language/language.ts'
import { useBridge } from '../../bridge/hostBridge.ts'

const NOTHING: CampaignPreview = { players: [], curves: [], last: null }

/** What the newest campaign tells at a glance, kept until another is asked for: whoever comes back to the shelf finds it there. */
export const useGlance = defineStore('glance', () => {
  const { api } = useBridge()
  const asked = shallowRef('')
  /** Null until it is known. */
  const found = shallowRef<CampaignPreview | null>(null)

  /** The shelf stands before the host has to read a whole file. A host that cannot tell gives nothing. */
  async function ask({ ref, modified }: CampaignSummary, told: Language): Promise<void> {
    const wanted = JSON.stringify([ref, modified, told])
    if (asked.value === wanted) return
    if (!asked.value.startsWith(`[${JSON.stringify(ref)},`)) found.value = null
    asked.value = wanted
    await painted()
    const glance = await api.glance(ref, told).catch(() => null)
    if (asked.value === wanted) found.value = glance ?? NOTHING
  }

  return { found, ask }
})

/** Asks about `campaign` whenever it or the language changes. */
export function useGlanceAt(campaign: () => CampaignSummary): ReturnType<typeof useGlance> {
  const glance = useGlance()
  watch([campaign, language], ([now, told]) => void glance.ask(now, told), { immediate: true })
  return glance
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
