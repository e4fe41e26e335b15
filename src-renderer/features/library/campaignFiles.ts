import { useRouter } from 'vue-router'
import { useBridge } from '../../bridge/hostBridge.ts'
import { campaignNameOf } from '../../../src-shared/kernel/forms/outsideText.ts'
import type { CampaignSummary } from '../../../src-shared/contract/workbenchApi.ts'
import { readWhatIf } from '../../../src-shared/contract/whatIf.ts'
import { fileText } from '../../storage/fileText.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useGuide } from '../guide/guide.ts'
import { handOver } from '../../ui/download.ts'
import { useLibrary } from './libraryStore.ts'
import { useOnlyHere } from './onlyHere.ts'
import { useTable } from '../../stores/table.ts'
import { sentencesOf, troubleOf } from '../../stores/sentences.ts'
import { libraryTexts } from './texts/library.ts'
import { shellTexts } from '../../app/texts/shell.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'

/** A campaign file of more than this is none of ours. */
const LARGEST = 256 * 1024 * 1024

export interface CampaignFiles {
  /** Asks for a file and opens what it holds. */
  pick(): void
  /** Takes files that were dropped or picked, and tells of each that was not taken in. Opens the campaign where it is one. */
  take(files: Iterable<File>): Promise<void>
  /** Hands the whole campaign over as a file. */
  download(ref: string): Promise<void>
  openSample(): Promise<void>
}

/** So many files are told by their names; what is wrong with more is wrong with those as well. */
const MOST_NAMED = 8

/** A file that was not taken in. */
interface NotTaken {
  readonly file: string
  readonly why: () => string
  /** Whether the reason names the file. */
  readonly isNamed: boolean
}

function told({ file, why, isNamed }: NotTaken): string {
  return isNamed ? why() : `${libraryTexts.quoted(file)}: ${why()}`
}

/** Why a file of this name is not taken in: orders and packs belong elsewhere, which is said. */
function whyNone(file: string): () => string {
  if (/\.lineage-orders(\.|$)/i.test(file)) return () => libraryTexts.isOrders(file)
  if (/\.lineage-pack(\.|$)/i.test(file)) return () => libraryTexts.isPack(file)
  return () => libraryTexts.noCampaign(file)
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
    const all = [...files]
    const refused: NotTaken[] = []
    const here: { readonly file: File; readonly same: CampaignSummary }[] = []
    const taken: string[] = []
    for (const file of all) {
      const name = campaignNameOf(file.name)
      if (name === null || file.size > LARGEST) {
        refused.push({ file: file.name, why: whyNone(file.name), isNamed: true })
        continue
      }
      try {
        const text = await fileText(file)
        const same = await library.findSame(text)
        if (same !== null) {
          here.push({ file, same })
          continue
        }
        const outcome = await library.importCampaign(name, text)
        if (outcome.ok) taken.push(outcome.value)
        else refused.push({ file: file.name, why: () => sentencesOf(outcome.problems), isNamed: false })
      } catch (fault) {
        refused.push({ file: file.name, why: troubleOf(fault, () => troubleTexts.doing.readFile), isNamed: true })
      }
    }
    if (taken.length > 0) await library.refresh()
    for (const ref of taken) noteFile(ref)
    tell(all.length, taken.length, refused)
    tellHere(here, taken.length)
    // Of several, none is the one that is meant.
    const [only] = taken
    await open(taken.length === 1 ? (only ?? null) : null)
  }

  /** What was not taken in, file by file. */
  function tell(all: number, taken: number, refused: readonly NotTaken[]): void {
    const [first, ...others] = refused
    if (first !== undefined && others.length === 0) announcements.say(() => told(first), 'trouble')
    else if (first !== undefined)
      announcements.say(() => libraryTexts.notTaken(refused.length, all, refused.slice(0, MOST_NAMED).map(told), MOST_NAMED), 'trouble')
    if (taken > 1) announcements.say(libraryTexts.takenIn(taken), 'good')
  }

  /** What is here already, and the way to have it once more. */
  function tellHere(here: readonly { readonly file: File; readonly same: CampaignSummary }[], taken: number): void {
    const [first, ...others] = here
    if (first === undefined) return
    const again = async (): Promise<void> => {
      for (const { file } of here) {
        const outcome = await library.importCampaign(campaignNameOf(file.name) ?? file.name, await fileText(file))
        if (!outcome.ok) announcements.say(() => sentencesOf(outcome.problems), 'trouble')
      }
      await library.refresh()
    }
    const names = here.slice(0, MOST_NAMED).map(({ file, same }) => libraryTexts.isHere(file.name, same.title))
    const text =
      others.length === 0
        ? libraryTexts.hereAlready(first.same.title, first.same.ref)
        : libraryTexts.severalHere(here.length, names, MOST_NAMED)
    announcements.say(text, taken === 0 ? 'plain' : 'good', { label: libraryTexts.takeAgain, run: again })
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
