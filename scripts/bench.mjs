import { runBundled } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'

/** `npm run -s bench [-- --json]`: measures in one run what a change must not make slower, as ratios. */
await runScript(async () => {
  await ensureInstalled()
  await runBundled('bench/main.ts', 'bench.mjs', process.argv.slice(2), { external: ['boardgame.io'], sources: ['bench', 'soak'] })
})
