import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { licencesText } from './licences.mjs'
import { ROOT, Stop } from './project.mjs'
import { runNode } from './run.mjs'
import { isStale } from './stale.mjs'

const SOURCES = ['src-shared', 'src-main', 'package-lock.json']
const STAMP = 'out/.built'
const PACK_PAGE = 'out/renderer/pack.html'

/**
 * Bundles a TypeScript entry for Node into one file, where it is older than its sources. Everything goes in but Node's own
 * modules and `external`.
 *
 * @param {string} entry from the project's root, such as `src-main/headless.ts`
 * @param {string} name of the file under `out/tools`, such as `headless.mjs`
 * @param {object} [options]
 * @param {readonly string[]} [options.external] packages left to be found in node_modules
 * @param {readonly string[]} [options.sources] further folders the bundle depends on
 * @returns {Promise<string>} the bundle's path
 * @throws {Stop} where it cannot be bundled; the bundler's words stand before it on stderr
 */
export async function bundle(entry, name, { external = [], sources = [] } = {}) {
  const output = path.join('out/tools', name)
  const file = path.join(ROOT, output)
  if (!existsSync(path.join(ROOT, entry))) throw new Stop(`${entry} is missing from this copy of the project.`)
  if (!isStale([output], [...SOURCES, ...sources])) return file

  const begun = new Date()
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  const { build } = await import('rolldown')
  const { viteImportGlobPlugin } = await import('rolldown/experimental')
  try {
    await build({
      cwd: ROOT,
      input: entry,
      platform: 'node',
      // What each game brings is found by its place in the game's folder (`import.meta.glob`).
      plugins: [viteImportGlobPlugin({ root: ROOT })],
      external: [...external],
      onLog: refuseUnresolved,
      output: { file: draft, format: 'esm', codeSplitting: false },
    })
    // Dated from when the sources were read: a file saved while we built makes the bundle stale.
    utimesSync(draft, begun, begun)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    console.error(error instanceof Error ? error.message : error)
    throw new Stop(`${entry} could not be built.`)
  }
  return file
}

/**
 * The bundler takes a file it cannot find for a package that will be there later. Packages may do so themselves, for what is optional.
 *
 * @param {string} _level
 * @param {{ code?: string, id?: string, message: string }} log
 */
function refuseUnresolved(_level, { code, id, message }) {
  if (code === 'UNRESOLVED_IMPORT' && !id?.includes('node_modules')) throw new Error(message)
}

/**
 * Bundles an entry and runs it in this process, as if it had been started with these arguments.
 *
 * @param {string} entry
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Parameters<typeof bundle>[2]} [options]
 */
export async function runBundled(entry, name, args, options) {
  const file = await bundle(entry, name, options)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

/** Whether `buildProgram` has something to do. */
export function isProgramStale() {
  const outputs = [STAMP, 'out/main/main.js', 'out/preload/preload.cjs', 'out/renderer/index.html', PACK_PAGE]
  return isStale(outputs, [...SOURCES, 'src-renderer', 'electron.vite.config.ts', 'vite.pack.config.ts'])
}

/**
 * Builds the desktop program and the pages into `out/`, where they are older than their sources.
 *
 * @throws {Stop} where the build fails; the compiler's words stand before it on stderr
 */
export async function buildProgram() {
  if (!isProgramStale()) return
  const begun = new Date()
  await compile('electron-vite', 'node_modules/electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn'])
  await buildPackPage()
  writeFileSync(path.join(ROOT, 'out/licences.txt'), licencesText())
  writeFileSync(path.join(ROOT, STAMP), '')
  utimesSync(path.join(ROOT, STAMP), begun, begun)
}

/** Builds the page of player packs where it is older than its sources. */
export async function ensurePackPage() {
  if (isStale([PACK_PAGE], [...SOURCES, 'src-renderer', 'vite.pack.config.ts'])) await buildPackPage()
}

/**
 * Builds the page of player packs, one file that needs nothing else: `out/renderer/pack.html`.
 *
 * @throws {Stop} where the build fails
 */
function buildPackPage() {
  return compile('vite', 'node_modules/vite/bin/vite.js', ['build', '--config', 'vite.pack.config.ts', '--logLevel', 'warn'])
}

/**
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 */
async function compile(name, program, args) {
  const { code, text } = await runNode(program, args, { output: 'collect' })
  if (code === 0) return
  console.error(text.trimEnd())
  throw new Stop(`The program could not be built (${name} ended with ${code}).`)
}

/** Builds what serves the workbench without Electron: `out/tools/headless.mjs`. */
export function bundleHeadless() {
  return bundle('src-main/headless.ts', 'headless.mjs')
}

/** Builds what plays campaigns without a window, `out/tools/play.mjs`; campaigns that an older one played for tests go. */
export async function bundlePlay() {
  if (isStale(['out/tools/play.mjs'], SOURCES)) rmSync(path.join(ROOT, 'out/test/campaigns'), { recursive: true, force: true })
  return bundle('src-main/play/main.ts', 'play.mjs')
}
