import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { useRoute } from 'vue-router'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useCommandRegistry } from '../../commands/commands.ts'
import { usePalette } from '../../commands/palette.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import CommandPalette from './CommandPalette.vue'
import ErrorBoundary from './ErrorBoundary.vue'
import Messages from './Messages.vue'
import StatusBar from './StatusBar.vue'
import TopBar from './TopBar.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
})

test('what breaks on a page becomes a sentence; its details stay off the screen', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = {
    setup() {
      throw new TypeError('cannot read properties of undefined')
    },
    render: () => h('p'),
  }
  mounted = await mountAt(tinyHost(toyGame()), { render: () => h(ErrorBoundary, null, { default: () => h(Broken) }) })
  expect(mounted.wrapper.get('[role="alert"]').text()).toContain('could not be shown')
  expect(mounted.wrapper.text()).not.toContain('undefined')
  quiet.mockRestore()
})

test('the palette finds a command by its words and runs it', async () => {
  mounted = await mountAt(tinyHost(toyGame()), CommandPalette)
  const run = vi.fn()
  useCommandRegistry(mounted.pinia).add([
    { id: 'a', title: 'Write a note', group: 'Table', run },
    { id: 'b', title: 'Settings', group: 'Go to', run: vi.fn() },
    { id: 'c', title: 'Write a book', group: 'Table', enabled: () => false, run: vi.fn() },
  ])
  usePalette(mounted.pinia).open = true
  await flushPromises()
  const field = document.querySelector<HTMLInputElement>('[role="combobox"]')
  if (field === null) throw new Error('the palette is not up')
  field.value = 'note wri'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await flushPromises()
  expect([...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)).toEqual([
    expect.stringContaining('Write a note'),
  ])
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.poll(() => run).toHaveBeenCalledOnce()
  expect(usePalette(mounted.pinia).open).toBe(false)
})

test('from a page beside the campaign one goes back to its desk, as long as it is open', async () => {
  mounted = await mountAt(tinyHost(toyGame()), {
    setup: () => ({ route: useRoute() }),
    render: ({ route }: { route: ReturnType<typeof useRoute> }) => (route.name === 'beside' ? h(TopBar) : null),
  })
  mounted.router.addRoute({ path: '/beside', name: 'beside', component: { render: () => null } })
  await mounted.router.push('/beside')
  await flushPromises()
  const links = () => mounted.wrapper.findAll('nav a').map((link) => [link.text(), link.attributes('href')])
  expect(links()[0]).toEqual(['Back to the desk', '/desk/tiny'])
  await mounted.table.close()
  await flushPromises()
  expect(links().map(([name]) => name)).toEqual(['Library', 'Settings', 'Keys'])
})

test('good news go by themselves, trouble stays until it is put away', async () => {
  mounted = await mountAt(tinyHost(toyGame()), Messages)
  vi.useFakeTimers()
  const messages = useAnnouncements(mounted.pinia)
  messages.say('Kept.', 'good')
  messages.say('The disk is full.', 'trouble')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(mounted.wrapper.findAll('li').map((item) => item.text())).toEqual(['The disk is full.'])
  await mounted.wrapper.get('li button').trigger('click')
  expect(mounted.wrapper.findAll('li')).toHaveLength(0)
})

test('the status bar says what was saved, checks the record, and says when the host is gone', async () => {
  const host = tinyHost(toyGame())
  mounted = await mountAt(host, StatusBar)
  await mounted.table.answer('app')
  await flushPromises()
  expect(mounted.wrapper.text()).toMatch(/Saved .*2 entries/)
  await mounted.wrapper.get('button').trigger('click')
  await flushPromises()
  expect(useAnnouncements(mounted.pinia).shown.at(-1)?.text).toContain('All 2 entries are in order')
  host.connect('lost')
  await flushPromises()
  expect(mounted.wrapper.text()).toContain('Not connected')
  host.connect('shutOut')
  host.connect('lost')
  await flushPromises()
  expect(mounted.wrapper.text()).toContain('open the address the table server prints')
})
