import { play } from './commands.ts'
import { letGo } from './output.ts'

letGo(process.stdout)
process.exitCode = await play(process.argv.slice(2))
