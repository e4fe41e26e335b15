import { buildProgram, bundle, bundleHeadless } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

/**
 * `npm run test:e2e [-- <Playwright's own options>]`: the built workbench in a real Chromium.
 * `npm run look`: pictures of every page in `out/look`, for people to look at.
 */
await runScript(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const look = first === '--look'
  await ensureInstalled()
  await ensureChromium()
  await buildProgram()
  await bundleHeadless()
  await bundle('src-main/play/main.ts', 'play.mjs')
  const options = look ? ['--grep', '@look', ...rest] : process.argv.slice(2)
  const { code } = await runNode('node_modules/@playwright/test/cli.js', ['test', ...options], { env: look ? { LINEAGE_LOOK: '1' } : {} })
  return code
})
