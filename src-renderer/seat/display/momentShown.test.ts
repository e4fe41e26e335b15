import { expect, test } from 'vitest'
import type { HighlightKind } from '../../../src-shared/games/api/highlightFace.ts'
import { momentShown } from './momentShown.ts'

const at = (kind: HighlightKind, to: number, turn = 17) => ({ kind, to, at: { turn, seat: 'red', phase: 1 } })

test.each([
  ['the event keeps the screen from the wedding behind it', [at('event', 100), at('wedding', 101)], 102, 'event'],
  ['a battle takes it from a birth', [at('birth', 100), at('battle', 101)], 102, 'battle'],
  ['of two alike the later one', [at('birth', 100), at('birth', 101)], 102, 101],
  ['after a while the lesser one has its turn', [at('event', 100), at('wedding', 111)], 113, 'wedding'],
  ['long ago, but the last there was', [at('wedding', 20)], 113, 'wedding'],
  ['turns and rounds have a place of their own', [at('turn', 100), at('round', 100)], 102, null],
  ['two rounds ago is over', [at('battle', 100, 15)], 102, null],
] as const)('%s', (_rule, found, newest, shown) => {
  const moment = momentShown(found, 17, newest)
  expect(typeof shown === 'number' ? moment?.to : (moment?.kind ?? null)).toBe(shown)
})
