import { describe, expect, test } from 'vitest'
import { Board } from '../../../board/board.ts'
import { bordering, connectedParts, distance } from '../../../board/search.ts'
import { KINGDOMS, SEATS } from '../rules/seats.ts'
import { FAIR_MORE, isHomeGround, roomAround } from './homes.ts'
import { makeLineageWorld, usualWish, type LineageWorld } from './world.ts'

const made = (seed: string, spaces: number, language: 'en' | 'de' = 'en'): LineageWorld =>
  makeLineageWorld({ ...usualWish(seed, spaces), name: 'World', language })

const first = ([one = '']: readonly string[]): string => one

test('GL-SET-10 GL-SET-11 600 territories hold three kingdoms of 10 and 75 tribes of 6', () => {
  expect(usualWish('any')).toEqual({ seed: 'any', spaces: 600, kingdom: 10, tribes: 75, tribe: 6 })
})

test('a wish makes the same world again', () => {
  expect(made('again', 600)).toEqual(made('again', 600))
})

describe.each([
  ['fairness 1', 600],
  ['fairness 2', 600],
  ['fairness 3', 600],
  ['fairness 4', 200],
  ['fairness 5', 200],
  ['fairness 6', 1_000],
])('the world %s of %i', (seed, spaces) => {
  const world = made(seed, spaces)
  const board = new Board(world.plan)
  const numbers = (ids: readonly string[]): readonly number[] => ids.map((id) => board.numberOf(id))
  const firsts = SEATS.map((seat) => board.numberOf(first(world.homes[seat])))

  test('GL-SET-5 each people begins on two territories of its own ground, with as much land in reach as the others', () => {
    for (const [at, seat] of SEATS.entries()) {
      expect([seat, isHomeGround(seat, board.at(firsts[at] ?? 0).grounds)]).toEqual([seat, true])
      expect(world.homes[seat]).toHaveLength(2)
      expect(connectedParts(board.graph, (space) => numbers(world.homes[seat]).includes(space))).toHaveLength(1)
    }
    const rooms = firsts.map((space) => roomAround(board, space))
    for (const within of [0, 1, 2]) {
      const all = rooms.map((room) => room[within] ?? 0)
      expect(Math.max(...all)).toBeLessThanOrEqual(FAIR_MORE * Math.min(...all))
    }
    for (const one of firsts)
      for (const other of firsts) if (one !== other) expect(distance(board.graph, one, other)).toBeGreaterThanOrEqual(5)
  })

  test('GL-SET-10 kingdoms have a capital in a heartland, and colonies', () => {
    const { kingdom: size } = usualWish(seed, spaces)
    for (const kingdom of KINGDOMS) {
      const own = new Set(numbers(world.kingdoms[kingdom]))
      expect([own.size, world.kingdoms[kingdom].length]).toEqual([size, size])
      const parts = connectedParts(board.graph, (space) => own.has(space))
      if (size >= 10) expect(parts.length).toBeGreaterThan(1)
      const nearest = Math.min(
        ...firsts.map((space) => distance(board.graph, board.numberOf(first(world.kingdoms[kingdom])), space) ?? Infinity),
      )
      expect(nearest).toBeGreaterThanOrEqual(4)
    }
  })

  test('GL-SET-11 75 tribes, elven, human and dwarven in turn, hold three quarters; nobody holds what another holds', () => {
    const { tribe } = usualWish(seed, spaces)
    expect(world.tribes).toHaveLength(75)
    expect(world.tribes.every(({ race }, nth) => race === SEATS[nth % 3])).toBe(true)
    expect(world.tribes.every(({ lands }) => lands.length === tribe)).toBe(true)
    const held = [
      ...SEATS.map((seat) => world.homes[seat]),
      ...KINGDOMS.map((one) => world.kingdoms[one]),
      ...world.tribes.map(({ lands }) => lands),
    ].flat()
    expect(new Set(held).size).toBe(held.length)
    const whole = world.tribes.filter(
      ({ lands }) => connectedParts(board.graph, (space) => lands.includes(board.at(space).id)).length === 1,
    )
    expect(whole.length).toBeGreaterThanOrEqual(70)
  })

  test('RULING-82 every people has blank land beside its own', () => {
    const held = new Set([...KINGDOMS.flatMap((one) => world.kingdoms[one]), ...world.tribes.flatMap(({ lands }) => lands)])
    for (const seat of SEATS) {
      const blank = bordering(board.graph, numbers(world.homes[seat])).filter((space) => !held.has(board.at(space).id))
      expect([seat, blank.length > 3]).toEqual([seat, true])
    }
  })

  test('every land has a name of its own', () => {
    const names = board.spaces.map(({ name }) => name)
    expect(new Set(names).size).toBe(spaces)
    expect(board.spaces.some(({ name, id }) => name === id)).toBe(false)
  })
})

test('names are given in the language of the table; nothing else differs', () => {
  const [english, german] = [made('names', 600), made('names', 600, 'de')]
  expect({ ...german, plan: { ...german.plan, names: english.plan.names } }).toEqual(english)
  const same = Object.entries(english.plan.names ?? {}).filter(([id, name]) => german.plan.names?.[id] === name)
  expect(same.length).toBeLessThan(60)
})

test('a world fits into an entry of a journal: 40 bytes a territory', () => {
  expect(JSON.stringify(made('small', 600)).length).toBeLessThan(600 * 40)
})
