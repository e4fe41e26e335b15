import { describe, expect, test } from 'vitest'
import { readWhatIf } from '../../contract/whatIf.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { library, problemsOf, shelved, viewOf, workbench, eachWithAShelf } from '../testing/toyShelf.ts'
import { verified } from '../testing/verified.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { toyEntry } from '../../games/testing/toyFace.ts'

eachWithAShelf()

registerOnly(toyEntry())

/** Answers the open request with the app's dice, or with `raw`. */
async function answer(ref: string, raw: unknown = { by: 'app' }): Promise<void> {
  const [asked] = (await viewOf(ref)).pending
  valueOf(await workbench.answer(ref, raw, asked === undefined ? '' : questionKey(asked)))
}

/** Returns a campaign after two rolls. */
async function rolled(): Promise<string> {
  const ref = await shelved()
  await answer(ref)
  await answer(ref)
  return ref
}

describe('what if', () => {
  test('is played on from an entry, with dice of its own, and leaves what it was made from as it is', async () => {
    const ref = await rolled()
    const before = await library.read(ref)
    const copy = valueOf(await workbench.whatIf(ref, 1))
    expect(readWhatIf(copy)).toMatchObject({ after: 1, origin: ref })
    const { entries, title } = await viewOf(copy)
    expect(entries.map(({ kind }) => kind)).toEqual(['setup', 'answer', 'reseed'])
    expect(title).toBe((await viewOf(ref)).title)
    await answer(copy)
    expect((await viewOf(copy)).entries).toHaveLength(4)
    expect(await library.read(ref)).toEqual(before)
    expect((await viewOf(ref)).pending[0]?.id).not.toBe((await viewOf(copy)).pending[0]?.id ?? '')
  })

  test('is on no shelf, and nothing of it is remembered', async () => {
    const ref = await rolled()
    const marks = new Map(library.marks)
    const copy = valueOf(await workbench.whatIf(ref, 2))
    await answer(copy)
    await workbench.closeTable(copy)
    expect((await workbench.library()).map((row) => row.ref)).toEqual([ref])
    expect([...library.kept.keys()]).toEqual([ref])
    expect(new Map(library.marks)).toEqual(marks)
  })

  test('is there again as long as the program runs, and is kept where one says so', async () => {
    const ref = await rolled()
    const copy = valueOf(await workbench.whatIf(ref, 2))
    await answer(copy)
    const { entries } = await viewOf(copy)
    await workbench.closeTable(copy)
    expect((await viewOf(copy)).entries).toEqual(entries)
    const kept = valueOf(await workbench.duplicate(copy, 'Another way'))
    expect(kept).toBe('Another way.lineage')
    expect((await viewOf(kept)).entries.slice(0, entries.length)).toEqual(entries)
    expect(await verified((anew) => workbench.verify(kept, anew))).toMatchObject({ ok: true })
  })

  test('begins behind an entry there is; one that is gone says so', async () => {
    const ref = await rolled()
    expect(problemsOf(await workbench.whatIf(ref, 9))).toEqual(['after: after is 9: give a whole number from 0 to 3.'])
    expect(problemsOf(await workbench.openTable(`what-if:99:1:${ref}`))).toEqual([expect.stringContaining('This copy was not kept')])
  })

  test('shows a seat what it may see, has no door, and the PIN of the campaign it was made from', async () => {
    const ref = await rolled()
    valueOf(await workbench.setPin(ref, 'gm', '1234', ''))
    const copy = valueOf(await workbench.whatIf(ref, 2))
    expect(valueOf(await workbench.seats(copy)).hasPin).toBe(true)
    expect((await workbench.checkPin(copy, 'gm', '4321')).ok).toBe(false)
    expect((await workbench.checkPin(copy, 'gm', '1234')).ok).toBe(true)
    const seen = valueOf(await workbench.seatView(copy, 'red'))
    const secret = JSON.stringify(
      (await viewOf(copy)).entries.flatMap(({ effects = [] }) => effects.filter(({ kind }) => kind === 'posting')),
    )
    expect(secret).toContain('"purse"')
    const own = seen.entries.flatMap(({ effects = [] }) =>
      effects.flatMap((effect) => (effect.kind === 'posting' && effect.account === 'purse' ? [effect.owner] : [])),
    )
    expect(own.every((owner) => owner === 'red')).toBe(true)
  })
})
