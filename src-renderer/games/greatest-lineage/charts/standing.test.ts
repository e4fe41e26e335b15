import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { put } from '../../../testing/secrets.ts'
import { SEATS } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { newCivilisation } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { rangeIn, within } from '../../../../src-shared/games/reading/chartRounds.ts'
import { courseOf, type Course } from '../../../../src-shared/games/greatest-lineage/charts/course.ts'
import { peopleFigures, scoreFigures, storesFigures } from '../../../../src-shared/games/greatest-lineage/charts/parts.ts'
import { standingFigures } from '../../../../src-shared/games/greatest-lineage/charts/standing.ts'
import { figuresCsv } from '../../../features/charts/figures.ts'
import { hasFigures } from '../../../../src-shared/games/api/chartFace.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'

tellForGreatestLineage()

function played(viewer: string, ...answers: readonly (readonly Effect[])[]): Course {
  const setup = [
    posting('elves', 'culture', 10),
    posting('elves', 'food', 6),
    posting('elves', 'males', 8),
    ...SEATS.map((seat) => posting(seat, 'age', 1)),
  ]
  const { world, moments, ledger } = foldHistory(entriesOf(setup, answers))
  return courseOf(world, moments, ledger, viewer)
}

const ALL = { from: 0, to: 99 }
const THREE_ROUNDS: readonly (readonly Effect[])[] = [
  [at(1, 'elves', 1), posting('elves', 'culture', 5), posting('humans', 'culture', 12)],
  [at(1, 'humans', 1), posting('elves', 'wood', 2)],
  [at(2, 'elves', 1), posting('elves', 'culture', -3), posting('dwarves', 'prestige', -4)],
]

describe('the course of a campaign', () => {
  test('is read off at the end of each round, the set-up first, the round in play as it stands', () => {
    const { rounds } = played('gm', ...THREE_ROUNDS)
    expect(rounds.map(({ round, seats }) => [round, seats.get('elves')?.accounts.get('culture')])).toEqual([
      [0, 10],
      [1, 15],
      [2, 12],
    ])
  })

  test('a range never leaves the campaign, nor turns round', () => {
    const { rounds } = played('gm', ...THREE_ROUNDS)
    expect(rangeIn(rounds, null, null)).toEqual({ from: 0, to: 2 })
    expect(rangeIn(rounds, 7, 1)).toEqual({ from: 1, to: 1 })
    expect(within(rounds, { from: 1, to: 1 }).map(({ round }) => round)).toEqual([1])
  })
})

describe('standing', () => {
  test('stands side by side with who leads and by how much', () => {
    const figures = standingFigures(played('gm', ...THREE_ROUNDS), 'culture', { from: 0, to: 1 })
    expect(figures.labels).toEqual(['0', '1'])
    expect(figures.series.map(({ id, values }) => [id, values])).toEqual([
      ['elves', [10, 15]],
      ['humans', [0, 12]],
      ['dwarves', [0, 0]],
    ])
    expect(figures.title).toBe('Culture: the elves lead with 15, 3 ahead of the humans')
  })

  test('those who are level are told so', () => {
    expect(standingFigures(played('gm', ...THREE_ROUNDS), 'culture', ALL).title).toBe('Culture: the elves and the humans are level at 12')
  })

  test('GL-WIN-8 the score counts what Appendix b counts, in points', () => {
    // Culture 10 x 2, food 6 x 0.5, eight people x 0.25.
    const [elves] = standingFigures(played('gm'), 'score', ALL).series
    expect(elves?.values).toEqual([25])
  })

  test('a line ends in the round in which its civilisation fell', () => {
    const fallen = put('GL-WIN-1', 'civilisation', 'humans', newCivilisation('humans', { alive: false, fell: 1 }))
    const course = played('gm', [at(1, 'elves', 1), fallen], [at(2, 'elves', 1)], [at(3, 'elves', 1)])
    expect(standingFigures(course, 'culture', ALL).series[1]?.values).toEqual([0, 0, null, null])
  })

  test('the file of figures has a line a round, and nothing where there is nothing to tell', () => {
    const fallen = put('GL-WIN-1', 'civilisation', 'humans', newCivilisation('humans', { alive: false, fell: 1 }))
    const figures = standingFigures(played('gm', [at(1, 'elves', 1), fallen], [at(2, 'elves', 1)]), 'culture', ALL)
    expect(figuresCsv(figures)).toBe('\uFEFFRound,Elves,Humans,Dwarves\r\n0,10,0,0\r\n1,10,0,0\r\n2,10,,0\r\n')
  })
})

describe('a player', () => {
  test('sees what is open of others: territories, age and prestige, once anything was posted there', () => {
    const course = played('humans', ...THREE_ROUNDS)
    expect(standingFigures(course, 'prestige', ALL).series.map(({ id }) => id)).toEqual(['humans', 'dwarves'])
    expect(standingFigures(course, 'age', ALL).series.map(({ id }) => id)).toEqual(['elves', 'humans', 'dwarves'])
  })

  test.each(['culture', 'technology', 'militaryTechnology', 'people', 'tokens', 'score'] as const)(
    'sees the own %s only, and is told of whom nothing is known',
    (measure) => {
      const figures = standingFigures(played('humans', ...THREE_ROUNDS), measure, ALL)
      expect(figures.series.map(({ id }) => id)).toEqual(['humans'])
      expect(figures.notes).toEqual(['Not known to you, and so not drawn: the elves and the dwarves.'])
    },
  )

  test('sees no points of others', () => {
    expect(scoreFigures(played('humans', ...THREE_ROUNDS), ALL).labels).toEqual(['Humans'])
  })
})

describe('parts of a whole', () => {
  test('stores, kind upon kind', () => {
    const figures = storesFigures(played('gm', ...THREE_ROUNDS), 'elves', ALL)
    expect(figures.series.map(({ id, values }) => [id, values])).toEqual([
      ['food', [6, 6, 6]],
      ['wood', [0, 2, 2]],
      ['stone', [0, 0, 0]],
      ['metal', [0, 0, 0]],
      ['wealth', [0, 0, 0]],
    ])
    expect(figures.title).toBe('The elves hold 8 tokens, 6 of them food')
  })

  test('people by what they do', () => {
    const course = played('gm', [at(1, 'elves', 1), posting('elves', 'males', -2), posting('elves', 'warriors', 2)])
    const figures = peopleFigures(course, 'elves', ALL)
    expect(figures.series.map(({ id, values }) => [id, values.at(-1)])).toEqual([
      ['females', 0],
      ['males', 6],
      ['warriors', 2],
      ['spies', 0],
      ['assassins', 0],
    ])
    expect(figures.title).toBe('The elves number 8, 25% of them under arms')
  })

  test('GL-WIN-8 the parts of a score add up to it', () => {
    const figures = scoreFigures(played('gm'), ALL)
    expect(figures.labels).toEqual(['Elves', 'Humans', 'Dwarves'])
    expect(figures.series.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(25)
    expect(figures.title).toBe('The elves are first with 25 points, 25 ahead of the humans')
  })

  test('nothing known is nothing to draw', () => {
    expect(hasFigures({ ...scoreFigures(played('gm'), ALL), series: [] })).toBe(false)
  })
})
