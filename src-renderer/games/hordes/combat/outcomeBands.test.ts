import { expect, test } from 'vitest'
import { boutOdds } from '../../../../src-shared/games/hordes/odds/bout.ts'
import { sideOf, type Bout } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import { CODES } from '../../../../src-shared/games/hordes/rules/types.ts'
import { bandsOf } from './outcomeBands.ts'

function bout(a: Bout['a'], b: Bout['b'], more: Partial<Bout> = {}): Bout {
  return { kind: 'close', by: null, fresh: false, houseRules: {}, a, b, ...more }
}

const told = (one: Bout): readonly string[] =>
  bandsOf(boutOdds(one)).map(({ fates, doubled, count }) => `${fates.a}${fates.b}${doubled ? ' doubled' : ''} ${count}`)

test.each([
  ['Knights charge Spears (EX-06)', bout(sideOf('KN'), sideOf('SP')), ['-D 10', '-- 5', 'R- 17', 'D- doubled 4']],
  ['Shooters shoot Knights (EX-10)', bout(sideOf('SH'), sideOf('KN'), { kind: 'shoot', by: 'a' }), ['-D doubled 4', '-R 17', '-- 15']],
  ['a Hero and an Aerial Hero (EX-21)', bout(sideOf('HE'), sideOf('AH')), ['-D 15', '-- 3', 'DD 3', 'D- 15']],
])('HQ-RES-1 %s', (_, one, bands) => expect(told(one)).toEqual(bands))

test('of any two types they are 36 throws, and each band stands once', () => {
  for (const a of CODES)
    for (const b of CODES) {
      const bands = bandsOf(boutOdds(bout(sideOf(a), sideOf(b))))
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(36)
      expect(new Set(bands.map(({ key }) => key)).size).toBe(bands.length)
    }
})
