import { runBundled } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, runScript } from './lib/project.mjs'

/** `npm run playability`: bots play campaigns at every pace, and docs/playability.md says how they went. */
await runScript(async () => {
  await ensureInstalled()
  process.chdir(ROOT)
  await runBundled('soak/playability.ts', 'playability.mjs', process.argv.slice(2), { sources: ['soak'] })
})
