import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { OrderLine, OrdersState, OrderWarning } from '../../../src-shared/contract/orders.ts'
import { accept, type Outcome } from '../../../src-shared/kernel/problem.ts'
import type { OrdersApi } from './ordersApi.ts'
import { ordersTexts } from './texts/orders.ts'
import { refusal, sentencesOf, troubleOf, useTrouble } from '../../stores/sentences.ts'

/** Milliseconds without a change before a draft is saved. */
const PAUSE = 500
/** Milliseconds before another try, longer each time up to the last. */
const AGAIN = [1000, 2000, 5000, 10_000, 30_000] as const

/** `changed`: not saved yet. `failed`: could not be saved, and is tried again by itself. */
export type Saving = 'saved' | 'changed' | 'saving' | 'failed'

/**
 * The orders of one seat while somebody writes them. Every change is saved by itself a moment later, and tried again where that fails;
 * being ready is said apart.
 */
export const useOrders = defineStore('orders', () => {
  const standing = ref<'closed' | 'loading' | 'open' | 'trouble'>('closed')
  const orders = shallowRef<OrdersState | null>(null)
  const saving = ref<Saving>('saved')
  /** Why the orders could not be loaded, saved or made ready; null while all is well. */
  const { why, trouble } = useTrouble()
  /** What would not have been taken when ready was said last. */
  const warnings = shallowRef<readonly OrderWarning[]>([])

  let api: OrdersApi | null = null
  let stop: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  /** Saves on their way, one after the other. */
  let last: Promise<void> = Promise.resolve()

  const isDirty = (): boolean => saving.value !== 'saved'

  // A page that goes does not wait for the pause. Telephones tell it by the last two only.
  window.addEventListener('beforeunload', () => void flush())
  window.addEventListener('pagehide', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  const current = (): OrdersState | null => orders.value

  async function open(at: OrdersApi): Promise<void> {
    close()
    api = at
    standing.value = 'loading'
    stop = at.listen((fresh) => api === at && take(fresh))
    const loaded = await attempt('open', () => at.load())
    if (api !== at) return
    if (loaded.ok) take(loaded.value)
    standing.value = loaded.ok ? 'open' : 'trouble'
    why.value = loaded.ok ? null : () => sentencesOf(loaded.problems)
  }

  /** Saves what is not saved yet, and leaves. */
  function close(): void {
    const [at, lines] = [api, orders.value?.lines]
    if (at !== null && lines !== undefined && isDirty()) void attempt('save', () => at.save(lines))
    stop()
    stop = () => undefined
    clearTimeout(timer)
    api = null
    orders.value = null
    standing.value = 'closed'
    saving.value = 'saved'
    why.value = null
    warnings.value = []
    tries = 0
  }

  /** Orders as they are elsewhere. Lines that wait to be saved here stay: they are the newer ones. */
  function take(fresh: OrdersState): void {
    const now = orders.value
    orders.value = now !== null && isDirty() ? { ...fresh, lines: now.lines, ready: false } : fresh
    if (!orders.value.ready) warnings.value = []
  }

  function write(lines: readonly OrderLine[]): void {
    if (orders.value === null) return
    orders.value = { ...orders.value, lines, ready: false }
    warnings.value = []
    saving.value = 'changed'
    tries = 0
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), PAUSE)
  }

  /** Saves at once what waits to be saved. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    const at = api
    last = last.then(async () => {
      if (at !== null && api === at && isDirty()) await saveTo(at)
    })
    await last
  }

  async function saveTo(at: OrdersApi): Promise<void> {
    const lines = orders.value?.lines
    if (lines === undefined) return
    saving.value = 'saving'
    const saved = await attempt('save', () => at.save(lines))
    if (api !== at) return
    const newer = orders.value?.lines !== lines
    if (saved.ok) {
      saving.value = newer ? 'changed' : 'saved'
      why.value = null
      tries = 0
      take(saved.value)
      return
    }
    saving.value = 'failed'
    why.value = () => sentencesOf(saved.problems)
    timer = setTimeout(() => void flush(), AGAIN[Math.min(tries++, AGAIN.length - 1)])
  }

  /** Says ready, or takes it back, once everything is saved. */
  async function setReady(flag: boolean): Promise<boolean> {
    const at = api
    if (at === null || orders.value === null) return false
    if (isDirty()) await flush()
    if (isDirty() || api !== at) return false
    const said = await attempt('ready', () => at.ready(flag))
    if (api !== at) return false
    why.value = said.ok ? null : () => sentencesOf(said.problems)
    const now = current()
    if (!said.ok || now === null || isDirty()) return said.ok
    warnings.value = flag ? said.value : []
    orders.value = { ...now, ready: flag }
    return true
  }

  return { standing, orders, saving, trouble, warnings, open, close, write, flush, setReady }
})

async function attempt<T>(doing: keyof typeof ordersTexts.doing, call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    const outcome = await call()
    return outcome.ok ? accept(outcome.value) : outcome
  } catch (bug) {
    return refusal(troubleOf(bug, () => ordersTexts.doing[doing]))
  }
}
