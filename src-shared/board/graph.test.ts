import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { borderFaults, graphOf, SpaceGraph } from './graph.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const anySpaces = fc.array(
  fc.record({ id: fc.constantFrom(...IDS), borders: fc.array(fc.constantFrom(...IDS, 'nowhere'), { maxLength: 6 }) }),
  { maxLength: 6 },
)

test('whatever borders say, those that are mutual are the graph', () => {
  fc.assert(
    fc.property(anySpaces, (spaces) => {
      const graph = graphOf(spaces)
      expect(graph.size).toBe(spaces.length)
      const last = (id: string): number => spaces.findLastIndex((space) => space.id === id)
      for (const [one, { id }] of spaces.entries())
        for (const [other, { id: far }] of spaces.entries()) {
          const isMutual = last(id) === one && last(far) === other && one !== other
          const isListed = spaces[one]?.borders.includes(far) === true && spaces[other]?.borders.includes(id) === true
          expect(graph.areNeighbours(one, other)).toBe(isMutual && isListed)
        }
    }),
  )
})

test('without faults every border is one of the graph, in the order given', () => {
  const spaces = [
    { id: 'a', borders: ['c', 'b'] },
    { id: 'b', borders: ['a'] },
    { id: 'c', borders: ['a'] },
  ]
  expect([...borderFaults(spaces)]).toEqual([])
  expect([...graphOf(spaces).neighboursOf(0)]).toEqual([2, 1])
  expect([...graphOf(spaces).pairs()]).toEqual([
    [0, 2],
    [0, 1],
  ])
})

test('a graph with a border of one side is a bug', () => {
  expect(() => new SpaceGraph([[1], []])).toThrow('0 and 1')
})
