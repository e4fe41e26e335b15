import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT, Stop } from './project.mjs'
import { run, runNode } from './run.mjs'

/** The same engine without a window's frame: a fifth quicker, and what is drawn is the same. */
const WITHOUT_FRAME = 'chromium-headless-shell'
const USUAL_NAMES = [WITHOUT_FRAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium to test with: CHROMIUM_PATH, then one on the PATH, the frameless before the others, then the one Playwright has fetched.
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
 * Finds a Chromium, or installs one: from Debian as root on Debian, else through Playwright. Root on Debian is given the frameless one beside
 * a Chromium that is there already; where that cannot be had, the other serves.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Stop} where there is none and none can be had
 */
export async function ensureChromium() {
  const found = findChromium()
  if (process.env.CHROMIUM_PATH) {
    if (found) return found
    throw new Stop(`CHROMIUM_PATH points to ${process.env.CHROMIUM_PATH}, where there is no program.`)
  }
  const fromDebian = isRootOnDebian()
  if (found && (!fromDebian || found.endsWith(WITHOUT_FRAME))) return found
  console.error('Installing a Chromium to test in (about 100 MB) ...')
  if (fromDebian) {
    const apt = { output: /** @type {const} */ ('stderr'), env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 600 }
    await run('apt-get', ['update', '-qq'], apt)
    const { code } = await run('apt-get', ['install', '-y', '-qq', WITHOUT_FRAME], apt)
    if (code !== 0 && !found) await run('apt-get', ['install', '-y', '-qq', 'chromium'], apt)
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
