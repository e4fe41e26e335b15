import { onScopeDispose, watch } from 'vue'
import { useRoute, useRouter, type LocationQueryRaw, type RouteLocationNormalized } from 'vue-router'
import { useAnnouncements } from '../../stores/announcements.ts'
import { timeTravelTexts } from './texts/timeTravel.ts'
import { useTable } from '../../stores/table.ts'
import { useTimeTravel, type Step } from './timeTravel.ts'

/** Query of an address that names the entry the table is shown after. */
const AT = 'at'

function askedAt({ query }: Pick<RouteLocationNormalized, 'query'>): number | null {
  const value = query[AT]
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null
}

export interface Travel {
  /** To the table as it was after entry `seq`. */
  readonly go: (seq: number) => Promise<void>
  readonly step: (step: Step) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Going through time by the address: what stands there is what is shown. */
export function useTravel(): Travel {
  const route = useRoute()
  const router = useRouter()
  const travel = useTimeTravel()

  async function go(seq: number): Promise<void> {
    const query: LocationQueryRaw = { ...route.query, [AT]: String(seq) }
    // The way back of the browser leads out of the past, not through every step of it.
    if (travel.at === null) await router.push({ query })
    else await router.replace({ query })
  }

  async function step(by: Step): Promise<void> {
    const to = travel.stepTo(by)
    if (to !== null) await go(to)
  }

  async function leave(): Promise<void> {
    travel.leave()
    const { [AT]: _at, ...query } = route.query
    await router.replace({ query })
  }

  return { go, step, leave }
}

/** Shows the open table as the address asks for, and carries that over from page to page of it. Stands once, around the pages of a table. */
export function useTimeAddress(): void {
  const route = useRoute()
  const router = useRouter()
  const table = useTable()
  const travel = useTimeTravel()
  const announcements = useAnnouncements()

  watch(
    [() => table.standing, () => askedAt(route)] as const,
    ([standing, at]) => {
      if (standing !== 'open') return
      if (at === null) travel.leave()
      else if (at !== travel.at && !travel.show(at)) {
        announcements.say(timeTravelTexts.noEntry(at))
        const { [AT]: _at, ...query } = route.query
        void router.replace({ query })
      }
    },
    { immediate: true, flush: 'sync' },
  )

  /** Who goes back in the browser goes where it was, without what is shown now. */
  let goesBack = false
  const stopListening = router.options.history.listen((_to, _from, { type }) => {
    const kind: string = type
    goesBack = kind === 'pop'
  })
  const stopGuarding = router.beforeEach((to, from) => {
    const back = goesBack
    goesBack = false
    const stays = to.params['campaign'] !== undefined && to.params['campaign'] === from.params['campaign']
    if (back || !stays || travel.at === null || askedAt(to) !== null) return true
    return { path: to.path, hash: to.hash, query: { ...to.query, [AT]: String(travel.at) } }
  })
  onScopeDispose(() => {
    stopListening()
    stopGuarding()
  })
}
