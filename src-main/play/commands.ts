import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { UsageError, readCommandLine } from './commandLine.ts'
import { NEW_HELP, NEW_USAGE, newCommand } from './newCommand.ts'
import { EXIT, print } from './output.ts'
import { RUN_HELP, RUN_USAGE, runCommand } from './runCommand.ts'
import { SHOW_HELP, SHOW_USAGE, showCommand } from './showCommand.ts'
import { VERIFY_HELP, VERIFY_USAGE, verifyCommand } from './verifyCommand.ts'

interface Command {
  readonly usage: Usage
  readonly help: string
  readonly run: (line: CommandLine) => Promise<number>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: { usage: NEW_USAGE, help: NEW_HELP, run: newCommand },
  run: { usage: RUN_USAGE, help: RUN_HELP, run: runCommand },
  show: { usage: SHOW_USAGE, help: SHOW_HELP, run: showCommand },
  verify: { usage: VERIFY_USAGE, help: VERIFY_HELP, run: verifyCommand },
}

const HELP = `Plays campaigns without a window: for bug reports, bots and scripts.

  play new <setup.json> <file.lineage>     begins a campaign
  play run <file.lineage> [...]            plays on, from answers, dice or a bot
  play show <file.lineage> --...           shows what is asked, ledgers, postings, chronicle, score
  play verify <file.lineage>               checks chain, folds and replay

"play <command> --help" tells more.`

/** Does what the words of a command line say. Gives the exit code; what was wrong is said on stderr. Throws only for a bug. */
export async function play(given: readonly string[]): Promise<number> {
  try {
    return await run(given)
  } catch (trouble) {
    if (!(trouble instanceof UsageError) && !(trouble instanceof StoreError)) throw trouble
    process.stderr.write(`${trouble.message}\n`)
    return trouble instanceof UsageError ? EXIT.usage : EXIT.failed
  }
}

async function run(given: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = given
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    if (name === '--help' || name === 'help') {
      print(HELP)
      return EXIT.done
    }
    throw new UsageError(`"${name}" is no command: choose new, run, show or verify (--help tells more).`)
  }
  if (rest.includes('--help')) {
    print(command.help)
    return EXIT.done
  }
  return command.run(readCommandLine(rest, command.usage))
}
