import { expect, test } from 'vitest'
import { Board } from '../../../src-shared/board/board.ts'
import { makeWorld } from '../../../src-shared/board/geography/geography.ts'
import { allHexes } from '../../../src-shared/board/painting.ts'
import { ISLANDS } from '../../../src-shared/board/testing/smallBoards.ts'
import { USUAL_LAYERS } from './boardLook.ts'
import { pictureOf } from './boardPicture.ts'
import { svgOf } from './boardFiles.ts'
import { boardShapes } from './boardShapes.ts'

const board = new Board({ ...ISLANDS, names: { A1: 'North <Point> & "Bay"' } })
const isWater = (grounds: readonly string[]): boolean => grounds.includes('sea') || grounds.includes('lake')
const picture = pictureOf(board, isWater)
const spaces = new Map([[board.numberOf('A2'), { owner: 'reds', holder: 'Reds', marks: [{ sign: 'capital' as const, name: 'seat' }] }]])

test('a picture that is handed on has names, lands and marks, each only where it is drawn', () => {
  const shapes = boardShapes(document.body, { board, spaces }, picture, USUAL_LAYERS)
  expect(shapes.filter(({ kind }) => kind === 'text')).toHaveLength(1)
  const bare = boardShapes(document.body, { board, spaces }, picture, { ...USUAL_LAYERS, holders: false, names: false, marks: false })
  expect(bare).toHaveLength(board.spaces.length)
})

test('owners are told apart without colours: each names its largest land, and its filling lies over all of it', () => {
  const of = (owner: string) => ({ owner, holder: owner.toUpperCase() })
  const owned = new Map([
    [board.numberOf('A1'), of('blues')],
    [board.numberOf('A2'), of('reds')],
    [board.numberOf('A3'), of('reds')],
  ])
  const shapes = boardShapes(document.body, { board, spaces: owned }, picture, USUAL_LAYERS)
  const reds = ['A2', 'A3'].map((id) => picture.spaces[board.numberOf(id)]?.path ?? 'none')
  const filled = shapes.flatMap((shape) => (shape.kind === 'path' && shape.filling !== undefined ? [shape] : []))
  expect(filled.map(({ filling, path }) => ({ filling, isReds: reds.every((one) => path.includes(one)) }))).toEqual([
    { filling: 1, isReds: true },
  ])
  expect(shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual(['North <Point> & "Bay"', 'REDS'])
  const drawn = new DOMParser().parseFromString(svgOf('', picture, 'Told', shapes), 'image/svg+xml')
  const pattern = /^url\(#(.+)\)$/.exec(drawn.querySelector('path[fill^="url"]')?.getAttribute('fill') ?? '')?.[1] ?? 'none'
  expect(drawn.querySelector(`pattern[id="${pattern}"] path`)?.getAttribute('d')).toContain('M')
})

test('long names of hexes are set smaller than short ones, so that none runs into the next', () => {
  const named = new Board({ ...ISLANDS, names: { A1: 'Ash', A2: 'Willowhurst Thicket' } })
  const shapes = boardShapes(document.body, { board: named, spaces: new Map() }, pictureOf(named, isWater), USUAL_LAYERS)
  const sizes = Object.fromEntries(shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.size] as const] : [])))
  expect(sizes['Ash']).toBe(11)
  expect((sizes['Willowhurst Thicket'] ?? Infinity) * 'Willowhurst Thicket'.length).toBeLessThan(sizes['Ash']! * 12)
})

test('as a drawing it is sound XML, whatever lands are called', () => {
  const drawn = svgOf('data:image/jpeg;base64,', picture, 'A & B', boardShapes(document.body, { board, spaces }, picture, USUAL_LAYERS))
  const read = new DOMParser().parseFromString(drawn, 'image/svg+xml')
  expect(read.querySelector('parsererror')).toBeNull()
  expect(drawn).toContain('<title>A &amp; B</title>')
  expect(drawn).toContain('North &lt;Point&gt; &amp; &quot;Bay&quot;')
})

test('edges are the same from both sides, and shores lie between land and water alone', () => {
  const points = (path: string): Set<string> => new Set(path.match(/[\d.]+ [\d.]+/g) ?? [])
  const [one, other] = [board.numberOf('A1'), board.numberOf('B1')].map((space) => points(picture.spaces[space]?.path ?? ''))
  const shared = [...(one ?? [])].filter((point) => other?.has(point))
  expect(shared.length).toBeGreaterThanOrEqual(5)
  const dry = pictureOf(board, () => false)
  expect([picture.shore === '', dry.shore.length < picture.shore.length]).toEqual([false, true])
})

test('whoever paints sees the same ground: rivers, shores and edges of the board that is played on', () => {
  const world = makeWorld('painted', 200, 'Painted')
  const painted = pictureOf(new Board(allHexes(world)), isWater)
  const played = pictureOf(new Board(world), isWater)
  expect(played.rivers.length).toBeGreaterThan(5)
  expect([painted.rivers, painted.shore]).toEqual([played.rivers, played.shore])
  const outlines = [...played.spaces, ...played.closed].map(({ path }) => path).sort()
  expect(painted.spaces.map(({ path }) => path).sort()).toEqual(outlines)
})
