import { expect, test } from 'vitest'
import { KINGDOMS, SEATS, TRIBES } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { toneOf } from '../../../../src-shared/games/greatest-lineage/charts/casualties.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'

tellForGreatestLineage()

test('sides of wars are told apart by colour, and by dashes and fills', () => {
  const tones = [...SEATS, ...KINGDOMS, TRIBES].map(toneOf)
  expect(new Set(tones.map(({ colour }) => colour)).size).toBe(tones.length)
  expect(new Set(tones.map(({ mark }) => mark)).size).toBe(tones.length)
})
