import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../lib/project.mjs'
import { runNode } from '../lib/run.mjs'

/** Rules oxlint does not have: asked of components alone. */
const NOT_ASKED = ['no-unsafe-class-instance-assignment']

/** @type {{ readonly rules: Record<string, unknown> }} */
const asked = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'))
const folder = mkdtempSync(path.join(tmpdir(), 'typed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Rules of ESLint's that need types and hold for a file, with their options. */
async function typedRulesFor(/** @type {string} */ file) {
  /** @type {{ readonly rules: Record<string, readonly [number, ...unknown[]]> }} */
  const { rules } = await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, file))
  return Object.entries(rules).flatMap(([id, [severity, ...options]]) => {
    const name = id.replace('@typescript-eslint/', '')
    const needsTypes = id !== name && tseslint.plugin.rules?.[name]?.meta?.docs?.requiresTypeChecking === true
    return needsTypes && severity > 0
      ? [/** @type {const} */ ([`typescript/${name}`, options.length > 0 ? ['error', ...options] : 'error'])]
      : []
  })
}

test('what is asked of components where it needs types is asked of TypeScript files in the same words', async () => {
  const ofComponents = (await typedRulesFor('src-renderer/ui/Any.vue')).filter(
    ([name]) => !NOT_ASKED.some((not) => name.endsWith(`/${not}`)),
  )
  expect(ofComponents.length).toBeGreaterThan(30)
  expect(asked.rules).toEqual(Object.fromEntries(ofComponents))
})

test('no TypeScript file is asked twice', async () => {
  for (const file of ['src-shared/kernel/any.ts', 'src-main/any.test.ts', 'scripts/any.mjs']) expect(await typedRulesFor(file)).toEqual([])
})

test('a promise nobody waits for is found, as its type tells', async () => {
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }')
  writeFileSync(
    path.join(folder, 'any.ts'),
    'const late = (): Promise<number> => Promise.resolve(1)\nexport function hurry(): void {\n  late()\n}\n',
  )
  const { code, text } = await runNode('node_modules/oxlint/bin/oxlint', ['--config', path.join(ROOT, '.oxlintrc.json'), folder], {
    output: 'collect',
  })
  expect(code).toBe(1)
  expect(text).toContain('no-floating-promises')
})

test.each(['oxlint-disable-next-line', 'oxlint-disable', 'eslint-disable-next-line'])(
  'nobody puts a rule off by a comment: %s',
  async (words) => {
    const [result] = await new ESLint({ cwd: ROOT }).lintText(`// ${words} typescript/no-floating-promises\nexport const it = 1\n`, {
      filePath: path.join(ROOT, 'src-shared/kernel/any.ts'),
    })
    expect(result?.messages).toHaveLength(1)
  },
)
