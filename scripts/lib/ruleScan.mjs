import ts from 'typescript'

/**
 * @typedef {{ id: string, file: string, line: number }} Place where a rule id stands; `line` counts from 1
 * @typedef {{ id: string, title: string, chapter: string, status: 'computed' | 'moderator' | 'open' }} RuleEntry a row of the rulebook
 */

/** `WAR-1`, and for events of a table of them `TIME-T03a`; before it stands what the rules of a game begin with. */
const NUMBER = '[A-Z]+-(?:T\\d+[a-z]|\\d+)'
const TABLED = /^[A-Z]+-[A-Z]+-T\d+[a-z]$/

/** @param {string} prefix of the game's rules, such as `GL` */
function idsOf(prefix) {
  return new RegExp(`\\b${prefix}-${NUMBER}\\b`, 'g')
}

/**
 * One id, or several as in `GL-STK-1, GL-STK-2 and GL-STK-3`, at the start of a line of a doc comment.
 *
 * @param {string} prefix
 */
function headingOf(prefix) {
  const id = `${prefix}-[A-Z]+-\\w+`
  return new RegExp(`^[ \\t]*(?:\\/\\*\\*|\\*)?[ \\t]*(${id}(?:(?:,| and|,? and) ${id})*)`, 'gm')
}

/**
 * What the ids of a game's rules begin with: all the same.
 *
 * @param {readonly RuleEntry[]} rulebook
 */
export function prefixOf(rulebook) {
  const prefixes = [...new Set(rulebook.map(({ id }) => id.split('-')[0] ?? ''))]
  if (prefixes.length !== 1) throw new Error(`the rules of a game begin alike: ${prefixes.join(', ') || 'there are none'}`)
  return prefixes[0] ?? ''
}

const TEST_CALLS = ['test', 'it', 'describe']
const NOT_RUN = ['skip', 'todo', 'fails']

/**
 * Every rule id a file names, wherever.
 *
 * @param {string} prefix of the game's rules
 * @param {string} file
 * @param {string} text
 * @returns {Place[]}
 */
export function mentions(prefix, file, text) {
  return [...text.matchAll(idsOf(prefix))].map((match) => ({ id: match[0], file, line: text.slice(0, match.index).split('\n').length }))
}

/**
 * The rules a source file does: ids at the start of a line of a doc comment that stands directly before a function, a constant, a method or
 * a row of data; for events of the timeline also the row's `id` or `rule`. A mention within a sentence does not count, nor does a comment
 * before an import or a type.
 *
 * @param {string} prefix of the game's rules
 * @param {string} file
 * @param {string} text
 * @returns {Place[]}
 */
export function placesDone(prefix, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  /** @type {Place[]} */
  const places = []
  const seen = new Set()
  /**
   * @param {string} id
   * @param {number} position
   */
  const add = (id, position) => places.push({ id, file, line: source.getLineAndCharacterOfPosition(position).line + 1 })
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return
    const comment = node.kind === ts.SyntaxKind.EndOfFileToken ? undefined : docCommentBefore(text, node)
    if (comment && !seen.has(comment.pos)) {
      seen.add(comment.pos)
      for (const { id, offset } of headings(prefix, text.slice(comment.pos, comment.end))) add(id, comment.pos + offset)
    }
    if (isRuleProperty(node) && TABLED.test(node.initializer.text)) add(node.initializer.text, node.initializer.getStart())
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return withoutRepeats(places)
}

/**
 * The rules a test file tests: ids in the titles of `test`, `it` and `describe` that are not skipped; for `test.each` also ids in the rows
 * where the title has a place for them.
 *
 * @param {string} prefix of the game's rules
 * @param {string} file
 * @param {string} text
 * @returns {Place[]}
 */
export function placesTested(prefix, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  /** @type {Place[]} */
  const places = []
  /** @param {ts.Node} node */
  const add = (node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    for (const [id] of node.getText().matchAll(idsOf(prefix))) places.push({ id, file, line: line + 1 })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    const call = ts.isCallExpression(node) ? testCall(node) : undefined
    if (call?.skipped) return
    if (call) {
      add(call.title)
      if (call.rows && /%[sjo]|\$\w/.test(call.title.getText())) add(followed(call.rows, source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return places
}

/**
 * Compares the rulebook with what the code does and tests.
 *
 * @param {readonly RuleEntry[]} rulebook
 * @param {{ done: readonly Place[], tested: readonly Place[], mentioned: readonly Place[] }} found
 * @returns {{ rows: { entry: RuleEntry, done?: Place, tested?: Place }[], problems: string[] }}
 */
export function coverage(rulebook, { done, tested, mentioned }) {
  const known = new Set(rulebook.map(({ id }) => id))
  const problems = rulebook.filter(({ id }, index) => rulebook.findIndex((other) => other.id === id) !== index)
  const rows = rulebook.map((entry) => {
    const [first] = done.filter(({ id }) => id === entry.id)
    const test = tested.find(({ id }) => id === entry.id)
    return { entry, ...(first && { done: first }), ...(test && { tested: test }) }
  })
  return {
    rows,
    problems: [
      ...problems.map(({ id }) => `${id} stands in the rulebook twice.`),
      ...rows.flatMap(({ entry, done: place, tested: test }) => rowProblems(entry, done, place, test)),
      ...mentioned.filter(({ id }) => !known.has(id)).map(({ id, file, line }) => `${id} (${file}:${line}) is not in the rulebook.`),
    ],
  }
}

/**
 * @param {RuleEntry} entry
 * @param {readonly Place[]} done
 * @param {Place | undefined} place
 * @param {Place | undefined} test
 * @returns {string[]}
 */
function rowProblems({ id, status }, done, place, test) {
  if (!place) return status === 'open' ? [] : [`${id} is '${status}' in the rulebook, but no doc comment says where it is done.`]
  const places = done.filter((other) => other.id === id).map(at)
  return [
    ...(places.length > 1 ? [`${id} is said to be done in more than one place: ${places.join(', ')}.`] : []),
    ...(status === 'open' ? [`${id} is done at ${at(place)}, but 'open' in the rulebook.`] : []),
    ...(test ? [] : [`${id} is done at ${at(place)}, but no test's title names it.`]),
  ]
}

/** @param {Place} place */
export function at({ file, line }) {
  return `${file}:${line}`
}

/**
 * @param {string} text
 * @param {ts.Node} node
 */
function docCommentBefore(text, node) {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  return comments.findLast(({ pos }) => text.startsWith('/**', pos))
}

/**
 * @param {string} prefix
 * @param {string} comment
 * @returns {{ id: string, offset: number }[]}
 */
function headings(prefix, comment) {
  return [...comment.matchAll(headingOf(prefix))].flatMap((match) =>
    [...(match[1] ?? '').matchAll(idsOf(prefix))].map(([id]) => ({ id, offset: match.index + match[0].indexOf(`${prefix}-`) })),
  )
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.PropertyAssignment & { initializer: ts.StringLiteral }}
 */
function isRuleProperty(node) {
  return ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer) && ['id', 'rule'].includes(node.name.getText())
}

/**
 * A doc comment and the row's own `id` may both name an event: that is one place.
 *
 * @param {Place[]} places
 */
function withoutRepeats(places) {
  return places.filter(
    ({ id, line }, index) =>
      !TABLED.test(id) || !places.slice(0, index).some((earlier) => earlier.id === id && Math.abs(earlier.line - line) <= 12),
  )
}

/**
 * @param {ts.CallExpression} call
 * @returns {{ title: ts.Node, skipped: boolean, rows?: ts.Node } | undefined}
 */
function testCall(call) {
  const [title] = call.arguments
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined
  const table = ts.isCallExpression(call.expression) ? call.expression : undefined
  const tagged = ts.isTaggedTemplateExpression(call.expression) ? call.expression : undefined
  const names = (table?.expression ?? tagged?.tag ?? call.expression).getText().split('.')
  if (!TEST_CALLS.includes(names[0] ?? '')) return undefined
  const rows = names.some((name) => name === 'each' || name === 'for') ? (table?.arguments[0] ?? tagged?.template) : undefined
  return { title, skipped: names.some((name) => NOT_RUN.includes(name)), ...(rows && { rows }) }
}

/**
 * The rows themselves where `each` was given the name of a constant of the same file.
 *
 * @param {ts.Node} rows
 * @param {ts.SourceFile} source
 * @returns {ts.Node}
 */
function followed(rows, source) {
  if (!ts.isIdentifier(rows)) return rows
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === rows.text)
  return declared?.initializer ?? rows
}
