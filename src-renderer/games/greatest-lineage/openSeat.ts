import type { ComputedRef, WritableComputedRef } from 'vue'
import { computed } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { CIVILISATIONS } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import type { Civilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { useTable } from '../../stores/table.ts'

/** The civilisation a page shows: the one its address names (parameter `seat`), else the one in play. */
export function useOpenSeat(page: string): {
  readonly seats: ComputedRef<readonly Civilisation[]>
  readonly open: WritableComputedRef<Civilisation | ''>
} {
  const table = useTable()
  const route = useRoute()
  const router = useRouter()
  const seats = computed(() => table.world.records(CIVILISATIONS).map(({ seat }) => seat))
  const open = computed<Civilisation | ''>({
    get: () => {
      const asked = route.params['seat']
      const wanted = typeof asked === 'string' && asked !== '' ? asked : table.cursor.seat
      return seats.value.find((seat) => seat === wanted) ?? seats.value[0] ?? ''
    },
    set: (seat) => void router.replace({ name: page, params: { ...route.params, seat }, query: route.query }),
  })
  return { seats, open }
}
