import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Board } from '../board/board.ts'
import { makeWorld } from '../board/geography/geography.ts'
import type { SpaceShown } from '../games/api/landFace.ts'
import { GAMES } from '../games/registry.ts'
import { Campaign } from '../kernel/engine/campaign.ts'
import { estimatedWidth } from '../language/textWidth.ts'
import { GAME_MASTER } from '../kernel/world/rule.ts'
import { boardPlate } from './boardPlate.ts'
import { bookOf } from './campaignBook.ts'
import { bookHtml } from './campaignBookHtml.ts'

const board = new Board(makeWorld('plate', 200, 'Plate'))
const OWNERS = [
  { id: 'red', name: 'Reds', accent: 1 },
  { id: 'blue', name: 'Blues', accent: 2 },
]

test('land is drawn whole, and each realm where its name stands on its own land', () => {
  const own = [0, ...board.graph.neighboursOf(0)]
  const spaces = new Map<number, SpaceShown>(own.map((space) => [space, { owner: 'red' }]))
  const plate = boardPlate('The board', { board, spaces }, OWNERS)
  expect(plate?.realms).toMatchObject([{ id: 'red', name: 'Reds', accent: 1, spaces: own.length }])
  expect(plate?.description).toBe(`The board: Reds ${own.length}`)
  const [realm] = plate?.realms ?? []
  expect(realm?.path.match(/Z/g)).toHaveLength(1)
  expect(plate?.land.length).toBeGreaterThan((realm?.path.length ?? 0) * 2)
  for (const value of [realm?.x, realm?.y]) expect(value).toBeGreaterThan(0)
  expect([realm?.x, realm?.y].every((value, at) => (value ?? 0) < (at === 0 ? (plate?.width ?? 0) : (plate?.height ?? 0)))).toBe(true)
})

test('names hide no other name, and stand within the plate; hatches are unlike', () => {
  const around = [0, ...board.graph.neighboursOf(0)]
  const crowded = ['A realm with a very long name', 'Reds', 'Blues', 'Greens', 'A realm far away', '王国王国王国王国']
  const owners = crowded.map((name, at) => ({ id: `o${at}`, name, accent: at }))
  const spaces = new Map<number, SpaceShown>(around.map((space, at) => [space, { owner: `o${at % crowded.length}` }]))
  const plate = boardPlate('The board', { board, spaces }, owners)
  const named = (plate?.realms ?? []).filter(({ isNamed }) => isNamed)
  const boxes = named.map(({ x, y, anchor, name }) => {
    const width = estimatedWidth(name, 12)
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { left, right: left + width, top: y - 11, bottom: y + 3 }
  })
  expect(named.length).toBeGreaterThan(1)
  for (const [at, one] of boxes.entries()) {
    expect(one.left >= 0 && one.right <= (plate?.width ?? 0) && one.top >= 0 && one.bottom <= (plate?.height ?? 0)).toBe(true)
    for (const other of boxes.slice(at + 1))
      expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false)
  }
  expect(new Set(plate?.realms.map(({ hatch }) => hatch)).size).toBe(Math.min(crowded.length, around.length))
})

test('nothing is drawn where nobody holds land of their own', () => {
  expect(boardPlate('The board', { board, spaces: new Map([[1, { holder: 'somebody' }]]) }, OWNERS)).toBeNull()
})

test('the book of a campaign on a board has it at the end of a chapter, and of another none', async () => {
  const drawn: number[] = []
  for (const { load } of GAMES) {
    const game = await load()
    if (game.land === undefined) continue
    const folder = path.join(import.meta.dirname, '../games', game.id, 'golden')
    for (const name of ['on-a-map', 'turn-six']) {
      const [header = '', ...lines] = readFileSync(path.join(folder, name, 'campaign.lineage'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
      const { campaign } = Campaign.open(game.rules, header, lines)
      const book = bookOf(game, { seat: GAME_MASTER, title: name, seed: null, entries: campaign.entries })
      const plates = book.chapters.flatMap(({ plate }) => plate ?? [])
      drawn.push(plates.length)
      for (const { title, realms } of plates) {
        expect(bookHtml(book)).toContain(title)
        expect(realms.map(({ id }) => id)).toEqual(expect.arrayContaining([...game.rules.seats(campaign.world)]))
      }
    }
  }
  expect(drawn).toEqual([2, 0])
})
