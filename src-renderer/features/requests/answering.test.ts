import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { computed, h, ref, type Ref } from 'vue'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { accept, problem, refuse, type Outcome } from '../../../src-shared/kernel/problem.ts'
import { useTable } from '../../stores/table.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { useAnswering, type Answering } from './answering.ts'

/** Longer than the pause before a preview is asked for, in milliseconds. */
const A_WHILE = 1000
let mounted: Mounted

afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
})

const tells = (wording: string): readonly Effect[] => [{ kind: 'line', rule: 'TOY-GEN-1', wording, figures: {} } as unknown as Effect]

test('a preview that comes late does not take the place of a newer one', async () => {
  const draft: Ref<string> = ref('first')
  const waiting = new Map<string, (outcome: Outcome<readonly Effect[]>) => void>()
  let answering: Answering | undefined
  const Card = {
    setup() {
      const table = useTable()
      table.preview = (raw) => new Promise((resolve) => void waiting.set(String(raw), resolve))
      const request = table.pending
      if (request === null) throw new Error('nothing is asked')
      answering = useAnswering(
        () => request,
        computed(() => draft.value),
      )
      return () => h('form')
    },
  }
  mounted = await mountAt(tinyHost(tinyGame()), Card)
  vi.useFakeTimers()
  draft.value = 'second'
  await vi.advanceTimersByTimeAsync(A_WHILE)
  draft.value = 'third'
  await vi.advanceTimersByTimeAsync(A_WHILE)
  waiting.get('third')?.(accept(tells('third')))
  await flushPromises()
  waiting.get('second')?.(accept(tells('second')))
  await flushPromises()
  expect([...waiting.keys()]).toEqual(expect.arrayContaining(['second', 'third']))
  expect(answering?.effects.value).toEqual(tells('third'))
})

/** A card that answers with `draft`, at a table that takes answers and previews as told. */
async function card(
  draft: Ref<unknown>,
  take: () => Promise<Outcome<null>>,
  preview = vi.fn(() => Promise.resolve(accept(tells('shown')))),
) {
  let answering: Answering | undefined
  const Card = {
    setup() {
      const table = useTable()
      table.preview = preview
      table.answer = take
      const request = table.pending
      if (request === null) throw new Error('nothing is asked')
      answering = useAnswering(
        () => request,
        computed(() => draft.value),
      )
      return () => h('form')
    },
  }
  vi.useFakeTimers()
  mounted = await mountAt(tinyHost(tinyGame()), Card)
  if (answering === undefined) throw new Error('there is no card')
  return { answering, preview }
}

const missing = (field: string) => problem(field, 'problem.missing', { wanted: 'a number' })

test('after a refusal each field has its own problems, and those of no field stand beside them, until the draft changes', async () => {
  const draft = ref<unknown>('first')
  const { answering } = await card(draft, () => Promise.resolve(refuse(missing('sell'), missing('rows[2].amount'), missing('cards.x'))))
  expect(await answering.submit('first')).toBe(false)
  expect(answering.problemsAt('sell').map(({ field }) => field)).toEqual(['sell'])
  expect(answering.problemsAt('buy')).toEqual([])
  expect(answering.problemsBeside(['sell', 'rows']).map(({ field }) => field)).toEqual(['cards.x'])
  expect(answering.sending.value).toBe(false)
  draft.value = 'second'
  await flushPromises()
  expect(answering.problems.value).toEqual([])
})

test('while an answer is on its way no second one is sent', async () => {
  const arrive: ((outcome: Outcome<null>) => void)[] = []
  const { answering } = await card(ref('first'), () => new Promise((resolve) => void arrive.push(resolve)))
  const first = answering.submit('first')
  expect(answering.sending.value).toBe(true)
  expect(await answering.submit('first')).toBe(false)
  expect(arrive).toHaveLength(1)
  arrive[0]?.(accept(null))
  expect(await first).toBe(true)
  expect([answering.sending.value, answering.problems.value]).toEqual([false, []])
})

test.each([[null], [undefined]])('a draft that is no answer yet (%s) is not previewed, and shows no effect', async (draft) => {
  const { answering, preview } = await card(ref(draft), () => Promise.resolve(accept(null)))
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(preview).not.toHaveBeenCalled()
  expect(answering.effects.value).toBeNull()
})

test('while a button is held down the effect waits until it is let go', async () => {
  const draft = ref<unknown>('first')
  const { answering } = await card(draft, () => Promise.resolve(accept(null)))
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(answering.effects.value).toBeNull()
  window.dispatchEvent(new Event('pointerup'))
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(answering.effects.value).toEqual(tells('shown'))
})
