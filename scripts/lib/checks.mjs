import { runNode } from './run.mjs'

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string} entry the program, from the project's root
 * @property {readonly string[]} args
 */

/**
 * Runs checks, two at a time, and tells of each as it ends: its title, and what it found fault with. A limit is set by whoever runs them
 * all (`scripts/test.mjs`): it ends these programs as well.
 *
 * @param {readonly Check[]} checks those that take longest first
 * @returns {Promise<number>} exit code: 1 where one of them failed
 */
export async function runChecks(checks) {
  const waiting = [...checks]
  let failed = false
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, text } = await runNode(check.entry, check.args, { output: 'collect' })
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.title}`)
      if (code !== 0) console.log(text.trimEnd())
      failed ||= code !== 0
    }
  }
  await Promise.all([worker(), worker()])
  return failed ? 1 : 0
}
