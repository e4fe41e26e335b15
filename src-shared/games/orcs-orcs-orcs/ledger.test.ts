import { describe, expect, test } from 'vitest'
import { WorldState } from '../../kernel/world/world.ts'
import { has, toldOf } from '../text/playing.ts'
import { EMBLEMS, SEAT_ACCENTS, TABLE_ACCENT, TABLE_EMBLEM } from './emblems.ts'
import { CALENDAR, endingOf, LEDGER, ownersOf, scoreOf } from './ledger.ts'
import { ORCS } from './rules/ruleset.ts'
import { COLOURS } from './rules/types.ts'
import { at, started } from './testing/position.ts'
import { WORDED } from './testing/worded.ts'

describe('the ledger', () => {
  test.each([{}, { toad: 'rider', bomber: 'chief' }])(
    'every account stands in one group, and every group is named: newcomers %j',
    (newcomers) => {
      const { world } = started({ newcomers, modules: ['bonus'] })
      for (const owner of ORCS.owners(world)) {
        const groups = LEDGER.groups(world, owner)
        expect(groups.flatMap(({ accounts }) => accounts).toSorted()).toEqual([...ORCS.accountsOf(world, owner)].toSorted())
        const keys = groups.flatMap(({ id, derived }) => [`group.${id}`, ...derived.map((figure) => `derived.${figure}`)])
        expect(toldOf({ game: WORDED, world }, () => keys.filter((key) => !has(key)))).toEqual([])
        const figures = [...ORCS.accountsOf(world, owner), ...LEDGER.figures(world, owner).map(({ id }) => `derived.${id}`)]
        expect(LEDGER.keyFigures(world, owner).filter((figure) => !figures.includes(figure))).toEqual([])
      }
      expect(LEDGER.groups(world, 'gm')).toEqual([])
    },
  )

  test('OO-SCORE-1 the trophies are worth what their counters say now', () => {
    const { world } = at({ figures: { 'blue trophy_orc': 2, 'table counter_orc': 1, 'blue trophy_chief': 1 } })
    const [worth] = LEDGER.figures(world, 'blue')
    expect(worth?.parts.map(({ figures, amount }) => [figures['type'], figures['trophies'], figures['each'], amount])).toEqual([
      ['orc', 2, 2, 4],
      ['chief', 1, 7, 7],
    ])
    expect([worth?.value, scoreOf(world, 'blue')?.total, scoreOf(world, 'table')]).toEqual([11, 1_100, null])
  })

  test('OO-SCORE-4 once it is over the score is that of the account', () => {
    const campaign = at({
      seats: ['blue', 'red'],
      ...{ figures: { 'blue trophy_orc': 2, 'red trophy_orc': 1 }, cards: { 'red.draw': ['poison'] } },
      at: { turn: 9, seat: 'table', phase: 9 },
    })
    const { world } = campaign
    expect(endingOf(world)).toMatchObject({ status: 'won', winners: ['blue'], turn: 9, byScore: true })
    expect(scoreOf(world, 'red')?.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['worth', 3],
      ['rest', -2],
    ])
    expect(toldOf({ game: WORDED, world }, () => ['score.worth', 'score.rest'].filter((key) => !has(key)))).toEqual([])
  })
})

describe('the calendar', () => {
  test('OO-ROUND-1 seats in their order, and how far the round has come', () => {
    const { world } = at({ at: { turn: 2, seat: 'green', phase: 2 } })
    expect(CALENDAR.seats(world, world.cursor).map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next'])
    expect(CALENDAR.seats(world, { turn: 2, seat: 'table', phase: 0 }).map(({ state }) => state)).toEqual(['next', 'next', 'next', 'next'])
    expect(CALENDAR.seats(world, { turn: 2, seat: 'table', phase: 9 }).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  })

  test('OO-ROUND-2 every phase has a name, and the next one behind it', () => {
    const places = [
      { turn: 2, seat: 'green', phase: 1 },
      { turn: 2, seat: 'green', phase: 2 },
    ].map((place) => at({ at: place }).world)
    expect(places.map((world) => CALENDAR.next?.(world))).toEqual([
      { turn: 2, seat: 'green', phase: 2 },
      { turn: 2, seat: 'green', phase: 3 },
    ])
    const [world = started().world] = places
    const steps = [world.cursor, { turn: 1, seat: 'table', phase: 0 }, { turn: 1, seat: 'table', phase: 9 }].flatMap((cursor) =>
      CALENDAR.steps(cursor),
    )
    const keys = steps.flatMap(({ phase, headline }) => [
      `phase.${phase}`,
      `phase.short.${phase}`,
      ...(headline === null ? [] : [headline.counts]),
    ])
    expect(toldOf({ game: WORDED, world }, () => keys.filter((key) => !has(key)))).toEqual([])
    expect(CALENDAR.steps({ turn: 0, seat: 'table', phase: 0 })).toEqual([])
  })
})

describe('owners', () => {
  test('are known before a campaign begins, and by those who play in one', () => {
    expect(ownersOf(new WorldState()).map(({ id }) => id)).toEqual([...COLOURS, 'table'])
    expect(ownersOf(started({ seats: ['red', 'blue'] }).world).map(({ id, player }) => [id, player])).toEqual([
      ['red', 'red'],
      ['blue', 'blue'],
      ['table', undefined],
    ])
  })

  test('have signs, grounds and colours that differ, and signs that stay on their grid', () => {
    const all = [...Object.values(EMBLEMS), TABLE_EMBLEM]
    expect(new Set(all.map(({ ground }) => ground)).size).toBe(all.length)
    expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length)
    expect(new Set([...Object.values(SEAT_ACCENTS), TABLE_ACCENT]).size).toBe(all.length)
    for (const { sign = '' } of all) {
      expect(sign).toMatch(/^M[\d\s.MLHVCAZ-]+Z$/)
      // Of an arc only its end is a place: radii and flags before it are none.
      const numbers = sign.replace(/A\d+ \d+ 0 [01] [01]/g, '').match(/\d+/g) ?? []
      expect(numbers.map(Number).filter((value) => value < 4 || value > 60)).toEqual([])
    }
  })
})
