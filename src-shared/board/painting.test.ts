import { describe, expect, test } from 'vitest'
import { Board } from './board.ts'
import { allHexes, withGround, withName } from './painting.ts'
import { planProblems } from './planFile.ts'
import { ISLANDS } from './testing/smallBoards.ts'

describe('painting a plan', () => {
  test('puts ground on the hexes meant and on no other', () => {
    const painted = withGround(ISLANDS, ['A1', 'C1'], 'm')
    expect(painted.ground).toEqual(['m.m~.', ...ISLANDS.ground.slice(1)])
    expect(ISLANDS.ground[0]).toBe('..~~.')
    expect(new Board(painted).has('C1')).toBe(true)
  })

  test('where land goes, its name, its crossing and the river it had alone go; the plan stays sound', () => {
    const painted = withGround(ISLANDS, ['D3', 'A1'], '~')
    expect(painted.names).toEqual({})
    expect(painted.crossings).toEqual([])
    expect(planProblems(painted)).toEqual([])
    const drowned = withGround(ISLANDS, ['A3', 'A4', 'B3', 'B4'], '~')
    expect(drowned.rivers).toEqual(['00000', '00000', '00000', '00000'])
    expect(planProblems(drowned)).toEqual([])
  })

  test('a river that touches land on one side stays', () => {
    expect(withGround(ISLANDS, ['A3'], '~').rivers).toEqual(ISLANDS.rivers)
  })

  test('a name is given, and taken away by an empty one', () => {
    expect(withName(ISLANDS, 'B1', 'Far End').names).toEqual({ ...ISLANDS.names, B1: 'Far End' })
    expect(withName(ISLANDS, 'A1', '').names).toEqual({ D3: 'Landing' })
  })

  test('whoever paints sees every hex', () => {
    expect(new Board(allHexes(ISLANDS)).spaces).toHaveLength(20)
  })
})
