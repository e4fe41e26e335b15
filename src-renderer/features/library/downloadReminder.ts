import { watch } from 'vue'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useTable } from '../../stores/table.ts'
import { useCampaignFiles } from './campaignFiles.ts'
import { useOnlyHere } from './onlyHere.ts'
import { libraryTexts } from './texts/library.ts'

/** Reminds of making a file, once a sitting, and only at the moment a round ends: nothing that was begun is interrupted. */
export function useDownloadReminder(): void {
  const table = useTable()
  const onlyHere = useOnlyHere()
  const files = useCampaignFiles()
  const announcements = useAnnouncements()
  let reminded = ''

  watch(
    () => [table.head?.table ?? null, table.cursor.turn] as const,
    ([campaign, round], [before, last]) => {
      if (campaign === null || campaign !== before || round <= last || campaign === reminded) return
      if (table.past !== null || table.lentTo !== null) return
      const since = onlyHere.due(campaign, { entries: table.entries.length, round })
      if (since === null) return
      reminded = campaign
      const download = { label: libraryTexts.download, run: () => files.download(campaign) }
      announcements.say(libraryTexts.onlyHere.remind(since), 'plain', download)
    },
  )
}
