import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { importProblem } from './layers.mjs'

const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

/**
 * The rules that fire on a snippet, as if it stood in a file of that name.
 *
 * @param {string} filePath
 * @param {string} code
 */
async function rulesFiring(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map((message) => message.ruleId ?? message.message) ?? []
}

describe('imports point down only', () => {
  test.each([
    ['src-shared/kernel/problem.ts', '../games/registry.ts'],
    ['src-shared/kernel/problem.ts', '../table/session/session.ts'],
    ['src-shared/kernel/problem.ts', '../language/language.ts'],
    ['src-shared/language/numbers.ts', '../kernel/world.ts'],
    ['src-shared/messages/tell.ts', '../games/greatest-lineage/rules/turn.ts'],
    ['src-shared/kernel/problem.ts', 'vue'],
    ['src-shared/kernel/problem.ts', 'node:fs'],
    ['src-shared/kernel/problem.ts', 'fs'],
    ['src-shared/games/greatest-lineage/rules/turn.ts', '../../../table/session/session.ts'],
    ['src-shared/games/greatest-lineage/rules/turn.ts', '../../lizards/rules/ruleset.ts'],
    ['src-shared/games/greatest-lineage/rules/turn.ts', '../../../table/library/library.ts'],
    ['src-shared/games/api/game.ts', '../greatest-lineage/game.ts'],
    ['src-shared/games/greatest-lineage/rules/phases/turn.ts', '../../../lizards/rules/ruleset.ts'],
    ['src-shared/games/registry.ts', './greatest-lineage/rules/turn.ts'],
    ['src-shared/insight/odds.ts', '../games/greatest-lineage/rules/turn.ts'],
    ['src-shared/insight/odds.ts', '../board/board.ts'],
    ['src-shared/board/board.ts', '../games/api/game.ts'],
    ['src-shared/board/board.ts', 'd3-zoom'],
    ['src-shared/kernel/problem.ts', '../board/board.ts'],
    ['src-shared/games/greatest-lineage/rules/turn.ts', 'honeycomb-grid'],
    ['src-shared/table/session/session.ts', '../../games/greatest-lineage/rules/turn.ts'],
    ['src-shared/table/session/session.ts', '../../../src-main/headless.ts'],
    ['src-shared/contract/tableApi.ts', '../report/report.ts'],
    ['src-shared/table/session/session.test.ts', '../../../src-main/headless.ts'],
    ['src-shared/insight/odds.ts', '../../src-renderer/app/main.ts'],
    ['src-main/headless.ts', '../src-renderer/app/main.ts'],
    ['src-main/headless.ts', 'electron'],
    ['src-main/headless.ts', './desktop/window.ts'],
    ['src-renderer/features/desk.ts', '../../src-main/headless.ts'],
    ['src-renderer/features/desk.ts', 'electron'],
    ['src-renderer/features/desk.ts', 'node:path'],
    ['e2e/desk.spec.ts', 'electron'],
    ['src-main/headless.ts', './headless.test.ts'],
    ['src-shared/kernel/problem.ts', './testing/toyGame.ts'],
    ['src-shared/kernel/testing/toyGame.ts', '../../../src-main/headless.ts'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(importProblem(file, specifier)).toEqual(expect.any(String))
    expect(await rulesFiring(file, `import { thing } from '${specifier}'\nexport const it = thing\n`)).toEqual(['lineage/layers'])
  })

  test.each([
    ['src-shared/kernel/problem.ts', './effect.ts'],
    ['src-shared/board/hexes.ts', 'honeycomb-grid'],
    ['src-shared/board/geography/noise.ts', '../../insight/bots/bot.ts'],
    ['src-shared/games/greatest-lineage/rules/turn.ts', '../../../board/board.ts'],
    ['src-shared/kernel/chance/dice.ts', '@noble/hashes/hmac.js'],
    ['src-shared/games/greatest-lineage/rules/phases/1-timeline.ts', '../../../../kernel/effect.ts'],
    ['src-shared/games/greatest-lineage/rules/phases/1-timeline.ts', '../tables/ages.ts'],
    ['src-shared/games/greatest-lineage/words/say.ts', '../../../language/language.ts'],
    ['src-shared/messages/tell.ts', '../kernel/problem.ts'],
    ['src-shared/table/session/session.ts', '../../messages/message.ts'],
    ['src-shared/games/registry.ts', './greatest-lineage/entry.ts'],
    ['src-shared/games/greatest-lineage/game.ts', '../api/game.ts'],
    ['src-shared/table/session/session.ts', '../../contract/tableApi.ts'],
    ['src-shared/contract/campaignFile.ts', 'zod'],
    ['src-shared/kernel/chance/dice.test.ts', 'fast-check'],
    ['src-shared/kernel/testing/properties.ts', 'fast-check'],
    ['src-shared/kernel/testing/properties.ts', '../../table/session/view.ts'],
    ['src-shared/kernel/engine/run.test.ts', './testing/toyGame.ts'],
    ['src-main/desktop/main.ts', 'electron'],
    ['src-main/desktop/main.ts', '../server/tableServer.ts'],
    ['src-main/headless.ts', 'node:fs/promises'],
    ['src-renderer/app/main.ts', '../../src-shared/contract/tableApi.ts'],
  ])('%s may import %s', async (file, specifier) => {
    expect(importProblem(file, specifier)).toBeNull()
    expect(await rulesFiring(file, `import { thing } from '${specifier}'\nexport const it = thing\n`)).toEqual([])
  })

  test.each([
    ["export { thing } from '../table/session.ts'", ['lineage/layers']],
    ["export const it = await import('../table/session.ts')", ['lineage/layers']],
    ["export type It = import('../table/session.ts').Session", ['lineage/layers']],
    ["export * from '../table/session.ts'", ['lineage/layers', 'no-restricted-syntax']],
  ])('%s is seen as an import', async (code, rules) => {
    expect((await rulesFiring('src-shared/kernel/problem.ts', `${code}\n`)).sort()).toEqual(rules)
  })
})

describe('shared code asks nothing that could differ from one run to the next', () => {
  test.each([
    ['Math.random()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-globals'],
    ['Date.now()', 'no-restricted-globals'],
    ['process.pid', 'no-restricted-globals'],
    ['window.name', 'no-restricted-globals'],
    ['Buffer.alloc(1)', 'no-restricted-globals'],
    ['setTimeout(String, 1)', 'no-restricted-globals'],
    ['console.log(1)', 'no-restricted-globals'],
    ["'b'.localeCompare('a')", 'no-restricted-syntax'],
    ['(1000).toLocaleString()', 'no-restricted-syntax'],
    ['new Intl.NumberFormat()', 'no-restricted-syntax'],
  ])('%s fires %s in src-shared, not in src-main', async (expression, rule) => {
    const code = `export const it = ${expression}\n`
    expect(await rulesFiring('src-shared/games/greatest-lineage/rules/turn.ts', code)).toEqual([rule])
    expect(await rulesFiring('src-main/headless.ts', code)).toEqual([])
  })
})

test('a locale that is named is the same everywhere', async () => {
  const code = "export const it = [new Intl.NumberFormat('en'), (1000).toLocaleString('en'), 'b'.localeCompare('a', 'en')]\n"
  expect(await rulesFiring('src-shared/games/greatest-lineage/rules/turn.ts', code)).toEqual([])
})

describe('the compiler is not silenced', () => {
  test.each([
    ['export const it: any = 1', '@typescript-eslint/no-explicit-any'],
    ['// @ts-ignore\nexport const it = 1', '@typescript-eslint/ban-ts-comment'],
    ['// eslint-disable-next-line no-restricted-globals\nexport const it = Date', 'no-restricted-globals'],
  ])('%s', async (code, rule) => {
    expect(await rulesFiring('src-shared/kernel/problem.ts', `${code}\n`)).toContain(rule)
  })
})
