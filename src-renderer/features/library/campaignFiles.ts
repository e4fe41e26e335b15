import { useRouter } from 'vue-router'
import { useBridge } from '../../bridge/hostBridge.ts'
import { campaignNameOf } from '../../../src-shared/kernel/outsideText.ts'
import { readWhatIf } from '../../../src-shared/contract/whatIf.ts'
import { fileText } from '../../storage/fileText.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useGuide } from '../guide/guide.ts'
import { handOver } from '../../ui/download.ts'
import { useLibrary } from './libraryStore.ts'
import { useOnlyHere } from './onlyHere.ts'
import { useTable } from '../../stores/table.ts'
import { troubleOf } from '../../stores/sentences.ts'
import { libraryTexts } from './texts/library.ts'
import { shellTexts } from '../../app/texts/shell.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'

/** A campaign file of more than this is none of ours. */
const LARGEST = 256 * 1024 * 1024

export interface CampaignFiles {
  /** Asks for a file and opens what it holds. */
  pick(): void
  /** Takes files that were dropped or picked; opens the last that was accepted. */
  take(files: Iterable<File>): Promise<void>
  /** Hands the whole campaign over as a file. */
  download(ref: string): Promise<void>
  openSample(): Promise<void>
}

/** Campaigns going out as files and coming in as files. */
export function useCampaignFiles(): CampaignFiles {
  const router = useRouter()
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()
  const guide = useGuide()
  const table = useTable()
  const onlyHere = useOnlyHere()

  async function open(ref: string | null): Promise<void> {
    if (ref !== null) await router.push({ name: 'desk', params: { campaign: ref } })
  }

  async function take(files: Iterable<File>): Promise<void> {
    let opened: string | null = null
    for (const file of files) {
      const name = campaignNameOf(file.name)
      if (name === null || file.size > LARGEST) {
        announcements.say(() => libraryTexts.noCampaign(file.name), 'trouble')
        continue
      }
      try {
        const taken = await library.importCampaign(name, await fileText(file))
        if (taken !== null) noteFile(taken)
        opened = taken ?? opened
      } catch (fault) {
        announcements.say(
          troubleOf(fault, () => troubleTexts.doing.readFile),
          'trouble',
        )
      }
    }
    await open(opened)
  }

  function pick(): void {
    if (bridge.openFile !== undefined) {
      void bridge.openFile()
      return
    }
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.lineage,.LINEAGE'
    input.addEventListener('change', () => void take(input.files ?? []))
    input.click()
  }

  async function download(ref: string): Promise<void> {
    const file = await library.exportCampaign(ref)
    if (file === null) return
    handOver(file.name, file.content.slice(0, file.content.size, 'application/x-ndjson'))
    announcements.say(shellTexts.savedAs(file.name), 'good')
    if (readWhatIf(ref) === null) noteFile(ref)
  }

  /** What there is of it now lies in a file as well. */
  function noteFile(ref: string): void {
    const { head, entries, cursor } = table
    const listed = library.campaigns?.find((campaign) => campaign.ref === ref)
    if (head?.table === ref) onlyHere.note(ref, { entries: entries.length, round: cursor.turn })
    else if (listed !== undefined) onlyHere.note(ref, { entries: listed.entries, round: listed.cursor?.turn ?? 0 })
  }

  async function openSample(): Promise<void> {
    const ref = await library.createSample()
    if (ref !== null) noteFile(ref)
    if (ref !== null) guide.offer()
    await open(ref)
  }

  return { pick, take, download, openSample }
}
