import { watchEffect } from 'vue'
import { siteStorage } from '../storage/browserStorage.ts'
import { useAnnouncements } from './announcements.ts'
import { troubleTexts } from './texts/trouble.ts'

/** Announces once, as soon as the browser refuses to store something, that nothing outlasts this visit. */
export function reportRefusedStorage(storage: Pick<typeof siteStorage, 'isRefused'> = siteStorage): void {
  const announcements = useAnnouncements()
  watchEffect(() => {
    if (storage.isRefused.value) announcements.say(() => troubleTexts.storageRefused, 'trouble')
  })
}
