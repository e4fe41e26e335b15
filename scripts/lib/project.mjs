import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Where `npm test` has Vitest report on every test, and `npm run rules` looks for the titles of those that passed. */
export const UNIT_REPORT = path.join(ROOT, 'out/test/unit.json')

/** The oldest Node this project runs on, as in package.json's `engines`. */
export const OLDEST_NODE = [20, 19]

/**
 * A failure that is told to the person in one sentence, without a stack. `exitCode` is 2 where the command line was wrong.
 */
export class Stop extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode]
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/**
 * Runs a script's main function: checks Node first, and turns a `Stop` into its sentence on stderr and its exit code.
 *
 * @param {() => Promise<number | void>} main gives the exit code (nothing: leave `process.exitCode` as it is)
 */
export async function runScript(main) {
  try {
    checkNode(process.versions.node)
    const code = await main()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

/**
 * @param {string} version such as `20.19.0`
 * @throws {Stop} where it is older than this project needs
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Stop(`This program needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}. Get one from https://nodejs.org.`)
}

/**
 * The folder the person stands in. npm changes to the project's root before it runs a script, and keeps the original in INIT_CWD.
 *
 * @param {string} scriptName as in package.json, so that a script started by another one is not led astray
 */
export function personsFolder(scriptName) {
  const { INIT_CWD, npm_lifecycle_event: running } = process.env
  return running === scriptName && INIT_CWD && path.resolve(process.cwd()) === ROOT ? INIT_CWD : process.cwd()
}
