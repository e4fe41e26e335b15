import { existsSync } from 'node:fs'
import { buildProgram, bundleHeadless, isProgramStale, runBundled } from './lib/build.mjs'
import { electronBinary, fetchElectron } from './lib/electron.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { personsFolder, ROOT, runScript, Stop } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { readStartOptions, START_HELP, whyBrowser } from './lib/startOptions.mjs'

const ELECTRON_LIMIT_SECONDS = 60

/** `npm start`: installs and builds what is missing, then opens the workbench in a window, or where there can be none in the browser. */
await runScript(async () => {
  const options = readStartOptions(process.argv.slice(2), personsFolder('start'))
  if (options.help) {
    console.log(START_HELP)
    return 0
  }
  if (options.open !== undefined && !existsSync(options.open)) throw new Stop(`There is no file ${options.open} to open.`, 2)

  await ensureInstalled()
  if (isProgramStale()) {
    console.log('Building the workbench ...')
    await buildProgram()
  }
  const electron = await desktopProgram(options.browser)
  if (!electron) return openInBrowser(options)
  console.log('Opening the workbench in its own window.')
  const { code } = await run(electron, [ROOT, ...campaignArguments(options)], { env: { ELECTRON_RUN_AS_NODE: undefined } })
  if (code !== 0) throw new Stop(`Electron ended with ${code}; npm start -- --browser opens the workbench without it.`)
  return 0
})

/**
 * @param {boolean} browser whether the person asked for the browser
 * @returns {Promise<string | undefined>} Electron's program, or undefined (and why, on stdout) where the browser must do
 */
async function desktopProgram(browser) {
  const reason = whyBrowser({ browser, platform: process.platform, root: process.getuid?.() === 0, env: process.env })
  if (reason) {
    console.log(reason)
    return undefined
  }
  const program = electronBinary() ?? (await fetchElectron(ELECTRON_LIMIT_SECONDS))
  if (!program) console.log("Electron's program could not be fetched; going on in the browser.")
  return program
}

/** @param {import('./lib/startOptions.mjs').StartOptions} options */
async function openInBrowser(options) {
  await bundleHeadless()
  const port = options.port === undefined ? [] : ['--port', String(options.port)]
  await runBundled('src-main/headless.ts', 'headless.mjs', [...port, ...campaignArguments(options)])
}

/** @param {import('./lib/startOptions.mjs').StartOptions} options */
function campaignArguments({ library, open }) {
  return [...(library === undefined ? [] : ['--library', library]), ...(open === undefined ? [] : ['--open', open])]
}
