import { describe, expect, test } from 'vitest'
import { WorldState } from '../../../kernel/world.ts'
import { countHolds } from '../rules/scoring.ts'
import { playOut, stage } from '../testing/stage.ts'
import { readPoints } from './points.ts'

const OAK = {
  OT: { 'LM.warrior': 1, 'HF.warrior': 1, 'BR.warrior': 1 },
  HP: { 'RM.beast': 1, 'AM.beast': 1 },
  SW: { 'GS.giant': 1 },
}

describe('NT-VP-1 the points as they stand', () => {
  test('EX-25 what would be scored now is what the rules then post', () => {
    const world = stage({ units: OAK, points: { SW: 3 }, round: 5, phase: 6 })
    const before = readPoints(world)
    expect(before.next).toBe(5)
    expect(before.players.map(({ seat, points, due }) => [seat, points, due])).toEqual([
      ['p1', 3, 2],
      ['p2', 0, 14],
      ['p3', 0, 0],
    ])
    playOut(world, (now) => countHolds(now))
    expect(readPoints(world).players.map(({ points }) => points)).toEqual([5, 14, 0])
  })

  test('holds are told one by one, met or not', () => {
    const [, player] = readPoints(stage({ units: OAK, round: 2 })).players
    const oak = player?.nations.find(({ nation }) => nation === 'OT')
    expect(oak?.criteria.map(({ met, brings }) => [met, brings])).toEqual([
      [true, 3],
      [true, 3],
      [true, 4],
      [false, 0],
    ])
    expect(oak).toMatchObject({ units: 3, due: 10 })
  })

  test('kills tell what they have brought; who is alive counts at the end alone', () => {
    const world = stage({ units: OAK, round: 12 })
    world.apply({ kind: 'record', rule: 'NT-VP-1', collection: 'tally', id: 'SW.1', value: { nation: 'SW', criterion: 1, points: 4 } })
    const walker = readPoints(world).players[0]?.nations.find(({ nation }) => nation === 'SW')
    expect(walker?.criteria.map(({ brings }) => brings)).toEqual([2, 4, 3])
    expect(walker?.due, 'what kills brought is posted already').toBe(5)
    expect(readPoints(stage({ units: OAK, round: 2 })).players[0]?.due).toBe(2)
  })

  test('nothing is counted any more when the game is over, nor before the set-up', () => {
    const ended = { status: 'won', winners: ['p2'], nations: ['OT'], turn: 17 } as const
    expect(readPoints(stage({ units: OAK, round: 17, phase: 7, game: { ended } })).next).toBeNull()
    expect(readPoints(new WorldState())).toEqual({ players: [], next: null })
  })
})
