import { describe, expect, test } from 'vitest'
import { digestText } from '../../kernel/journal/hash.ts'
import { DisplayCodes, isDisplayCode } from './displayCode.ts'

/** Display codes with a clock that the test moves, from bytes that count up. */
class Codes {
  clock = 1_000_000
  readonly codes: DisplayCodes
  #drawn = 0

  constructor(random?: (bytes: number) => Uint8Array) {
    this.codes = new DisplayCodes({
      random: random ?? ((bytes) => Uint8Array.from({ length: bytes }, () => (this.#drawn += 7) % 256)),
      digest: digestText,
      now: () => this.clock,
    })
  }

  /** Advances the clock while the page that shows the code renews it. */
  look(code: string, milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      this.clock += 1000
      this.codes.renew(code)
    }
  }
}

describe('a code', () => {
  test('has six characters that are not taken for each other', () => {
    const { codes } = new Codes()
    for (let made = 0; made < 100; made++) expect(codes.make().code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
  })

  test('leaves out the bytes that would make some characters likelier than others', () => {
    const bytes = [240, 255, 0, 29, 30, 239, 250, 1, 2]
    const { codes } = new Codes((count) => Uint8Array.from({ length: count }, (_, at) => bytes[at % bytes.length] ?? 0))
    expect(codes.make().code).toBe('2Z2Z34')
  })

  test('is known by its length, however it is typed', () => {
    for (const typed of ['K7M4PX', 'k7m-4px', ' K7M 4PX ', 'ｋ７ｍ４ｐｘ', 'K7M\u200b4PX']) expect(isDisplayCode(typed), typed).toBe(true)
    for (const typed of ['', 'K7M4P', 'K7M4PXX', '7K2M9-QW4XT-00001-11112-ABCDEF']) expect(isDisplayCode(typed), typed).toBe(false)
  })
})

describe('the life of a code', () => {
  test('is two minutes, while the page that shows it goes on renewing it', () => {
    const table = new Codes()
    const { code, endsIn } = table.codes.make()
    expect(endsIn).toBe(120_000)
    table.look(code, 119_000)
    expect(table.codes.renew(code)).toEqual({ code, state: 'open', endsIn: 1000 })
    expect(table.codes.check(code, 'tv')).toBeNull()
    table.look(code, 1000)
    expect(table.codes.renew(code)).toEqual({ code, state: 'over', endsIn: 0 })
    expect(table.codes.check(code, 'tv')).toBe('over')
  })

  test('ends when the page has been silent for 15 seconds, and a late word does not bring it back', () => {
    const table = new Codes()
    const { code } = table.codes.make()
    table.clock += 14_999
    expect(table.codes.check(code, 'tv')).toBeNull()
    table.clock += 1
    expect(table.codes.check(code, 'tv')).toBe('over')
    expect(table.codes.renew(code).state).toBe('over')
    expect(table.codes.check(code, 'tv')).toBe('over')
  })

  test('ends when the clock is set back', () => {
    const table = new Codes()
    const { code } = table.codes.make()
    table.clock -= 60_000
    expect(table.codes.check(code, 'tv')).toBe('over')
  })

  test('ends when it is put away, and by the next one', () => {
    const { codes } = new Codes()
    const first = codes.make().code
    codes.drop('222222')
    expect(codes.check(first, 'tv'), 'another page puts another code away').toBeNull()
    codes.drop(first)
    expect(codes.check(first, 'tv')).toBe('over')
    const second = codes.make().code
    const third = codes.make().code
    expect(codes.renew(second).state).toBe('over')
    expect([codes.check(second, 'tv'), codes.check(third, 'tv')]).toEqual(['wrong', null])
  })

  test('ends with the first display, which is told to whoever brings it again', () => {
    const { codes } = new Codes()
    const { code } = codes.make()
    codes.use()
    expect([codes.check(code, 'tv'), codes.check('222222', 'tv'), codes.renew(code).state]).toEqual(['used', 'wrong', 'used'])
  })

  test('before one was made nothing opens', () => {
    const { codes } = new Codes()
    expect([codes.check('', 'tv'), codes.check('K7M4PX', 'tv'), codes.renew('K7M4PX').state]).toEqual(['wrong', 'wrong', 'over'])
  })
})

describe('wrong codes', () => {
  test('five of one address shut that address out, and no other', () => {
    const { codes } = new Codes()
    const { code } = codes.make()
    for (let tries = 0; tries < 5; tries++) expect(codes.check('222222', 'stranger')).toBe('wrong')
    expect(codes.check(code, 'stranger'), 'even with the right one').toBe('guessed')
    expect(codes.check(code, 'tv')).toBeNull()
  })

  test('ten of all addresses end the code, and the page that shows it is told', () => {
    const { codes } = new Codes()
    const { code } = codes.make()
    for (let tries = 0; tries < 10; tries++) expect(codes.check('222222', `stranger ${tries}`)).toBe('wrong')
    expect([codes.check(code, 'tv'), codes.renew(code).state]).toEqual(['guessed', 'guessed'])
    expect(codes.check(codes.make().code, 'tv'), 'the next begins afresh').toBeNull()
  })

  test.each([0, 1, 2, 3, 4, 5])('one whose character %i differs is none', (place) => {
    const { codes } = new Codes()
    const { code } = codes.make()
    const other = code.charAt(place) === 'A' ? 'B' : 'A'
    expect(codes.check(code.slice(0, place) + other + code.slice(place + 1), 'tv')).toBe('wrong')
  })
})
