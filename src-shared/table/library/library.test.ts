import { expect, test, vi } from 'vitest'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { MemoryLibrary } from '../testing/memoryLibrary.ts'
import { Workbench } from './workbench.ts'

vi.mock('../../games/registry.ts', () => ({
  findGame: () => ({ load: () => Promise.resolve({ rules: toyGame() }) }),
}))

test.each([
  ['as its reader wishes', 'Eisen (Kopie)', 'Eisen (Kopie)'],
  ['in English where nobody wishes anything', undefined, 'Iron (copy)'],
  ['in English where the wish is empty', '  ', 'Iron (copy)'],
])('a copy is called %s', async (_how, wish, title) => {
  let drawn = 0
  const workbench = new Workbench({
    store: new MemoryLibrary(),
    kind: 'browser',
    now: () => 0,
    random: (bytes) => new Uint8Array(bytes).fill(++drawn),
  })
  const ref = valueOf(await workbench.create({ title: 'Iron', rounds: 2, hens: 4 }))
  const copy = valueOf(await workbench.duplicate(ref, wish))
  expect((await workbench.library()).find((one) => one.ref === copy)?.title).toBe(title)
})
