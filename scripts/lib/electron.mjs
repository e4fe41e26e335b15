import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './project.mjs'
import { runNode } from './run.mjs'

const PACKAGE = path.join(ROOT, 'node_modules/electron')

/**
 * Electron's program, where it is on this machine. Looks without asking the package, which would try to fetch it.
 *
 * @returns {string | undefined} path of the program
 */
export function electronBinary() {
  const name = text(path.join(PACKAGE, 'path.txt'))?.trim()
  if (!name) return undefined
  const file = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(PACKAGE, 'dist'), name)
  return existsSync(file) ? file : undefined
}

/**
 * Runs Electron's own installer, once, with a dot every two seconds.
 *
 * @param {number} limitSeconds
 * @returns {Promise<string | undefined>} path of the program, or undefined where it could not be had
 */
export async function fetchElectron(limitSeconds) {
  process.stdout.write(`Fetching Electron's program (once, ${limitSeconds} s at most) `)
  const dots = setInterval(() => process.stdout.write('.'), 2000)
  await runNode('node_modules/electron/install.js', [], { output: 'collect', limitSeconds })
  clearInterval(dots)
  process.stdout.write('\n')
  return electronBinary()
}

/** @param {string} file */
function text(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
