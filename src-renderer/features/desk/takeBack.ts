import { computed, type ComputedRef } from 'vue'
import { useAnnouncements } from '../../stores/announcements.ts'
import { sentencesOf } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { deskTexts } from './texts/desk.ts'
import { usePlayOn } from './playOn.ts'
import { entryName } from '../../wording/entries.ts'

export interface TakeBack {
  /** What would be taken back, in a few words; null where nothing can be. */
  readonly name: ComputedRef<string | null>
  readonly run: () => Promise<void>
}

/** Taking back the newest entry, or the whole stretch that was played on last: named before, told afterwards. Nothing is lost: it stays in the chronicle, struck through. */
export function useTakeBack(): TakeBack {
  const table = useTable()
  const announcements = useAnnouncements()
  const playOn = usePlayOn()
  /** The newest entry that can be taken back, or the whole stretch; null where there is none. */
  const target = computed(() => {
    const newest = table.moments.findLast(({ entry }) => entry.seq === table.state?.retractable)
    if (newest === undefined) return null
    const { from, entries } = playOn.stretch ?? { from: newest.entry.seq, entries: [] }
    return { from, name: entries.length > 1 ? deskTexts.playOnBar.name(entries.length) : entryName(newest) }
  })

  async function run(): Promise<void> {
    if (target.value === null) return
    const { from, name } = target.value
    const outcome = await table.retract(from)
    if (outcome.ok) announcements.record(deskTexts.takenBack(name))
    else announcements.say(() => sentencesOf(outcome.problems), 'trouble')
  }

  return { name: computed(() => target.value?.name ?? null), run }
}
