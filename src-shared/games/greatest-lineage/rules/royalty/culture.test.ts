import { describe, expect, test } from 'vitest'
import { effectiveCulture } from '../derived.ts'
import type { Royal } from '../records.ts'
import { house, stage } from '../../testing/stage.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { royalCulture } from './culture.ts'

function parts(royal: Readonly<Record<string, Royal>>) {
  return royalCulture(stage({ records: { royal } }), 'elves').map(({ rule, amount }) => [rule, amount])
}

const HOUSE = house('elves')
const RULER = HOUSE['elves-royal-1']!
const DAUGHTER = HOUSE['elves-royal-4']!

test('GL-ROY-3, GL-ROY-4, GL-ROY-5, GL-ROY-6 EX-01 the house at the beginning adds 10 + 10 + 2 + 1 = 23', () => {
  expect(parts(HOUSE)).toEqual([
    ['GL-ROY-3', 10],
    ['GL-ROY-4', 10],
    ['GL-ROY-5', 2],
    ['GL-ROY-6', 1],
  ])
  expect(effectiveCulture(stage({ records: { royal: HOUSE } }), 'elves')).toBe(23)
})

test('GL-ROY-4, GL-ROY-5, GL-ROY-6 EX-31 with a figure of 16: 16 + 16 + 3 + 1 = 36', () => {
  expect(parts(house('elves', { culture: 16 })).map(([, amount]) => amount)).toEqual([16, 16, 3, 1])
})

test.each([
  [14, 2, 1],
  [15, 3, 1],
  [19, 3, 1],
  [20, 4, 2],
])('GL-ROY-5, GL-ROY-6 a figure of %i: %i for a child like the ruler, %i for one like the spouse', (culture, like, unlike) => {
  expect(
    parts(house('elves', { culture }))
      .slice(2)
      .map(([, amount]) => amount),
  ).toEqual([like, unlike])
})

test('GL-ROY-5, GL-ROY-6 of a queen it is the daughter who adds the fifth', () => {
  const royal = { ...HOUSE, [RULER.id]: { ...RULER, sex: 'female' as const } }
  expect(parts(royal).slice(2)).toEqual([
    ['GL-ROY-6', 1],
    ['GL-ROY-5', 2],
  ])
})

describe('GL-ROY-3 no ruler', () => {
  test('GL-ROY-3 without a ruler nobody adds anything', () => {
    expect(parts({ [DAUGHTER.id]: DAUGHTER })).toEqual([])
  })

  test('GL-ROY-3 RULING-106 ruler_culture = per_turn: the house adds nothing beside the ledger', () => {
    const world = stage({ rules: { ruler_culture: 'per_turn' }, elves: { culture: 7 }, records: { royal: HOUSE } })
    expect(effectiveCulture(world, 'elves')).toBe(7)
  })
})

test('GL-ROY-3 the lines of the figure are worded', () => {
  const world = stage({ records: { royal: HOUSE } })
  const said = royalCulture(world, 'elves').map(({ wording, figures }) => ROYALTY_WORDS[wording as keyof typeof ROYALTY_WORDS](figures))
  expect(said).toEqual(['Ruler', 'Spouse', 'Son', 'Daughter'])
})
