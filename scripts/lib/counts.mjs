import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * A step that is not a test runner counts as one test.
 *
 * @param {boolean} ok
 * @returns {Counts}
 */
export function oneTest(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * The counts of Vitest's JSON report.
 *
 * @param {string} file
 * @param {boolean} ok whether Vitest itself ended well: a file that did not even load holds no failed test
 * @returns {Counts}
 */
export function vitestCounts(file, ok) {
  return counts(file, ok, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

/**
 * The counts of Playwright's JSON report. A test that passed only when repeated has failed.
 *
 * @param {string} file
 * @param {boolean} ok whether Playwright itself ended well
 * @returns {Counts}
 */
export function playwrightCounts(file, ok) {
  return counts(file, ok, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }))
}

/**
 * What failed by Vitest's JSON report: the title of each test and the first line of why. Then each test that was ended because it looped, of which
 * the report says nothing.
 *
 * @param {string} file
 * @param {string} stuck where `stuckTests.mjs` has written its lines
 * @returns {string[]}
 */
export function vitestFailures(file, stuck) {
  /** @type {{ testResults?: { message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults = [] } = parsed(file) ?? {}
  const failed = testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [firstLine(message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
  ])
  return [...failed, ...linesIn(stuck)]
}

/** @param {string} file */
function linesIn(file) {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

/**
 * What failed by Playwright's JSON report, or passed only when repeated: why, what was waited for and how far that came, where in the test,
 * and what the page showed then.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function playwrightFailures(file) {
  return specsIn(parsed(file)?.suites ?? [])
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, tests }) => {
      const { error, attachments = [] } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {}
      const text = stripVTControlCharacters(`${error?.message ?? ''}\n${error?.stack ?? ''}`)
      const [, place] = /(\w[\w.-]*\.spec\.ts:\d+)/.exec(text) ?? []
      const shown = attachments.find(({ name }) => name === SHOWN_AT_FAILURE)?.body
      return [
        `${title}: ${firstLine(error?.message)}`,
        ...awaited(text),
        place && `at ${place}`,
        shown && `the page showed: ${Buffer.from(shown, 'base64').toString('utf8')}`,
      ]
        .filter(Boolean)
        .join('; ')
    })
}

/**
 * What an act waited for, and what it met with, each said once.
 *
 * @param {string} text
 */
function awaited(text) {
  const steps = [...text.matchAll(/^ +- (?:\d+ × )?(.+)$/gm)].map(([, step = '']) => step)
  const from = steps.findIndex((step) => step.startsWith('waiting for'))
  return from < 0 ? [] : [...new Set(steps.slice(from))].filter((step) => !IN_PASSING.test(step))
}

/** What tests of the browser attach when they fail. */
export const SHOWN_AT_FAILURE = 'shown at failure'

/** Said of every attempt. */
const IN_PASSING = /^(waiting (for element|\d)|scrolling|done scrolling|retrying|attempting|element is visible, enabled and stable)/

/**
 * @typedef {{ title: string, ok: boolean, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ error?: { message?: string, stack?: string }, attachments?: { name: string, body?: string }[] }} Result
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 *
 * @param {readonly Suite[]} suites
 * @returns {Spec[]}
 */
function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])
}

/** @param {string | undefined} text */
function firstLine(text) {
  const [first = ''] = stripVTControlCharacters(text ?? 'no reason given')
    .trim()
    .split('\n', 1)
  return first
}

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export function total(parts) {
  return parts.reduce(
    (sum, part) => ({ passed: sum.passed + part.passed, failed: sum.failed + part.failed, skipped: sum.skipped + part.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** @param {Counts} counts */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * @param {string} file
 * @param {boolean} ok
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function counts(file, ok, read) {
  const report = parsed(file)
  const found = report ? read(report) : { passed: 0, failed: 0, skipped: 0 }
  const unseen = found.failed === 0 && (!ok || found.passed + found.skipped === 0)
  return unseen ? { ...found, failed: 1 } : found
}

/** @param {string} file */
function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
