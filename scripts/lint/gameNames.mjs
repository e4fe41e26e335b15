import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/**
 * Nobody outside a game's own folders names the game: its id, its owners, its accounts, the prefix of its rules, its wordings. The two
 * registers are the only doors.
 *
 * @typedef {{ file: string, text: string }} Source a file, its name from the project's root with slashes
 * @typedef {{
 *   id: string,
 *   prefix: string,
 *   words: ReadonlySet<string>,
 *   isWording: (key: string) => boolean,
 *   spoken?: readonly RegExp[],
 * }} GameNames what belongs to one game: its id, what its rule ids begin with, its owners and accounts, whether a wording key is its own, and
 * words that only its texts speak of
 */

const FOLDERS = ['src-shared', 'src-renderer', 'src-main', 'soak', 'bench']
const REGISTERS = new Set(['src-shared/games/registry.ts', 'src-renderer/games/registry.ts'])
const WORDING = /^[a-z][A-Za-z]*(?:\.[\w-]+)+$/

/**
 * Files that may name no game: neither those of a game, nor the registers, nor tests and what helps them.
 *
 * @param {string} root
 * @returns {Source[]}
 */
export function neutralSources(root) {
  return outside(root).filter(({ file }) => !isTest(file))
}

/**
 * Tests of what is no game's own, and what helps them.
 *
 * @param {string} root
 * @returns {Source[]}
 */
export function neutralTests(root) {
  return outside(root).filter(({ file }) => isTest(file))
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.ts$|\/testing\//.test(file)
}

/** @param {string} root @returns {Source[]} */
function outside(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => /\.(?:ts|vue|css)$/.test(file) && !isOfGame(file) && !REGISTERS.has(file))
      .sort()
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
  )
}

/**
 * The folders of games; what helps to test any of them is no game.
 *
 * @param {string} file
 */
function isOfGame(file) {
  return /\/games\/(?!testing\/)[^/]+\//.test(file)
}

/**
 * Where a file names a game, as `file:line what`.
 *
 * @param {Source} source
 * @param {GameNames} names
 * @returns {string[]}
 */
export function namesGame({ file, text }, { id, prefix, words, isWording, spoken = [] }) {
  /** @type {string[]} */
  const found = []
  /** @param {number} line @param {string} what */
  const report = (line, what) => found.push(`${file}:${line} ${what}`)
  /** @param {string} literal @param {number} line */
  const check = (literal, line) => {
    if (literal.includes(`games/${id}/`) || literal === id) report(line, literal)
    else if (literal.includes(prefix)) report(line, literal)
    else if (words.has(literal)) report(line, literal)
    else if (WORDING.test(literal) && isWording(literal)) report(line, literal)
    else if (/\s/.test(literal) && spoken.some((word) => word.test(literal))) report(line, literal)
  }
  for (const { literal, line } of literalsOf(file, text)) check(literal, line)
  return found
}

/**
 * The texts that stand in code: string literals, the parts of templates, quoted names in selectors and attributes.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ literal: string, line: number }[]}
 */
function literalsOf(file, text) {
  if (file.endsWith('.css')) return quoted(text, 1)
  if (file.endsWith('.ts')) return inCode(text, 1)
  const { descriptor } = parse(text)
  const scripts = [descriptor.script, descriptor.scriptSetup].flatMap((block) => (block ? inCode(block.content, block.loc.start.line) : []))
  const others = [descriptor.template, ...descriptor.styles].flatMap((block) => (block ? quoted(block.content, block.loc.start.line) : []))
  return [...scripts, ...others]
}

/**
 * @param {string} code
 * @param {number} first line of it
 */
function inCode(code, first) {
  const parsed = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true)
  /** @type {{ literal: string, line: number }[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    const isKey = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (isText || isKey) found.push({ literal: node.text, line: parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + first })
    if (ts.isRegularExpressionLiteral(node))
      found.push({ literal: node.text, line: parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + first })
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/**
 * @param {string} text
 * @param {number} first line of it
 */
function quoted(text, first) {
  return [...text.matchAll(/'([^'\n]*)'|"([\w.-]*)"/g)].map((match) => ({
    literal: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length - 1 + first,
  }))
}
