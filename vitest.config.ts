import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** What takes its time: processes started, and killed by the hundred; hostile files by the thousand. `npm test` runs it, `npm run test:unit` does not. */
const ENDURANCE = ['src-main/campaigns/kill.test.ts', 'src-main/campaigns/hostile.test.ts', 'src-main/headless.test.ts']

/** Other modules in the place of those there are: a file that asks for that has a worker of its own. */
const MOVES_THE_GROUND = /\bvi\.(mock|doMock|hoisted|resetModules)/
/** A page, or what only browsers have. */
const NEEDS_A_PAGE = /mount|document|window|localStorage|indexeddb|\.vue'|pinia|everyPage/i
/** A store or a window as a page finds it when it begins: libraries look once what there is. */
const NEEDS_A_PAGE_ANEW = /indexeddb|happyDOM/i

/** Test files below `folder` that ask for none of these. They leave nothing behind, and may follow each other in one worker. */
function plain(folder: string, ...asked: readonly RegExp[]): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !asked.some((one) => one.test(readFileSync(file, 'utf8'))))
}

/** The rules are loaded once for all of these, not once for each. */
const PLAIN = [...plain('src-shared', MOVES_THE_GROUND), ...plain('src-renderer', MOVES_THE_GROUND, NEEDS_A_PAGE)]

/** So are pages, for these. */
const PAGES = plain('src-renderer', MOVES_THE_GROUND, NEEDS_A_PAGE_ANEW).filter((file) => !PLAIN.includes(file))

/** Limits, not waits: a machine with much else to do may take its time. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** What a test puts in the place of a clock, a function or a global is taken away after it: the next file in the same worker finds them as they were. */
const RESTORED = { restoreMocks: true, unstubGlobals: true, setupFiles: ['src-renderer/testing/cleanWorker.ts'] }

/** Everything that runs without a browser: rules, files and servers under Node, Vue components in a small DOM. */
export default defineConfig({
  test: {
    reporters: [
      'default',
      './scripts/lib/stuckTests.mjs',
      ...(process.env['LINEAGE_TEST_JSON'] ? [['json', { outputFile: process.env['LINEAGE_TEST_JSON'] }] as ['json', object]] : []),
    ],
    // One core is left to others where there are many, not where there are two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: { name: 'plain', environment: 'node', include: PLAIN, isolate: false, ...RESTORED, ...LIMITS },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src-shared/**/*.test.ts', 'src-main/**/*.test.ts', 'bench/**/*.test.ts', 'soak/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...PLAIN, ...ENDURANCE],
          ...LIMITS,
        },
      },
      {
        test: { name: 'endurance', environment: 'node', include: ENDURANCE, ...LIMITS },
      },
      {
        plugins: [vue()],
        test: { name: 'pages', environment: 'happy-dom', include: PAGES, isolate: false, ...RESTORED, ...LIMITS },
      },
      {
        plugins: [vue()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['src-renderer/**/*.test.ts'],
          exclude: [...PLAIN, ...PAGES],
          ...RESTORED,
          ...LIMITS,
        },
      },
    ],
  },
})
