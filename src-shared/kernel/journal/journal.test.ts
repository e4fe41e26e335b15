import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../world/effect.ts'
import { isEntry } from './entryShape.ts'
import { digestText } from './hash.ts'
import {
  effectsOf,
  currentTitle,
  readChain,
  sealAll,
  sealEntry,
  sealHeader,
  type ActingEntry,
  type Entry,
  type JournalHeader,
} from './journal.ts'
import { effectiveEntries } from './effective.ts'
import { answerAll, begun, linesOf, valueOf } from '../testing/toyTable.ts'

const HEADER: JournalHeader = {
  format: 'lineage',
  version: 1,
  ruleset: 'toy',
  rulesetVersion: 1,
  id: 'x',
  title: 'Iron \u{1f701}',
  seedCommitment: 'c',
}

/** Entries of every kind, in the file's words as well. */
function campaign() {
  const toy = begun()
  answerAll(toy, 'app', '1 2 3 100', 'app', 'app', 'high', { sell: 1, sign: 'Ωmega "x"' }, 'done')
  valueOf(toy.correct([{ owner: 'green', account: 'gold', to: 9 }], 'counted again'))
  valueOf(toy.decide({ layOn: 70 }, 'more eggs'))
  valueOf(toy.note('a note with "hash":"x", and \\ and \n'))
  valueOf(toy.retitle('Winter'))
  valueOf(toy.retract(7, 'wrong player'))
  valueOf(toy.restartPhase('rules were mended'))
  return toy
}

describe('sealed lines', () => {
  test('hold the entry, the hash of the line before and their own, last of all', () => {
    const header = sealHeader(HEADER, digestText)
    expect(JSON.parse(header.line)).toEqual(HEADER)
    const entry: Entry = { seq: 0, kind: 'note', text: 'one' }
    const { line, hash } = sealEntry(entry, header.hash, digestText)
    expect(line).toBe(`{"seq":0,"kind":"note","text":"one","prev":"${header.hash}","hash":"${hash}"}`)
    const body = line.replace(/,"hash":"[^"]*"\}$/, '}')
    expect(hash).toBe(createHash('sha256').update(body).digest('base64url').slice(0, 32))
  })

  test('are read back as the entries they were made of', () => {
    const toy = campaign()
    const read = readChain(toy.headerLine, linesOf(toy), digestText)
    expect(read.broken).toBeNull()
    expect(read.entries).toEqual(toy.entries)
    expect(new Set(read.entries.map(({ kind }) => kind))).toEqual(
      new Set(['setup', 'answer', 'correction', 'ruling', 'note', 'title', 'retraction', 'restart']),
    )
    expect(sealAll(toy.headerLine, read.entries, digestText)).toEqual(linesOf(toy))
  })

  test('brackets in a text are no nesting; a line nested without end is refused before it is read', () => {
    const header = sealHeader(HEADER, digestText)
    const note: Entry = { seq: 0, kind: 'note', text: `${'[{'.repeat(500)} "quoted \\" ${'['.repeat(200)}` }
    const { line } = sealEntry(note, header.hash, digestText)
    expect(readChain(header.line, [line], digestText)).toMatchObject({ broken: null, entries: [note] })
    const bomb = `{"seq":0,"kind":"note","text":${'['.repeat(5_000_000)}`
    expect(readChain(header.line, [bomb], digestText).broken).toEqual({ line: 2, reason: 'nested too deeply' })
  })

  test('a journal of nothing but its header is whole', () => {
    const { line, hash } = sealHeader(HEADER, digestText)
    expect(readChain(line, [], digestText)).toEqual({ entries: [], hash, broken: null })
  })
})

describe('tampering', () => {
  const toy = campaign()
  const lines = linesOf(toy)

  test('with any character of any line is found at that line', () => {
    for (const [index, line] of lines.entries()) {
      const before = lines.slice(0, index)
      for (let at = 0; at < line.length; at++) {
        const bent = `${line.slice(0, at)}${line[at] === '7' ? '8' : '7'}${line.slice(at + 1)}`
        const { broken, entries } = readChain(toy.headerLine, [...before, bent, ...lines.slice(index + 1)], digestText)
        if (broken?.line !== index + 2 || entries.length !== index)
          throw new Error(`line ${index + 2}, character ${at}: ${JSON.stringify(broken)}`)
      }
    }
    expect(lines.length).toBeGreaterThan(10)
  })

  test('with any character of the header is found there', () => {
    for (let at = 0; at < toy.headerLine.length; at++) {
      const bent = `${toy.headerLine.slice(0, at)}${toy.headerLine[at] === '7' ? '8' : '7'}${toy.headerLine.slice(at + 1)}`
      expect(readChain(bent, lines, digestText).broken).toEqual({ line: 1, reason: 'not the header its entries were made for' })
    }
  })

  test.each([
    ['a character added anywhere', (line: string) => [line.replace('"seq"', '"seqx"')]],
    ['blank space at the end', (line: string) => [`${line} `]],
    ['something said behind the hash', (line: string) => [line.replace(/"\}$/, '","kind":"note","text":"forged"}')]],
    ['a second hash', (line: string) => [line.replace(/"\}$/, '","hash":"x"}')]],
    [
      'its hash written in another way',
      (line: string) => [line.replace(/"hash":"(.)/, (_, first: string) => `"hash":"\\u00${first.charCodeAt(0).toString(16)}`)],
    ],
    ['a line doubled', (line: string) => [line, line]],
    ['a line dropped', () => []],
    ['a line made empty', () => ['']],
    ['a line turned into another value', () => ['[]']],
    ['a line turned into null', () => ['null']],
  ])('%s is found', (what, change) => {
    for (const index of [1, 4, lines.length - 2]) {
      const { broken } = readChain(toy.headerLine, lines.toSpliced(index, 1, ...change(lines[index] ?? '')), digestText)
      expect(broken?.line).toBe(index + 2 + (what === 'a line doubled' ? 1 : 0))
    }
  })

  test('two lines that change places are found at the first of them', () => {
    for (let index = 0; index + 1 < lines.length; index++) {
      const swapped = lines.toSpliced(index, 2, lines[index + 1] ?? '', lines[index] ?? '')
      expect(readChain(toy.headerLine, swapped, digestText).broken?.line).toBe(index === 0 ? 1 : index + 2)
    }
  })

  test('an entry numbered wrongly is found though its hashes fit', () => {
    const { hash, line } = sealHeader(HEADER, digestText)
    const sealed = sealEntry({ seq: 1, kind: 'note', text: 'one' }, hash, digestText)
    expect(readChain(line, [sealed.line], digestText).broken).toEqual({ line: 2, reason: 'wrong number' })
  })

  test('an entry this version does not know is found though its hashes fit', () => {
    const { hash, line } = sealHeader(HEADER, digestText)
    const sealed = sealEntry({ seq: 0, kind: 'spell', text: 'one' } as unknown as Entry, hash, digestText)
    expect(readChain(line, [sealed.line], digestText).broken).toEqual({ line: 2, reason: 'no entry this version knows' })
  })
})

describe('the shape of entries', () => {
  const effects: readonly Effect[] = [
    { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: -2, about: 'x', figures: { a: 1, b: 'c' }, see: ['red'] },
    { kind: 'record', rule: 'TOY-ANY-1', collection: 'coop', id: 'red', value: null, see: 'gm' },
    { kind: 'drop', rule: 'TOY-ANY-1', collection: 'coop', id: 'red' },
    { kind: 'line', rule: 'TOY-ANY-1', wording: 'line.x', seat: 'red', figures: {} },
    { kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 0 } },
  ]
  const setup = { seq: 0, kind: 'setup', seed: 'ab'.repeat(32), setup: null, effects }
  const answer = { seq: 4, kind: 'answer', request: 'r', answer: { by: 'app', dice: [4] } }

  test.each([
    setup,
    answer,
    { ...answer, occurrence: 2, answer: 'high', effects },
    { seq: 5, kind: 'correction', reason: 'r', changes: [{ owner: 'red', account: 'gold', to: 3 }], effects },
    { seq: 5, kind: 'ruling', reason: 'r', decided: { a: 1, b: 'c', d: false }, effects },
    { seq: 5, kind: 'retraction', from: 3 },
    { seq: 5, kind: 'retraction', from: 3, reason: 'r' },
    { seq: 5, kind: 'restart', reason: 'r', effects: [] },
    { seq: 5, kind: 'note', text: '' },
    { seq: 5, kind: 'title', title: 'x' },
  ])('%j is an entry', (value) => {
    expect(isEntry(value)).toBe(true)
  })

  const withEffect = (effect: object): object => ({ ...answer, effects: [effect] })
  const [posting, record, drop, line, checkpoint] = effects

  test.each([
    [{ ...setup, seq: 1 }],
    [{ ...setup, seed: undefined }],
    [{ ...setup, setup: undefined }],
    [{ ...setup, effects: undefined }],
    [{ ...answer, request: 3 }],
    [{ ...answer, answer: undefined }],
    [{ ...answer, answer: 7 }],
    [{ ...answer, answer: null }],
    [{ ...answer, occurrence: 'once' }],
    [{ ...answer, effects: {} }],
    [{ ...answer, effects: [null] }],
    [withEffect({ ...posting, delta: 0.5 })],
    [withEffect({ ...posting, delta: '1' })],
    [withEffect({ ...posting, rule: undefined })],
    [withEffect({ ...posting, owner: 1 })],
    [withEffect({ ...posting, account: null })],
    [withEffect({ ...posting, about: 3 })],
    [withEffect({ ...posting, figures: [] })],
    [withEffect({ ...posting, see: 'me' })],
    [withEffect({ ...posting, see: [3] })],
    [withEffect({ ...record, collection: undefined })],
    [withEffect({ ...record, value: undefined })],
    [withEffect({ ...drop, id: 3 })],
    [withEffect({ ...line, wording: undefined })],
    [withEffect({ ...line, seat: 3 })],
    [withEffect({ ...checkpoint, cursor: { turn: 1, seat: 'red' } })],
    [withEffect({ ...checkpoint, cursor: null })],
    [withEffect({ kind: 'spell', rule: 'TOY-ANY-1' })],
    [{ seq: 5, kind: 'correction', reason: 'r', changes: [{ owner: 'red', account: 'gold' }], effects }],
    [{ seq: 5, kind: 'correction', reason: 'r', changes: {}, effects }],
    [{ seq: 5, kind: 'correction', changes: [], effects }],
    [{ seq: 5, kind: 'ruling', reason: 'r', decided: { a: null }, effects }],
    [{ seq: 5, kind: 'ruling', reason: 'r', decided: [true], effects }],
    [{ seq: 5, kind: 'ruling', decided: { a: 1 }, effects }],
    [{ seq: 5, kind: 'ruling', reason: 'r', decided: { a: 1 } }],
    [{ seq: 5, kind: 'retraction' }],
    [{ seq: 5, kind: 'retraction', from: -1 }],
    [{ seq: 5, kind: 'retraction', from: 0 }],
    [{ seq: 5, kind: 'retraction', from: 5 }],
    [{ ...setup, seed: 's' }],
    [{ seq: 5, kind: 'restart', reason: 'r' }],
    [{ seq: 5, kind: 'note' }],
    [{ seq: 5, kind: 'title', title: 4 }],
    [{ seq: 5 }],
  ])('%j is none', (value) => {
    expect(isEntry(value as Readonly<Record<string, unknown>>)).toBe(false)
  })
})

describe('entries that stand', () => {
  const at = (turn: number): Effect => ({ kind: 'checkpoint', cursor: { turn, seat: 'red', phase: 0 } })
  const told = (wording: string): Effect => ({ kind: 'line', rule: 'TOY-ANY-1', wording })
  const setup: Entry = { seq: 0, kind: 'setup', seed: 'ab'.repeat(32), setup: null, effects: [told('set up'), at(1), told('opening')] }
  const answer = (seq: number, ...effects: readonly Effect[]): Entry => ({ seq, kind: 'answer', request: 'r', answer: 'x', effects })
  const correction = (seq: number): Entry => ({ seq, kind: 'correction', changes: [], reason: 'r', effects: [told('corrected')] })
  const ruling = (seq: number): Entry => ({ seq, kind: 'ruling', decided: {}, reason: 'r', effects: [told('decided')] })
  const retraction = (seq: number, from: number): Entry => ({ seq, kind: 'retraction', from })
  const restart = (seq: number, ...effects: readonly Effect[]): Entry => ({ seq, kind: 'restart', reason: 'r', effects })
  const note = (seq: number): Entry => ({ seq, kind: 'note', text: 't' })
  const title = (seq: number, text = 'T'): Entry => ({ seq, kind: 'title', title: text })

  const seqs = (entries: readonly ActingEntry[]): number[] => entries.map(({ seq }) => seq)

  test.each([
    ['answers and corrections do, notes and titles are beside it', [setup, answer(1), note(2), correction(3), title(4)], [0, 1, 3]],
    ['house rules decided anew do', [setup, answer(1), ruling(2), answer(3)], [0, 1, 2, 3]],
    ['a retraction takes them back like the rest', [setup, answer(1), ruling(2), answer(3), retraction(4, 2)], [0, 1]],
    ['a retraction takes all from an entry on', [setup, answer(1), answer(2), correction(3), retraction(4, 2)], [0, 1]],
    ['play goes on after a retraction', [setup, answer(1), retraction(2, 1), answer(3), retraction(4, 3), answer(5)], [0, 5]],
    ['a retraction may reach back over an earlier one', [setup, answer(1), answer(2), retraction(3, 2), answer(4), retraction(5, 1)], [0]],
    [
      'a restart takes all after the last checkpoint',
      [setup, answer(1, at(2)), answer(2), correction(3), restart(4), answer(5)],
      [0, 1, 4, 5],
    ],
    ['a restart in the set-up keeps the set-up itself', [setup, restart(1)], [0, 1]],
    ['a restart may be taken back with what it restarts', [setup, answer(1, at(2)), answer(2), restart(3), retraction(4, 1)], [0]],
    ['a restart drops the one before', [setup, answer(1, at(2)), restart(2), restart(3)], [0, 1, 3]],
  ] as [string, Entry[], number[]][])('%s', (_, entries, expected) => {
    expect(seqs(effectiveEntries(entries))).toEqual(expected)
  })

  test('a restart cuts the entry it goes back into behind its checkpoint', () => {
    const kept = effectiveEntries([setup, answer(1, told('a'), at(2), told('b')), answer(2), restart(3, told('anew'))])
    expect(kept.map((entry) => effectsOf(entry))).toEqual([[told('set up'), at(1), told('opening')], [told('a'), at(2)], [told('anew')]])
  })

  test('a restart before the first checkpoint does the whole set-up anew', () => {
    const cut = effectiveEntries([{ ...setup, effects: [told('set up')] }, answer(1), restart(2, told('anew'))])
    expect(cut.map((entry) => effectsOf(entry))).toEqual([[], [told('anew')]])
  })

  test('the title is the one given last', () => {
    expect(currentTitle(HEADER, [setup])).toBe(HEADER.title)
    expect(currentTitle(HEADER, [setup, title(1, 'Winter'), title(2, 'Crown'), note(3)])).toBe('Crown')
  })
})

describe('a roll for a million', () => {
  test('is one line of at most 256 bytes, hashes included, and opens again', () => {
    const toy = begun({ hens: 1_000_000, rounds: 9999 })
    answerAll(toy, [1])
    expect(toy.pending).toMatchObject({ kind: 'roll', count: 1_000_000 })
    const { line, entry } = valueOf(toy.answer('app'))
    const { effects, ...rest } = entry as Extract<Entry, { kind: 'answer' }>
    expect(effects?.length).toBeGreaterThan(0)
    expect(Buffer.byteLength(line) - Buffer.byteLength(`"effects":${JSON.stringify(effects)},`)).toBeLessThanOrEqual(256)
    expect(rest.answer).toEqual({ by: 'app', counts: expect.any(Object), digest: expect.any(String) })
  })

  test.each(['births', 'deaths', 'birthsSex'])('stays so for %s with the longest names of the real game, late in a campaign', (name) => {
    const entry: Entry = {
      seq: 99_999,
      kind: 'answer',
      request: `20/dwarves/3/${name}`,
      answer: { by: 'app', counts: { motherLives: 6_000_000, motherLost: 4_000_000 }, digest: 'A'.repeat(16) },
    }
    const { hash } = sealHeader(HEADER, digestText)
    expect(Buffer.byteLength(sealEntry(entry, hash, digestText).line)).toBeLessThanOrEqual(256)
  })
})
