// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SeenEntry } from '../../../kernel/journal/history.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { entriesIn, GoldenStory, spoiled } from '../../testing/goldenStory.ts'
import { endingOf } from '../ledger.ts'
import { broken } from './invariants.ts'
import { started } from './position.ts'
import { InvariantWatch } from './watch.ts'

const GOLDEN = path.join(import.meta.dirname, '../golden')

function entriesOf(name: string): readonly SeenEntry[] {
  return entriesIn(readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8'))
}

class Story extends GoldenStory {
  constructor(name: string) {
    super(entriesOf(name))
  }

  /** Sum of what a rule posted to an account of an owner. */
  booked(rule: string, owner: string, account: string): number {
    return this.effects.reduce(
      (sum, { effect }) =>
        sum +
        (effect.kind === 'posting' && effect.rule === rule && effect.owner === owner && effect.account === account ? effect.delta : 0),
      0,
    )
  }

  /** `figure figure ...` of every line of a wording, in the order of `names`. */
  told(wording: string, ...names: readonly string[]): readonly string[] {
    return this.effects.flatMap(({ effect }) =>
      effect.kind === 'line' && effect.wording === wording ? [names.map((name) => String(effect.figures?.[name])).join(' ')] : [],
    )
  }
}

describe('evening-of-four: four squashers, and one point between first and second', () => {
  const story = new Story('evening-of-four')

  test('OO-SCORE-1 trophies count by what their type is worth in the end', () => {
    expect(story.told('line.score.trophies', 'seat', 'type', 'trophies', 'each', 'points').slice(0, 4)).toEqual([
      'blue goblin 2 1 2',
      'blue orc 4 3 12',
      'green goblin 2 1 2',
      'green orc 3 3 9',
    ])
  })

  test('OO-SCORE-2 every spell of support counts two', () => {
    expect(story.told('line.score.supports', 'seat', 'count', 'points')).toEqual(['blue 3 6', 'green 2 4', 'red 5 10', 'yellow 3 6'])
  })

  test('OO-END-1 the markers of a fourth path run out in round 10, and green wins by a point', () => {
    expect(endingOf(story.world)).toMatchObject({ status: 'won', winners: ['green'], turn: 10 })
    expect(['blue', 'green', 'red', 'yellow'].map((seat) => story.world.balance(seat, 'vp'))).toEqual([20, 21, 20, 14])
  })

  test('OO-DEFEAT-1 OO-FATE-5 trophies that were lost below the own mage are among the defeats', () => {
    expect([story.world.balance('yellow', 'defeats_rider'), story.world.balance('yellow', 'trophy_rider')]).toEqual([2, 0])
    expect(story.told('line.lostTrophy', 'seat', 'type').filter((lost) => lost === 'yellow rider')).toHaveLength(2)
  })
})

describe('all-modules: missions, bonuses, terrain and three newcomers', () => {
  const story = new Story('all-modules')

  test('OO-MISSION-2 each shows the mission it kept, and scores by it', () => {
    expect(story.told('line.mission', 'seat', 'mission', 'points')).toEqual(['green maximum 6', 'blue many 0', 'red skills 2'])
  })

  test('OO-SCORE-4 the most points win, the mission among them', () => {
    expect(endingOf(story.world)).toMatchObject({ status: 'won', winners: ['green'] })
    expect(['green', 'blue', 'red'].map((seat) => story.world.balance(seat, 'vp'))).toEqual([17, 10, 14])
  })

  test('OO-SCORE-4 two with the same points share the victory', () => {
    expect(endingOf(new Story('two-at-random').world)).toMatchObject({ status: 'shared', winners: ['yellow', 'red'] })
  })
})

test.each(['evening-of-four', 'all-modules', 'two-at-random'])('%s keeps all invariants and comes to an end', (name) => {
  const watch = new InvariantWatch()
  expect(entriesOf(name).flatMap((entry) => watch.take(entry))).toEqual([])
  expect(endingOf(new Story(name).world)).not.toBeNull()
})

describe('the invariants see what is wrong', () => {
  const entries = entriesOf('evening-of-four')

  function firstBroken(is: (effect: Effect) => boolean, change: object): string {
    const watch = new InvariantWatch()
    for (const entry of spoiled(entries, is, change)) {
      const [found] = watch.take(entry)
      if (found !== undefined) return found
    }
    return ''
  }

  test.each<readonly [string, RegExp, (effect: Effect) => boolean, object]>([
    [
      'a card that is nowhere',
      /start spells, not 32/,
      (one) => one.kind === 'record' && one.id === 'blue.discard',
      { value: { cards: [] } },
    ],
    ['a hand that is miscounted', /holds \d cards and hand says/, (one) => one.kind === 'posting' && one.account === 'hand', { delta: 1 }],
    [
      'a trophy without a defeat',
      /trophies of \w+ after/,
      (one) => one.kind === 'posting' && one.account.startsWith('trophy_') && one.delta > 0,
      { delta: 2 },
    ],
    [
      'two mages on one space',
      /two mages are on one space/,
      (one) => one.kind === 'record' && one.collection === 'mage' && one.id === 'green',
      { value: { seat: 'green', space: 1 } },
    ],
    [
      'a marker that was not taken off',
      /markers are left/,
      (one) => one.kind === 'posting' && one.account === 'markers_4' && one.delta < 0,
      { delta: 0 },
    ],
  ])('%s', (_, said, is, change) => expect(firstBroken(is, change)).toMatch(said))

  test('real cards that are kept or counted, and poison that nobody had', () => {
    const world = new WorldState()
    for (const effect of started({ houseRules: { decks: 'real' } }).entries.flatMap(effectsOf)) world.apply(effect)
    expect(broken(world)).toEqual([])
    const head = { kind: 'posting', rule: 'OO-SET-6' } as const
    world.apply({ kind: 'record', rule: 'OO-SET-6', collection: 'place', id: 'blue.hand', value: { cards: ['zap'] } })
    world.apply({ ...head, owner: 'blue', account: 'hand', delta: 1 })
    world.apply({ ...head, owner: 'table', account: 'poison', delta: 1 })
    expect(broken(world)).toEqual([
      'blue.hand is kept, and the cards are real',
      'real cards of blue are counted',
      '15 poison cards in the pile',
    ])
  })
})
