import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import { TABLE_WORDS } from '../../src-shared/games/tableWords.ts'
import { WorldState } from '../../src-shared/kernel/world.ts'
import { namesGame, neutralSources } from './gameNames.mjs'

const ROOT = path.join(import.meta.dirname, '../..')

/** How many there may be: fewer with every step, until there is none. */
const MOST = 9

/** Accounts that are plain words of the program as well. */
const PLAIN_WORDS = new Set(['age', 'points'])

/** @param {import('../../src-shared/games/game.ts').Game} game */
function namesOf({ id, rules, owners, book, words }) {
  const everybody = owners(new WorldState()).map((owner) => owner.id)
  const accounts = everybody.flatMap((owner) => [...rules.accountsOf(owner)])
  return {
    id,
    prefix: `${book.rules[0]?.id.split('-')[0] ?? id}-`,
    words: new Set([...everybody, ...accounts].filter((word) => !PLAIN_WORDS.has(word))),
    isWording: (/** @type {string} */ key) => words.has(key) && !TABLE_WORDS.has(key),
  }
}

describe('no file outside its folders names a game', () => {
  test.each(GAMES.map(({ id, load }) => ({ id, load })))('$id', async ({ load }) => {
    const names = namesOf(await load())
    const found = neutralSources(ROOT).flatMap((source) => namesGame(source, names))
    const files = new Set(found.map((place) => place.replace(/:.*/, '')))
    console.log(`${files.size} files outside its folders name ${names.id}`)
    expect(files.size).toBeLessThanOrEqual(MOST)
  })

  const TOY = { id: 'toy', prefix: 'TOY-', words: new Set(['red', 'gold']), isWording: (/** @type {string} */ key) => key === 'roll.eggs' }
  test.each([
    ['an import', "import { a } from '../games/toy/rules/hens.ts'", 1],
    ['a seat', "const first = 'red'", 1],
    ['a key of an object', 'const NAMES = { red: 1 }', 1],
    ['a rule in a pattern', 'const SECRET = /^TOY-HEN-/', 1],
    ['a wording', "say('roll.eggs')", 1],
    ['a word that holds one', "const a = 'redder'", 0],
    ['what is every game’s', "say('roll.other')", 0],
  ])('%s', (_, text, times) => {
    expect(namesGame({ file: 'src-shared/x.ts', text }, TOY)).toHaveLength(times)
  })

  test('in templates and styles as well', () => {
    const text = `<template><p :data-seat="'red'" /></template>\n<style>\n[data-seat='red'] {}\n</style>`
    expect(namesGame({ file: 'src-renderer/X.vue', text }, TOY)).toEqual(['src-renderer/X.vue:1 red', 'src-renderer/X.vue:3 red'])
  })
})
