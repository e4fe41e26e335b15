import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { gamesIn, takeGame } from './games.mjs'

/** @type {string[]} */
const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('games', () => {
  test('are found by their folders, a second one like the first', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'games-'))
    folders.push(folder)
    for (const name of ['second', 'first/golden']) mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, 'registry.ts'), '')
    expect(gamesIn('.', folder)).toEqual(['first', 'second'])
    expect(gamesIn('golden', folder)).toEqual(['first'])
  })

  test('are those the program has', () => {
    expect(gamesIn()).toContain('greatest-lineage')
    expect(gamesIn()).not.toContain('testing')
  })
})

describe('--game', () => {
  const games = ['a', 'b']

  test.each([
    [['--json'], { chosen: games, named: false, rest: ['--json'] }],
    [['--json', '--game', 'b', 'x'], { chosen: ['b'], named: true, rest: ['--json', 'x'] }],
    [['--game=a'], { chosen: ['a'], named: true, rest: [] }],
  ])('%j', (args, taken) => {
    expect(takeGame(args, games)).toEqual(taken)
  })

  test.each([
    [['--game', 'chess'], '--game is "chess": choose one of a, b.'],
    [['--game'], '--game is left open: choose one of a, b.'],
    [['--game='], '--game is "": choose one of a, b.'],
  ])('%j is refused with the games there are', (args, sentence) => {
    expect(() => takeGame(args, games)).toThrow(expect.objectContaining({ message: sentence, exitCode: 2 }))
  })
})
