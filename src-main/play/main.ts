import { play } from './commands.ts'

process.exitCode = await play(process.argv.slice(2))
