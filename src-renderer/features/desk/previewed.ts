import { inject, onScopeDispose, provide, shallowRef, watchEffect, type InjectionKey, type ShallowRef } from 'vue'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'

type Previewed = ShallowRef<readonly Effect[]>

const PREVIEWED: InjectionKey<Previewed> = Symbol('what the answer as it stands would do')

/** What the answer on the card would do, for the ledger beside it. It lives with the page alone, and no store keeps it. */
export function providePreviewed(): Previewed {
  const previewed: Previewed = shallowRef([])
  provide(PREVIEWED, previewed)
  return previewed
}

/** Tells the page what the answer as it stands would do, as long as its card is there. */
export function tellPreviewed(effects: () => readonly Effect[] | null): void {
  const previewed = inject(PREVIEWED, null)
  if (previewed === null) return
  watchEffect(() => (previewed.value = effects() ?? []))
  onScopeDispose(() => (previewed.value = []))
}

/** Empty where no page says it. */
export function usePreviewed(): Previewed {
  return inject(PREVIEWED, () => shallowRef([]), true)
}
