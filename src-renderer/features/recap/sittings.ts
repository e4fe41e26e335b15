import { inject, watch } from 'vue'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { forEverybody, isTold, recapOf } from '../../../src-shared/report/recap.ts'
import { SITTINGS, type Sitting, type SittingStore } from '../../storage/sittings.ts'
import { whenIdle } from '../../storage/whenIdle.ts'
import { usePreferences } from '../../stores/preferences.ts'
import { useTable } from '../../stores/table.ts'
import { useLibrary } from '../library/libraryStore.ts'
import { BREAK, useSince } from './since.ts'
import { viewShown } from './viewShown.ts'

/**
 * Notes when the open campaign is played, and finds out whether hours have gone by since it was played last: by what was noted here, else by when its
 * file was written, where the library knows.
 */
export function useSittings(): void {
  const storage = inject(SITTINGS, null)
  const table = useTable()
  const since = useSince()
  const library = useLibrary()
  const preferences = usePreferences()
  /** What is noted of the campaign that is open. */
  let sitting: Sitting | null = null
  let opened = 0

  /** A campaign is open before the game master, and shown as it is. */
  const campaign = (): string | null => {
    const { head, standing, lentTo } = table
    return standing === 'open' && lentTo === null && head?.seat === GAME_MASTER ? head.campaign.id : null
  }

  watch(
    campaign,
    (id) => {
      opened++
      sitting = null
      since.forget()
      if (id !== null && storage !== null) void takeUp(id, opened, storage)
    },
    { immediate: true, flush: 'sync' },
  )

  async function takeUp(id: string, asked: number, store: Pick<SittingStore, 'read'>): Promise<void> {
    const round = table.cursor.turn
    const written = library.campaigns?.find(({ ref }) => ref === table.head?.table)?.modified ?? null
    const kept = await store.read(id)
    if (asked !== opened) return
    const last = kept?.until ?? written
    if (kept !== null && last !== null && Date.now() - last < BREAK) {
      sitting = kept
      return since.begin(kept.before ?? kept.began, null)
    }
    sitting = { campaign: id, began: round, before: kept?.began ?? null, until: last ?? 0 }
    const from = kept?.began ?? Math.max(1, round - 1)
    const isBreak = last !== null && Date.now() - last >= BREAK && preferences.chosen.highlights === 'cards'
    since.begin(from, isBreak && hasTold(from) ? { from, last } : null)
  }

  function hasTold(from: number): boolean {
    const view = viewShown(table)
    return table.game !== null && view !== null && isTold(recapOf(table.game, forEverybody(view), from))
  }

  watch(
    () => table.savedAt,
    (at) => {
      if (at === null || sitting === null || storage === null || campaign() !== sitting.campaign) return
      const noted = { ...sitting, until: at }
      sitting = noted
      whenIdle(() => void storage.write(noted))
    },
  )
}
