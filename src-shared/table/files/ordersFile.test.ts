import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import { toldIn } from '../../language/language.ts'
import { SEAT_KEY, samplePack } from '../testing/samplePack.ts'
import { signingKeyFrom } from './keys.ts'
import { commitmentTo, fileNameStem, isGenuine, ordersFileName, ordersFileText, readOrdersFile, writeOrdersFile } from './ordersFile.ts'

const SALT = '000102030405060708090a0b0c0d0e0f'
const LINES: readonly OrderLine[] = [
  { id: 'a', phase: 5, question: 'booklet', answer: { act: 'trainSpies', count: 2, open: false } },
  { id: 'b', phase: 7, question: 'spend', answer: 'done' },
]
const file = writeOrdersFile({ pack: samplePack([]), round: 4, lines: LINES, salt: SALT })

/** Returns "field wording" of all problems of an orders file with these parts changed. */
function wrongWith(change: Record<string, unknown>): readonly string[] {
  const read = readOrdersFile(JSON.stringify({ ...file, ...change }))
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('an orders file', () => {
  test('is read as it was written, and is genuine', () => {
    const read = readOrdersFile(ordersFileText(file))
    expect(read).toEqual({ ok: true, value: file })
    expect(isGenuine(file, SEAT_KEY.public)).toBe(true)
    expect(isGenuine(file, signingKeyFrom(new Uint8Array(32)).public)).toBe(false)
  })

  test('says whose it is, for which turn, and upon what', () => {
    expect(file).toMatchObject({ campaign: 'campaign-1', seat: 'elves', round: 4, basis: 'basis-of-the-view' })
  })

  test('commits to its lines and salt (test vector)', () => {
    expect(file.commitment).toBe('786b7c6cb17080d4ce3f777a5974755daa696c189c558ac22b5fccadfb82d0be')
    expect(file.signature).toBe(
      'e322943105ef395800d1c39a320449e9a12b6bec498b2d3da57beb36fa0413b07bf355c91e96780f0e26d04ac2a41ef52159361e61163a4b42dc2d8c48a3df02',
    )
  })

  test('is signed as anybody else would check it: Ed25519 over the rest, its keys sorted', () => {
    const x = Buffer.from(SEAT_KEY.public, 'hex').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    const signed =
      '{"basis":"basis-of-the-view","campaign":"campaign-1",' +
      `"commitment":"${file.commitment}","format":"lineage-orders","lines":[` +
      '{"answer":{"act":"trainSpies","count":2,"open":false},"id":"a","phase":5,"question":"booklet"},' +
      '{"answer":"done","id":"b","phase":7,"question":"spend"}],' +
      `"round":4,"salt":"${SALT}","seat":"elves","version":1}`
    expect(verify(null, Buffer.from(signed), key, Buffer.from(file.signature, 'hex'))).toBe(true)
  })

  test('with another salt commits to the same lines otherwise', () => {
    expect(commitmentTo(LINES, 'f'.repeat(32))).not.toBe(commitmentTo(LINES, SALT))
  })

  test('may be laid out anew, its keys in any order', () => {
    const { seat, lines, ...rest } = file
    const anew = readOrdersFile(JSON.stringify({ lines, ...rest, seat }, null, 7).replaceAll('\n', '\r\n'))
    expect(anew.ok && isGenuine(anew.value, SEAT_KEY.public)).toBe(true)
  })

  test.each([
    ['format problem.format', { format: 'lineage-pack' }],
    ['version problem.version', { version: 2 }],
    ['version problem.option', { version: 'x' }],
    ['round problem.type', { round: 1.5 }],
    ['round problem.type', { round: 0 }],
    ['seat problem.missing', { seat: undefined }],
    ['seat problem.missing', { seat: '' }],
    ['salt problem.pattern', { salt: 'AB' }],
    ['extra problem.type', { extra: 1 }],
    ['lines problem.type', { lines: {} }],
    ['lines.2.id problem.twice', { lines: [...LINES, LINES[0]] }],
    ['lines.0.answer problem.type', { lines: [{ ...LINES[0], answer: 7 }] }],
    ['lines.0.answer.act problem.type', { lines: [{ ...LINES[0], answer: { act: null } }] }],
    ['lines.0.answer problem.length', { lines: [{ ...LINES[0], answer: 'x'.repeat(4001) }] }],
    ['lines.0.answer problem.length', { lines: [{ ...LINES[0], answer: { a: 'x'.repeat(2500), b: 'x'.repeat(2500) } }] }],
    ['lines problem.tooMany', { lines: Array.from({ length: 201 }, (_, at) => ({ ...LINES[0], id: `${at}` })) }],
    ['lines.0.phase problem.type', { lines: [{ ...LINES[0], phase: 'five' }] }],
  ])('is refused with the field and the reason: %s', (problem, change) => {
    expect(wrongWith(change)[0]).toBe(problem)
  })

  test('names value and way out', () => {
    const read = readOrdersFile(JSON.stringify({ ...file, round: 'soon' }))
    expect(!read.ok && read.problems[0]?.message).toBe('round is "soon", but a number is wanted.')
  })

  test('never throws on what is none', () => {
    const none = [
      '',
      'null',
      '[]',
      '7',
      '{"format":"lineage-orders"}',
      '{',
      '['.repeat(100_000),
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    ]
    for (const text of none) expect(readOrdersFile(text).ok).toBe(false)
  })

  test('larger than 5 MB is refused unread', () => {
    const read = readOrdersFile(' '.repeat(5 * 1024 * 1024 + 1))
    expect(!read.ok && read.problems[0]?.message).toContain('5 MB')
  })

  test('names with a meaning of their own are no fields', () => {
    const read = readOrdersFile(JSON.stringify(file).replace('"act"', '"__proto__"'))
    expect(read.ok && isGenuine(read.value, SEAT_KEY.public)).toBe(false)
  })

  test('whatever character is changed, the file is refused or not genuine, unless it says the same', () => {
    const text = ordersFileText(file)
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 127 }), (at, flip) => {
        const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ flip) + text.slice(at + 1)
        const read = readOrdersFile(changed)
        if (read.ok && isGenuine(read.value, SEAT_KEY.public)) expect(JSON.parse(changed)).toEqual(JSON.parse(text))
      }),
      { seed: 23, numRuns: 400 },
    )
  })

  test('any lines come back as they went', () => {
    const value = fc.oneof(fc.integer(), fc.boolean(), fc.string({ maxLength: 30, unit: 'binary' }))
    const name = fc.string({ minLength: 1, maxLength: 10 }).filter((text) => !text.startsWith('__'))
    const line = fc.record({
      id: fc.uuid(),
      phase: fc.integer({ min: 1, max: 9 }),
      question: fc.string({ minLength: 1, maxLength: 20 }),
      answer: fc.oneof(fc.string({ maxLength: 40 }), fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true })),
    })
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 6 }), (lines) => {
        const read = readOrdersFile(ordersFileText(writeOrdersFile({ pack: samplePack([]), round: 2, lines, salt: SALT })))
        expect(read.ok && read.value.lines).toEqual(lines)
        expect(read.ok && isGenuine(read.value, SEAT_KEY.public)).toBe(true)
      }),
      { seed: 24, numRuns: 60 },
    )
  })
})

test.each([
  ['The Winter Crown', 'the-winter-crown'],
  ['Überfluß / ../..', 'uberfluss'],
  ['冬の冠', 'campaign'],
])('a file of "%s" is named %s', (title, stem) => {
  expect(fileNameStem(title)).toBe(stem)
  expect(ordersFileName(title, 'Elves', 'round 4')).toBe(`${stem}-elves-round-4.lineage-orders.json`)
})

test.each([
  ['Der Überfluß am Öresund', 'der-ueberfluss-am-oeresund'],
  ['Der Ko\u0308nig: „Ärger“', 'der-koenig-aerger'],
  ['Æsirs Öde', 'aesirs-oede'],
])('a German file of "%s" is named %s', (title, stem) => {
  toldIn('de', () => expect(ordersFileName(title, 'Elfen', 'Runde 4')).toBe(`${stem}-elfen-runde-4.lineage-orders.json`))
})
