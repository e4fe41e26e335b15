import { describe, expect, test } from 'vitest'
import { resolveMissions } from '../../../../src-shared/games/greatest-lineage/rules/espionage/resolution.ts'
import { rulerDies } from '../../../../src-shared/games/greatest-lineage/rules/royalty/house.ts'
import { assassin, byId, mission, seenOf } from '../../../../src-shared/games/greatest-lineage/testing/agents.ts'
import { house, playOut, stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { at, entriesOf } from '../../../testing/played.ts'
import { reignsOf, type Life } from '../../../../src-shared/games/greatest-lineage/reading/reigns.ts'

const ROYALS = { ...house('elves'), ...house('humans'), ...house('dwarves') }

/** Everybody who was of the humans' house, as `viewer` reads it of what the rules made of it. */
function livesSeen(played: readonly Effect[], viewer: string): ReadonlyMap<string, Life> {
  const royals = Object.entries(ROYALS).map(([id, value]): Effect => ({
    kind: 'record',
    rule: 'GL-SET-7',
    collection: 'royal',
    id,
    value: value as never,
  }))
  const moments = momentsOf(entriesOf([...royals, at(5, 'humans', 5)], [seenOf(played, viewer)]))
  const lives = reignsOf(moments, 'humans').flatMap(({ ruler, spouses, children, heirs }) => [ruler, ...spouses, ...children, ...heirs])
  return new Map(lives.map((life) => [life.id, life]))
}

/** Assassins of elves and dwarves try the humans' children, in that order; dice of 1 succeed. */
function murders(...dice: readonly number[]): readonly Effect[] {
  const royal = (id: string, of: string, owner: 'elves' | 'dwarves', victim: string) => mission(id, of, { owner, goal: 'royal', victim })
  const world = stage({
    turn: 5,
    seat: 'humans',
    phase: 5,
    elves: { males: 40, assassins: 1 },
    dwarves: { males: 40, assassins: 1 },
    humans: { males: 40 },
    records: {
      royal: ROYALS,
      agent: byId(assassin('a'), assassin('b', { owner: 'dwarves' })),
      mission: byId(royal('1', 'a', 'elves', 'humans-royal-3'), royal('2', 'b', 'dwarves', 'humans-royal-4')),
    },
  })
  return playOut(
    world,
    (view) => resolveMissions(view, 'humans'),
    dice.map((die) => [die]),
  ).effects
}

const hands = (played: readonly Effect[], viewer: string) =>
  ['humans-royal-3', 'humans-royal-4'].map((id) => livesSeen(played, viewer).get(id)?.left?.hand)

describe('whose hand it was, as the rules tell it', () => {
  test('of two murders in one phase each owner reads of the own alone, the game master of both, the house of none', () => {
    const played = murders(1, 1)
    expect(hands(played, 'elves')).toEqual(['elves', null])
    expect(hands(played, 'dwarves')).toEqual([null, 'dwarves'])
    expect(hands(played, 'gm')).toEqual(['elves', 'dwarves'])
    expect(hands(played, 'humans')).toEqual([null, null])
  })

  test('each death is told by its own line', () => {
    const lives = livesSeen(murders(1, 1), 'elves')
    expect(['humans-royal-3', 'humans-royal-4'].map((id) => lives.get(id)?.left?.line)).toEqual([
      expect.objectContaining({ wording: 'line.royalMurdered', figures: expect.objectContaining({ sex: 'male' }) }),
      expect.objectContaining({ wording: 'line.royalMurdered', figures: expect.objectContaining({ sex: 'female' }) }),
    ])
  })

  test('in a record whose lines do not say what they are about it is not told, to nobody falsely', () => {
    const older = murders(1, 1).map((effect): Effect => {
      if (effect.kind !== 'line') return effect
      const { about: _about, ...line } = effect
      return line
    })
    for (const viewer of ['elves', 'dwarves', 'gm', 'humans']) expect(hands(older, viewer)).toEqual([null, null])
    expect(livesSeen(older, 'elves').get('humans-royal-4')?.left?.line).toMatchObject({ figures: { sex: 'female' } })
  })

  test('nobody is shown more by what a line is about than by the records it may see', () => {
    const secret = murders(1, 1).flatMap((effect) =>
      effect.kind === 'line' && effect.see === undefined ? [effect.about ?? []].flat() : [],
    )
    expect(secret).toEqual(['humans-royal-3', 'humans-royal-4'])
  })
})

describe('a succession, as the rules tell it', () => {
  test('the ruler, the spouse who follows and the children who leave have each their own line', () => {
    const world = stage({ turn: 5, seat: 'humans', phase: 5, records: { royal: ROYALS } })
    const { effects } = playOut(world, (view) => rulerDies('GL-ROY-13', view, 'humans', 'line.rulerDiesOfAge'), ['humans-royal-3', [1, 1]])
    const lives = livesSeen(effects, 'elves')
    const told = ['1', '2', '3', '4'].map((number) => lives.get(`humans-royal-${number}`)?.left?.line?.wording)
    expect(told).toEqual(['line.rulerDiesOfAge', 'line.spouseFollows', undefined, 'line.siblingsLeave'])
  })
})
