import { useRoute } from 'vue-router'
import { useCurtain } from './curtain.ts'
import { usePreferences } from '../../stores/preferences.ts'
import { useSeats } from '../share/seatsStore.ts'
import { useTable } from '../../stores/table.ts'
import { useStillness } from './stillness.ts'

/** Covers the game master's view when nobody has touched anything in this page for a while, where that view has a PIN. */
export function useMasterLock(): void {
  const curtain = useCurtain()
  const preferences = usePreferences()
  const seats = useSeats()
  const table = useTable()
  const route = useRoute()

  useStillness(
    () => {
      const minutes = preferences.chosen.masterStays
      return minutes === 'always' || table.standing !== 'open' || seats.state?.hasPin !== true ? null : Number(minutes) * 60
    },
    () => curtain.lower(null, route.fullPath, true),
  )
}
