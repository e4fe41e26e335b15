import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { isEnabled, useCommandRegistry } from '../commands/commands.ts'
import { useSeats } from '../features/share/seatsStore.ts'
import WhatIfFrame from '../features/what-if/WhatIfFrame.vue'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { useAppCommands } from './appCommands.ts'
import { makeRouter } from './router.ts'
import { useTableCommands } from './tableCommands.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

/** Pages whose command has a name of its own; every other is `go.<name>`. */
const OWN_COMMANDS: Readonly<Record<string, string>> = {
  setup: 'campaign.new',
  figures: 'table.correctMany',
  'take-over': 'table.takeOver',
  'what-if': 'whatIf.begin',
  'play-out': 'whatIf.playOut',
}

/** Never a page one goes to by name: what covers the screen, what is not there, a game's pages and workshops under addresses of their own. */
const NO_PAGES: readonly unknown[] = ['curtain', 'missing', 'page', 'workshop', undefined]

test('every page is in the palette, the table display as well', async () => {
  mounted = await mountAt(tinyHost(toyGame()), {
    setup() {
      useAppCommands()
      useTableCommands()
      return () => h(WhatIfFrame)
    },
  })
  await flushPromises()
  expect(useSeats(mounted.pinia).state?.door.possible).toBe(true)
  const known = useCommandRegistry(mounted.pinia).commands.filter(({ unlisted }) => unlisted !== true)
  const names = makeRouter()
    .getRoutes()
    .flatMap(({ name }) => (NO_PAGES.includes(name) ? [] : [String(name)]))
  expect(names.length).toBeGreaterThan(15)
  const missing = names.filter((name) => !known.some(({ id }) => id === (OWN_COMMANDS[name] ?? `go.${name}`)))
  expect(missing).toEqual([])
  const display = known.find(({ id }) => id === 'go.display')
  expect([display?.also, display !== undefined && isEnabled(display)]).toEqual(['television TV screen projector', true])
  expect(known.find(({ id }) => id === 'table.takeBack')?.also).toContain('retcon')
})
