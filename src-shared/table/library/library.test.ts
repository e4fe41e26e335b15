import { expect, test } from 'vitest'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { MemoryLibrary } from '../testing/memoryLibrary.ts'
import { Workbench } from './workbench.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { toyEntry } from '../../games/testing/toyFace.ts'

registerOnly(toyEntry())

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

test('a campaign of a title nobody sees goes by the name of its file; no other is made by such a wish', async () => {
  const store = new MemoryLibrary()
  const workbench = new Workbench({ store, kind: 'browser', now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(1) })
  const made = valueOf(await workbench.create({ title: 'Iron', rounds: 2, hens: 4 }))
  const { headerLine = '', lines = [] } = store.kept.get(made) ?? {}
  const unseen = valueOf(await workbench.importCampaign('Klon', `\ufeff${[headerLine.replace('"Iron"', '"\u200b"'), ...lines].join('\n')}`))
  expect(unseen).toBe('Klon.lineage')
  expect((await workbench.library()).map(({ title }) => title).sort()).toEqual(['Iron', 'Klon'])
  expect(await workbench.duplicate(made, '\u2060')).toMatchObject({ ok: false, problems: [{ field: 'title', wording: 'problem.unseen' }] })
  expect(await workbench.rename(made, '\u3164')).toMatchObject({ ok: false, problems: [{ field: 'title', wording: 'problem.unseen' }] })
})

test('a file of which nothing can be shown is listed as such', async () => {
  const store = new MemoryLibrary()
  const workbench = new Workbench({ store, kind: 'browser', now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(1) })
  const ref = valueOf(await workbench.create({ title: 'Iron', rounds: 2, hens: 4 }))
  const kept = store.kept.get(ref)
  const cut = await store.create('Cut', kept?.headerLine ?? '', [])
  expect(await workbench.openTable(cut)).toMatchObject({ ok: false })
  expect((await workbench.library()).find((row) => row.ref === cut)?.trouble).toMatchObject({ key: 'campaign.nothing' })
})
