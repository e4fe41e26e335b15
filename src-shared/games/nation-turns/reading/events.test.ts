import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../kernel/world/effect.ts'
import { momentsOf, type Moment } from '../../../kernel/journal/history.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { arrivalsPhase } from '../rules/arrivals.ts'
import { endOfRound, startOfRound } from '../rules/events.ts'
import { SAMPLE } from '../rules/sample.ts'
import type { EventRow } from '../rules/scenario.ts'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { readEvents, type EventReading } from './events.ts'

/** Effects as the journal holds them, made while play stood in this round. */
function moments(round: number, effects: readonly Effect[]): readonly Moment[] {
  const there: Effect = { kind: 'checkpoint', cursor: { turn: round, seat: 'table', phase: 0 } }
  return momentsOf([{ seq: 1, kind: 'setup', effects: [there, ...effects] }])
}

function told(events: readonly EventReading[] | undefined): readonly string[] {
  return (events ?? []).map(
    ({ row, state, met, postings }) =>
      `${row.verb} ${state}${met === null ? '' : met ? ' met' : ' unmet'} ${postings.map(({ account, delta }) => `${account} ${delta}`).join(', ')}`,
  )
}

const at: StageSetting = { round: 3, units: { FS: { 'IF.smith': 2 }, OT: { 'LM.warrior': 3 } } }

describe('NT-EVT-1 the rows of the rounds', () => {
  test('all rounds that have any, with what comes and whether it would', () => {
    const events = SAMPLE.events
    const [first, ...others] = readEvents(stage({ ...at, events, nation: 'HC' }), [])
    expect([first?.round, first?.isNow]).toEqual([3, true])
    expect(told(first?.events)).toEqual(['place due '])
    expect(others.map(({ round }) => round)).toEqual([4, 6, 7, 9, 12])
    expect(told(others.at(-1)?.events)).toEqual(['vp comes met '])
    const lost = stage({ ...at, events, nation: 'HC', units: { OT: { 'IF.warrior': 1 } } })
    expect(told(readEvents(lost, []).at(-1)?.events)).toEqual(['vp comes unmet '])
  })

  const rows: readonly EventRow[] = [
    { round: 3, when: 'start', verb: 'place', nation: 'OT', area: 'LM', type: 'warrior', count: 2 },
    { round: 3, when: 'start', verb: 'remove', nation: 'OT', area: 'LM', type: 'warrior', count: 9 },
    { round: 3, when: 'start', verb: 'pool', nation: 'OT', type: 'warrior', count: 1 },
    { round: 3, when: 'start', verb: 'vp', nation: 'OT', points: 2 },
    { round: 3, when: 'start', verb: 'vp', nation: 'OT', points: -1 },
    { round: 3, when: 'start', verb: 'modify', nation: null, roll: 'attack', amount: 1 },
    { round: 3, when: 'start', verb: 'vp', nation: 'HC', points: 5, condition: { is: 'holds', nation: 'HC', area: 'LM' } },
    { round: 3, when: 'start', verb: 'remove', nation: 'HC', area: 'LM', type: 'soldier', count: 1 },
    { round: 3, when: 'start', verb: 'order', nation: null, order: SAMPLE.nations.map(({ id }) => id).reverse() },
  ]

  test('what the rules posted stands with its row', () => {
    const world = stage({ ...at, events: rows, phase: 0 })
    expect(told(readEvents(world, [])[0]?.events).slice(5, 7)).toEqual(['modify due ', 'vp due unmet '])
    const { effects } = playOut(world, startOfRound)
    world.apply({ kind: 'checkpoint', cursor: { turn: 3, seat: 'p1', actor: 'SW', phase: 1 } })
    expect(told(readEvents(world, moments(3, effects))[0]?.events)).toEqual([
      'place happened LM.warrior 2, pool.warrior -2',
      'remove happened LM.warrior -5, pool.warrior 5',
      'pool happened pool.warrior 1',
      'vp happened vp 2',
      'vp happened vp -1',
      'modify happened ',
      'vp skipped ',
      'remove nothing ',
      'order happened ',
    ])
  })

  test('NT-NEW-1 units that arrive in the turn of their nation, NT-EVT-2 rows at the end', () => {
    const events: readonly EventRow[] = [
      { round: 3, when: 'end', verb: 'vp', nation: 'FS', points: 2, condition: { is: 'holds', nation: 'FS', area: 'IF' } },
      { round: 3, when: 'new', verb: 'place', nation: 'OT', area: 'LM', type: 'warrior', count: 2 },
    ]
    const world = stage({ ...at, events, nation: 'OT', phase: 2 })
    const { effects } = playOut(world, (now) => arrivalsPhase(now, 'OT'))
    expect(told(readEvents(world, [])[0]?.events)).toEqual(['place due ', 'vp due met '])
    expect(told(readEvents(world, moments(3, effects))[0]?.events)[0]).toBe('place happened LM.warrior 2, pool.warrior -2')
    world.apply({ kind: 'checkpoint', cursor: { turn: 3, seat: 'p3', actor: 'CT', phase: 1 } })
    expect(told(readEvents(world, [])[0]?.events)[0]).toBe('place nothing ')
    const end = playOut(world, endOfRound).effects
    world.apply({ kind: 'checkpoint', cursor: { turn: 4, seat: 'table', phase: 0 } })
    expect(told(readEvents(world, moments(3, [...effects, ...end]))[0]?.events)[1]).toBe('vp happened vp 2')
  })

  test('what the game master gave after a note stands with the note', () => {
    const events: readonly EventRow[] = [{ round: 3, when: 'start', verb: 'note', nation: 'OT', text: 'A comet' }]
    const world = stage({ ...at, events, phase: 0 })
    const points = { act: 'points', nation: 'OT', points: 3 }
    const { effects, problems } = playOut(world, startOfRound, [points])
    expect(problems).toEqual([])
    expect(told(readEvents(world, moments(3, effects))[0]?.events)).toEqual(['note happened vp 3'])
  })

  test('what was taken back has not happened; nothing stands before the set-up', () => {
    const world = stage({ ...at, events: rows.slice(3, 4), phase: 0 })
    const { effects } = playOut(stage({ ...at, events: rows.slice(3, 4), phase: 0 }), startOfRound)
    const [made] = moments(3, effects)
    if (made === undefined) throw new Error('no moment')
    expect(told(readEvents(world, [{ ...made, voidedBy: 2 }])[0]?.events)).toEqual(['vp due '])
    expect(readEvents(new WorldState(), [])).toEqual([])
  })
})
