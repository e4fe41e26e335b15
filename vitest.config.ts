import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** What takes its time: processes started, and killed by the hundred. `npm test` runs it, `npm run test:unit` does not. */
const ENDURANCE = ['src-main/campaigns/kill.test.ts', 'src-main/headless.test.ts']

/** Everything that runs without a browser: rules, files and servers under Node, Vue components in a small DOM. */
export default defineConfig({
  test: {
    reporters: process.env['LINEAGE_TEST_JSON'] ? ['default', ['json', { outputFile: process.env['LINEAGE_TEST_JSON'] }]] : ['default'],
    testTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src-shared/**/*.test.ts', 'src-main/**/*.test.ts', 'bench/**/*.test.ts', 'soak/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ENDURANCE,
          testTimeout: 60_000,
        },
      },
      {
        test: { name: 'endurance', environment: 'node', include: ENDURANCE, testTimeout: 60_000 },
      },
      {
        plugins: [vue()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['src-renderer/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
