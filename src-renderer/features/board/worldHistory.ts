import { computed, shallowRef, type Ref } from 'vue'

const MOST_KEPT = 200

export interface WorldHistory<World> {
  readonly canUndo: Readonly<Ref<boolean>>
  readonly canRedo: Readonly<Ref<boolean>>
  /** Puts another in its place; what was taken back before is gone. The same one again is no change. */
  readonly change: (next: World) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** What was there before each change, as long as the page stands. */
export function useWorldHistory<World>(world: Ref<World>): WorldHistory<World> {
  const before = shallowRef<readonly World[]>([])
  const after = shallowRef<readonly World[]>([])
  return {
    canUndo: computed(() => before.value.length > 0),
    canRedo: computed(() => after.value.length > 0),
    change: (next) => {
      if (next === world.value) return
      before.value = [...before.value, world.value].slice(-MOST_KEPT)
      after.value = []
      world.value = next
    },
    undo: () => {
      const last = before.value.at(-1)
      if (last === undefined) return
      before.value = before.value.slice(0, -1)
      after.value = [...after.value, world.value]
      world.value = last
    },
    redo: () => {
      const next = after.value.at(-1)
      if (next === undefined) return
      after.value = after.value.slice(0, -1)
      before.value = [...before.value, world.value]
      world.value = next
    },
  }
}
