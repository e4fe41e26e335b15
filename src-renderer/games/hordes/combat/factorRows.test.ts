import { describe, expect, test } from 'vitest'
import { sideOf, type Bout } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import { linesOf, totalOf } from '../../../../src-shared/games/hordes/rules/combat/lines.ts'
import type { CombatKind } from '../../../../src-shared/games/hordes/rules/records.ts'
import { CODES } from '../../../../src-shared/games/hordes/rules/types.ts'
import { factorRows } from './factorRows.ts'
import { offersFor } from './offers.ts'

const CLOSE = { kind: 'close', by: null, fresh: false, houseRules: {} } as const

function rowsOf(bout: Bout) {
  return Object.fromEntries(factorRows(bout, offersFor(bout)).map((row) => [row.id, row]))
}

describe('HQ-FAC-1 to HQ-FAC-9 every line of a combat, for both sides', () => {
  test('what they show adds up to what the rules count, for any two types and any ticks', () => {
    const kinds: readonly [CombatKind, 'a' | null][] = [
      ['close', null],
      ['shoot', 'a'],
      ['bespell', 'a'],
    ]
    for (const [kind, by] of kinds)
      for (const a of CODES)
        for (const b of CODES) {
          const ticks = {
            bad: true,
            cover: kind !== 'close',
            flanks: 1,
            rear: true,
            height: true,
            rank: true,
            ward: true,
            ownStronghold: true,
          }
          const bout: Bout = { ...CLOSE, kind, by, a: sideOf(a, { general: true, ticks, aid: 2 }), b: sideOf(b, { ticks, supporters: 1 }) }
          const rows = factorRows(bout, offersFor(bout))
          for (const side of ['a', 'b'] as const)
            expect(rows.reduce((sum, row) => sum + row[side].value, 0)).toBe(totalOf(linesOf(bout), side))
        }
  })

  test('Knights in the open against ranked Spears in a wood: what hampers, what is lost, and why', () => {
    const rows = rowsOf({ ...CLOSE, a: sideOf('KN'), b: sideOf('SP', { ticks: { bad: true, rank: true } }) })
    expect(rows['badEnemy']?.a.value).toBe(-2)
    expect(rows['bad']?.b).toEqual({ value: -2, tick: { id: 'bad', most: 1, now: 1 }, reason: null })
    expect(rows['rank']?.b).toEqual({ value: 0, tick: { id: 'rank', most: 1, now: 1 }, reason: null })
    expect(rows['rank']?.a.reason).toBe('ranksOnly')
    expect(rows['badEnemy']?.b.reason).toBe('slowOnly')
    expect(rows['ward']).toMatchObject({ applies: false, a: { reason: 'spellOnly' } })
  })

  test('Artillery is never asked for bad going, nobody for height against aerials', () => {
    const rows = rowsOf({ ...CLOSE, a: sideOf('AR'), b: sideOf('FL') })
    expect([rows['bad']?.a.tick, rows['height']?.a.tick, rows['height']?.a.reason]).toEqual([null, null, 'foeAerial'])
  })

  test('who helps in storming a Stronghold is asked where it counts', () => {
    const rows = rowsOf({ ...CLOSE, a: sideOf('HE', { aid: 2 }), b: sideOf('ST') })
    expect(rows['aid']?.b).toEqual({ value: -2, tick: { id: 'aid', most: 2, now: 2 }, reason: null })
    expect(rows['aid']?.a.reason).toBe('noAid')
  })

  test('a spell asks what shelters of its target alone', () => {
    const rows = rowsOf({ ...CLOSE, kind: 'bespell', by: 'a', a: sideOf('MA'), b: sideOf('MA') })
    expect([rows['ward']?.b.tick?.id, rows['water']?.b.tick?.id, rows['ownStronghold']?.b.tick?.id]).toEqual([
      'ward',
      'water',
      'ownStronghold',
    ])
    expect(rows['ward']?.a.reason).toBe('targetOnly')
    expect(rows['flanks']).toMatchObject({ applies: false, a: { reason: 'closeOnly' } })
  })
})
