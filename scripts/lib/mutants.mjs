import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT, Stop } from './project.mjs'

/** Where planted faults are kept and reported, from the root. */
export const MUTANTS = 'out/mutants'
/** The environment variable that names the test files, as patterns with commas between. */
export const TESTS_VARIABLE = 'LINEAGE_MUTANT_TESTS'

/** Production code without rules: texts, and what only tests use. */
const LEFT_OUT = ['**/*.test.ts', '**/*.d.ts', '**/testing/**', '**/texts/**', '**/words/**', '**/*.{en,de}.ts', '**/{english,german}*.ts']

/**
 * What to plant faults in, and which tests are to catch them.
 *
 * @param {string} place a file or folder of `src-shared`, `src-main` or `src-renderer`, from the root
 * @param {readonly string[]} tests further test files, or folders of them
 * @param {readonly string[]} only test files or folders in place of those beside the code: some folders have tests that are slow
 * @returns {{ readonly mutate: readonly string[], readonly tests: readonly string[] }} as patterns
 * @throws {Stop} where there is no such place, or no code in it
 */
export function mutantPlan(place, tests = [], only = []) {
  const from = relative(place)
  const isFile = statSync(path.join(ROOT, from)).isFile()
  if (isFile && (!from.endsWith('.ts') || from.endsWith('.test.ts')))
    throw new Stop(`Faults are planted in .ts files with code: '${place}' is none.`, 2)
  const own = isFile ? path.posix.dirname(from) : from
  return {
    mutate: isFile ? [from] : [`${from}/**/*.ts`, ...LEFT_OUT.map((pattern) => `!${from}/${pattern}`)],
    tests: [...(only.length === 0 ? [own] : only.map(relative)), ...tests.map(relative)].map(testsIn),
  }
}

/**
 * @param {string} place from the root
 * @returns {string} as a pattern
 */
function testsIn(place) {
  if (!statSync(path.join(ROOT, place)).isFile()) return `${place}/**/*.test.ts`
  if (place.endsWith('.test.ts')) return place
  throw new Stop(`Name a test file (.test.ts) or a folder of tests: '${place}' is none.`, 2)
}

/**
 * @param {string} place
 * @returns {string} from the root, with `/` and without one at the end
 */
function relative(place) {
  const from = path.relative(ROOT, path.resolve(ROOT, place)).replaceAll('\\', '/')
  if (!/^src-(shared|main|renderer)(\/|$)/.test(from))
    throw new Stop(`Name a file or folder of src-shared, src-main or src-renderer: '${place}' is none.`, 2)
  if (!existsSync(path.join(ROOT, from))) throw new Stop(`There is no '${place}' in this copy of the project.`, 2)
  return from
}

/**
 * @typedef {object} Mutant one planted fault, as Stryker reports it
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending'} status
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 *
 * @typedef {{ readonly files: Record<string, { readonly source: string, readonly mutants: readonly Mutant[] }> }} MutantReport
 */

/**
 * A report in lines: each fault that no test caught, then caught and planted faults by file, the weakest first.
 *
 * @param {MutantReport} report
 * @returns {readonly string[]}
 */
export function mutantLines({ files }) {
  const each = Object.entries(files).map(([name, { source, mutants }]) => {
    const lines = source.split('\n')
    const lived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    const caught = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
    const told = lived.map(({ location: { start, end }, replacement = '', status }) => {
      const line = lines[start.line - 1] ?? ''
      const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} ...`
      return `${name}:${start.line}:${start.column}  ${oneLine(was)}  ->  ${oneLine(replacement)}${status === 'NoCoverage' ? '  (no test comes here)' : ''}`
    })
    return { name, caught, planted: caught + lived.length, told }
  })
  const planted = each
    .filter((file) => file.planted > 0)
    .sort((a, b) => a.caught / a.planted - b.caught / b.planted || a.name.localeCompare(b.name))
  const sum = planted.reduce((all, file) => ({ caught: all.caught + file.caught, planted: all.planted + file.planted }), {
    caught: 0,
    planted: 0,
  })
  return [
    ...planted.flatMap(({ told }) => told),
    '',
    ...planted.map(
      ({ name, caught, planted: all }) => `${share(caught, all)}  ${String(caught).padStart(5)} of ${String(all).padStart(5)}  ${name}`,
    ),
    `${share(sum.caught, sum.planted)}  ${String(sum.caught).padStart(5)} of ${String(sum.planted).padStart(5)}  caught in all`,
  ]
}

/**
 * @param {number} caught
 * @param {number} planted
 */
function share(caught, planted) {
  return planted === 0 ? '   - ' : `${((100 * caught) / planted).toFixed(0).padStart(3)} %`
}

/** @param {string} code */
function oneLine(code) {
  const text = code.replace(/\s+/g, ' ').trim()
  return text.length > 90 ? `${text.slice(0, 89)}…` : text
}
