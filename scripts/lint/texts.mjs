import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/**
 * Texts are read where they are shown: what is kept in a constant, a ref or a store stays in the language it was made in.
 * What stands here finds texts that are kept, and texts of the catalogues that nobody reads.
 *
 * @typedef {{ file: string, text: string }} Source a `.ts` or `.vue` file, its name from the project's root with slashes
 */

/** What gives words in the language of the moment, beside the catalogues (`<topic>Texts`). */
const TELLERS = new Set([
  ...['say', 'language', 'number', 'decimal', 'listed', 'either', 'plural', 'count', 'figure', 'signed'],
  ...['seatName', 'accountName', 'phaseName', 'chapterName', 'tellSentence', 'tellProblem'],
  ...['sentenceFor', 'sentencesOf'],
])
const CATALOGUE = /^\w+Texts$/
const BOXES = new Set(['ref', 'shallowRef', 'reactive', 'shallowReactive'])

/**
 * The sources below a folder of the project; neither tests nor what helps them.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
export function sourcesOf(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:ts|vue)$/.test(file) && !/\.test\.ts$|\/testing\/|\.d\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/**
 * Where texts are kept, as `file:line text`: read when a module or a component is set up, or put into a ref.
 *
 * @param {Source} source
 * @returns {string[]}
 */
export function keptTexts({ file, text }) {
  return scriptsOf(file, text).flatMap(({ code, line }) => {
    const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    /** @type {string[]} */
    const found = []
    /** @param {ts.Node} node */
    const report = (node) => {
      const at = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + line
      found.push(`${file}:${at} ${node.getText(parsed).split('\n')[0]}`)
    }
    const reads = readerFor(importsOf(parsed))
    readsIn(parsed, reads, report)
    boxedIn(parsed, reads, report)
    return found
  })
}

/**
 * Names a file has from elsewhere; what is called alike and is its own tells nothing.
 *
 * @param {ts.SourceFile} parsed
 */
function importsOf(parsed) {
  return new Set(
    parsed.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
      const named = importClause?.namedBindings
      return named !== undefined && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
    }),
  )
}

/**
 * Texts read by a node itself, and not by a function within it, which reads them when it is called; composables and stores are set up but once.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node) => boolean} reads
 * @param {(found: ts.Node) => void} report
 */
function readsIn(node, reads, report) {
  ts.forEachChild(node, (child) => {
    if (
      (ts.isFunctionLike(child) && !setsUp(child)) ||
      ts.isTypeNode(child) ||
      ts.isImportDeclaration(child) ||
      ts.isInterfaceDeclaration(child)
    )
      return
    if (reads(child)) report(child)
    else readsIn(child, reads, report)
  })
}

/** @param {ts.SignatureDeclaration} node */
function setsUp(node) {
  if (ts.isFunctionDeclaration(node)) {
    const isAsync = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true
    return !isAsync && /^use[A-Z]/.test(node.name?.text ?? '')
  }
  return ts.isCallExpression(node.parent) && ts.isIdentifier(node.parent.expression) && node.parent.expression.text === 'defineStore'
}

/**
 * Texts put into a ref: `ref(text)`, `kept.value = text`.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node) => boolean} reads
 * @param {(found: ts.Node) => void} report
 */
function boxedIn(node, reads, report) {
  const kept = boxed(node)
  if (kept !== undefined && !ts.isFunctionLike(kept)) {
    if (reads(kept)) report(kept)
    else readsIn(kept, reads, report)
  }
  ts.forEachChild(node, (child) => boxedIn(child, reads, report))
}

/** @param {ts.Node} node */
function boxed(node) {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && BOXES.has(node.expression.text)) return node.arguments[0]
  const assigns = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return assigns && ts.isPropertyAccessExpression(node.left) && node.left.name.text === 'value' ? node.right : undefined
}

/**
 * Whether a node reads a text, in a file that has these names from elsewhere.
 *
 * @param {ReadonlySet<string>} imported
 * @returns {(node: ts.Node) => boolean}
 */
function readerFor(imported) {
  return (node) => {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      return ts.isIdentifier(node.expression) && CATALOGUE.test(node.expression.text)
    }
    if (ts.isVariableDeclaration(node)) {
      return ts.isObjectBindingPattern(node.name) && node.initializer !== undefined && CATALOGUE.test(node.initializer.getText())
    }
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
    return TELLERS.has(node.expression.text) && imported.has(node.expression.text)
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function scriptsOf(file, text) {
  if (!file.endsWith('.vue')) return [{ code: text, line: 1 }]
  const { script, scriptSetup } = parse(text, { filename: file }).descriptor
  return [script, scriptSetup].filter((block) => block != null).map((block) => ({ code: block.content, line: block.loc.start.line }))
}

/**
 * Keys of a catalogue that no source reads, as `a.b.c`. A group that is handed on whole, or read by a key that is computed, counts as read.
 *
 * @param {string} name of the catalogue, such as `shareTexts`
 * @param {object} catalogue its texts in one language
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function unreadKeys(name, catalogue, sources) {
  const leaves = keysOf(catalogue)
  /** @type {Set<string>} */
  const read = new Set()
  for (const { text } of sources) {
    if (text.includes(name)) for (const key of readsOf(text, name, '')) read.add(key)
  }
  const all = [...read]
  return leaves.filter((leaf) => !all.some((key) => key === '' || leaf === key || leaf.startsWith(`${key}.`) || key.startsWith(`${leaf}.`)))
}

/**
 * @param {object} catalogue
 * @returns {string[]}
 */
function keysOf(catalogue) {
  return Object.entries(catalogue).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text) ? keysOf(text).map((below) => `${key}.${below}`) : [key],
  )
}

/**
 * What a text reads of a name that stands for the part `at` of a catalogue; other names it gives to parts of it are followed.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} at
 * @returns {string[]}
 */
function readsOf(text, name, at) {
  const uses = new RegExp(String.raw`(?<![\w'\x2d/]|(?<!\.\.)\.)${name}\b(?!:)(?:\(\))?(?:\.value\b)?((?:\??\.\w+)*)`, 'g')
  return [...text.matchAll(uses)].flatMap((use) => {
    const key = [at, ...(use[1] ?? '').split(/\??\./)].filter((part) => part !== '').join('.')
    const before = text.slice(0, use.index)
    const after = text.slice(use.index + use[0].length)
    if (/(?:import [^\n]*|const )$/.test(before)) return []
    const named = /const (\w+) = (?:computed\(\(\) => |\(\) => )?$/.exec(before)
    if (named?.[1] !== undefined && /^\)?;?(?:\n|$)/.test(after)) return readsOf(text, named[1], key)
    const parts = /const \{([^}]*)\} = (?:computed\(\(\) => )?$/.exec(before)
    if (parts?.[1] === undefined || !/^;?(?:\n|$)/.test(after)) return [key]
    return parts[1].split(',').flatMap((part) => {
      const [own = '', alias = own] = part.split(':').map((word) => word.trim())
      return own === '' ? [] : readsOf(withoutParts(text), alias, key === '' ? own : `${key}.${own}`)
    })
  })
}

/**
 * A text without what it takes apart: `const { a, b } =`.
 *
 * @param {string} text
 */
function withoutParts(text) {
  return text.replace(/const \{[^}]*\} = /g, '')
}
