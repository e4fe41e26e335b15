import { buildProgram, bundleHeadless, bundlePlay } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * `npm run test:e2e [-- <Playwright's own options>]`: the built workbench in a real Chromium.
 * `npm run look [-- otherwise]`: pictures of every page in `out/look`, for people to look at; `otherwise`: in German, with larger letters, with more contrast, on
 * very large screens.
 */
await runScript(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const look = first === '--look'
  await ensureInstalled()
  await ensureChromium()
  await buildProgram()
  await bundleHeadless()
  await bundlePlay()
  const [manner, options] = rest[0] === 'otherwise' ? ['otherwise', rest.slice(1)] : ['usual', rest]
  const { code } = look
    ? await runNode(PLAYWRIGHT, ['test', '--grep', '@look', ...options], { env: { LINEAGE_LOOK: manner } })
    : await runNode(PLAYWRIGHT, ['test', ...process.argv.slice(2)])
  return code
})
