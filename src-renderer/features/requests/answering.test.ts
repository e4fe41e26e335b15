import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { computed, h, ref, type Ref } from 'vue'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { accept, type Outcome } from '../../../src-shared/kernel/problem.ts'
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
