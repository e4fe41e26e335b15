import { describe, expect, test } from 'vitest'
import { random } from '../../../insight/bots/random.ts'
import { momentsOf, type Moment } from '../../../kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { holder } from '../bots/holder.ts'
import { gameOf } from '../rules/records.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { countHolds } from '../rules/scoring.ts'
import { playOut, stage } from '../testing/stage.ts'
import { playWhole, type WholeGame } from '../testing/wholeGame.ts'
import { readClosing } from './closing.ts'

const NOTHING: readonly Moment[] = []
const sum = (points: readonly { readonly points: number }[]): number => points.reduce((total, one) => total + one.points, 0)

describe.each<[string, HouseRules]>([
  ['players win', {}],
  ['nations win', { winner: 'nation', tie: 'shared' }],
])('NT-END-1 a whole game where %s', (_, rules) => {
  const game: WholeGame = playWhole('a1'.repeat(32), [holder, random, holder], rules)
  const closing = readClosing(game.world, game.moments)

  test('the first places are those the rules give the victory', () => {
    const { ended } = gameOf(game.world)
    expect(closing?.isOver).toBe(true)
    expect(closing?.round).toBe(17)
    const first = closing?.places.filter(({ isFirst }) => isFirst) ?? []
    expect(first.flatMap(({ nations }) => nations)).toEqual(ended?.nations)
    expect(closing?.places).toHaveLength(rules.winner === 'nation' ? 7 : 3)
    expect(ended?.status).toBe(closing?.decidedBy === 'shared' ? 'shared' : 'won')
  })

  test('every point has its source, and stands in the story of its round', () => {
    for (const place of closing?.places ?? []) {
      expect(sum(place.sources), place.owner).toBe(place.points)
      expect(sum(place.parts.flatMap(({ sources }) => sources)), place.owner).toBe(place.points)
      expect(
        place.parts.reduce((total, { units }) => total + units, 0),
        place.owner,
      ).toBe(place.units)
      for (const { nation, sources } of place.parts) expect(sum(sources), nation).toBe(game.world.balance(nation, 'vp'))
      const told = (closing?.story ?? []).flatMap(({ scored }) => scored.filter(({ owner }) => owner === place.owner))
      expect(sum(told), place.owner).toBe(place.points)
      for (const { source } of place.sources) expect(['hold', 'kill', 'alive', 'events']).toContain(source)
    }
  })

  test('the story tells what the chronicle tells', () => {
    const lines = game.moments.flatMap(({ effects }) => effects.flatMap(({ effect }) => (effect.kind === 'line' ? [effect] : [])))
    const of = (wording: string): typeof lines => lines.filter((line) => line.wording === wording)
    const story = closing?.story ?? []
    expect(story.reduce((total, { dead }) => total + dead, 0)).toBe(
      of('line.dead').reduce((total, { figures }) => total + Number(figures?.['count']), 0),
    )
    expect(story.flatMap(({ taken }) => taken)).toHaveLength(of('line.taken').length)
    expect(of('line.dead').length).toBeGreaterThan(0)
    expect(story.filter(({ isNewLeader }) => isNewLeader).length).toBeGreaterThan(0)
  })
})

describe('NT-END-1 how it would end now', () => {
  test('EX-29 of equal points most units are first; where ties are shared, all of them', () => {
    const points = { OT: 41, HC: 41, CT: 38 }
    const units = { HC: { 'SM.soldier': 12 }, OT: { 'LM.warrior': 9 }, CT: { 'CD.warrior': 20 } }
    const by = readClosing(stage({ points, units, round: 17, phase: 6 }), NOTHING)
    expect(by).toMatchObject({ isOver: false, decidedBy: 'units' })
    expect(by?.places.map(({ owner, place }) => [owner, place])).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['p3', 3],
    ])
    const shared = readClosing(stage({ points, units, rules: { tie: 'shared' } }), NOTHING)
    expect(shared?.decidedBy).toBe('shared')
    expect(shared?.places.map(({ place, isFirst }) => [place, isFirst])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ])
  })

  test('points of events, of what is judged and of corrections are told apart', () => {
    const scoring = [
      { kind: 'hold', area: 'LM', rounds: [5], points: 3 },
      { kind: 'moderator', rounds: [5], text: 'The best tale' },
    ] as const
    const world = stage({ round: 5, phase: 6, nations: { OT: { scoring } }, units: { OT: { 'LM.warrior': 1 } } })
    const { effects } = playOut(world, (now) => countHolds(now), [{ act: 'points', nation: 'OT', points: 3 }, { act: 'done' }])
    const moments = momentsOf([
      { seq: 1, kind: 'setup', effects: [{ kind: 'checkpoint', cursor: { turn: 5, seat: 'table', phase: 6 } }, ...effects] },
      {
        ...{ seq: 2, kind: 'correction' },
        effects: [{ kind: 'posting', rule: CORRECTION_RULE, owner: 'OT', account: 'vp', delta: -1 }],
      },
    ])
    const ben = readClosing(world, moments)?.places.find(({ owner }) => owner === 'p2')
    expect(ben?.sources).toEqual([
      { source: 'hold', points: 3 },
      { source: 'judged', points: 3 },
      { source: 'hand', points: -1 },
    ])
  })

  test('there is nothing before the set-up', () => {
    expect(readClosing(new WorldState(), NOTHING)).toBeNull()
  })
})
