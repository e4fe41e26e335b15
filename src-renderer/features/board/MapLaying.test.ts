import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { DefineComponent } from 'vue'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import MapLaying from './MapLaying.vue'

let mounted: Mounted | null = null
afterEach(() => mounted?.wrapper.unmount())

test('a file that is no world is refused by its places, one that cannot be opened is reported, and neither is laid out', async () => {
  const correct = vi.fn()
  mounted = await mountAt(tinyHost(tinyGame(), { correct }), MapLaying)
  const laying = mounted.wrapper.getComponent(MapLaying as unknown as DefineComponent)
  const { take } = laying.vm as unknown as { readonly take: (file: File) => Promise<void> }
  await take(new File(['{}'], 'torn.json'))
  await flushPromises()
  expect(laying.get('[role="alert"]').text()).toContain('format: ')
  const gone = new File([], 'gone.json')
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  await take(gone)
  await flushPromises()
  expect(laying.find('[role="alert"]').exists()).toBe(false)
  expect(useAnnouncements(mounted.pinia).shown.at(-1)).toMatchObject({ tone: 'trouble' })
  expect(correct).not.toHaveBeenCalled()
})
