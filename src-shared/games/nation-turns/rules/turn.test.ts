import { describe, expect, test } from 'vitest'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { PLAYERS, playOut, stage } from '../testing/stage.ts'
import { seatOf } from './board.ts'
import { gameOf } from './records.ts'
import { NATION_TURNS } from './ruleset.ts'
import { nextCursor, play, readCursor } from './turn.ts'

function placesOf(campaign: Campaign): readonly string[] {
  const effects = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  return effects.flatMap(({ kind, ...rest }) => {
    if (kind !== 'checkpoint' || !('cursor' in rest)) return []
    const { turn, actor = 'table', phase } = rest.cursor
    return [`${turn} ${actor} ${phase}`]
  })
}

function playedUntil(campaign: Campaign, turn: number): Campaign {
  while (campaign.pending !== null && campaign.world.cursor.turn < turn)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, (min) => min)))
  return campaign
}

describe('NT-GEN-2 a round', () => {
  test('events, the nations in order with their five phases each, events', () => {
    const places = placesOf(playedUntil(begun({ players: PLAYERS }, NATION_TURNS), 2)).filter((place) => place.startsWith('1 '))
    expect(places).toHaveLength(37)
    expect([places[0], ...places.slice(1, 7), places.at(-1)]).toEqual([
      ...['1 table 0', '1 HC 1', '1 HC 2', '1 HC 3', '1 HC 4', '1 HC 5', '1 OT 1', '1 table 6'],
    ])
  })
})

test('a line tells that a round begins, before anything happens in it', () => {
  const told = (lines: number): readonly unknown[] =>
    playOut(stage({ round: 6, game: { lines } }), play)
      .effects.filter(({ kind }) => kind === 'line')
      .slice(0, 2)
      .map((effect) => (effect.kind === 'line' ? [effect.wording, effect.figures] : null))
  const event = ['line.modifyAll', { nation: '', roll: 'population', amount: -1 }]
  expect(told(2)).toEqual([['line.newRound', { round: 6 }], event])
  expect(told(1)[0]).toEqual(event)
})

describe('NT-GEN-1 the end of the last round', () => {
  test('is followed by the end of the game, every other by the next round', () => {
    expect(nextCursor(stage({ round: 16, phase: 6 }))).toEqual({ turn: 17, seat: 'table', phase: 0 })
    expect(nextCursor(stage({ round: 17, phase: 6 }))).toEqual({ turn: 17, seat: 'table', phase: 7 })
  })
})

describe('NT-GEN-3 one nation at a time', () => {
  test('the nation acts in a phase of its own, its player answers', () => {
    expect(nextCursor(stage({ nation: 'OT', phase: 5 }))).toEqual({ turn: 1, seat: 'p3', actor: 'CT', phase: 1 })
    expect(nextCursor(stage({ nation: 'SW', phase: 5 }))).toEqual({ turn: 1, seat: 'table', phase: 6 })
  })

  test('without units it has births and arrivals, and nothing else is asked', () => {
    const world = stage({ nation: 'HP', phase: 1, units: { OT: { 'LM.warrior': 1 } } })
    const { asked, pending } = playOut(world, play, [[5, 1, 1]])
    expect(asked[0]?.id).toBe('1/p2:HP/1/births')
    expect(pending?.id).toBe('1/p2:HP/3/move')
  })

  test('who has no unit left is passed over with a line, once a turn', () => {
    const world = stage({ nation: 'HP', phase: 1, units: { OT: { 'LM.warrior': 1 } } })
    const { lines, effects } = playOut(world, play, [[1, 1, 1]])
    const places = effects.flatMap((effect) => (effect.kind === 'checkpoint' ? [effect.cursor.actor] : []))
    expect(places.filter((actor) => actor === 'HP')).toHaveLength(4)
    expect(lines('line.passed').filter(({ seat }) => seat === 'HP')).toMatchObject([{ rule: 'NT-GEN-3', figures: { nation: 'HP' } }])
    const before = stage({ nation: 'HP', phase: 1, units: { OT: { 'LM.warrior': 1 } }, game: { lines: 1 } })
    expect(playOut(before, play, [[1, 1, 1]]).lines('line.passed')).toEqual([])
  })

  test('empty_nation = out: without units it has no more turns', () => {
    const world = stage({ nation: 'HP', phase: 1, units: { OT: { 'LM.warrior': 1 } }, rules: { empty_nation: 'out' } })
    playOut(world, play)
    expect(gameOf(world).out).toContain('HP')
    expect(world.cursor.actor).not.toBe('HP')
  })
})

describe('NT-GEN-4 a player answers for all of his nations', () => {
  test('also while another’s is active', () => {
    const world = stage({ nation: 'HC', phase: 4, units: { HP: { 'LM.beast': 1 } }, moved: [['HC', 'soldier', 1, 'BR LM']] })
    expect([seatOf(world, 'OT'), seatOf(world, 'HP')]).toEqual(['p2', 'p2'])
    expect(playOut(world, play, [[1, 1]]).pending).toMatchObject({ seat: 'p2', id: '1/p1:HC/4/retreat@p2', figures: { nation: 'HP' } })
  })
})

describe('play moved by hand', () => {
  const told = (raw: unknown): string => {
    const read = readCursor(stage({ round: 3 }), raw)
    return read.ok ? 'ok' : (read.problems[0]?.field ?? '')
  }

  test('to a phase of a nation, to the table, or to the end where all agree to stop', () => {
    expect(told({ turn: 2, seat: 'p3', actor: 'CT', phase: 4 })).toBe('ok')
    expect(told({ turn: 4, seat: 'table', phase: 0 })).toBe('ok')
    expect(told({ turn: 3, seat: 'table', phase: 7 })).toBe('ok')
    expect(told({ turn: 17, seat: 'table', phase: 0 })).toBe('ok')
    expect(told({ turn: 18, seat: 'table', phase: 0 })).toBe('cursor.turn')
    expect(told({ turn: 3, seat: 'p1', actor: 'CT', phase: 4 })).toBe('cursor.seat')
    expect(told({ turn: 3, seat: 'p1', actor: 'XX', phase: 4 })).toBe('cursor.actor')
    expect(told({ turn: 3, seat: 'p1', phase: 4 })).toBe('cursor.actor')
    expect(told({ turn: 3, seat: 'p3', actor: 'CT', phase: 6 })).toBe('cursor.phase')
    expect(told({ turn: 3, seat: 'table', phase: 3 })).toBe('cursor.phase')
    expect(told(1)).toBe('cursor')
  })

  test('NT-END-1 a game stopped by agreement ends with the points so far', () => {
    const campaign = playedUntil(begun({ players: PLAYERS }, NATION_TURNS), 2)
    valueOf(campaign.correct([{ owner: 'CT', account: 'vp', to: 9 }], 'a gift'))
    valueOf(campaign.correct([{ cursor: { turn: 2, seat: 'table', phase: 7 } }], 'it is late'))
    expect([campaign.pending, gameOf(campaign.world).ended]).toEqual([
      null,
      { status: 'won', winners: ['p3'], nations: ['CT', 'FS', 'TT'], turn: 2 },
    ])
  })
})
