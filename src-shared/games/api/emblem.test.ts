import { describe, expect, test } from 'vitest'
import { emblemOf, GROUNDS, ownerIn, type Emblem } from './emblem.ts'
import { findGame, GAMES } from '../registry.ts'
import type { Game } from './game.ts'
import type { OwnerFace } from './ledgerFace.ts'
import { toldOf } from '../text/playing.ts'
import { toyFace } from '../testing/toyFace.ts'
import { WorldState } from '../../kernel/world/world.ts'

const EMPTY = new WorldState()

/** Where a path goes, arcs and curves by their ends and handles. Only absolute commands are known. */
function placesOf(path: string): readonly (readonly [number, number])[] {
  expect(path).toMatch(/^M[\d\s.MLHVCAZ-]+Z$/)
  const places: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)) {
    const values = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number)
    const step = { M: 2, L: 2, H: 1, V: 1, C: 2, A: 7, Z: 1 }[command] ?? 1
    expect(values.length % step, `${command}${rest}`).toBe(0)
    for (let at = 0; at < values.length; at += step) {
      const last = values.slice(at, at + step)
      if (command === 'H') x = last[0] ?? NaN
      else if (command === 'V') y = last[0] ?? NaN
      else [x, y] = [last.at(-2) ?? NaN, last.at(-1) ?? NaN]
      places.push([x, y])
    }
  }
  return places
}

function drawings({ sign, fine }: Emblem): readonly string[] {
  return [sign, fine].filter((path) => path !== undefined)
}

const looks = ({ emblem, accent }: OwnerFace): string => JSON.stringify([emblem?.ground, emblem?.sign, accent])
const shapes = ({ emblem }: OwnerFace): string => JSON.stringify([emblem?.ground, emblem?.sign])

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const entry = findGame(id)
  const owners = async (): Promise<readonly OwnerFace[]> => {
    const game = await entry?.load()
    return game?.owners(EMPTY) ?? []
  }

  test('every owner has an emblem, and no two look alike', async () => {
    const all = await owners()
    expect(all.length).toBeGreaterThan(1)
    expect(all.filter(({ emblem }) => emblem?.sign === undefined).map((one) => one.id)).toEqual([])
    expect(new Set(all.map(looks)).size).toBe(all.length)
  })

  test('players are told apart without colour', async () => {
    const players = (await owners()).filter(({ kind }) => kind === 'player')
    expect(new Set(players.map(shapes)).size).toBe(players.length)
    // As many grounds as there are, before one stands there twice.
    const grounds = new Set(players.map(({ emblem }) => emblem?.ground))
    expect(grounds.size).toBe(Math.min(players.length, Object.keys(GROUNDS).length))
  })

  test('the shelf knows the emblems of its players as the game does', async () => {
    expect(Object.keys(entry?.emblems ?? {})).toEqual(Object.keys(entry?.accents ?? {}))
    for (const { id: owner, kind, emblem } of await owners()) if (kind === 'player') expect(entry?.emblems?.[owner]).toEqual(emblem)
  })

  test('signs stay on their grid', async () => {
    const paths = [...(await owners()).flatMap(({ emblem }) => (emblem === undefined ? [] : drawings(emblem)))]
    for (const path of paths)
      expect(
        placesOf(path)
          .flat()
          .filter((value) => !(value >= 4 && value <= 60)),
        path,
      ).toEqual([])
  })
})

test('grounds stay on their grid', () => {
  for (const { path } of Object.values(GROUNDS))
    expect(
      placesOf(path)
        .flat()
        .filter((value) => !(value >= 0 && value <= 64)),
    ).toEqual([])
})

describe('whose emblem it is', () => {
  const bare: Game = { ...toyFace(), owners: () => [...toyFace().owners(EMPTY)].map(({ emblem: _drawn, ...owner }) => owner) }

  test('what a game draws nothing for has the shape of its points in charts', () => {
    const told = (owner: string): Emblem | undefined => toldOf({ game: bare, world: EMPTY }, () => emblemOf(owner))
    expect(['red', 'green', 'blue', 'market'].map((owner) => told(owner)?.ground)).toEqual(['circle', 'square', 'triangle', 'diamond'])
    expect(told('nobody')).toBeUndefined()
  })

  test('one of many has the emblem of all', () => {
    const many: OwnerFace = { id: 'herds', kind: 'group', accent: 1, others: 'herd' }
    expect(ownerIn([many], 'herd7')).toBe(many)
    expect(ownerIn([many], 'flock')).toBeUndefined()
  })
})
