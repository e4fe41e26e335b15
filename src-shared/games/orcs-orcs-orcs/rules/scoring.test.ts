import { describe, expect, test } from 'vitest'
import { momentsOf } from '../../../kernel/journal/history.ts'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import { worldOf } from '../../../kernel/journal/foldHistory.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { seenBy } from '../../../table/session/view.ts'
import { answer, at, figure, started, type Position } from '../testing/position.ts'
import { gameOf, MISSIONS_HELD } from './records.ts'
import { isLastRound, scoreLines } from './scoring.ts'
import { PATHS } from './types.ts'

const NO_CARDS = Object.fromEntries(
  ['blue', 'green', 'red', 'yellow'].flatMap((seat) => ['draw', 'hand', 'discard'].map((zone) => [`${seat}.${zone}`, []])),
)
const scored = (position: Position) =>
  at({
    mages: { blue: 1, green: 2, red: 3, yellow: 5 },
    ...position,
    cards: { ...NO_CARDS, ...position.cards },
    at: { turn: 12, seat: 'table', phase: 9 },
  })

describe('scoring', () => {
  test('OO-SCORE-1 OO-SCORE-2 OO-SCORE-3 trophies by value, supports and poison (EX-30)', () => {
    const figures = {
      ...{
        'blue trophy_goblin': 4,
        'blue trophy_orc': 3,
        'blue trophy_shaman': 2,
        'blue trophy_rider': 1,
        'blue trophy_golem': 1,
        'blue trophy_chief': 2,
      },
      ...{ 'table counter_goblin': 1, 'table counter_rider': 1, 'table counter_golem': 1, 'table counter_chief': 2 },
    }
    const campaign = scored({
      figures,
      cards: { 'blue.draw': ['switch', 'voodoo', 'zap'], 'blue.hand': ['poison', 'replenish'], 'blue.discard': ['magic_bonds', 'poison'] },
    })
    expect(scoreLines(campaign.world, 'blue').map(({ points }) => points)).toEqual([8, 9, 10, 4, 6, 10, 8, -4])
    expect(figure(campaign, 'blue vp')).toBe(51)
  })

  test('OO-SCORE-4 most points win, tied leaders share; points may fall below 0 (EX-56)', () => {
    const figures = {
      'blue trophy_chief': 5,
      'green trophy_chief': 5,
      'red trophy_chief': 4,
      'yellow trophy_shaman': 2,
      'yellow trophy_orc': 1,
    }
    const poison = Array.from({ length: 8 }, () => 'poison')
    const campaign = scored({ figures, cards: { 'yellow.draw': ['switch', ...poison] } })
    expect(gameOf(campaign.world).ended).toEqual({ winners: ['blue', 'green'], round: 12 })
    expect([figure(campaign, 'yellow vp'), campaign.pending]).toEqual([2 * 5 + 3 + 2 - 16, null])
  })

  test('OO-MISSION-1 the mission that went away is not shown at the end', () => {
    const campaign = started({ modules: ['missions'] })
    const { dealt } = campaign.world.record(MISSIONS_HELD, 'blue') ?? { dealt: [] }
    valueOf(campaign.correct([{ cursor: { turn: 9, seat: 'table', phase: 9 } }], 'the end'))
    const seen = worldOf(momentsOf(seenBy(campaign.entries, 'red'))).record(MISSIONS_HELD, 'blue')
    expect([dealt.length, seen]).toEqual([2, { seat: 'blue', dealt: [dealt[0]], kept: dealt[0] }])
  })

  test('OO-MISSION-2 missions are shown and added', () => {
    const campaign = scored({
      modules: ['missions'],
      missions: { blue: 'brute', green: 'weak', red: 'strong', yellow: 'sets' },
      figures: { 'blue trophy_golem': 2 },
    })
    expect(figure(campaign, 'blue vp')).toBe(2 * 7 + 4)
    const shown = seenBy(campaign.entries, 'red').flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
    expect(
      shown.filter((effect) => effect.kind === 'record' && effect.collection === 'mission' && effect.rule === 'OO-MISSION-2').length,
    ).toBe(4)
  })
})

describe('corrections after the end', () => {
  const FIGURES = { 'blue trophy_chief': 2, 'green trophy_chief': 1 }
  const points = (campaign: ReturnType<typeof scored>) => ['blue', 'green'].map((seat) => figure(campaign, `${seat} vp`))

  test('OO-SCORE-4 points and winners follow a figure that is corrected', () => {
    const campaign = scored({ figures: FIGURES })
    expect([points(campaign), gameOf(campaign.world).ended?.winners]).toEqual([[14, 7], ['blue']])
    const { entry } = valueOf(campaign.correct([{ owner: 'green', account: 'trophy_chief', to: 3 }], 'overlooked'))
    expect([points(campaign), gameOf(campaign.world).ended]).toEqual([[14, 21], { winners: ['green'], round: 12 }])
    const told = effectsOf(entry).flatMap((effect) => (effect.kind === 'line' ? [`${effect.wording} ${effect.seat ?? ''}`] : []))
    expect(told).toEqual(['line.scoredAgain green', 'line.score.trophies green', 'line.won green'])
    expect(campaign.verify()).toBeNull()
  })

  test('OO-SCORE-1 OO-SCORE-2 a counter and a deck count again; what scores nothing tells nothing', () => {
    const campaign = scored({ figures: FIGURES })
    valueOf(campaign.correct([{ owner: 'table', account: 'counter_chief', to: 2 }], 'fell twice'))
    expect(points(campaign)).toEqual([10, 5])
    valueOf(campaign.correct([{ collection: 'place', id: 'green.discard', to: { cards: ['switch', 'voodoo', 'wisdom'] } }], 'overlooked'))
    expect(points(campaign)).toEqual([10, 9])
    const { entry } = valueOf(campaign.correct([{ owner: 'table', account: 'poison', to: 3 }], 'counted'))
    expect(effectsOf(entry).map(({ kind }) => kind)).toEqual(['posting'])
  })

  test('OO-MISSION-2 another mission is shown to everybody and counts', () => {
    const campaign = scored({
      ...{ modules: ['missions'], missions: { blue: 'brute', green: 'weak', red: 'strong', yellow: 'sets' } },
      figures: FIGURES,
    })
    expect(points(campaign)).toEqual([14 + 4, 7])
    const mission = { seat: 'blue', dealt: ['weak', 'many'], kept: 'many' }
    valueOf(campaign.correct([{ collection: 'mission', id: 'blue', to: mission }], 'mixed up'))
    expect(points(campaign)).toEqual([14, 7])
    const seen = worldOf(momentsOf(seenBy(campaign.entries, 'red'))).record(MISSIONS_HELD, 'blue')
    expect(seen).toEqual({ seat: 'blue', dealt: ['many'], kept: 'many' })
  })

  test('OO-SCORE-4 a game that is taken up again has no points until it ends anew', () => {
    const campaign = scored({ figures: FIGURES })
    const game = { ...gameOf(campaign.world), ended: null }
    const goOn = { cursor: { turn: 12, seat: 'yellow', phase: 2 } }
    valueOf(campaign.correct([{ collection: 'game', id: 'game', to: game as never }, goOn], 'too early'))
    expect(points(campaign)).toEqual([0, 0])
    valueOf(campaign.correct([{ cursor: { turn: 12, seat: 'table', phase: 9 } }], 'now'))
    expect(points(campaign)).toEqual([14, 7])
  })

  test('OO-SCORE-4 points cannot be set: they are the sum of what scores', () => {
    const campaign = scored({ figures: FIGURES })
    const outcome = campaign.correct([{ owner: 'blue', account: 'vp', to: 15 }], 'a present')
    expect(outcome.ok ? [] : outcome.problems.map(({ wording }) => wording)).toEqual(['problem.derived'])
  })
})

describe('the end', () => {
  const emptied = (...paths: readonly number[]) => Object.fromEntries(paths.map((path) => [`table markers_${path}`, 0]))

  test('OO-END-1 comes after the round in which four paths have run out of markers (EX-42)', () => {
    const creatures = PATHS.map((path) => `chief ${path}-3`)
    const campaign = at({
      mages: { blue: 1, green: 2, red: 3, yellow: 5 },
      creatures,
      figures: emptied(1, 2, 3, 4),
      at: { turn: 9, seat: 'green', phase: 2 },
    })
    expect(isLastRound(campaign.world)).toBe(true)
    const seats: string[] = []
    for (let steps = 0; campaign.pending !== null && steps < 20; steps++) {
      seats.push(campaign.world.cursor.seat)
      answer(
        campaign,
        campaign.pending.kind === 'act' ? 'done' : campaign.pending.kind === 'choose' ? campaign.pending.options[0]?.id : 'app',
      )
    }
    expect(new Set(seats)).toEqual(new Set(['green', 'red', 'yellow']))
    expect(gameOf(campaign.world).ended?.round).toBe(9)
  })

  test('OO-END-1 does not come with three', () => {
    expect(isLastRound(at({ figures: emptied(1, 2, 3) }).world)).toBe(false)
  })
})
