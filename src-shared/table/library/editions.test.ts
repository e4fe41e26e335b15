import { beforeEach, expect, test } from 'vitest'
import type { Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { library, problemsOf, shelved, viewOf, workbench, eachWithAShelf } from '../testing/toyShelf.ts'
import { verified } from '../testing/verified.ts'
import { registerOnly, toyEntryWith } from '../../games/testing/registered.ts'

eachWithAShelf()

/** The rules of this program; a test opens files that other versions wrote. */
let today: Ruleset<Json>

registerOnly(toyEntryWith(() => today))

beforeEach(() => {
  today = toyGame()
})

test('what newer rules play is open for reading only, with a word that says so', async () => {
  today = { ...toyGame(), version: 2 }
  const ref = await shelved()
  await workbench.close()
  today = toyGame()
  const view = await viewOf(ref)
  expect(view.readOnly).toMatchObject({ key: 'campaign.newerRules', figures: { version: 2, plays: 1 } })
  expect(view.pending).toEqual([])
  const lines = library.kept.get(ref)?.lines.length
  expect(problemsOf(await workbench.note(ref, 'kept?'))).toEqual([expect.stringContaining('Play on with a newer version')])
  expect(library.kept.get(ref)?.lines.length).toBe(lines)
})

test('what older rules resolved otherwise stays as it was written, and is no fault', async () => {
  const ref = await shelved()
  valueOf(await workbench.answer(ref, { counts: { egg: 4 } }, '1/red/0/eggs'))
  await workbench.close()
  today = { ...toyGame({ wages: 4 }), version: 2 }
  await viewOf(ref)
  expect(await verified((anew) => workbench.verify(ref, anew))).toMatchObject({
    ok: true,
    chain: null,
    folds: null,
    replay: { what: 'older', begun: 1, now: 2, message: expect.stringContaining('Resolved by older rules') },
  })
})

test('the same rules that make something else of an entry are a fault', async () => {
  const ref = await shelved()
  valueOf(await workbench.answer(ref, { counts: { egg: 4 } }, '1/red/0/eggs'))
  await workbench.close()
  today = toyGame({ wages: 4 })
  await viewOf(ref)
  expect(await verified((anew) => workbench.verify(ref, anew))).toMatchObject({ ok: false, replay: { what: 'replay' } })
})
