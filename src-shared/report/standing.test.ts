import { describe, expect, test } from 'vitest'
import type { Game } from '../games/api/game.ts'
import { toyFace } from '../games/testing/toyFace.ts'
import { playOn } from '../games/text/playing.ts'
import type { Cursor, Effect } from '../kernel/world/effect.ts'
import { MARKET } from '../kernel/testing/toyGame.ts'
import { WorldState } from '../kernel/world/world.ts'
import { Balances, standingOf, type SeatStatus } from './standing.ts'

const ROUND: Cursor = { turn: 2, seat: 'red', phase: 0 }
const post = (owner: string, account: string, delta: number): Effect => ({ kind: 'posting', rule: 'TOY-ACT-1', owner, account, delta })

/** Balances of red in round 2: what was posted before it, in it and after it. */
function balancesOf(before: readonly Effect[], during: readonly Effect[], after: readonly Effect[] = []): Balances {
  const balances = new Balances('red', 2)
  const world = new WorldState()
  const take = (effects: readonly Effect[], at: Cursor) => {
    for (const effect of effects) {
      balances.take(effect, at)
      world.apply(effect)
    }
  }
  take(before, { ...ROUND, turn: 1 })
  take(during, ROUND)
  balances.close(world)
  take(after, { ...ROUND, turn: 3 })
  balances.close(world)
  return balances
}

function standing(game: Game, balances: Balances): SeatStatus {
  const back = playOn(() => ({ game, world: balances.world ?? new WorldState() }))
  try {
    return standingOf(game, balances)
  } finally {
    back()
  }
}

/** The toy, in which red commands the market and the mill, and has a yard of its own. */
function commanding(change: Partial<Game> = {}): Game {
  const toy = toyFace()
  const owner = (id: string) => ({ id, kind: 'power', accent: 5, commander: 'red' }) as const
  return {
    ...toy,
    owners: (world) => [...toy.owners(world).filter(({ id }) => id !== MARKET), owner(MARKET), owner('mill')],
    ledger: {
      groups: (_, id) =>
        id === 'red'
          ? [{ id: 'yard', accounts: ['hens', 'eggs'], derived: [] }]
          : [{ id: 'stalls', accounts: ['stock', 'gold'], derived: [] }],
      figures: (world, id) =>
        id === 'blue' ? [] : [{ id: 'worth', value: world.balance(id, 'stock') + world.balance(id, 'hens'), parts: [] }],
      keyFigures: (_, id) => (id === 'mill' ? ['stock', 'derived.worth', 'gold'] : ['stock', 'derived.worth']),
      always: new Set(),
    },
    ...change,
  }
}

describe('the ledger of a seat', () => {
  test('is what there was when the round began, what changed in it, and what there was at its end', () => {
    const balances = balancesOf(
      [post('red', 'hens', 4), post('red', 'gold', 5)],
      [post('red', 'hens', 2), post('red', 'hens', -1), post('green', 'hens', 9)],
      [post('red', 'hens', 20)],
    )
    const { out, groups, reckoned, parts } = standing(toyFace(), balances)
    expect(groups.map(({ name, of, owner }) => [name, of, owner])).toEqual([
      ['Yard', null, null],
      ['Chest', null, null],
    ])
    expect(groups[0]?.lines).toEqual([
      { name: 'Hens', opening: 4, change: 1, balance: 5 },
      { name: 'Eggs', opening: 0, change: 0, balance: 0 },
    ])
    expect(groups[1]?.lines[0]).toEqual({ name: 'Gold', opening: 5, change: 0, balance: 5 })
    expect({ out, reckoned, parts }).toEqual({ out: null, reckoned: [{ name: 'Worth', value: 20 }], parts: [] })
  })

  test('of a round that never came is empty', () => {
    const { groups } = standing(toyFace(), new Balances('red', 9))
    expect(groups[0]?.lines[0]).toEqual({ name: 'Hens', opening: 0, change: 0, balance: 0 })
  })
})

describe('owners that a seat commands', () => {
  const balances = balancesOf(
    [post('red', 'hens', 1), post(MARKET, 'stock', 3), post('mill', 'stock', 2), post('mill', 'gold', 6)],
    [post(MARKET, 'stock', 4), post('mill', 'gold', -6)],
  )

  test('come after its own ledger, with the accounts that are not empty, and last with the sums of their key figures', () => {
    const { groups } = standing(commanding(), balances)
    expect(groups.map(({ of, owner, lines }) => [of, owner, lines])).toMatchObject([
      [null, null, [{ name: 'Hens' }, { name: 'Eggs' }]],
      ['Market', MARKET, [{ name: 'Stock', opening: 3, change: 4, balance: 7 }]],
      [
        groups[2]?.name,
        'mill',
        [
          { name: 'Stock', opening: 2, change: 0, balance: 2 },
          { name: 'Gold', opening: 6, change: -6, balance: 0 },
        ],
      ],
      [
        groups[3]?.name,
        'red',
        [
          { name: 'Stock', opening: 5, change: 4, balance: 9 },
          { name: 'Gold', opening: 6, change: -6, balance: 0 },
        ],
      ],
    ])
    expect(groups[1]?.lines).toHaveLength(1)
    expect(groups[3]?.name).toContain('Red')
    expect(groups[3]?.of).toBe(groups[3]?.name)
  })

  test('are summed in its reckoned figures, which come in the order the game wants', () => {
    expect(standing(commanding(), balances).reckoned).toEqual([{ name: 'Worth', value: 1 + 7 + 2 }])
    const report = { out: () => null, parts: () => [], reckoned: ['worth', 'nothing'] }
    expect(standing(commanding({ report }), balances).reckoned).toEqual([{ name: 'Worth', value: 10 }])
    expect(standing(commanding({ report: { ...report, reckoned: [] } }), balances).reckoned).toEqual([])
  })

  test('are none for a seat without any: it has no sums', () => {
    const free = commanding()
    const { groups } = standing({ ...free, owners: () => [] }, balances)
    expect(groups).toHaveLength(1)
  })
})

test('a seat that is out has its ledger and why, and nothing that a playing seat has', () => {
  const part = { title: 'Age', text: 'one', goals: [], warning: null }
  const report = (out: string | null) => ({ out: () => out, parts: () => [part], reckoned: ['worth'] })
  const balances = balancesOf([post('red', 'hens', 4)], [])
  expect(standing({ ...toyFace(), report: report('It has fallen.') }, balances)).toMatchObject({
    out: 'It has fallen.',
    groups: [{ name: 'Yard', lines: [{ balance: 4 }, {}] }, {}],
    reckoned: [],
    parts: [],
  })
  expect(standing({ ...toyFace(), report: report(null) }, balances)).toMatchObject({ out: null, parts: [part], reckoned: [{ value: 12 }] })
})
