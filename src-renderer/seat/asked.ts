import { onScopeDispose, watch } from 'vue'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { say } from '../../src-shared/games/text/playing.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { useTable } from '../stores/table.ts'
import { seatTexts } from './texts/seat.ts'
import { wantsVibration } from './vibration.ts'

const BUZZ = 60

/** Says that something is asked of this seat, to ears and, where it is wished for, to the hand. Nothing of what is asked leaves the page. */
export function useAskedMark(): void {
  const table = useTable()
  const announcements = useAnnouncements()
  const stop = watch(
    () => (table.pending === null ? null : questionKey(table.pending)),
    (key) => {
      if (key === null || table.pending === null) return
      announcements.murmur(seatTexts.asked(say(table.pending.wording, table.pending.figures)))
      // Some devices cannot, and some browsers forbid it until the page was touched.
      if (wantsVibration() && 'vibrate' in navigator) navigator.vibrate(BUZZ)
    },
  )
  onScopeDispose(stop)
}
