import { describe, expect, test } from 'vitest'
import type { TableUpdate } from '../../contract/workbenchApi.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { library, problemsOf, shelved, viewOf, workbench, eachWithAShelf } from '../testing/toyShelf.ts'
import { verified } from '../testing/verified.ts'
import { Workbench } from './workbench.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { toyEntry } from '../../games/testing/toyFace.ts'

eachWithAShelf()

registerOnly(toyEntry())

/** Makes another program on the same shelf. */
function another(): Workbench {
  return new Workbench({ store: library, kind: 'server', now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(99) })
}

describe('a table', () => {
  test('is opened once, however often it is asked for', async () => {
    const ref = await shelved()
    const views = await Promise.all([viewOf(ref), viewOf(ref)])
    expect(views.map(({ readOnly }) => readOnly)).toEqual([null, null])
  })

  test('tells those who listen what changed', async () => {
    const updates: [string, TableUpdate][] = []
    const stop = workbench.listen({ tableChanged: (table, update) => updates.push([table, update]) })
    const ref = await shelved()
    stop()
    valueOf(await workbench.note(ref, 'unheard'))
    expect(updates).toMatchObject([[ref, { from: 1, entries: [{ seq: 1, kind: 'answer' }], pending: [{ id: '1/red/0/eggs' }] }]])
  })

  test('does everything that can be done at one, and it all lies in the store', async () => {
    const ref = await shelved()
    expect(valueOf(await workbench.preview(ref, { counts: { egg: 4 } })).length).toBeGreaterThan(0)
    valueOf(await workbench.answer(ref, { counts: { egg: 4 } }, '1/red/0/eggs'))
    valueOf(await workbench.correct(ref, [{ owner: 'red', account: 'gold', to: 1 }], 'x'))
    valueOf(await workbench.retract(ref, 2, 'wrong'))
    valueOf(await workbench.note(ref, 'noted'))
    valueOf(await workbench.restartPhase(ref, 'again'))
    expect(await verified((anew) => workbench.verify(ref, anew))).toEqual({ ok: true, entries: 7, chain: null, folds: null, replay: null })
    const live = await viewOf(ref)
    await workbench.close()
    expect(await viewOf(ref, another())).toEqual(live)
  })

  test('takes bots of the game and orders for a stand-in, and no other word', async () => {
    const ref = await shelved()
    valueOf(await workbench.standIn(ref, 'red', 'idle'))
    valueOf(await workbench.standIn(ref, 'red', 'orders'))
    valueOf(await workbench.standIn(ref, 'red', ''))
    expect(problemsOf(await workbench.standIn(ref, 'red', 'flurb'))).toEqual([
      expect.stringMatching(/^by: by is "flurb", which is not on offer: choose one of idle.*, orders\.$/) as string,
    ])
  })

  test('takes no key of an act that is longer than any', async () => {
    const ref = await shelved()
    expect(problemsOf(await workbench.note(ref, 'rain', 'k'.repeat(101)))).toEqual([expect.stringMatching(/^key: .*101.*100/) as string])
    valueOf(await workbench.note(ref, 'rain', 'k'.repeat(100)))
    valueOf(await workbench.retract(ref, 1, '', 'k1'))
    expect((await viewOf(ref)).entries.at(-1)).toEqual({ seq: 3, kind: 'retraction', from: 1, key: 'k1' })
  })

  test('closed and opened at once is written by the same hand again', async () => {
    const ref = await shelved()
    const [, view] = await Promise.all([workbench.closeTable(ref), viewOf(ref)])
    expect(view.readOnly).toBeNull()
  })

  test('that another program has open is told to be free once that has left, and can be written then', async () => {
    const ref = await shelved()
    const other = another()
    const freed: string[] = []
    other.listen({ tableFreed: (table) => freed.push(table) })
    expect((await viewOf(ref, other)).readOnly).not.toBeNull()
    expect(freed).toEqual([])
    await workbench.closeTable(ref)
    expect(freed).toEqual([ref])
    expect((await viewOf(ref, other)).readOnly).toBeNull()
    await other.close()
  })

  test('that was left again is not waited for any more', async () => {
    const ref = await shelved()
    const other = another()
    const freed: string[] = []
    other.listen({ tableFreed: (table) => freed.push(table) })
    await viewOf(ref, other)
    await other.closeTable(ref)
    await workbench.closeTable(ref)
    expect(freed).toEqual([])
  })

  test('closed while it is being opened is let go', async () => {
    const ref = valueOf(await workbench.create({}))
    const opening = workbench.openTable(ref)
    await workbench.close()
    await opening
    expect(library.kept.get(ref)?.locked).toBe(false)
  })

  test('that is open elsewhere is open for reading only, with the reason', async () => {
    const ref = await shelved()
    const other = another()
    expect(await viewOf(ref, other)).toMatchObject({ readOnly: { text: 'This campaign is open elsewhere: close it there.' }, pending: [] })
    expect(problemsOf(await other.note(ref, 'x'))).toEqual([
      'campaign: This campaign is open for reading only: This campaign is open elsewhere: close it there.',
    ])
  })

  test('that was open elsewhere is written again once it is closed there and opened anew here', async () => {
    const ref = await shelved()
    const other = another()
    expect((await viewOf(ref, other)).readOnly).not.toBeNull()
    await workbench.closeTable(ref)
    expect((await viewOf(ref, other)).readOnly).toBeNull()
    await other.close()
  })

  test('that somebody else writes to while it is being opened has their entry as well', async () => {
    const ref = await shelved()
    await workbench.close()
    library.beforeOpen = async () => {
      library.beforeOpen = () => Promise.resolve()
      const other = another()
      valueOf(await other.note(ref, 'a late note'))
      await other.close()
    }
    expect((await viewOf(ref)).entries).toMatchObject([{}, {}, { kind: 'note', text: 'a late note' }])
    valueOf(await workbench.note(ref, 'and another'))
    expect(await verified((anew) => workbench.verify(ref, anew))).toMatchObject({ ok: true, entries: 4 })
  })

  test('that is damaged is shown up to there, is not touched, and can be copied', async () => {
    const ref = await shelved()
    await workbench.close()
    const kept = library.kept.get(ref)
    kept?.lines.push('{"seq":2}')
    const view = await viewOf(ref)
    expect(view).toMatchObject({ entries: { length: 2 }, pending: [], readOnly: { text: expect.stringContaining('line 4 (no hash)') } })
    expect([kept?.locked, kept?.lines.length]).toEqual([false, 3])
    expect((await workbench.note(ref, 'x')).ok).toBe(false)
    expect(await verified((anew) => workbench.verify(ref, anew))).toMatchObject({
      ok: false,
      chain: { what: 'line', message: 'Damaged: line 4 (no hash).' },
      folds: null,
      replay: null,
    })
    const copy = valueOf(await workbench.duplicate(ref))
    expect(await verified((anew) => workbench.verify(copy, anew))).toMatchObject({ ok: true, entries: 3 })
  })

  test('whose torn tail was cut says so', async () => {
    const ref = await shelved()
    await workbench.close()
    const kept = library.kept.get(ref)
    if (kept !== undefined) kept.torn = 12
    expect((await viewOf(ref)).notice).toMatchObject({ figures: { bytes: 12 } })
  })

  test.each([
    ['is not there', 'Nowhere.lineage', undefined, 'There is no campaign "Nowhere.lineage".'],
    [
      'is no campaign',
      'None.lineage',
      ['hello'],
      'This is no campaign file: its first line is not a header. Choose a file that ends in .lineage.',
    ],
    ['is of another program', 'None.lineage', ['{}'], 'This is no campaign file of this program: choose a file that ends in .lineage.'],
    [
      'is of a later format',
      'None.lineage',
      ['{"format":"lineage","version":3}'],
      'It has format version 3, and this program reads up to version 2. Play on with a newer version of this program.',
    ],
    [
      'is of an unknown game',
      'None.lineage',
      ['{"format":"lineage","version":1,"ruleset":"chess","rulesetVersion":1,"id":"x","title":"x","seedCommitment":"c"}'],
      'This campaign is of the game "chess", which this version does not know. Open it with a newer one.',
    ],
    [
      'has no set-up',
      'None.lineage',
      ['{"format":"lineage","version":1,"ruleset":"toy","rulesetVersion":1,"id":"x","title":"x","seedCommitment":"c"}'],
      'Nothing can be shown of this campaign: it contains no set-up. Take it from a backup.',
    ],
    [
      'is damaged in its set-up',
      'None.lineage',
      ['{"format":"lineage","version":1,"ruleset":"toy","rulesetVersion":1,"id":"x","title":"x","seedCommitment":"c"}', '{}'],
      'Nothing can be shown of this campaign: line 2 (no hash). Take it from a backup.',
    ],
  ])('that %s is refused with a sentence', async (_, ref, file, message) => {
    if (file !== undefined) await library.create('None', file[0] ?? '', file.slice(1))
    expect(problemsOf(await workbench.openTable(ref))).toEqual([`campaign: ${message}`])
    expect(await verified((anew) => workbench.verify(ref, anew))).toEqual({
      ...{ ok: false, entries: 0, folds: null, replay: null },
      chain: { what: 'store', message, told: expect.objectContaining({ text: message }) },
    })
  })

  test('whose header lacks something is refused with what it lacks', async () => {
    await library.create(
      'None',
      '{"format":"lineage","version":1,"ruleset":"toy","rulesetVersion":"1","id":"x","title":"x","seedCommitment":"c"}',
      [],
    )
    expect(problemsOf(await workbench.openTable('None.lineage'))).toEqual(['campaign: rulesetVersion is missing: a number.'])
    await library.create(
      'Nameless',
      '{"format":"lineage","version":1,"ruleset":"toy","rulesetVersion":1,"title":"x","seedCommitment":"c"}',
      [],
    )
    expect(problemsOf(await workbench.openTable('Nameless.lineage'))[0]).toContain('names its id')
  })

  test('meets a bug: it is thrown, not told', async () => {
    const ref = await shelved()
    library.read = () => Promise.reject(new TypeError('a bug'))
    await expect(workbench.exportCampaign(ref)).rejects.toThrow('a bug')
    await expect(workbench.verify(ref, true)).rejects.toThrow('a bug')
  })
})
