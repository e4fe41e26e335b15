import { describe, expect, test } from 'vitest'
import { WorldState } from '../../../kernel/world/world.ts'
import { countHolds } from '../rules/scoring.ts'
import { SAMPLE } from '../rules/sample.ts'
import { PHASE } from '../rules/tables.ts'
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

  test('what is held of a kind of ground is told as met, also where it is not counted next', () => {
    const scoring = [{ kind: 'hold_type', type: 'open', rounds: [17], points: 2 } as const]
    const [, player] = readPoints(stage({ units: OAK, round: 2, nations: { OT: { scoring } } })).players
    expect(player?.nations.find(({ nation }) => nation === 'OT')?.criteria.map(({ met, brings }) => [met, brings])).toEqual([[true, 0]])
    const town = [{ kind: 'hold_type', type: 'city', rounds: [17], points: 2 } as const, { kind: 'alive', points: 1 } as const]
    const other = readPoints(stage({ units: OAK, round: 17, nations: { OT: { scoring: town }, CT: { scoring: town } } })).players
    const metBy = (at: number, id: string) => other[at]?.nations.find(({ nation }) => nation === id)?.criteria.map(({ met }) => met)
    expect([metBy(1, 'OT'), metBy(2, 'CT')], 'no city, alive; then nobody left').toEqual([
      [false, true],
      [false, false],
    ])
    const last = readPoints(stage({ units: OAK, round: 12, nations: { OT: { scoring } } })).players[1]
    expect(last?.nations.find(({ nation }) => nation === 'OT')).toMatchObject({ due: 6 })
  })

  test('a round that was counted is not counted next', () => {
    expect(readPoints(stage({ units: OAK, round: 5, phase: PHASE.end })).next).toBe(5)
    expect(readPoints(stage({ units: OAK, round: 5, phase: PHASE.closing })).next).toBe(11)
    expect(readPoints(stage({ units: OAK, round: 6 })).next).toBe(11)
  })

  test('nothing is counted any more when the game is over, nor before the set-up', () => {
    const ended = { status: 'won', winners: ['p2'], nations: ['OT'], turn: 17 } as const
    expect(readPoints(stage({ units: OAK, round: 17, phase: 7, game: { ended } })).next).toBeNull()
    expect(readPoints(stage({ units: OAK, round: 4, game: { ended: { ...ended, turn: 4 } } })).next).toBeNull()
    const alive = Object.fromEntries(SAMPLE.nations.map(({ id }) => [id, { scoring: [{ kind: 'alive', points: 1 } as const] }]))
    expect(readPoints(stage({ units: OAK, nations: alive })).next).toBe(17)
    expect(readPoints(new WorldState())).toEqual({ players: [], next: null })
  })
})
