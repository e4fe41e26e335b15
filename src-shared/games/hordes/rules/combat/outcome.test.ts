import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boutOdds } from '../../odds/bout.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { CODES, type TypeCode } from '../types.ts'
import { sideOf, type Bout } from './bout.ts'
import { isSafeAtRange, isSafeFromSneakers, verdictOf } from './outcome.ts'

/** Loser by Less Than, then by the winner in the order of the types: g, b, k hang on going and contact. */
const CLOSE: Readonly<Record<TypeCode, string>> = {
  ...{ AH: 'DRDRRRRRRRDRRREDRRRRFR', AB: 'RRRRRRRRRRRRRRFRRRRRRR', AR: 'DDDDDDDDDDDDDDDDDDDDDD', BE: 'RRRDDRRRRRDRDRRDDRRRRR' },
  ...{ BM: 'RRFRRRRFRRRRRRFRRRRRRR', BL: 'RRRRRRRRRRRRRRRRRRRRRD', CL: 'RRRRRRRRRRRRgRRRRRRRRD', DR: 'DXXXXXXXXXDXXXXDXXXXXX' },
  ...{ FL: 'RRRRRRRRRRRRRRFRRRRRRR', GO: '------X--X----X-------', HE: 'DRDRRRRRRRDRRREDRRRRFR', HO: 'RRRRRRRRRRRRgRRRRRRRRD' },
  ...{ KN: 'bbkbDbbbbbbbbbkbbkbbbb', LU: 'XXXXXXXXXXXXXXXXXXXXXX', MA: 'DRRRRRRDRDDRRREDRRRRRR', PA: 'DDDDDDDDDDDDDDDDDDDDDD' },
  ...{ RI: 'bbbbbbbbbbbbbbbbbbbbbb', SH: 'RRRDDRRRRRDRDRRDDRRRRR', SN: 'FFFFFFFFFFFFFFFFFFFFFF', SP: 'RRRRRRRRRRRRgRRRRRRRRD' },
  ...{ ST: '--DDDDD---DDDDDDDDDDDD', WB: 'RRRRDRRRRRRRgRRRRRRRRR' },
}
/** The same at range, where Magicians, Shooters and Artillery win. */
const RANGED: Readonly<Record<TypeCode, string>> = {
  ...{ AH: 'ERD', AB: 'FRR', AR: '---', BE: 'RRR', BM: 'FRF', BL: 'RRR', CL: 'RRR', DR: 'XXX', FL: 'FRR', GO: 'X--', HE: 'ERD' },
  ...{ HO: 'RRR', KN: 'bbb', LU: 'XXX', MA: 'ERR', PA: '---', RI: 'bbb', SH: 'RRR', SN: 'FFF', SP: 'RRR', ST: 'DDD', WB: 'RRR' },
}
const WINNERS: readonly TypeCode[] = ['MA', 'SH', 'AR']

function meant(letter: string, bad: boolean, fresh: boolean): string {
  if (letter === 'g') return bad ? 'R' : 'D'
  if (letter === 'b') return bad ? 'D' : 'R'
  return letter === 'k' ? (bad || fresh ? 'D' : 'R') : letter
}

function bout(
  kind: Bout['kind'],
  loser: TypeCode,
  winner: TypeCode,
  more: Partial<Bout> & { bad?: boolean; general?: boolean } = {},
): Bout {
  const { bad = false, general = false, ...rest } = more
  return {
    ...{ kind, by: kind === 'close' ? null : 'b', fresh: false, houseRules: {} },
    ...{ a: sideOf(loser, { general, ticks: { bad } }), b: sideOf(winner) },
    ...rest,
  }
}

const LESS = { a: 7, b: 8 }
const DOUBLED = { a: 4, b: 8 }

describe('HQ-RES-1 the rows of the sheet', () => {
  test.each(CODES)('%s in close combat, in good going and in bad, in old contact and in new', (loser) => {
    for (const [at, winner] of CODES.entries()) {
      for (const bad of [false, true]) {
        for (const fresh of [false, true]) {
          const { printed } = verdictOf(bout('close', loser, winner, { bad, fresh }), LESS)
          expect(printed, `${loser} by ${winner}`).toEqual({ a: meant(CLOSE[loser][at] ?? '', bad, fresh), b: '-' })
        }
      }
    }
  })

  test.each(CODES)('%s at range', (loser) => {
    for (const [at, winner] of WINNERS.entries()) {
      for (const bad of [false, true]) {
        const { printed } = verdictOf(bout(winner === 'MA' ? 'bespell' : 'shoot', loser, winner, { bad }), LESS)
        expect(printed.a, `${loser} by ${winner}`).toBe(meant(RANGED[loser][at] ?? '', bad, false))
      }
    }
  })

  test('doubled: destroyed, but Fliers flee from most', () => {
    for (const loser of CODES) {
      for (const winner of CODES) {
        const dies = loser !== 'FL' || ['AH', 'AB', 'DR', 'FL', 'GO', 'HE', 'MA', 'SH'].includes(winner)
        expect(verdictOf(bout('close', loser, winner), DOUBLED).printed.a).toBe(dies ? 'D' : 'F')
      }
    }
  })

  test('equal: Heroes among themselves, Magician and Paladin, in close combat at odd scores', () => {
    const deadly = new Set(['AH AH', 'AH HE', 'HE AH', 'HE HE', 'MA PA', 'PA MA'])
    for (const one of CODES) {
      for (const other of CODES) {
        const dies = deadly.has(`${one} ${other}`) ? 'D' : '-'
        expect(verdictOf(bout('close', one, other), { a: 7, b: 7 }).printed).toEqual({ a: dies, b: dies })
        expect(verdictOf(bout('close', one, other), { a: 6, b: 6 }).printed).toEqual({ a: '-', b: '-' })
        expect(verdictOf(bout('shoot', one, other), { a: 7, b: 7 }).printed).toEqual({ a: '-', b: '-' })
      }
    }
  })

  test.each([
    ['AR', 'shoot', 'SH'],
    ['PA', 'shoot', 'SH'],
    ['GO', 'close', 'BL'],
    ['ST', 'close', 'FL'],
  ] as const)('RULING-37 bare_cell = recoil: %s where no clause fits', (loser, kind, winner) => {
    const houseRules: HouseRules = { bare_cell: 'recoil' }
    expect(verdictOf(bout(kind, loser, winner), LESS).printed.a).toBe('-')
    expect(verdictOf(bout(kind, loser, winner, { houseRules }), LESS).printed.a).toBe(loser === 'ST' ? '-' : 'R')
    expect(verdictOf(bout(kind, loser, winner, { houseRules }), { a: 8, b: 8 }).printed.a).toBe('-')
  })

  test('T-ODDS: what the difference of the totals promises', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
      const pairs = Array.from({ length: 36 }, (_, at) => (at % 6) - Math.floor(at / 6) + ahead)
      return [pairs.filter((lead) => lead > 0).length, pairs.filter((lead) => lead === 0).length, pairs.filter((lead) => lead < 0).length]
    })
    const told = [
      [15, 6, 15],
      [21, 5, 10],
      [26, 4, 6],
      [30, 3, 3],
      [33, 2, 1],
      [35, 1, 0],
      [36, 0, 0],
    ]
    expect(counts).toEqual(told)
    const odds = boutOdds(bout('close', 'BL', 'BL'))
    expect(odds.pairs.filter(({ verdict }) => verdict.lower === 'b').length).toBe(15)
  })
})

describe('who ignores a result', () => {
  test('HQ-RES-2 who bespells or shoots, but for spells on Gods and Magicians and for shots that are returned', () => {
    for (const target of CODES) {
      const spell = { ...bout('bespell', 'MA', target), by: 'a' as const }
      expect(isSafeAtRange(spell, 'a')).toBe(target !== 'GO' && target !== 'MA')
      expect(isSafeAtRange(spell, 'b')).toBe(false)
      expect(isSafeAtRange({ ...bout('shoot', 'SH', target), by: 'a' }, 'a')).toBe(true)
      expect(isSafeAtRange({ ...bout('mutual', 'SH', target), by: null }, 'a')).toBe(false)
    }
    expect(isSafeAtRange({ ...bout('shoot', 'AR', 'GO'), by: 'a' }, 'a')).toBe(true)
  })

  test('HQ-RES-3 opponents of Sneakers, but for Sneakers, a general and a Stronghold', () => {
    for (const own of CODES) {
      expect(isSafeFromSneakers(bout('close', own, 'SN'), 'a')).toBe(own !== 'SN' && own !== 'ST')
      expect(isSafeFromSneakers(bout('close', own, 'SN', { general: true }), 'a')).toBe(false)
      if (own !== 'SN') expect(isSafeFromSneakers(bout('close', 'SN', own), 'a')).toBe(false)
    }
  })
})

describe('of any two', () => {
  const side = fc.record({
    type: fc.constantFrom(...CODES),
    general: fc.boolean(),
    water: fc.boolean(),
    aid: fc.integer({ min: 0, max: 2 }),
    supporters: fc.integer({ min: 0, max: 3 }),
    ticks: fc.record({
      ...{ bad: fc.boolean(), cover: fc.boolean(), ward: fc.boolean(), water: fc.boolean(), ownStronghold: fc.boolean() },
      ...{ flanks: fc.integer({ min: 0, max: 2 }), rear: fc.boolean(), height: fc.boolean(), rank: fc.boolean() },
    }),
  })
  const any = fc.record({ kind: fc.constantFrom('bespell', 'shoot', 'mutual', 'close' as const), a: side, b: side, fresh: fc.boolean() })

  test('invariants 10 and 11: 36 pairs have one outcome each, sides can be swapped, and only equal rows hurt both', () => {
    fc.assert(
      fc.property(any, ({ kind, a, b, fresh }) => {
        const by = kind === 'bespell' || kind === 'shoot' ? 'a' : null
        const one: Bout = { kind, by, fresh, a, b, houseRules: {} }
        const odds = boutOdds(one)
        const swapped = boutOdds({ ...one, a: b, b: a, by: by === null ? null : 'b' })
        expect(odds.rows.reduce((sum, { count }) => sum + count, 0)).toBe(36)
        for (const { a: first, b: second, verdict } of odds.pairs) {
          const mirror = swapped.pairs.find((pair) => pair.a === second && pair.b === first)?.verdict.fates
          expect(mirror).toEqual({ a: verdict.fates.b, b: verdict.fates.a })
          if (verdict.fates.a !== '-' && verdict.fates.b !== '-') expect(verdict.comparison).toBe('equal')
        }
      }),
      { numRuns: 60 },
    )
  })
})
