import { describe, expect, test } from 'vitest'
import { StoreError } from '../../contract/journalStore.ts'
import { SEED, valueOf } from '../../kernel/testing/toyTable.ts'
import { library, problemsOf, shelved, viewOf, workbench, eachWithAShelf } from '../testing/toyShelf.ts'
import { verified } from '../testing/verified.ts'
import { Workbench } from './workbench.ts'
import { registerOnly } from '../../games/testing/registered.ts'
import { toyEntry } from '../../games/testing/toyFace.ts'

eachWithAShelf()

registerOnly(toyEntry())

describe('creating', () => {
  test('puts a set-up campaign on the shelf, with an id and a seed of its own', async () => {
    const ref = valueOf(await workbench.create({ title: ' Iron ', rounds: 2, hens: 4 }))
    const { headerLine, lines } = await library.read(ref)
    expect(ref).toBe('Iron.lineage')
    expect(JSON.parse(headerLine)).toMatchObject({ ruleset: 'toy', title: 'Iron', id: expect.stringMatching(/^[\w-]{22}$/) })
    expect(lines).toHaveLength(1)
    const other = valueOf(await workbench.create({ title: 'Iron' }))
    expect(JSON.parse((await library.read(other)).headerLine)).not.toMatchObject({ id: (JSON.parse(headerLine) as { id: string }).id })
  })

  test('takes the seed the table brings', async () => {
    const ref = valueOf(await workbench.create({ seed: SEED }))
    expect((await library.read(ref)).lines[0]).toContain(SEED)
  })

  test.each([
    [{ seed: 'abc' }, 'seed: seed is "abc", but 64 hex digits (0-9, a-f), or nothing is wanted.'],
    [{ seed: 7 }, 'seed: seed is 7, but 64 hex digits (0-9, a-f), or nothing is wanted.'],
    [{ rounds: -1 }, 'rounds: rounds is -1: give a whole number from 0 to 99.'],
    [{ title: '\u200b \u2060' }, 'title: title holds no sign that anybody can see: write letters or digits, or leave it empty.'],
    [
      { players: { red: { name: '\u3164' } } },
      'players.red.name: players.red.name holds no sign that anybody can see: write letters or digits, or leave it empty.',
    ],
    [{ ruleset: 'chess' }, expect.stringMatching(/^ruleset: /)],
  ])('%j is refused, and nothing is shelved', async (setup, message) => {
    expect(problemsOf(await workbench.create(setup))).toEqual([message])
    expect(library.kept.size).toBe(0)
  })

  test('without a title has one, and a long one is cut', async () => {
    expect(valueOf(await workbench.create({}))).toBe('Untitled campaign.lineage')
    const ref = valueOf(await workbench.create({ title: 'x'.repeat(500) }))
    expect((await viewOf(ref)).title).toHaveLength(120)
    const torn = valueOf(await workbench.create({ title: `${'x'.repeat(119)}\u{1f600}` }))
    expect((await viewOf(torn)).title).toBe('x'.repeat(119))
  })
})

describe('the library', () => {
  test('sums every campaign up, the newest first', async () => {
    const first = await shelved('Iron')
    const second = valueOf(await workbench.create({ title: 'Wood' }))
    const players = [
      { seat: 'red', name: 'Player in red' },
      { seat: 'green', name: 'Player in green' },
      { seat: 'blue', name: 'Player in blue' },
    ]
    expect(await workbench.library()).toEqual([
      { ref: second, title: 'Wood', game: 'toy', cursor: null, modified: expect.any(Number), entries: 1, players, trouble: null },
      {
        ref: first,
        title: 'Iron',
        game: 'toy',
        cursor: { turn: 1, seat: 'red', phase: 0 },
        modified: expect.any(Number),
        entries: 2,
        players,
        trouble: null,
      },
    ])
  })

  test('keeps up with what is played and renamed', async () => {
    const ref = await shelved('Iron')
    await workbench.library()
    valueOf(await workbench.retract(ref, 1))
    const renamed = valueOf(await workbench.rename(ref, 'Winter'))
    expect(await workbench.library()).toMatchObject([{ ref: renamed, title: 'Winter', cursor: null, entries: 4 }])
  })

  test('tells of what could not be read for a moment as soon as it can be', async () => {
    const ref = await shelved('Iron')
    const { read } = library
    library.read = () => Promise.reject(new StoreError('too many files are open'))
    expect(await workbench.library()).toMatchObject([{ ref, entries: 0, trouble: { text: 'too many files are open' } }])
    library.read = read
    expect(await workbench.library()).toMatchObject([{ ref, entries: 2, trouble: null }])
  })

  test('tells of what is damaged, unknown or no campaign, and goes on', async () => {
    const broken = await shelved('Broken')
    library.kept.get(broken)?.lines.push('{}')
    await library.create(
      'Other',
      '{"format":"lineage","version":1,"ruleset":"chess","rulesetVersion":1,"id":"x","title":"Other","seedCommitment":"c"}',
      [],
    )
    await library.create('Newer', '{"format":"lineage","version":3}', [])
    await library.create('None', 'hello', [])
    library.read = ((read) => (ref: string) => (ref === 'None.lineage' ? Promise.reject(new StoreError('It is locked away.')) : read(ref)))(
      library.read.bind(library),
    )
    expect((await workbench.library()).map(({ title, trouble }) => [title, trouble?.text ?? null])).toEqual([
      ['None', 'It is locked away.'],
      ['Newer', expect.stringContaining('format version 3')],
      ['Other', null],
      ['Broken', 'Damaged: line 4 (no hash). Opens for reading, with all that can be restored.'],
    ])
  })
})

describe('copies', () => {
  test('have an id of their own, the same past and dice of their own from then on, and verify', async () => {
    const ref = await shelved()
    valueOf(await workbench.note(ref, 'noted'))
    const copy = valueOf(await workbench.duplicate(ref))
    const [one, other] = [await viewOf(ref), await viewOf(copy)]
    expect(other.campaign.id).not.toBe(one.campaign.id)
    expect(other.campaign.seedCommitment).not.toBe(one.campaign.seedCommitment)
    expect(other.title).toBe('Iron (copy)')
    expect(other.entries).toEqual([...one.entries, { seq: 3, kind: 'reseed', commitment: other.campaign.seedCommitment }])
    expect(await verified((anew) => workbench.verify(copy, anew))).toMatchObject({ ok: true, entries: 4 })
    for (const at of [ref, copy]) valueOf(await workbench.answer(at, 'app', '1/red/0/eggs'))
    const [rolled, rolledThere] = [(await viewOf(ref)).entries.at(-1), (await viewOf(copy)).entries.at(-1)]
    expect(rolledThere?.request).toBe(rolled?.request)
    expect(rolledThere?.answer).not.toEqual(rolled?.answer)
  })

  test('of a renamed campaign go by the title it has now', async () => {
    const renamed = valueOf(await workbench.rename(await shelved(), 'Winter'))
    expect((await viewOf(valueOf(await workbench.duplicate(renamed)))).title).toBe('Winter (copy)')
  })

  test('of what holds nothing are refused', async () => {
    await library.create('None', 'hello', [])
    expect(problemsOf(await workbench.duplicate('None.lineage'))).toEqual(['campaign: There is nothing in it that could be copied.'])
  })

  test('of the sample are a campaign of their own each time', async () => {
    expect((await workbench.createSample()).ok).toBe(false)
    const ref = await shelved('Sample')
    const { headerLine, lines } = await library.read(ref)
    const withSample = new Workbench({
      store: library,
      kind: 'browser',
      now: () => 0,
      random: (bytes) => new Uint8Array(bytes).fill(5),
      sample: () => [headerLine, ...lines],
    })
    const copy = valueOf(await withSample.createSample())
    const view = await viewOf(copy, withSample)
    expect([view.title, view.entries.length]).toEqual(['Sample', 2])
    expect(view.campaign.id).not.toBe((JSON.parse(headerLine) as { id: string }).id)
  })
})

describe('files', () => {
  test('go out and come in again as they are', async () => {
    const ref = await shelved()
    const { name, text } = valueOf(await workbench.exportCampaign(ref))
    expect(name).toBe('Iron.lineage')
    expect(text.endsWith('\n')).toBe(true)
    for (const given of [text, text.replaceAll('\n', '\r\n'), text.trimEnd()]) {
      const again = valueOf(await workbench.importCampaign('whatever', given))
      expect(valueOf(await workbench.exportCampaign(again)).text).toBe(text)
      expect((await viewOf(again)).entries).toEqual((await viewOf(ref)).entries)
    }
  })

  test('that are no campaigns are refused, and nothing is shelved', async () => {
    for (const text of ['', 'hello', '{}', '[1]', 'null']) expect((await workbench.importCampaign('x', text)).ok).toBe(false)
    expect(library.kept.size).toBe(0)
  })
})

describe('the shelf', () => {
  test('a campaign is renamed in its file and in its name', async () => {
    const ref = await shelved()
    const renamed = valueOf(await workbench.rename(ref, 'Winter'))
    expect(renamed).toBe('Winter.lineage')
    expect((await viewOf(renamed)).title).toBe('Winter')
    expect((await workbench.openTable(ref)).ok).toBe(false)
  })

  test('where its file keeps the name it had, it has its title all the same, and that is no failure', async () => {
    const ref = await shelved()
    library.rename = () => Promise.reject(new StoreError('the disk is full'))
    expect(valueOf(await workbench.rename(ref, 'Winter'))).toBe(ref)
    expect((await viewOf(ref)).title).toBe('Winter')
  })

  test('a name of nothing but blanks is refused, and the campaign stays where it is', async () => {
    const ref = await shelved()
    expect(problemsOf(await workbench.rename(ref, '  '))).toEqual(['title: The text is empty: write something, or leave it.'])
    expect((await viewOf(ref)).title).toBe('Iron')
  })

  test('a campaign goes to the trash, and its table is closed', async () => {
    const ref = await shelved()
    valueOf(await workbench.trash(ref))
    expect(library.binned.get(ref)?.locked).toBe(false)
    expect(await workbench.library()).toEqual([])
    expect((await workbench.note(ref, 'x')).ok).toBe(false)
  })

  test('the host says what it is', async () => {
    expect(await workbench.host()).toEqual({ kind: 'browser', place: null, openAtStart: null })
    expect(
      await new Workbench({ store: library, kind: 'desktop', now: () => 0, random: (n) => new Uint8Array(n), openAtStart: 'x' }).host(),
    ).toMatchObject({
      kind: 'desktop',
      openAtStart: 'x',
    })
  })

  test('an event of the host goes to everybody who listens for it', () => {
    const heard: string[] = []
    workbench.listen({ commandChosen: (command) => heard.push(command) })
    workbench.listen({ openRequested: (ref) => heard.push(ref) })
    workbench.announce('commandChosen', 'undo')
    workbench.announce('openRequested', 'Iron.lineage')
    expect(heard).toEqual(['undo', 'Iron.lineage'])
  })
})
