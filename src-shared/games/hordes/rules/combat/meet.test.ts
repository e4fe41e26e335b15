import { describe, expect, test } from 'vitest'
import { CODES, TYPES, type TypeCode } from '../types.ts'
import { meet, type Behind, type Met } from './meet.ts'
import { mayPassMoving, mayPassRecoiling, type Meeting } from './passing.ts'

function meeting(mover: TypeCode, met: TypeCode, more: Partial<Meeting> = {}): Meeting {
  return { mover, met, friend: true, aligned: true, engaged: false, ...more }
}

const ALL = CODES.flatMap((mover) => CODES.map((met) => [mover, met] as const))
/** Aerials that hold on to nothing but what two rulings leave them. */
const HELD = CODES.filter((code) => TYPES[code].class === 'A' && code !== 'GO')

describe('who passes whom', () => {
  test('HQ-INT-1 Sneakers pass and are passed by anything, recoiling aerials too', () => {
    for (const code of CODES) {
      for (const friend of [true, false]) {
        expect(mayPassRecoiling(meeting('SN', code, { friend, aligned: false, engaged: true }))).toBe(true)
        expect(mayPassRecoiling(meeting(code, 'SN', { friend, aligned: false, engaged: true }))).toBe(true)
      }
    }
  })

  test('HQ-INT-2 a Magician passes any friend, and of enemies those he passes as ground troops', () => {
    for (const code of CODES) expect(mayPassRecoiling(meeting('MA', code, { aligned: false, engaged: true }))).toBe(true)
    const enemies = CODES.filter((code) => mayPassRecoiling(meeting('MA', code, { friend: false })))
    expect(enemies).toEqual(['AH', 'FL', 'SN'])
  })

  test('HQ-INT-3 a God passes anybody', () => {
    for (const code of CODES) expect(mayPassRecoiling(meeting('GO', code, { friend: false, engaged: true }))).toBe(true)
  })

  test('HQ-INT-4 ground troops pass under friendly aerials and enemy Fliers and Aerial Heroes that do not fight', () => {
    const under = (more: Partial<Meeting>): readonly TypeCode[] => CODES.filter((code) => mayPassRecoiling(meeting('BL', code, more)))
    expect(under({})).toEqual(['AH', 'AB', 'DR', 'FL', 'GO', 'SN'])
    expect(under({ friend: false })).toEqual(['AH', 'FL', 'SN'])
    expect(under({ engaged: true })).toEqual(['SN'])
  })

  test('HQ-INT-5 aerials that do not recoil pass over any ground troops', () => {
    for (const mover of HELD)
      for (const met of CODES) expect(mayPassMoving(meeting(mover, met, { friend: false }))).toBe(TYPES[met].class !== 'A' || met === 'SN')
    expect(mayPassMoving(meeting('BL', 'BL', { friend: false }))).toBe(false)
  })

  test('HQ-INT-6 aerials that recoil pass over nobody, and die in wood and BUA, a God too', () => {
    for (const mover of HELD) {
      expect(CODES.filter((met) => mayPassRecoiling(meeting(mover, met)))).toEqual(['SN'])
      expect(meet(mover, 'builtUp', true, {})).toBe('destroyed')
    }
    expect([meet('GO', 'builtUp', true, {}), meet('BL', 'builtUp', true, {})]).toEqual(['destroyed', 'clear'])
  })

  test('HQ-INT-7 mounted pass friendly foot that faces their way or the opposite one', () => {
    const mounted = CODES.filter((code) => TYPES[code].class === 'M')
    for (const mover of CODES.filter((code) => code !== 'SN' && code !== 'MA' && TYPES[code].class !== 'A')) {
      expect(mayPassRecoiling(meeting(mover, 'SP'))).toBe(mounted.includes(mover))
      expect(mayPassRecoiling(meeting(mover, 'SP', { aligned: false }))).toBe(false)
      expect(mayPassRecoiling(meeting(mover, 'SP', { friend: false }))).toBe(false)
    }
  })
})

describe('T-MEET', () => {
  test('HQ-RES-4 invariants 14 and 17: every meeting has one end, and only Behemoths, Dragons and Gods push one another', () => {
    for (const [mover, met] of ALL) {
      for (const friend of [true, false]) {
        for (const room of [true, false]) {
          const end = meet(mover, { met, friend, aligned: false, engaged: true }, room, {})
          expect(['destroyed', 'crushed', 'passes', 'pushes'] satisfies Met[]).toContain(end)
          if (!room) expect(['destroyed', 'crushed']).toContain(end)
          if (end === 'pushes')
            expect([friend, !['BM', 'DR', 'GO'].includes(met) || ['BM', 'DR', 'GO'].includes(mover)]).toEqual([true, true])
        }
      }
    }
  })

  test('HQ-RES-7 Behemoths and Dragons destroy what they meet, friend or enemy, with three exceptions', () => {
    for (const mover of ['BM', 'DR'] as const) {
      for (const friend of [true, false]) {
        const spared = CODES.filter((met) => meet(mover, { met, friend, aligned: true, engaged: true }, true, {}) !== 'crushed')
        expect(spared).toEqual(CODES.filter((met) => ['BM', 'SN', 'ST'].includes(met) || TYPES[met].class === 'A'))
      }
    }
  })

  test.each<[Behind, Met]>([
    ['nothing', 'clear'],
    ['impassable', 'destroyed'],
    ['edge', 'lost'],
  ])('%s: %s', (behind, end) => {
    for (const mover of CODES) expect(meet(mover, behind, true, {})).toBe(end)
  })

  test('RULING-39 over_edge = stops', () => {
    expect(meet('BL', 'edge', true, { over_edge: 'stops' })).toBe('stops')
  })
})
