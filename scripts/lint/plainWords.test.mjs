import path from 'node:path'
import { expect, test } from 'vitest'
import { commentsIn, countOf, hardWordsIn } from './plainWords.mjs'

const ROOT = path.join(import.meta.dirname, '../..')

/**
 * How many comments may have each word: fewer with every step. Lower a number when you have rewritten comments; never raise one.
 *
 * @type {Readonly<Record<string, number>>}
 */
const MOST = {
  whoever: 162,
  whatever: 70,
  whom: 89,
  nobody: 206,
  anew: 63,
  'what is': 413,
  stands: 412,
  told: 259,
  beside: 164,
  lies: 95,
  'by itself': 47,
  holds: 117,
}

test('no comment more has a word that makes it hard to read', () => {
  const more = Object.entries(hardWordsIn(ROOT)).filter(([word, count]) => count > (MOST[word] ?? 0))
  expect(
    more.map(
      ([word, count]) => `${count} comments say "${word}": say it plainly (CONTRIBUTING.md), ${MOST[word] ?? 0} are there from before`,
    ),
  ).toEqual([])
})

test('comments of code and markup are found, addresses and texts are not', () => {
  const text = "/** Told to nobody. */\nconst a = 'https://example.org' // stands here\n<!-- not read -->\n/* several\n * lines */"
  expect(commentsIn(text)).toEqual(['/** Told to nobody. */', '// stands here', '/* several\n * lines */'])
  expect([countOf(commentsIn(text), 'told'), countOf(commentsIn(text), 'nobody'), countOf(commentsIn(text), 'stand')]).toEqual([1, 1, 0])
})
