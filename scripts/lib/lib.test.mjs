import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inWords, oneTest, playwrightCounts, playwrightFailures, SHOWN_AT_FAILURE, total, vitestCounts, vitestFailures } from './counts.mjs'
import { isInstalled } from './install.mjs'
import { checkNode, OLDEST_NODE, personsFolder, ROOT } from './project.mjs'
import { run } from './run.mjs'
import { isStale } from './stale.mjs'

/** @type {string[]} */
const folders = []

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('Node', () => {
  test('is asked for as in package.json', () => {
    const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    expect(engines.node).toBe(`>=${OLDEST_NODE.join('.')}`)
  })

  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  test.each(['20.18.3', '18.20.0', '9.0.0'])('%s is too old', (version) => {
    expect(() => checkNode(version)).toThrow(`needs Node 20.19 or newer; this is Node ${version}`)
  })
})

describe('what is installed', () => {
  const wanted = { packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '2.0.0' } } }

  test.each([
    ['the same', { packages: { 'node_modules/a': { version: '2.0.0' } } }, true],
    ['another version', { packages: { 'node_modules/a': { version: '1.9.0' } } }, false],
    ['one missing', { packages: {} }, false],
    ['nothing', undefined, false],
  ])('%s', (_, present, expected) => {
    expect(isInstalled(wanted, present)).toBe(expected)
  })

  test('an optional package may be absent, but not old', () => {
    const optional = { packages: { 'node_modules/a': { version: '2.0.0', optional: true } } }
    expect(isInstalled(optional, { packages: {} })).toBe(true)
    expect(isInstalled(optional, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(false)
  })
})

describe('what must be built again', () => {
  /**
   * @param {string} file
   * @param {number} seconds
   */
  function date(file, seconds) {
    utimesSync(file, seconds, seconds)
  }

  function made() {
    const folder = temporaryFolder()
    const [source, output, inner] = [path.join(folder, 'src'), path.join(folder, 'out.mjs'), path.join(folder, 'src', 'a', 'b.ts')]
    mkdirSync(path.dirname(inner), { recursive: true })
    writeFileSync(inner, '')
    writeFileSync(output, '')
    for (const old of [inner, path.dirname(inner), source]) date(old, 1000)
    date(output, 2000)
    const from = (/** @type {string} */ file) => path.relative(ROOT, file)
    return { inner, source, output, stale: () => isStale([from(output)], [from(source), 'no/such/folder']) }
  }

  test('nothing, where all sources are older', () => {
    expect(made().stale()).toBe(false)
  })

  test('all, where a file deep inside is newer', () => {
    const { inner, stale } = made()
    date(inner, 3000)
    expect(stale()).toBe(true)
  })

  test('all, where a file was deleted', () => {
    const { inner, stale } = made()
    rmSync(inner)
    expect(stale()).toBe(true)
  })

  test('all, where there is no output', () => {
    const { output, stale } = made()
    rmSync(output)
    expect(stale()).toBe(true)
  })
})

describe('counts', () => {
  /** @param {unknown} report */
  function reportFile(report) {
    const file = path.join(temporaryFolder(), 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }

  test('of Vitest', () => {
    const report = reportFile({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
    expect(vitestCounts(report, false)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('of Vitest where a file did not load', () => {
    const report = reportFile({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })
    expect(vitestCounts(report, false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
    expect(vitestCounts(report, true)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  })

  test('of Playwright', () => {
    const report = reportFile({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })
    expect(playwrightCounts(report, false)).toEqual({ passed: 4, failed: 2, skipped: 2 })
  })

  test('a report that is missing or empty is a failure', () => {
    expect(playwrightCounts('/no/such/file', true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(playwrightCounts(reportFile({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }), true).failed).toBe(1)
  })

  test('what failed is named with the first line of why, so that the end of a log tells it', () => {
    const unit = {
      testResults: [
        { message: '', assertionResults: [{ status: 'passed', fullName: 'fine', failureMessages: [] }] },
        { message: '', assertionResults: [{ status: 'failed', fullName: 'dice roll', failureMessages: ['expected 1 to be 2\n    at x'] }] },
        { message: 'no such module', assertionResults: [] },
      ],
    }
    expect(vitestFailures(reportFile(unit), '/no/such/file')).toEqual(['dice roll: expected 1 to be 2', 'no such module'])
    const met = [
      'resolved to <button>',
      'attempting click action',
      '2 × waiting for element to be visible',
      '<html> intercepts pointer events',
    ]
    const attempts = [...met, 'waiting 20ms', ...met].map((step) => `\u001b[2m    - ${step}\u001b[22m`).join('\n')
    const message = `\u001b[31mtoo late\u001b[39m\nCall log:\n\u001b[2m  - waiting for getByRole('button')\u001b[22m\n${attempts}`
    const stack = `${message}\n    at tabTo (pages/keyboard.ts:8:22)\n    at saved.spec.ts:25:22\n    at saved.spec.ts:9:1`
    const shown = [
      { name: 'screenshot', path: '/x.png' },
      { name: SHOWN_AT_FAILURE, body: Buffer.from('#/ Library').toString('base64') },
    ]
    const failed = { status: 'unexpected', results: [{ error: { message, stack }, attachments: shown }] }
    const flaky = { status: 'flaky', results: [{ error: { message: 'once' } }, {}] }
    const browser = {
      suites: [
        { specs: [{ title: 'opens', ok: true, tests: [{ status: 'expected', results: [{}] }] }] },
        {
          suites: [
            {
              specs: [
                { title: 'saves', ok: false, tests: [failed] },
                { title: 'prints', ok: true, tests: [flaky] },
              ],
            },
          ],
        },
      ],
    }
    expect(playwrightFailures(reportFile(browser))).toEqual([
      "saves: too late; waiting for getByRole('button'); resolved to <button>; <html> intercepts pointer events; at saved.spec.ts:25; the page showed: #/ Library",
      'prints: once',
    ])
    expect([...vitestFailures('/no/such/file', '/no/such/file'), ...playwrightFailures('/no/such/file')]).toEqual([])
  })

  test('together, in words', () => {
    expect(inWords(total([oneTest(true), oneTest(false), { passed: 5, failed: 0, skipped: 2 }]))).toBe('6 passed, 1 failed, 2 skipped')
  })
})

describe('running a program', () => {
  const node = process.execPath

  test('gives its code and words', async () => {
    const script = "console.log('out'); console.error('err'); process.exit(3)"
    const { code, text } = await run(node, ['-e', script], { output: 'collect' })
    expect(code).toBe(3)
    expect(text).toMatch(/out[^]*err|err[^]*out/)
  })

  test('ends it and its children after the limit', async () => {
    const child = 'setInterval(() => {}, 1000)'
    const parent = `require('child_process').spawn(process.execPath, ['-e', '${child}'], { stdio: 'inherit' }); ${child}`
    const { code, timedOut } = await run(node, ['-e', parent], { output: 'collect', limitSeconds: 0.5 })
    expect({ code, timedOut }).toEqual({ code: 1, timedOut: true })
  })

  test('one that is not there has code 127', async () => {
    expect((await run('no-such-program', [], { output: 'collect' })).code).toBe(127)
  })

  test("the person's folder is npm's INIT_CWD only for the script npm runs", () => {
    vi.stubEnv('INIT_CWD', '/elsewhere')
    vi.stubEnv('npm_lifecycle_event', 'play')
    expect(personsFolder('play')).toBe('/elsewhere')
    expect(personsFolder('start')).toBe(process.cwd())
  })
})
