import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/registry.ts'
import { rulingWords } from '../../src-shared/games/text/rulingWords.ts'
import { TOY_WORDS } from '../../src-shared/games/testing/toyWords.ts'
import { TABLE_WORDS } from '../../src-shared/games/text/tableWords.ts'
import { WorldState } from '../../src-shared/kernel/world/world.ts'
import { namesGame, neutralSources, neutralTests } from './gameNames.mjs'

const ROOT = path.join(import.meta.dirname, '../..')

/** How many tests of what is no game's own may name a game: fewer with every step. */
const MOST_TESTS = 94

/** Accounts and owners whose ids are plain words of the program as well: colours, the table. */
const PLAIN_WORDS = new Set(['age', 'points', 'table', 'blue', 'green', 'red', 'yellow'])

/** Wordings that every game with house rules takes from one place. */
const SHARED_WORDINGS = new Set(Object.keys(rulingWords(() => undefined).en))

/** @param {readonly string[]} found places */
function filesIn(found) {
  return new Set(found.map((place) => place.replace(/:.*/s, ''))).size
}

/** @param {import('../../src-shared/games/api/game.ts').Game} game */
async function namesOf({ id, rules, owners, book, words }) {
  /** @type {{ OWN_WORDS: readonly RegExp[] }} */
  const { OWN_WORDS } = await import(`../../src-shared/games/${id}/testing/ownWords.ts`)
  const world = new WorldState()
  const everybody = owners(world).map((owner) => owner.id)
  const accounts = everybody.flatMap((owner) => [...rules.accountsOf(world, owner)])
  return {
    id,
    prefix: `${book.rules[0]?.id.split('-')[0] ?? id}-`,
    words: new Set([...everybody, ...accounts].filter((word) => !PLAIN_WORDS.has(word))),
    isWording: (/** @type {string} */ key) => words.has(key) && !TABLE_WORDS.has(key) && !SHARED_WORDINGS.has(key),
    spoken: OWN_WORDS,
  }
}

describe('no file outside its folders names a game', () => {
  const games = GAMES.map(({ id, load }) => ({ id, load }))

  test.each(games)('$id', async ({ load }) => {
    const names = await namesOf(await load())
    const found = neutralSources(ROOT).flatMap((source) => namesGame(source, names))
    console.log(`${filesIn(found)} files outside its folders name ${names.id}`)
    expect(found).toEqual([])
  })

  test.each(games)('tests of what is no game’s own, $id', async ({ load }) => {
    const names = await namesOf(await load())
    // What the toy is worded with is nobody's own.
    const isWording = (/** @type {string} */ key) => names.isWording(key) && !TOY_WORDS.has(key)
    const found = neutralTests(ROOT).flatMap((source) => namesGame(source, { ...names, isWording }))
    console.log(`${filesIn(found)} tests outside its folders name ${names.id}`)
    expect(filesIn(found)).toBeLessThanOrEqual(MOST_TESTS)
  })

  const TOY = {
    id: 'toy',
    prefix: 'TOY-',
    words: new Set(['red', 'gold']),
    isWording: (/** @type {string} */ key) => key === 'roll.eggs',
    spoken: [/\bhens?\b/i],
  }
  test.each([
    ['an import', "import { a } from '../games/toy/rules/hens.ts'", 1],
    ['a seat', "const first = 'red'", 1],
    ['a key of an object', 'const NAMES = { red: 1 }', 1],
    ['a rule in a pattern', 'const SECRET = /^TOY-HEN-/', 1],
    ['a wording', "say('roll.eggs')", 1],
    ['a word in a text', "const text = 'Every hen lays.'", 1],
    ['a word in a template', 'const text = `Every ${age} hen lays.`', 1],
    ['no text', "const a = 'hen'", 0],
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
