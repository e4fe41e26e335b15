import { computed, type ComputedRef, type WritableComputedRef } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { CIVILISATIONS } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import type { Civilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { useTable } from '../../stores/table.ts'

/** The civilisation a page shows: the one its address names (parameter `part`), else a player's own, else the one in play. */
export function useOpenSeat(): {
  readonly seats: ComputedRef<readonly Civilisation[]>
  readonly open: WritableComputedRef<Civilisation | ''>
} {
  const table = useTable()
  const route = useRoute()
  const router = useRouter()
  const seats = computed(() => table.world.records(CIVILISATIONS).map(({ seat }) => seat))
  /** The seat of a player's device or pack; null: it is the game master's page. */
  const own = computed(() => seats.value.find((seat) => seat === table.head?.seat) ?? null)
  const open = computed<Civilisation | ''>({
    get: () => {
      const asked = route.params['part']
      const wanted = typeof asked === 'string' && asked !== '' ? asked : (own.value ?? table.cursor.seat)
      return seats.value.find((seat) => seat === wanted) ?? seats.value[0] ?? ''
    },
    set: (seat) => void router.replace({ params: { ...route.params, part: seat }, query: route.query }),
  })
  return { seats, open }
}
