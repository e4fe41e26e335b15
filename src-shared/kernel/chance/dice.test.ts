import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { diceDigest, isSeed, mixedSeed, readDice, rollDice, seedCommitment, type DiceValues } from './dice.ts'
import { countOutcomes } from './rollTest.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OTHER = 'f'.repeat(64)

/** Sum of squared deviations over expectation: about `faces - 1` where every face is equally likely. */
function chiSquare(values: DiceValues, faces: number): number {
  const found = new Array<number>(faces).fill(0)
  for (const value of values) found[value - 1] = (found[value - 1] ?? 0) + 1
  const expected = values.length / faces
  return found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The same dice after the words of the design, by another library. */
function diceBySpecification(seed: string, request: string, occurrence: number, count: number, faces: number): number[] {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${request}#${occurrence}`).digest()
  const values: number[] = []
  for (let block = 0; values.length < count; block++) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(block)
    const bytes = createHash('sha256').update(key).update(counter).digest()
    const width = faces > 256 ? 2 : 1
    const all = 256 ** width
    for (let at = 0; at < bytes.length; at += width) {
      const drawn = bytes.readUIntBE(at, width)
      if (drawn < all - (all % faces) && values.length < count) values.push((drawn % faces) + 1)
    }
  }
  return values
}

describe("the app's dice", () => {
  test.each([2, 3, 6, 10, 20, 100, 128, 255, 256, 257, 1000])('of %i faces show every face equally often, for several seeds', (faces) => {
    for (const seed of [SEED, OTHER, '5eed'.repeat(16)]) {
      const values = rollDice(seed, '3/elves/3/births', 0, 200_000, faces)
      expect(Math.min(...new Set(values))).toBe(1)
      expect(Math.max(...new Set(values))).toBe(faces)
      // Beyond faces - 1 by more than six standard deviations would come about once in millions of seeds.
      const freedom = faces - 1
      expect(chiSquare(values, faces)).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom))
      expect(chiSquare(values, faces)).toBeGreaterThan(freedom - 6 * Math.sqrt(2 * freedom))
    }
  })

  test('are a function of seed, request, occurrence and faces alone', () => {
    const roll = (seed = SEED, request = '1/elves/3/births', occurrence = 0, faces = 100): string =>
      rollDice(seed, request, occurrence, 40, faces).join(' ')
    expect(roll()).toBe(roll())
    const changed = [roll(OTHER), roll(SEED, '1/humans/3/births'), roll(SEED, '1/elves/3/births', 1), roll(SEED, '1/elves/3/births', 0, 10)]
    expect(new Set([roll(), ...changed]).size).toBe(5)
  })

  test('begin with the same dice however many are rolled', () => {
    const many = rollDice(SEED, 'births', 2, 1000, 100)
    for (const count of [0, 1, 24, 25, 26, 32, 999])
      expect([...rollDice(SEED, 'births', 2, count, 100)]).toEqual([...many.subarray(0, count)])
  })

  test('are those of the design, and stay those for good', () => {
    expect([...rollDice(SEED, '1/elves/3/births', 0, 12, 100)]).toEqual(diceBySpecification(SEED, '1/elves/3/births', 0, 12, 100))
    expect([...rollDice(SEED, '20/dwarves/7/spend', 3, 500, 10)]).toEqual(diceBySpecification(SEED, '20/dwarves/7/spend', 3, 500, 10))
    expect([...rollDice(SEED, '1/elves/3/births', 0, 12, 100)]).toEqual([13, 80, 36, 53, 91, 45, 92, 66, 54, 60, 39, 79])
    expect([...rollDice(SEED, '1/elves/3/births', 1, 12, 10)]).toEqual([4, 6, 2, 8, 8, 10, 3, 4, 5, 5, 10, 9])
  })

  test.each([2, 6, 20, 255, 256, 257, 1000])('of %i faces are those of the design', (faces) => {
    expect([...rollDice(SEED, '3/red/1/births', 4, 400, faces)]).toEqual(diceBySpecification(SEED, '3/red/1/births', 4, 400, faces))
  })

  test.each([-1, 0, 1, 1001, 2.5, NaN, Infinity])('of %d faces do not exist', (faces) => {
    expect(() => rollDice(SEED, 'births', 0, 1, faces)).toThrow('no die of')
  })

  test('of many faces are digested with both their bytes', () => {
    const digest = (values: readonly number[]): string => diceDigest(Uint16Array.from(values))
    expect(digest([1, 513])).toBe(
      createHash('sha256')
        .update(Buffer.from([0, 1, 2, 1]))
        .digest('base64url')
        .slice(0, 16),
    )
    expect(digest([1, 513])).not.toBe(digest([1, 257]))
  })

  test('are committed to by the SHA-256 of the seed, and digested to 96 bits', () => {
    expect(seedCommitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('base64url'))
    const values = rollDice(SEED, 'births', 0, 5000, 100)
    expect(diceDigest(values)).toBe(createHash('sha256').update(values).digest('base64url').slice(0, 16))
    values[4999] = values[4999] === 1 ? 2 : 1
    expect(diceDigest(values)).not.toBe(diceDigest(rollDice(SEED, 'births', 0, 5000, 100)))
  })

  test('are rolled and counted by the million', () => {
    const values = rollDice(SEED, '20/elves/3/births', 0, 1_000_000, 100)
    const counts = countOutcomes({ type: 'atMost', need: 60, success: 'child', failure: 'noChild' }, values)
    expect(counts['child']).toBeGreaterThan(597_000)
    expect(counts['child']).toBeLessThan(603_000)
    expect(Number(counts['child']) + Number(counts['noChild'])).toBe(1_000_000)
  })
})

test.each([
  [SEED, true],
  [SEED.toUpperCase(), false],
  [SEED.slice(1), false],
  [`${SEED}0`, false],
  [`${SEED}\n`, false],
  [7, false],
  [null, false],
])('%j as a seed: %s', (text, fits) => {
  expect(isSeed(text)).toBe(fits)
})

describe('the seed mixed with what the seats added', () => {
  const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string]
  const sha256 = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update(Buffer.from(parts.join(''), 'hex'))
      .digest('hex')

  test('is the SHA-256 of its bytes and of theirs, in the order of the ids of the seats', () => {
    expect(mixedSeed(SEED, {})).toBe(sha256(SEED))
    expect(mixedSeed(SEED, { red: ONE })).toBe(sha256(SEED, ONE))
    const order = sha256(SEED, TWO, THREE, ONE)
    expect(mixedSeed(SEED, { red: ONE, blue: TWO, green: THREE })).toBe(order)
    expect(mixedSeed(SEED, { green: THREE, red: ONE, blue: TWO }), 'however they came').toBe(order)
  })

  test('orders ids by their characters, not as a language would', () => {
    expect(mixedSeed(SEED, { a: ONE, B: TWO, ä: THREE })).toBe(sha256(SEED, TWO, ONE, THREE))
  })
})

describe('counting outcomes', () => {
  const dice = [1, 20, 21, 50, 51, 99, 100]

  test.each([
    [
      { type: 'atMost', need: 50, success: 'yes', failure: 'no' },
      { yes: 4, no: 3 },
    ],
    [
      { type: 'atLeast', need: 51, success: 'yes', failure: 'no' },
      { yes: 3, no: 4 },
    ],
    [{ type: 'number' }, {}],
    [
      {
        type: 'atMostEach',
        groups: [
          { need: 20, count: 3 },
          { need: 50, count: 0 },
          { need: 99, count: 4 },
        ],
        success: 'yes',
        failure: 'no',
      },
      { yes: 5, no: 2 },
    ],
    [
      {
        type: 'table',
        rows: [
          { from: 1, to: 20, outcome: 'low' },
          { from: 21, to: 99, outcome: 'middle' },
          { from: 100, to: 100, outcome: 'low' },
        ],
      },
      { low: 3, middle: 4 },
    ],
  ] as const)('%j', (rule, expected) => {
    expect(countOutcomes(rule, dice)).toEqual(expected)
  })

  test('an outcome of a table that never came up counts 0', () => {
    const rows = [
      { from: 1, to: 50, outcome: 'a' },
      { from: 51, to: 100, outcome: 'b' },
    ]
    expect(countOutcomes({ type: 'table', rows }, [3, 4])).toEqual({ a: 2, b: 0 })
  })
})

describe('typed dice', () => {
  test.each([
    ['34 77 5', [34, 77, 5]],
    ['34,77, 5', [34, 77, 5]],
    ['34;77\n5\r\n 6\t7', [34, 77, 5, 6, 7]],
    ['  12  ', [12]],
    ['', []],
    [', ,', []],
    ['100 00 0 1 99', [100, 100, 100, 1, 99]],
    ['007 05', [7, 5]],
    [
      [34, 77, 0, '00', ' 5 '],
      [34, 77, 100, 100, 5],
    ],
    [[-0], [100]],
  ])('%j is read as %j', (typed, values) => {
    expect(readDice(typed, 100)).toEqual(values)
  })

  test.each([2, 6, 12, 20, 99, 101, 1000])('a nought is no face of a die of %i', (faces) => {
    for (const zero of ['0', '00', 0]) {
      const refused = readDice([1, zero], faces)
      expect(refused).toMatchObject({ field: 'dice', wording: 'problem.face', figures: { place: 2, faces } })
      expect(refused).toHaveProperty('message', expect.stringContaining(`type 1 to ${faces}`))
    }
    expect(readDice([1, faces], faces)).toEqual([1, faces])
    expect(readDice([faces + 1], faces)).toMatchObject({ wording: 'problem.face', figures: { place: 1 } })
  })

  test('on ten faces 0 and 00 are ten', () => {
    expect(readDice('0 00 10 1', 10)).toEqual([10, 10, 10, 1])
    expect(readDice('\u202d1\u202c 2\u200b,\ufeff3', 10)).toEqual([1, 2, 3])
    expect(readDice(['1\u200b', 2], 10)).toEqual([1, 2])
    expect(readDice('11', 10)).toMatchObject({ field: 'dice', wording: 'problem.die', figures: { place: 1, faces: 10 } })
  })

  test.each([
    ['34 101', 2, 'Die 2 reads "101": type 1 to 100 (100 may be typed as 0 or 00).'],
    ['1 2 000', 3, 'Die 3 reads "000"'],
    [[5, 101], 2, 'Die 2 reads 101'],
    ['5 -3', 2, 'Die 2 reads "-3", which is no number: type dice as 34 77 5.'],
    ['5 3.5', 2, 'Die 2 reads "3.5"'],
    ['five', 1, 'Die 1 reads "five"'],
    ['34 77 and 5', 3, 'Die 3 reads "and"'],
    ['5/6', 1, 'Die 1 reads "5/6"'],
    ['٣', 1, 'Die 1 reads "٣"'],
    ['1e2', 1, 'Die 1 reads "1e2"'],
    [[5, null], 2, 'Die 2 reads null'],
    [[true], 1, 'Die 1 reads true'],
    [[[5]], 1, 'Die 1 reads [5]'],
    [[{}], 1, 'Die 1 reads {}'],
    [[1.5], 1, 'Die 1 reads 1.5'],
    [[1e21], 1, 'Die 1 reads 1e+21'],
    [['34 77'], 1, 'Die 1 reads "34 77"'],
    [['9'.repeat(5000)], 1, 'Die 1 reads "999'],
  ])('%j is refused at place %i', (typed, place, message) => {
    const refused = readDice(typed, 100)
    expect(refused).toMatchObject({ field: 'dice', figures: { place } })
    expect(refused).toHaveProperty('message', expect.stringContaining(message))
    expect(JSON.stringify(refused).length).toBeLessThan(500)
  })
})
