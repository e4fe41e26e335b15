import type { Pinia } from 'pinia'
import { WorldState, worldAsJson } from '../../src-shared/kernel/world/world.ts'

/** Everything a page holds that somebody could look into: stores, what is shown, title, address, history and what is kept in the browser. */
export function pageText(pinia: Pinia): string {
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)))
  const shown = [document.title, location.href, JSON.stringify(history.state), document.documentElement.outerHTML]
  return [stateText(pinia.state.value), ...kept, ...shown].join('\n')
}

/** All that can be reached from a value, as JSON; each object once. */
function stateText(state: unknown): string {
  const known = new Set<object>()
  return JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'function') return undefined
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Node || known.has(value)) return undefined
    known.add(value)
    if (value instanceof WorldState) return worldAsJson(value)
    if (value instanceof Map) return [...(value as Map<unknown, unknown>)]
    return value instanceof Set ? [...(value as Set<unknown>)] : value
  })
}
