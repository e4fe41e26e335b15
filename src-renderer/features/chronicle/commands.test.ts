import { expect, test, vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { useChronicleCommands } from './commands.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

test.each([
  ['an English keyboard', { key: '/', code: 'Slash' }],
  ['a German one', { key: '/', code: 'Digit7', shiftKey: true }],
])('a slash searches, on %s', async (_, pressed) => {
  const search = vi.fn()
  const Page = defineComponent({
    setup() {
      useChronicleCommands(
        computed(() => []),
        { search, toDice: vi.fn(), openMarks: vi.fn(), isListed: () => true },
      )
      return () => h('main')
    },
  })
  const { wrapper } = await mountAt(tinyHost(toyGame()), Page)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...pressed }))
  expect(search).toHaveBeenCalledOnce()
  wrapper.unmount()
})
