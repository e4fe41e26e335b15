import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT, Stop } from './project.mjs'
import { run, runNode } from './run.mjs'

const USUAL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium to test with: CHROMIUM_PATH, then one on the PATH, then the one Playwright has fetched.
 *
 * @returns {string | undefined} path of the program
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)].filter(Boolean)
  const onPath = USUAL_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, playwrightsOwn()].find((file) => file !== undefined && existsSync(file))
}

/**
 * Finds a Chromium, or installs one: from Debian as root on Debian, else through Playwright.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Stop} where there is none and none can be had
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new Stop(`CHROMIUM_PATH points to ${process.env.CHROMIUM_PATH}, where there is no program.`)
  console.error('No Chromium here; installing one (about 150 MB) ...')
  if (isRootOnDebian()) {
    const apt = { output: /** @type {const} */ ('stderr'), env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 600 }
    await run('apt-get', ['update', '-qq'], apt)
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], apt)
  } else {
    await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'], { output: 'stderr', limitSeconds: 600 })
  }
  const installed = findChromium()
  if (!installed) throw new Stop('No Chromium could be installed for the browser tests; install one and name it in CHROMIUM_PATH.')
  return installed
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(path.join(ROOT, 'package.json'))('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function isRootOnDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    return /^ID=debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
