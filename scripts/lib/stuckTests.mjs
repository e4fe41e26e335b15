import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './project.mjs'

/** Longer than a test and its hooks may take (`vitest.config.ts`), twice: what comes on no more by then never ends by itself. */
const LIMIT_SECONDS = 360
const LOOK_SECONDS = 10

/** The environment variable that names a file to which each `STUCK` line is added, for whoever repeats what failed. */
export const STUCK_VARIABLE = 'LINEAGE_TEST_STUCK'

/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * A reporter for Vitest that names and ends what Vitest cannot: a test that loops without waiting for anything keeps its worker from ever looking at
 * the clock.
 * Prints the file and the last test that was reported, and ends the workers; the run has failed.
 *
 * @implements {Reporter}
 */
export default class StuckTests {
  /**
   * When each file that runs came on last, in milliseconds, and with which test.
   *
   * @type {Map<string, { at: number, after: string | null }>}
   */
  #running = new Map()
  /**
   * Processes that tests run in.
   *
   * @type {Set<import('node:child_process').ChildProcess>}
   */
  #workers = new Set()

  /** @param {{ limitSeconds?: number, lookSeconds?: number }} [options] */
  constructor({ limitSeconds = LIMIT_SECONDS, lookSeconds = LOOK_SECONDS } = {}) {
    this.limitSeconds = limitSeconds
    this.lookSeconds = lookSeconds
    subscribe('child_process', (message) => {
      const { process: worker } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message)
      this.#workers.add(worker.once('exit', () => this.#workers.delete(worker)))
    })
  }

  onInit() {
    setInterval(() => this.#look(), this.lookSeconds * 1000).unref()
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart({ moduleId }) {
    this.#running.set(moduleId, { at: performance.now(), after: null })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult({ module, fullName }) {
    // Results come in batches: on a busy machine the last one of a file can come after the file's end.
    if (this.#running.has(module.moduleId)) this.#running.set(module.moduleId, { at: performance.now(), after: fullName })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId)
  }

  #look() {
    const stuck = [...this.#running].filter(([, { at }]) => performance.now() - at > this.limitSeconds * 1000)
    if (stuck.length === 0) return
    for (const [file, { after }] of stuck) reportStuck(stuckLine(path.relative(ROOT, file), after, this.limitSeconds))
    this.#running.clear()
    process.exitCode = 1
    // A worker that loops hears no request to end. Vitest goes on with the other files in new ones.
    for (const worker of this.#workers) worker.kill('SIGKILL')
  }
}

/** @param {string} line */
function reportStuck(line) {
  console.error(line)
  const file = process.env[STUCK_VARIABLE]
  if (file) appendFileSync(file, `${line}\n`)
}

/**
 * @param {string} file
 * @param {string | null} after the last test that came to its end
 * @param {number} seconds
 */
export function stuckLine(file, after, seconds) {
  const last = after === null ? 'No test of it was reported' : `Its last test that was reported is "${after}"`
  return `STUCK ${file.replaceAll('\\', '/')}: a test in it has looped for ${seconds} s without waiting for anything. ${last}. Its worker is ended.`
}
