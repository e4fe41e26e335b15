import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, Stop } from './project.mjs'
import { runNpm } from './run.mjs'

/**
 * Installs the packages of package-lock.json where they are missing or other ones than it asks for. Says so on stderr, and
 * leaves stdout alone.
 *
 * @returns {Promise<boolean>} whether anything had to be installed
 * @throws {Stop} where npm fails
 */
export async function ensureInstalled() {
  if (isInstalled(lockFile('package-lock.json'), lockFile('node_modules/.package-lock.json'))) return false
  console.error('Installing packages (npm ci); this takes about a minute ...')
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { output: 'stderr' })
  if (code !== 0) throw new Stop(`The packages could not be installed (npm ci ended with ${code}); is the network there?`)
  return true
}

/**
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} LockFile
 *
 * Whether what npm noted in node_modules is what the lock file asks for. Optional packages may be absent: they are for other machines.
 *
 * @param {LockFile | undefined} wanted
 * @param {LockFile | undefined} present
 */
export function isInstalled(wanted, present) {
  if (!present?.packages) return false
  const has = present.packages
  return Object.entries(wanted?.packages ?? {}).every(([folder, { version, optional }]) => {
    if (folder === '') return true
    const found = has[folder]
    return found ? found.version === version : optional === true
  })
}

/**
 * @param {string} file
 * @returns {LockFile | undefined}
 */
function lockFile(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  } catch {
    return undefined
  }
}
