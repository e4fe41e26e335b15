import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Widths are asked of the page (`@container page (…)`), or of another container, and not of the window: a rem of a media query is a
 * letter of the browser's size, not of the size set in the program, so that large letters would keep the columns of small ones.
 *
 * @typedef {{ file: string, text: string }} Source a file, its name from the project's root with slashes
 */

const WIDTH = /\b(?:(?:min|max)-)?(?:device-)?(?:width|inline-size)\b/
const MEDIA_RULE = /@media\s+([^{;]+)/g
const MEDIA_CALL = /\b(?:matchMedia|useMediaQuery)\(\s*(['"`])(.+?)\1/g
const CONTAINER_RULE = /@container\s+([^{;]+)/g
/** Asks no size: whatever scrolls, or has a style, answers by itself. */
const NO_SIZE = /^(?:scroll-state|style)\(/
const CONTAINER_NAME = /\bcontainer(?:-name)?:\s*([\w-]+)/g

/**
 * What has style sheets, or asks media queries, below a folder of the project; no tests.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
export function styledSourcesOf(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:css|vue|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/**
 * Media queries for a width, as `file:line query`; a sheet of paper may be asked for its own.
 *
 * @param {Source} source
 * @returns {string[]}
 */
export function windowWidths({ file, text }) {
  const rules = [...text.matchAll(MEDIA_RULE)].map(({ index, 1: query = '' }) => ({ index, query: query.trim() }))
  const calls = [...text.matchAll(MEDIA_CALL)].map(({ index, 2: query = '' }) => ({ index, query }))
  return [...rules, ...calls]
    .filter(({ query }) => query.split(',').some((one) => WIDTH.test(one) && !/^\s*(?:only\s+)?print\b/.test(one)))
    .map(({ index, query }) => `${file}:${lineOf(text, index)} ${query}`)
}

/**
 * Container queries that ask for a name no style sheet gives, as `file:line query`: they would never hold.
 *
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function unknownContainers(sources) {
  const names = new Set(sources.flatMap(({ text }) => [...text.matchAll(CONTAINER_NAME)].map(([, name]) => name)))
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(CONTAINER_RULE)]
      .filter(([, query = '']) => !NO_SIZE.test(query) && !names.has(/^[\w-]+/.exec(query)?.[0]))
      .map(({ index, 1: query = '' }) => `${file}:${lineOf(text, index)} ${query.trim()}`),
  )
}

/** The widths a style sheet or a script may ask for, in rem: a small telephone, a telephone, a tablet upright, a tablet lying, a laptop, a large screen. */
export const WIDTHS = [24, 32, 40, 56, 72, 105, 120]

const ONE_WIDTH = String.raw`\((?:max-width:|width >) (?:${WIDTHS.join('|')})rem\)`
const KNOWN_WIDTHS = new RegExp(`^[\\w-]+ ${ONE_WIDTH}(?: and ${ONE_WIDTH})?$`)
const SCRIPT_WIDTH = /\b(?:usePageWithin\((\d[\d.]*)\)|NARROW_REM = (\d[\d.]*))/g

/**
 * Container queries, and `usePageWithin` in scripts, for any other width or in any other form, as `file:line query`.
 *
 * @param {Source} source
 * @returns {string[]}
 */
export function otherWidths({ file, text }) {
  const queries = [...text.matchAll(CONTAINER_RULE)]
    .map(({ index, 1: query = '' }) => ({ index, query: query.trim() }))
    .filter(({ query }) => !NO_SIZE.test(query) && !query.includes('…') && !KNOWN_WIDTHS.test(query))
  const calls = [...text.matchAll(SCRIPT_WIDTH)]
    .map(({ index, 1: call, 2: constant }) => ({ index, query: call ?? constant ?? '' }))
    .filter(({ query }) => !WIDTHS.includes(Number(query)))
  return [...queries, ...calls].map(({ index, query }) => `${file}:${lineOf(text, index)} ${query}`)
}

/** What style sheets may ask the system for: all of it, once, so that no condition comes up by itself. */
const MEDIA = [
  'print',
  '(forced-colors: active)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-contrast: more)',
  '(pointer: coarse)',
  '(hover: hover)',
  // A window as low as 400 % zoom makes it: what sticks to its edges would leave no room.
  '(max-height: 20rem)',
]

/**
 * Media rules for anything else, as `file:line query`.
 *
 * @param {Source} source
 * @returns {string[]}
 */
export function otherMedia({ file, text }) {
  return [...text.matchAll(MEDIA_RULE)]
    .map(({ index, 1: query = '' }) => ({ index, query: query.trim() }))
    .filter(({ query }) => !MEDIA.includes(query))
    .map(({ index, query }) => `${file}:${lineOf(text, index)} ${query}`)
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}
