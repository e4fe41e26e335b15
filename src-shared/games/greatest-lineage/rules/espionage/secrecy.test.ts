import { describe, expect, test } from 'vitest'
import { conflictPhase } from '../phases/5-conflict.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { agent, assassin, byId, seenOf, settled } from '../../testing/agents.ts'
import { house, playOut, stage, type Played } from '../../testing/stage.ts'

const OTHERS = ['humans', 'dwarves'] as const
const HIGH = [99, 99]

/** The elves' phase 5, with somebody ready for everything. */
function phase(answers: readonly unknown[], rules: HouseRules, edition: number): Played {
  const agents = [
    agent('elves-agent-1'),
    agent('elves-agent-2', { started: 3, released: null, skill: 0 }),
    assassin('elves-agent-3', { sex: 'female' }),
    assassin('elves-agent-4', { started: 2, released: null, skill: 0 }),
  ]
  const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
  const world = stage({
    turn: 5,
    seat: 'elves',
    phase: 5,
    rules,
    edition,
    elves: { males: 150, females: 150, spies: 2, assassins: 2, culture: 60 },
    records: { royal, ...settled('humans'), agent: byId(...agents) },
  })
  return playOut(world, (view) => conflictPhase(view, 'elves'), answers)
}

/** Played to its end, or to the first question of others left open: nothing but the booklet is used, and nothing more than is given. */
function playedIn(edition: number, booklet: readonly unknown[], others: readonly unknown[], rules: HouseRules = {}): Played {
  const answers: unknown[] = []
  const [entries, replies] = [[...booklet], [...others]]
  for (;;) {
    const soFar = phase(answers, rules, edition)
    if (soFar.pending === null || soFar.problems.length > 0) return soFar
    const { kind, wording } = soFar.pending
    const writes = wording === (edition < 3 ? 'act.booklet' : 'act.fieldAndBooklet') || wording === 'act.bookletOpen'
    // From the third edition on all others roll at once.
    const dice = wording === 'roll.uncoverAll' && replies.length > 1 ? [replies.shift(), replies.shift()].flat() : undefined
    const next = kind === 'act' ? (writes ? (entries.shift() ?? 'done') : 'done') : wording === 'roll.uncoverAll' ? dice : replies.shift()
    if (next === undefined) return soFar
    answers.push(next)
  }
}

/** What a seat is asked and shown. */
function toSeat({ asked, pending, effects }: Played, seat: Civilisation) {
  const requests = pending === null ? asked : [...asked, pending]
  return { asked: requests.filter((request) => request.seat === seat), seen: seenOf(effects, seat) }
}

const BOOKLETS: readonly (readonly [string, readonly unknown[]])[] = [
  ['spies leave training', ['releaseSpies']],
  ['new spies train', ['releaseSpies', { act: 'trainSpies', male: 1, female: 1 }]],
  ['an assassin trains', ['releaseAssassin', { act: 'trainAssassin', method: 'melee', sex: 'female' }]],
  ['a theft', [{ act: 'sendSpy', mission: 'technology:dwarves' }]],
  ['plans to be learnt', [{ act: 'sendSpy', mission: 'intelligence:humans' }]],
  ['a murder', [{ act: 'sendAssassin', mission: 'humans-royal-1' }]],
  [
    'everything at once',
    ['releaseSpies', 'releaseAssassin', 'sendSpy', 'sendSpy', 'sendAssassin', { act: 'sendAssassin', mission: 'dwarves-royal-1' }],
  ],
]

describe.each([2, 3])('what is written in secret, edition %i', (edition) => {
  const played = (booklet: readonly unknown[], others: readonly unknown[], rules?: HouseRules) => playedIn(edition, booklet, others, rules)
  const empty = played([], [HIGH, HIGH])

  test('GL-SPY-5 the booklet is asked of its owner, and the others roll', () => {
    const asked = empty.asked.map(({ seat, wording }) => [seat, wording])
    if (edition === 3)
      expect(asked.slice(-2)).toEqual([
        ['elves', 'act.fieldAndBooklet'],
        ['gm', 'roll.uncoverAll'],
      ])
    else
      expect(asked.slice(-3)).toEqual([
        ['elves', 'act.booklet'],
        ['humans', 'roll.uncover'],
        ['dwarves', 'roll.uncover'],
      ])
  })

  test.each(BOOKLETS)('GL-SPY-5 GL-ASN-2 others are asked and shown the same as if nothing had been written: %s', (_, booklet) => {
    const secret = played(booklet, [HIGH, HIGH])
    expect([secret.pending, secret.problems]).toEqual([null, []])
    for (const seat of OTHERS) expect(toSeat(secret, seat)).toEqual(toSeat(empty, seat))
    expect(toSeat(secret, 'elves').seen).not.toEqual(toSeat(empty, 'elves').seen)
  })

  test.each(['per_entry', 'per_agent'] as const)(
    'GL-SPY-5 RULING-91 detect_roll = %s: as many dice whatever was written',
    (detect_roll) => {
      const rolls = [[], ...BOOKLETS.map(([, booklet]) => booklet)].map((booklet) => played(booklet, [], { detect_roll }).pending)
      expect(rolls[0]).toMatchObject({ kind: 'roll', count: (detect_roll === 'per_entry' ? 2 : 12) * (edition - 1) })
      for (const roll of rolls) expect(roll).toEqual(rolls[0])
    },
  )

  test('GL-ASN-5 a plot that somebody else uncovers stays unknown to its target', () => {
    const murder = [{ act: 'sendAssassin', mission: 'humans-royal-1' }]
    for (const decision of ['ignore', 'aid']) {
      const secret = played(murder, [HIGH, [99, 1], decision])
      expect(toSeat(secret, 'humans')).toEqual(toSeat(empty, 'humans'))
      expect(toSeat(secret, 'dwarves')).not.toEqual(toSeat(empty, 'dwarves'))
    }
  })

  test('GL-SPY-5 once uncovered, it is shown', () => {
    const theft = [{ act: 'sendSpy', mission: 'technology:humans' }]
    for (const seat of OTHERS) expect(toSeat(played(theft, [[1, 99], HIGH]), seat)).not.toEqual(toSeat(empty, seat))
  })
})
