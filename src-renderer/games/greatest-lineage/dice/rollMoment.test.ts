import { describe, expect, test } from 'vitest'
import { Campaign } from '../../../../src-shared/kernel/engine/campaign.ts'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { roll, type Procedure } from '../../../../src-shared/kernel/engine/procedure.ts'
import type { RollAnswer, RollRequest } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { births } from '../../../../src-shared/games/greatest-lineage/rules/births.ts'
import { opposedRoll } from '../../../../src-shared/games/greatest-lineage/rules/war/dice.ts'
import { DICE } from '../../../../src-shared/games/greatest-lineage/diceTold.ts'
import { partLines } from '../../../features/requests/partLines.ts'
import { stagedGame, type Staged } from '../../../testing/staged.ts'
import { SEED } from '../../../testing/tinyBridge.ts'
import { laidOut, verdictOf, type Laid } from '../../../features/dice/rollMoment.ts'

interface Thrown {
  readonly request: RollRequest
  readonly answer: RollAnswer
  readonly effects: readonly Effect[]
  readonly laid: Laid
}

/** Plays real rules, gives these answers, and reads each of them from the entry the journal keeps. */
function thrown(setting: Staged, play: (world: World) => Procedure<unknown>, ...answers: readonly unknown[]): readonly Thrown[] {
  const begun = Campaign.begin(stagedGame(setting, play), { id: 'x', title: 'x', seed: SEED }, {})
  if (!begun.ok) throw new Error('refused')
  return answers.map((given) => {
    const request = begun.value.pending
    if (request?.kind !== 'roll') throw new Error('no dice are asked for')
    expect(begun.value.answer(given as never)).toMatchObject({ ok: true })
    const entry = begun.value.entries.at(-1)
    if (entry?.kind !== 'answer') throw new Error('nothing was answered')
    const [answer, effects] = [entry.answer as RollAnswer, entry.effects ?? []]
    return { request, answer, effects, laid: laidOut(request, answer, effects, DICE, partLines) }
  })
}

const PEOPLE = { phase: 3, elves: { males: 300, females: 300, food: 900 } } as const
const hand = (...dice: readonly number[]) => ({ by: 'hand', dice })

describe('births', () => {
  test('a few dice lie as they fell, each with what it came to', () => {
    const [first] = thrown({ ...PEOPLE, rules: { birth_death: 'none' } }, (world) => births(world, 'elves', 3), hand(12, 99, 40))
    expect(first?.laid).toMatchObject({
      as: 'few',
      dice: [
        { value: 12, look: 'hit', outcome: 'child' },
        { value: 99, look: 'miss', outcome: 'noChild' },
        { value: 40, look: 'hit' },
      ],
    })
    expect(first && verdictOf(first.request, first.answer)).toEqual({ outcome: 'child', hits: 2, of: 3, isHarm: false })
  })

  test('mothers who die are a loss, whatever the dice say of making their number', () => {
    const [, deaths] = thrown(
      { ...PEOPLE, rules: { birth_death: 'second_roll' } },
      (world) => births(world, 'elves', 3),
      hand(99, 98, 12),
      hand(50, 100),
    )
    expect(deaths?.laid).toMatchObject({
      as: 'few',
      dice: [
        { look: 'harm', outcome: 'motherLost' },
        { look: 'miss', outcome: 'motherLives' },
      ],
    })
    expect(deaths && verdictOf(deaths.request, deaths.answer)).toEqual({ outcome: 'motherLost', hits: 1, of: 2, isHarm: true })
  })

  test('more than twenty dice of the app are kept by their outcomes, and lie by them', () => {
    const [first] = thrown({ ...PEOPLE, rules: { birth_death: 'none' } }, (world) => births(world, 'elves', 60), { by: 'app' })
    if (first?.laid.as !== 'groups') throw new Error('not by outcomes')
    expect(first.laid.groups.map(({ outcome, look, dice }) => [outcome, look, dice.length])).toEqual([
      ['child', 'hit', 0],
      ['noChild', 'miss', 0],
    ])
    expect(first.laid.groups.reduce((sum, { count }) => sum + count, 0)).toBe(60)
  })

  test('many dice of the table are put together by what came of them, the least first', () => {
    const dice = Array.from({ length: 20 }, (_, at) => ((at * 37) % 100) + 1)
    const [first] = thrown({ ...PEOPLE, rules: { birth_death: 'none' } }, (world) => births(world, 'elves', 20), hand(...dice))
    if (first?.laid.as !== 'groups') throw new Error('not by outcomes')
    const [children] = first.laid.groups
    expect(children?.dice).toHaveLength(children?.count ?? -1)
    expect(children?.dice.map(({ value }) => value)).toEqual([...(children?.dice ?? [])].map(({ value }) => value).sort((a, b) => a - b))
    expect(first.laid.groups.flatMap((group) => group.dice)).toHaveLength(20)
  })
})

const EDITION_3 = { game: { game: { goal: 'conquest', houseRules: {}, order: ['elves', 'humans', 'dwarves'], ended: null, edition: 3 } } }

test.each([
  ['both dice at once', EDITION_3, [hand(34, 60)]],
  ['one die after the other', {}, [hand(34), hand(60)]],
])('a contest, %s: whose each is, the die, what is added, the sum, and who is ahead, as its line tells them', (_, records, answers) => {
  const last = thrown(
    { records },
    (world) => opposedRoll('battle', 'GL-WAR-20', world, { faction: 'elves', bonus: 12 }, { faction: 'humans', bonus: -3 }),
    ...answers,
  ).at(-1)
  expect(last?.laid).toMatchObject({
    as: 'casts',
    casts: [
      { owner: 'elves', faces: 100, dice: [{ value: 34 }], sum: { modifier: 12, total: 46 } },
      { owner: 'humans', dice: [{ value: 60 }], sum: { modifier: -3, total: 57 } },
    ],
    contest: { ahead: { owner: 'humans', by: 11 } },
  })
})

test('a line that tells of other dice is not theirs', () => {
  const request = {
    id: '4/elves/5/other',
    occurrence: 0,
    seat: 'elves',
    rule: 'GL-WAR-8',
    wording: 'roll.x',
    figures: {},
    kind: 'roll',
    faces: 100,
    count: 1,
    test: { type: 'number' },
  } as const
  const line: Effect = {
    kind: 'line',
    rule: 'GL-WAR-8',
    wording: 'line.opposedRoll',
    figures: { faction: 'elves', die: 34, bonus: 0, total: 34, enemy: 'humans', enemyDie: 60, enemyBonus: 0, enemyTotal: 60, margin: -26 },
  }
  expect(laidOut(request, { by: 'hand', dice: [77] }, [line], DICE, partLines)).toMatchObject({
    as: 'few',
    dice: [{ value: 77, look: 'plain' }],
  })
})

test('dice of six faces rolled for a sum come to one outcome together', () => {
  const sum = { type: 'sum', be: 'atLeast', need: 7, modifier: 1, success: 'success', failure: 'failure' } as const
  const [two] = thrown(
    {},
    () => roll('pair', 'elves', () => ({ rule: 'GL-WAR-8', faces: 6, count: 2, test: sum, figures: {} })),
    hand(2, 5),
  )
  expect(two?.laid).toMatchObject({ as: 'few', sum: { modifier: 1, total: 8 } })
  expect(two && verdictOf(two.request, two.answer)).toEqual({ outcome: 'success', hits: 1, of: 1, isHarm: false })
})
