import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Words that make a comment a riddle: each has a plain one, mostly the name of what is meant. */
export const HARD_WORDS = [
  'whoever',
  'whatever',
  'whom',
  'nobody',
  'anew',
  'what is',
  'stands',
  'told',
  'beside',
  'lies',
  'by itself',
  'holds',
]

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g

/**
 * How many comments of the product's code have each of the hard words. Tests are left out.
 *
 * @param {string} root
 * @returns {Readonly<Record<string, number>>}
 */
export function hardWordsIn(root) {
  const comments = ['src-shared', 'src-renderer', 'src-main'].flatMap((top) => commentsBelow(path.join(root, top)))
  return Object.fromEntries(HARD_WORDS.map((word) => [word, countOf(comments, word)]))
}

/**
 * @param {readonly string[]} comments
 * @param {string} word
 */
export function countOf(comments, word) {
  const whole = new RegExp(`\\b${word}\\b`, 'i')
  return comments.filter((comment) => whole.test(comment)).length
}

/** @param {string} text */
export function commentsIn(text) {
  return text.match(COMMENT) ?? []
}

/** @param {string} folder */
function commentsBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|vue)$/.test(name) && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(name))
    .flatMap((name) => commentsIn(readFileSync(path.join(folder, name), 'utf8')))
}
