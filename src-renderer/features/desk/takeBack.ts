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
  const target = computed(() => {
    const seq = table.state?.retractable ?? null
    return seq === null ? undefined : table.moments.findLast(({ entry }) => entry.seq === seq)
  })
  const name = computed(() => {
    if (target.value === undefined) return null
    const steps = playOn.stretch?.entries.length ?? 0
    return steps > 1 ? deskTexts.playOnBar.name(steps) : entryName(target.value)
  })

  async function run(): Promise<void> {
    const [taken, what] = [target.value, name.value]
    if (taken === undefined || what === null) return
    const outcome = await table.retract(playOn.stretch?.from ?? taken.entry.seq)
    if (outcome.ok) announcements.record(deskTexts.takenBack(what))
    else announcements.say(() => sentencesOf(outcome.problems), 'trouble')
  }

  return { name, run }
}
