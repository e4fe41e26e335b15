import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** The built workbench in a real Chromium. Specs start the servers they need themselves; `npm run test:e2e` builds first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // Pictures are taken when somebody wants to look at them (npm run look): they prove nothing.
  ...(process.env['LINEAGE_LOOK'] === undefined && { grepInvert: /@look/ }),
  // Limits, not waits: a whole journey on a busy machine takes its time, and a machine others work on stands still for some seconds.
  timeout: 900_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'out/test/e2e.json' }], ['./scripts/lib/skipReasons.mjs']],
  use: {
    // Recording every step costs a third of the time: ask for it (`--trace on`) when a test has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Without it a page that never comes would be waited for as long as the whole test may take, and nobody told which.
    navigationTimeout: 120_000,
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
