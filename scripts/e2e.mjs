import { buildProgram, bundleHeadless } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

/** `npm run test:e2e [-- <Playwright's own options>]`: the built workbench in a real Chromium. */
await runScript(async () => {
  await ensureInstalled()
  await ensureChromium()
  await buildProgram()
  await bundleHeadless()
  const { code } = await runNode('node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)])
  return code
})
