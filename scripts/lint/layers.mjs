import { isBuiltin } from 'node:module'
import path from 'node:path'

/**
 * The layers of the program, lowest first, and what each may import. Folders are given from the project's root; the first
 * row that matches a file is its layer. Under `src-shared/games`, what every game uses is in the folders of the layer 'face';
 * each other folder is a game.
 *
 * @typedef {{
 *   name: string,
 *   files: RegExp,
 *   imports: readonly string[],
 *   packages?: readonly string[],
 *   node?: boolean,
 * }} Layer
 *
 * `imports` names layers. `packages` is the closed list of packages the layer may use (absent: any but Electron).
 * `node` says whether Node's own modules are at hand.
 */

/** Packages that work in every host: no DOM, no Node, same result everywhere. */
const PURE_PACKAGES = ['@noble/hashes', '@noble/curves', 'age-encryption', 'zod', 'pure-rand', 'birpc']

/** What tells people something in their language: below the games, and above nothing but the kernel. */
const TOLD = ['language', 'messages']

/** What is worked out without any game: chances, and the lie of land. */
const BASE = ['kernel', ...TOLD, 'insight']

/** What every game may stand on. */
const GROUND = [...BASE, 'board']

const SHARED = [...GROUND, 'face', 'game', 'registry', 'table', 'report']

/** @type {readonly Layer[]} */
const LAYERS = [
  { name: 'test', files: /\.test\.(ts|mjs)$|\/testing\//, imports: ['*'], node: true },
  { name: 'kernel', files: /^src-shared\/kernel\//, imports: ['kernel'], packages: PURE_PACKAGES },
  { name: 'language', files: /^src-shared\/language\//, imports: ['language'], packages: PURE_PACKAGES },
  { name: 'messages', files: /^src-shared\/messages\//, imports: ['kernel', ...TOLD], packages: PURE_PACKAGES },
  { name: 'insight', files: /^src-shared\/insight\//, imports: BASE, packages: PURE_PACKAGES },
  {
    name: 'board',
    files: /^src-shared\/board\//,
    imports: [...BASE, 'board'],
    packages: [...PURE_PACKAGES, 'honeycomb-grid', 'simplex-noise'],
  },
  {
    name: 'face',
    files: /^src-shared\/games\/(api|highlights|reading|rulebook|setup|text)\//,
    imports: [...GROUND, 'face'],
    packages: PURE_PACKAGES,
  },
  { name: 'game', files: /^src-shared\/games\/[^/]+\//, imports: [...GROUND, 'face', 'game'], packages: PURE_PACKAGES },
  {
    name: 'registry',
    files: /^src-shared\/games\/(registry|bots)\.ts$/,
    imports: [...GROUND, 'face', 'game', 'registry'],
    packages: PURE_PACKAGES,
  },
  {
    name: 'table',
    files: /^src-shared\/(table|contract)\//,
    imports: [...GROUND, 'face', 'registry', 'table'],
    packages: PURE_PACKAGES,
  },
  { name: 'report', files: /^src-shared\//, imports: SHARED, packages: PURE_PACKAGES },
  { name: 'desktop', files: /^src-main\/desktop\//, imports: [...SHARED, 'main', 'desktop'], node: true },
  { name: 'main', files: /^src-main\//, imports: [...SHARED, 'main'], node: true },
  { name: 'renderer', files: /^src-renderer\//, imports: [...SHARED, 'renderer'] },
  { name: 'tool', files: /^/, imports: ['*'], node: true },
]

/**
 * What is wrong with one import, in a sentence, or null where it is allowed.
 *
 * @param {string} file the importing file, from the project's root, with forward slashes
 * @param {string} specifier what it imports, as written
 * @returns {string | null}
 */
export function importProblem(file, specifier) {
  const from = layerOf(file)
  if (specifier.startsWith('.')) return relativeProblem(file, from, path.posix.join(path.posix.dirname(file), specifier))
  if (specifier === 'electron' || specifier.startsWith('electron/')) {
    return isDesktop(file) ? null : 'only src-main/desktop may import electron'
  }
  if (isBuiltin(specifier)) return from.node ? null : `${from.name} code runs where Node's modules do not exist`
  if (!from.packages || from.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return null
  return `${from.name} code uses no package but ${from.packages.join(', ')}`
}

/**
 * @param {string} file
 * @param {Layer} from
 * @param {string} target
 */
function relativeProblem(file, from, target) {
  const to = layerOf(target)
  if (isApart(file, target)) return 'the renderer and the main process share only src-shared'
  if (from.imports.includes('*')) return null
  if (to.name === 'test') return 'a test is not imported by what it tests'
  if (!from.imports.includes(to.name)) return `${from.name} may import ${from.imports.join(', ')}, not ${to.name} (imports point down only)`
  if (to.name === 'game' && from.name === 'game' && gameOf(file) !== gameOf(target)) return 'no game imports another game'
  if (to.name === 'game' && from.name === 'registry' && !/\/(entry|game)\.ts$/.test(target)) return 'a game is entered through its entry.ts'
  return null
}

/** @param {string} file */
function layerOf(file) {
  const layer = LAYERS.find((row) => row.files.test(file))
  if (!layer) throw new Error(`No layer covers ${file}`)
  return layer
}

/** @param {string} file */
function isDesktop(file) {
  return file.startsWith('src-main/desktop/')
}

/**
 * @param {string} file
 * @param {string} target
 */
function isApart(file, target) {
  return (
    (file.startsWith('src-main/') && target.startsWith('src-renderer/')) ||
    (file.startsWith('src-renderer/') && target.startsWith('src-main/')) ||
    (file.startsWith('src-shared/') && /^src-(main|renderer)\//.test(target))
  )
}

/** @param {string} file */
function gameOf(file) {
  return file.split('/')[2]
}

/**
 * ESLint rule: reports every import, re-export, `import()` and `import type` that points up or sideways.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const layersRule = {
  meta: {
    type: 'problem',
    docs: { description: 'imports point down only: kernel, games, table and contract, then main or renderer' },
    messages: { layer: "'{{specifier}}' may not be imported here: {{problem}}." },
    schema: [],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    /** @param {any} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const problem = importProblem(file, source.value)
      if (problem) context.report({ node: source, messageId: 'layer', data: { specifier: source.value, problem } })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      /** @param {any} node */
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    }
  },
}
