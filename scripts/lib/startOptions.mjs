import { homedir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stop } from './project.mjs'

export const START_HELP = `Starts Lineage Workbench.

npm start -- [options]

  --browser            open in a web browser instead of a window of its own
  --port <number>      port of the browser's address (default: a free one)
  --library <folder>   folder with the campaigns (default: the documents folder)
  --open <file>        a campaign to open at once
  --help               this list`

/**
 * @typedef {{ help: boolean, browser: boolean, port?: number, library?: string, open?: string }} StartOptions
 *   `library` and `open` are absolute paths
 *
 * @param {readonly string[]} args
 * @param {string} folder that relative paths start from
 * @returns {StartOptions}
 * @throws {Stop} with exit code 2 where an option is unknown or has no sensible value
 */
export function readStartOptions(args, folder) {
  const { values } = parse(args)
  const { help = false, browser = false, port, library, open } = values
  return {
    help,
    browser,
    ...(port !== undefined && { port: portNumber(port) }),
    ...(library !== undefined && { library: personalPath(library, folder) }),
    ...(open !== undefined && { open: personalPath(open, folder) }),
  }
}

/**
 * As `src-main/personalPath.ts`: a shell leaves the "~" of `--library=~/games` as it is.
 *
 * @param {string} given
 * @param {string} folder that relative paths start from
 */
function personalPath(given, folder) {
  return path.resolve(
    folder,
    given.replace(/^~(?=$|[/\\])/, () => homedir()),
  )
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        browser: { type: 'boolean' },
        port: { type: 'string' },
        library: { type: 'string' },
        open: { type: 'string' },
      },
    })
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new Stop(`${reason?.replace(/\.$/, '')}; npm start -- --help lists the options.`, 2)
  }
}

/** @param {string} text */
function portNumber(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new Stop(`--port takes a whole number up to 65535, not '${text}'.`, 2)
}

/**
 * Why the workbench cannot have a window of its own, in a sentence, or null where it can (Electron's program being there).
 *
 * @param {object} machine
 * @param {boolean} machine.browser whether the person asked for the browser
 * @param {string} machine.platform as in `process.platform`
 * @param {boolean} machine.root whether the person is the machine's root user
 * @param {Record<string, string | undefined>} machine.env
 * @returns {string | null}
 */
export function whyBrowser({ browser, platform, root, env }) {
  if (browser) return 'Opening in the browser, as asked.'
  if (platform !== 'linux') return null
  if (root) return "Electron's sandbox cannot run as root on Linux; going on in the browser."
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'There is no display here for a window; going on in the browser.'
  return null
}
