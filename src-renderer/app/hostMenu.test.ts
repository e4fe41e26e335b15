import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import type { PageMenu } from '../../src-shared/contract/pageMenu.ts'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { useCommands } from '../commands/commands.ts'
import { usePreferences } from '../stores/preferences.ts'
import { commandsTexts } from '../commands/texts/commands.ts'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { useHostMenu } from './hostMenu.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

test('the host is told what can be done, again whenever that or the language changes, and nothing once the page is gone', async () => {
  const told: PageMenu[] = []
  const open = ref(false)
  const { bridge } = tinyHost(toyGame())
  const showMenu = (menu: PageMenu): Promise<void> => Promise.resolve(void told.push(menu))
  const run = (): undefined => undefined
  const pinia = createPinia()
  const wrapper = mount(
    {
      setup() {
        useCommands(
          {
            id: 'go.keys',
            get title() {
              return commandsTexts.keyMap
            },
            group: 'Go to',
            keys: ['?'],
            run,
          },
          { id: 'table.note', title: 'Write a note', group: 'Table', enabled: () => open.value, run },
          { id: 'answer.roll', title: 'Roll', group: 'Answer', run },
          { id: 'app.palette', title: 'Find', group: 'Workbench', unlisted: true, run },
        )
        useHostMenu()
        return () => null
      },
    },
    { global: { plugins: [pinia], provide: { [BRIDGE as symbol]: { ...bridge, showMenu } } } },
  )
  const keys = { id: 'go.keys', group: 'Go to', keys: '?' }
  expect(told).toEqual([{ language: 'en', commands: [{ ...keys, title: 'Key map' }] }])
  open.value = true
  await nextTick()
  expect(told.at(-1)?.commands.map(({ id }) => id)).toEqual(['go.keys', 'table.note'])
  usePreferences(pinia).set({ language: 'de' })
  await nextTick()
  expect(told.at(-1)).toMatchObject({ language: 'de', commands: [{ ...keys, title: 'Tastenbelegung' }, { id: 'table.note' }] })
  usePreferences(pinia).set({ language: 'en' })
  wrapper.unmount()
  expect(told.at(-1)).toEqual({ language: 'en', commands: [] })
})
