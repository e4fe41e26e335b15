import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { vitestFailures } from './counts.mjs'
import { ROOT } from './project.mjs'
import { runNode } from './run.mjs'
import { STUCK_VARIABLE } from './stuckTests.mjs'

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
