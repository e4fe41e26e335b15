import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { momentsOf, type Moment, type SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { RollAnswer } from '../../../src-shared/kernel/engine/request.ts'
import { at } from '../../testing/played.ts'
import { bandFaces, bandsOf, byFaces, diceFigures, judgeDice, tallyDice, type DiceTally } from './dice.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const ALL = { from: 0, to: 99 }

function played(...rolls: readonly (readonly [request: string, answer: RollAnswer])[]): readonly Moment[] {
  const entries: SeenEntry[] = [
    { seq: 0, kind: 'setup', effects: [at(1, 'elves', 3)] },
    ...rolls.map(([request, answer], index): SeenEntry => ({ seq: index + 1, kind: 'answer', request, answer, effects: [] })),
  ]
  return momentsOf(entries)
}

const spread = (bands: readonly number[]): DiceTally => ({
  seat: 'elves',
  faces: 100,
  bands,
  dice: bands.reduce((sum, times) => sum + times, 0),
  uncounted: 0,
})

describe('tallying', () => {
  test('1 to 10 is the first tenth, 91 to 100 the last', () => {
    const [tally] = tallyDice(played(['1/elves/3/deaths', { by: 'app', dice: [1, 10, 11, 90, 91, 100] }]), ALL, 'all')
    expect(tally).toEqual({ seat: 'elves', faces: 100, bands: [2, 1, 0, 0, 0, 0, 0, 0, 1, 2], dice: 6, uncounted: 0 })
  })

  test('dice belong to the seat that was asked, not to the one on turn', () => {
    const tallies = tallyDice(
      played(['1/elves/5/battle@humans', { by: 'hand', dice: [34] }], ['1/elves/5/battle', { by: 'hand', dice: [77] }]),
      ALL,
      'all',
    )
    expect(tallies.map(({ seat, dice }) => [seat, dice])).toEqual([
      ['elves', 1],
      ['humans', 1],
    ])
  })

  test('those the game master rolls between the turns count as those within them', () => {
    const tallies = tallyDice(
      played(['2/humans/5/kingdomLand@gm', { by: 'app', dice: [4] }], ['2/table/0/kingdomEnemy', { by: 'app', dice: [40, 41] }]),
      ALL,
      'all',
    )
    expect(tallies.map(({ seat, dice }) => [seat, dice])).toEqual([['gm', 3]])
  })

  test('rolls by the score are kept as outcomes and say nothing of their faces', () => {
    const [tally] = tallyDice(played(['1/elves/3/births', { by: 'app', counts: { child: 14, noChild: 11 }, digest: 'x' }]), ALL, 'all')
    expect(tally).toMatchObject({ dice: 0, uncounted: 25 })
    expect(
      diceFigures({ faces: 100, tallies: [spread([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), ...(tally === undefined ? [] : [tally])] }).notes,
    ).toEqual(['Of 25 further dice rolled by the score only the outcomes are kept.'])
  })

  test('GL-CHK-4 the ten-sided die of a shortage is tallied with its like, not with percentile dice', () => {
    const tallies = tallyDice(played(['1/elves/8/loss', { by: 'app', dice: [7] }], ['1/elves/3/a', { by: 'app', dice: [7] }]), ALL, 'all')
    expect(tallies.map(({ faces, bands }) => [faces, bands.indexOf(1)])).toEqual([
      [100, 0],
      [10, 6],
    ])
    expect(byFaces(tallies).map(({ faces }) => faces)).toEqual([100, 10])
  })

  test('dice of any faces fall into bands that cover every face once', () => {
    for (const faces of [2, 6, 20, 21, 37, 100, 1000]) {
      const dice = Array.from({ length: faces }, (_, at) => at + 1)
      const [tally] = tallyDice(played(['1/elves/3/a', { by: 'app', dice, faces }]), ALL, 'all')
      const widths = Array.from({ length: bandsOf(faces) }, (_, band) => bandFaces(faces, band)).map(({ first, last }) => last - first + 1)
      expect(tally).toMatchObject({ faces, bands: widths, dice: faces })
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
    }
  })

  test('dice the app threw at once belong to whoever threw them', () => {
    const thrown: Effect = {
      ...{ kind: 'dice', rule: 'GL-WAR-9', request: '1/elves/5/a@humans', seat: 'humans', faces: 6, wording: 'roll.a' },
      rolled: { by: 'app', dice: [6], faces: 6 },
    }
    const entries: SeenEntry[] = [
      { seq: 0, kind: 'setup', effects: [at(1, 'elves', 3)] },
      { seq: 1, kind: 'answer', request: '1/elves/5/b', answer: 'yes', effects: [thrown] },
    ]
    expect(tallyDice(momentsOf(entries), ALL, 'all')).toMatchObject([{ seat: 'humans', faces: 6, bands: [0, 0, 0, 0, 0, 1] }])
  })

  test('those of the app and those of the table can be told apart', () => {
    const moments = played(['1/elves/3/a', { by: 'app', dice: [1, 2] }], ['1/elves/3/b', { by: 'hand', dice: [3] }])
    expect(tallyDice(moments, ALL, 'hand')[0]?.dice).toBe(1)
    expect(tallyDice(moments, ALL, 'app')[0]?.dice).toBe(2)
  })

  test('only the rounds asked for, and nothing that was taken back', () => {
    expect(tallyDice(played(['1/elves/3/a', { by: 'app', dice: [1] }]), { from: 2, to: 9 }, 'all')).toEqual([])
    const entries: SeenEntry[] = [
      { seq: 0, kind: 'setup', effects: [at(1, 'elves', 3)] },
      { seq: 1, kind: 'answer', request: '1/elves/3/a', answer: { by: 'app', dice: [50] }, effects: [] },
      { seq: 2, kind: 'retraction', from: 1 },
    ]
    expect(tallyDice(momentsOf(entries), ALL, 'all')).toEqual([])
  })
})

describe('what the dice say', () => {
  test('fewer than fifty are too few, however they lie', () => {
    const { kind, text } = judgeDice(spread([49, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    expect(kind).toBe('few')
    expect(text).toContain('49 dice, too few to judge')
  })

  test('dice as fair ones lie', () => {
    const { kind, text } = judgeDice(spread([12, 8, 10, 9, 11, 10, 13, 7, 10, 10]))
    expect(kind).toBe('even')
    // Chi-square 2.8 with 9 degrees of freedom: 0.9717.
    expect(text).toBe('Elves: 100 dice, spread as fair dice would be: 97 of 100 fair campaigns look at least this uneven.')
  })

  test('dice that are hardly fair', () => {
    const { kind, text } = judgeDice(spread([40, 2, 2, 2, 2, 2, 2, 2, 2, 44]))
    expect(kind).toBe('odd')
    expect(text).toContain('fewer than 1 of 10,000 fair campaigns look like this. That is hardly chance.')
  })

  test('bands of uneven width are judged by their width', () => {
    const faces = 25
    const bands = Array.from({ length: bandsOf(faces) }, (_, band) => bandFaces(faces, band)).map(
      ({ first, last }) => 40 * (last - first + 1),
    )
    expect(judgeDice({ seat: 'elves', faces, bands, dice: 1000, uncounted: 0 })).toMatchObject({ kind: 'even' })
  })

  test('every seat stands beside fair dice, in percent of its own', () => {
    const { series, title } = diceFigures({ faces: 100, tallies: [spread([20, 10, 10, 10, 10, 10, 10, 10, 10, 0])] })
    expect(series.map(({ name }) => name)).toEqual(['Elves (100)', 'Fair dice'])
    expect(series[0]?.values[0]).toBe(20)
    expect(series[1]?.values).toEqual(Array<number>(10).fill(10))
    expect(title).toBe('The dice fall as fair dice do')
  })
})
