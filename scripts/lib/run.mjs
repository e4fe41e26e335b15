import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/**
 * Runs a program and waits for its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] added to this process's environment; undefined removes a variable
 * @param {'inherit' | 'stderr' | 'collect'} [options.output] `inherit`: as ours; `stderr`: both streams to our stderr;
 *   `collect`: gathered into `text`
 * @param {number} [options.limitSeconds] ends the program (and its children) after that time
 * @param {string} [options.cwd]
 * @returns {Promise<{ code: number, text: string, timedOut: boolean }>} `code` is 1 where a signal ended the program, and 127 where it
 *   could not be started
 */
export function run(command, args, { env = {}, output = 'inherit', limitSeconds, cwd = ROOT } = {}) {
  const ownGroup = limitSeconds !== undefined && process.platform !== 'win32'
  const streams = { inherit: 'inherit', stderr: [0, 2, 2], collect: ['ignore', 'pipe', 'pipe'] }
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: /** @type {import('node:child_process').StdioOptions} */ (streams[output]),
    detached: ownGroup,
    shell: process.platform === 'win32' && command.endsWith('.cmd'),
  })
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part) => (text += part))
  child.stderr?.setEncoding('utf8').on('data', (part) => (text += part))

  let timedOut = false
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    try {
      if (ownGroup && child.pid) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch {
      // It ended by itself in the meantime.
    }
  }
  /** @type {NodeJS.Timeout[]} */
  const timers = []
  if (limitSeconds !== undefined) {
    timers.push(
      setTimeout(() => {
        timedOut = true
        end('SIGTERM')
      }, limitSeconds * 1000),
      setTimeout(() => end('SIGKILL'), limitSeconds * 1000 + 5000),
    )
  }
  // A child in its own group does not hear Ctrl+C: pass it on, then go the same way.
  const interrupted = () => {
    end('SIGTERM')
    process.exit(130)
  }
  if (ownGroup) process.once('SIGINT', interrupted).once('SIGTERM', interrupted)

  return new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      timers.forEach((timer) => clearTimeout(timer))
      process.removeListener('SIGINT', interrupted).removeListener('SIGTERM', interrupted)
      resolve({ code, text, timedOut })
    }
    child.once('error', (error) => {
      text += error.message
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs the JavaScript entry of a package with this Node.
 *
 * @param {string} entry from the project's root, such as `node_modules/typescript/bin/tsc`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(entry, args, options) {
  return run(process.execPath, [entry, ...args], options)
}

/**
 * Runs npm, whichever started us if one did.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const { npm_execpath: npm } = process.env
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return runNode(npm, args, options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}
