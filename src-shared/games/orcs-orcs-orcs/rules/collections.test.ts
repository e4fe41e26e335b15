import { describe, expect, test } from 'vitest'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { answer, at, boardOf } from '../testing/position.ts'
import { CREATURES, gameOf, MAGES, TURNS } from './records.ts'

const SEATS = { blue: 1, green: 2, red: 3, yellow: 5 } as const
const ORC = { id: 'orc-z', type: 'orc', path: 1, section: 3, damage: 0, lifeMod: 0, came: 1 }

type Table = ReturnType<typeof at>

function table(): Table {
  return at({ mages: SEATS, creatures: ['goblin 1-3'] })
}

/** What a record set by hand is refused for: each field with the name of its message. */
function refusals(campaign: Table, collection: string, id: string, to: unknown): readonly string[] {
  const outcome = campaign.correct([{ collection, id, to: to as never }], 'tried')
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

function recorded(campaign: Table, collection: { readonly name: string }, id: string): Record<string, unknown> {
  return { ...campaign.world.record<Record<string, unknown>>(collection, id) }
}

describe('records set by hand', () => {
  test.each([
    ['a place of no seat', 'pink.hand', ['zap'], ['id problem.option']],
    ['a place the table does not have', 'attic', [], ['id problem.option']],
    ['a spell the deck does not have', 'blue.hand', ['zap', 'abracadabra', 'abracadabra'], ['cards problem.option']],
    ['a spell of the other pile', 'A', ['zap'], ['cards problem.option']],
    ['a creature among the fate cards', 'fate', ['goblin'], ['cards problem.option']],
    ['a newcomer that is not played', 'markers', ['orc', 'toad'], ['cards problem.option']],
    ['cards of the place', 'blue.hand', ['zap', 'smash', 'poison'], []],
  ])('%s', (_, place, cards, expected) => {
    expect(refusals(table(), 'place', place, { cards })).toEqual(expected)
  })

  test.each([
    ['another id than its own', 'orc-y', {}, ['id problem.option']],
    ['an id without a type', 'z', { id: 'z' }, ['id problem.creatureId']],
    ['an id with a blank', 'orc-z 1', { id: 'orc-z 1' }, ['id problem.creatureId']],
    ['a type that is not played', 'toad-z', { id: 'toad-z', type: 'toad' }, ['type problem.option']],
    ['damage that no creature takes', 'orc-z', { damage: 100 }, ['damage problem.range']],
    ['a mark that adds life', 'orc-z', { lifeMod: 1 }, ['lifeMod problem.range']],
    ['an order beyond all others', 'orc-z', { came: 1e15 }, ['came problem.range']],
    ['all as it has to be', 'orc-z', { damage: 1, lifeMod: -1, came: 7 }, []],
  ])('a creature with %s', (_, id, part, expected) => {
    expect(refusals(table(), 'creature', id, { ...ORC, ...part })).toEqual(expected)
  })

  test('toadlings and their tiles need the toad', () => {
    const tile = { id: 'tile-1', seat: 'blue', face: 'draw' }
    expect(refusals(table(), 'tile', 'tile-1', tile)).toEqual(['id problem.noToad'])
    const withToad = at({ newcomers: { toad: 'shaman' } })
    expect(refusals(withToad, 'tile', 'tile-1', { ...tile, seat: 'pink' })).toEqual(['seat problem.option'])
    expect(refusals(withToad, 'tile', 'tile-1', tile)).toEqual([])
  })

  test('seats and types are settled at the set-up', () => {
    const campaign = table()
    const game = gameOf(campaign.world)
    expect(refusals(campaign, 'game', 'game', { ...game, seats: ['blue', 'blue', 'red', 'green'] })).toEqual(['seats problem.settled'])
    expect(refusals(campaign, 'game', 'game', { ...game, newcomers: { toad: 'goblin' } })).toEqual(['newcomers problem.settled'])
    expect(refusals(campaign, 'mage', 'pink', { ...recorded(campaign, MAGES, 'blue'), seat: 'pink' })).toEqual(['seat problem.option'])
  })

  test('a turn takes no bonus beyond what cards can give', () => {
    const campaign = table()
    const turn = recorded(campaign, TURNS, 'turn')
    expect(refusals(campaign, 'turn', 'turn', { ...turn, bonusNow: 500 })).toEqual(['bonusNow problem.range'])
    expect(refusals(campaign, 'turn', 'turn', { ...turn, bonusNow: 3 })).toEqual([])
  })

  test('a creature that is revealed gets an id of its own beside one that was put by hand', () => {
    const creatures = [1, 2, 3, 4, 5, 6].map((path) => `chief ${path}-1`)
    const orcs = { markers: ['orc', 'orc', 'orc'] }
    const campaign = at({ mages: SEATS, creatures, cards: orcs, at: { turn: 2, seat: 'blue', phase: 1 } })
    const next = `orc-${campaign.world.balance('table', 'revealed') + 1}`
    valueOf(campaign.correct([{ collection: 'creature', id: next, to: { ...ORC, id: next } }], 'put by hand'))
    answer(campaign, '2')
    expect(campaign.world.recordIds(CREATURES.name)).toContain(`${next}b`)
    expect(boardOf(campaign)).toHaveLength(8)
  })
})
