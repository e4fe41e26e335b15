import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { TESTS_VARIABLE } from './mutants.mjs'

const include = (process.env[TESTS_VARIABLE] ?? '').split(',')

/** The tests that are to catch planted faults, in one project: Stryker runs one at a time. */
export default defineConfig({
  plugins: [vue()],
  test: {
    include,
    environment: include.some((pattern) => pattern.startsWith('src-renderer/')) ? 'happy-dom' : 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
