import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { vitestFailures } from './counts.mjs'
import { ROOT } from './project.mjs'
import { runNode } from './run.mjs'
import StuckTests, { STUCK_VARIABLE } from './stuckTests.mjs'

test('a test that loops without waiting is ended, its file is named there and among what failed, and the other files are run', async () => {
  const out = path.join(ROOT, 'out/test')
  mkdirSync(out, { recursive: true })
  const folder = mkdtempSync(path.join(out, 'stuck-'))
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(path.join(folder, name), text)
  write('fine.test.mjs', "import { test } from 'vitest'\ntest('ends', () => undefined)\n")
  write('loops.test.mjs', "import { test } from 'vitest'\ntest('loops', () => {\n  for (;;);\n})\n")
  const reporter = ['../../../scripts/lib/stuckTests.mjs', { limitSeconds: 1, lookSeconds: 0.2 }]
  write('vitest.config.mjs', `export default { test: { maxWorkers: 1, reporters: ['default', ${JSON.stringify(reporter)}] } }\n`)
  try {
    const stuck = path.join(folder, 'stuck.txt')
    const { code, text: said } = await runNode('node_modules/vitest/vitest.mjs', ['run', '--root', folder], {
      output: 'collect',
      env: { [STUCK_VARIABLE]: stuck },
    })
    const text = stripVTControlCharacters(said)
    expect(text).toMatch(/STUCK \S+loops\.test\.mjs: a test in it has looped/)
    expect(text).not.toMatch(/STUCK \S+fine/)
    expect(text).toMatch(/Tests +1 passed \(2\)/)
    expect(code).toBe(1)
    expect(vitestFailures('/no/such/report', stuck)).toEqual([
      expect.stringMatching(/^STUCK \S+loops\.test\.mjs: .*Its worker is ended\.$/),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a result that comes after the end of its file does not make the file look stuck', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stuck-late-'))
  const stuck = path.join(folder, 'stuck.txt')
  vi.stubEnv(STUCK_VARIABLE, stuck)
  try {
    const reporter = new StuckTests({ limitSeconds: 0.01, lookSeconds: 0.02 })
    const module = /** @type {import('vitest/node').TestModule} */ ({ moduleId: '/late.test.mjs' })
    const result = /** @type {import('vitest/node').TestCase} */ ({ module, fullName: 'the last' })
    reporter.onInit()
    reporter.onTestModuleStart(module)
    reporter.onTestModuleEnd(module)
    reporter.onTestCaseResult(result)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(existsSync(stuck)).toBe(false)
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  }
})
