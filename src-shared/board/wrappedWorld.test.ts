import { describe, expect, test } from 'vitest'
import { seededChance } from '../insight/bots/bot.ts'
import { Board } from './board.ts'
import type { HexPlan } from './plan.ts'
import { planFile, readPlanFile } from './planFile.ts'
import { cheapestPath, distance, nearest, reach } from './search.ts'

const SIDE = 32
/** Twelve terrains, water among them: every hex is a space. Per 1,000 hexes, water the rest. */
const TERRAINS = [
  ['p', 'plains', 130],
  ['s', 'swamp', 80],
  ['c', 'scrub', 80],
  ['f', 'fertile', 80],
  ['k', 'peak', 25],
  ['v', 'volcano', 10],
  ['o', 'whirlpool', 15],
  ['r', 'ruin', 10],
  ['t', 'temple', 4],
  ['d', 'den', 32],
  ['x', 'cursed', 0],
  ['~', 'water', 0],
] as const

/** A world of 32 by 32 flat hexes that goes on at its other side, its ground dealt at random. */
function wrappedWorld(seed: number): HexPlan {
  const chance = seededChance(seed)
  const dealt = TERRAINS.flatMap(([letter, , share]) => Array<string>(Math.round((share * SIDE * SIDE) / 1_000)).fill(letter))
  const all = [...dealt, ...Array<string>(SIDE * SIDE - dealt.length).fill('~')]
  for (let at = all.length - 1; at > 0; at--) {
    const other = chance(0, at)
    ;[all[at], all[other]] = [all[other] ?? '~', all[at] ?? '~']
  }
  return {
    kind: 'hexes',
    name: 'World',
    layout: { columns: SIDE, rows: SIDE, top: 'side', shifted: 'odd', wraps: true, codes: 'number-first' },
    legend: Object.fromEntries(TERRAINS.map(([letter, terrain]) => [letter, [terrain]])),
    closed: '',
    ground: Array.from({ length: SIDE }, (_, row) => all.slice(row * SIDE, row * SIDE + SIDE).join('')),
  }
}

describe('a world without an edge is a board like any other', () => {
  const plan = wrappedWorld(7)
  const board = new Board(plan)
  const at = (code: string): number => board.numberOf(code)

  test('it is written and read', () => {
    expect(readPlanFile(planFile(plan))).toEqual({ ok: true, value: plan })
    expect([board.spaces.length, board.at(0).id, board.at(SIDE * SIDE - 1).id]).toEqual([1_024, '1A', '32AF'])
  })

  test('every space has six neighbours, and sees 18 others two steps away and 36 three', () => {
    for (let space = 0; space < board.graph.size; space++) expect(board.graph.neighboursOf(space)).toHaveLength(6)
    expect([reach(board.graph, [at('1A')], 2), reach(board.graph, [at('32AF')], 3)].map((seen) => seen.length)).toEqual([18, 36])
  })

  test('ways lead over its edges', () => {
    expect([
      distance(board.graph, at('1A'), at('32AF')),
      distance(board.graph, at('1A'), at('17A')),
      distance(board.graph, at('1A'), at('1Q')),
    ]).toEqual([2, 16, 16])
    expect(board.hexes?.distance(at('1A'), at('32AF'))).toBe(2)
  })

  test('what lies around is found by terrain', () => {
    const fertile = (space: number): boolean => board.is(space, 'fertile')
    const dens = board.spaces.flatMap((_, space) => (board.is(space, 'den') ? [space] : []))
    expect(dens).toHaveLength(33)
    for (const den of dens) expect(board.isBy(den, 'fertile')).toBe(board.graph.neighboursOf(den).some(fertile))
    const near = nearest(board.graph, [at('1A')], fertile)
    expect(near?.spaces.every(fertile)).toBe(true)
    const byLand = cheapestPath(board.graph, dens[0] ?? 0, dens[1] ?? 0, (_, to) => (board.is(to, 'water') ? 10 : 1))
    expect(byLand?.cost).toBeGreaterThan(0)
  })
})
