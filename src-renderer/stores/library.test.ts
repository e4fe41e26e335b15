import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from 'vue'
import type { WorkbenchApi } from '../../src-shared/contract/workbenchApi.ts'
import { accept } from '../../src-shared/kernel/problem.ts'
import { tellIn } from '../../src-shared/language/language.ts'
import { BRIDGE } from '../bridge/hostBridge.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'
import { useLibrary } from './library.ts'

afterEach(() => tellIn(() => 'en'))

test.each([
  ['en', 'Winter (copy)'],
  ['de', 'Winter (Kopie)'],
] as const)('a copy is named in the language of the moment: %s', async (language, title) => {
  const duplicate = vi.fn<WorkbenchApi['duplicate']>(() => Promise.resolve(accept('copy')))
  const library = createApp({})
    .use(createPinia())
    .provide(BRIDGE, tinyHost(tinyGame(), { duplicate }).bridge)
    .runWithContext(() => useLibrary())
  tellIn(() => language)
  expect(await library.duplicate('winter', 'Winter')).toBe('copy')
  expect(duplicate).toHaveBeenCalledWith('winter', title)
})
