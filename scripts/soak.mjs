import { runForGames } from './lib/eachGame.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/project.mjs'

/** `npm run soak -- [--game <id>] --campaigns <n> --seed <s>`: plays whole campaigns with bots and checks everything that must be true of them. */
await runScript(async () => {
  await ensureInstalled()
  return runForGames('soak/main.ts', 'soak.mjs', process.argv.slice(2), { sources: ['soak'] })
})
