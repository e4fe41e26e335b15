import { expect, test } from 'vitest'
import { say, toldOf } from '../text/playing.ts'
import { AHEAD } from './ahead.ts'
import { GAME } from './game.ts'
import { seatOf } from './rules/board.ts'
import { GAME as RECORD, gameOf } from './rules/records.ts'
import { stage } from './testing/stage.ts'

test('units beyond a maximum, for the nation and for its player', () => {
  const world = stage({ units: { OT: { 'LM.warrior': 6 } } })
  const told = (owner: string) =>
    toldOf({ game: GAME, world }, () => AHEAD.of(world, owner).map(({ wording, figures }) => say(wording, figures)))
  const surplus = /^.+: 3 units too many in .+, where 3 may stay\.$/
  expect(told('OT')).toContainEqual(expect.stringMatching(surplus))
  expect(told(seatOf(world, 'OT'))).toContainEqual(expect.stringMatching(surplus))
  expect(told('HC')).not.toContainEqual(expect.stringMatching(surplus))
})

test('what an area is worth when it is counted next, held or not; no round after the next', () => {
  const scoring = [{ kind: 'hold', area: 'LM', rounds: [4, 9], points: 2 }] as const
  const lines = (round: number, units: Readonly<Record<string, number>>) =>
    AHEAD.of(stage({ round, nation: 'OT', nations: { OT: { scoring } }, units: { OT: units } }), 'OT').map(({ kind, figures }) => [
      kind,
      figures['round'],
    ])
  expect(lines(3, { 'LM.warrior': 1 })).toEqual([['comes', 4]])
  expect(lines(3, {})).toEqual([['threat', 4]])
  expect(lines(5, {})).toEqual([])
})

test('the nearest round with events to come', () => {
  const row = { when: 'start', verb: 'note', nation: null, text: 'Rain.' } as const
  const world = stage({ round: 3, events: [2, 3, 6, 6, 8].map((round) => ({ ...row, round })) })
  expect(AHEAD.table(world)).toMatchObject([{ wording: 'ahead.events', figures: { round: 6, count: 2 } }])
})

test('nothing once the game is over', () => {
  const world = stage({ units: { OT: { 'LM.warrior': 6 } } })
  expect(AHEAD.of(world, 'OT')).not.toEqual([])
  const ended = { status: 'won', winners: [], nations: [], turn: 3 }
  world.apply({ kind: 'record', rule: 'NT-END-1', collection: RECORD.name, id: 'game', value: { ...gameOf(world), ended } as never })
  expect([AHEAD.of(world, 'OT'), AHEAD.table(world)]).toEqual([[], []])
})
