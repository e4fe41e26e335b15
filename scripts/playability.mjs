import { runBundled } from './lib/build.mjs'
import { gamesIn, takeGame } from './lib/games.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT, runScript } from './lib/project.mjs'

/** `npm run playability [-- --game <id>]`: bots play campaigns in every way a game's report asks for, and a report in docs says how they went. Without a game: the first. */
await runScript(async () => {
  await ensureInstalled()
  process.chdir(ROOT)
  const { chosen, rest } = takeGame(process.argv.slice(2), gamesIn())
  await runBundled('soak/playability.ts', 'playability.mjs', [...chosen.slice(0, 1).flatMap((game) => ['--game', game]), ...rest], {
    sources: ['soak'],
  })
})
