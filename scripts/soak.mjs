import { runBundled } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'

/** `npm run soak -- --campaigns <n> --seed <s>`: plays whole campaigns with bots and checks everything that must be true of them. */
await runScript(async () => {
  await ensureInstalled()
  await runBundled('soak/main.ts', 'soak.mjs', process.argv.slice(2), { sources: ['soak'] })
})
