import { ensurePackPage, runBundled } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { personsFolder, runScript } from './lib/project.mjs'

/** `npm run -s play -- <command>`: plays campaigns without a window. Stdout carries the program's own output and nothing else. */
await runScript(async () => {
  await ensureInstalled()
  const args = process.argv.slice(2)
  if (args[0] === 'pack' && !args.includes('--json') && !args.includes('--help')) await ensurePackPage()
  process.chdir(personsFolder('play'))
  await runBundled('src-main/play/main.ts', 'play.mjs', args)
})
