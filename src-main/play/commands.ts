import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { isLockedElsewhere } from '../../src-shared/table/library/notLatest.ts'
import { UsageError, readCommandLine, type CommandLine, type Usage } from './commandLine.ts'
import { BOOK_HELP, BOOK_USAGE, bookCommand } from './bookCommand.ts'
import { NEW_HELP, NEW_USAGE, newCommand } from './newCommand.ts'
import { DOCUMENT_HELP, DOCUMENT_USAGE, documentCommand } from './documentCommand.ts'
import { EXIT, print } from './output.ts'
import { ORDERS_HELP, ORDERS_USAGE, ordersCommand } from './ordersCommand.ts'
import { PACK_HELP, PACK_USAGE, packCommand } from './packCommand.ts'
import { QUESTIONS_HELP, QUESTIONS_USAGE, questionsCommand } from './questionsCommand.ts'
import { REPAIR_HELP, REPAIR_USAGE, repairCommand } from './repairCommand.ts'
import { REPORT_HELP, REPORT_USAGE, reportCommand } from './reportCommand.ts'
import { RUN_HELP, RUN_USAGE, runCommand } from './runCommand.ts'
import { SHOW_HELP, SHOW_USAGE, showCommand } from './showCommand.ts'
import { TAKE_OVER_HELP, TAKE_OVER_USAGE, takeOverCommand } from './takeOverCommand.ts'
import { UNLOCK_HELP, UNLOCK_USAGE, unlockCommand } from './unlockCommand.ts'
import { VERIFY_HELP, VERIFY_USAGE, verifyCommand } from './verifyCommand.ts'

interface Command {
  readonly usage: Usage
  readonly help: string
  readonly run: (line: CommandLine) => Promise<number>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: { usage: NEW_USAGE, help: NEW_HELP, run: newCommand },
  document: { usage: DOCUMENT_USAGE, help: DOCUMENT_HELP, run: documentCommand },
  run: { usage: RUN_USAGE, help: RUN_HELP, run: runCommand },
  show: { usage: SHOW_USAGE, help: SHOW_HELP, run: showCommand },
  questions: { usage: QUESTIONS_USAGE, help: QUESTIONS_HELP, run: questionsCommand },
  verify: { usage: VERIFY_USAGE, help: VERIFY_HELP, run: verifyCommand },
  repair: { usage: REPAIR_USAGE, help: REPAIR_HELP, run: repairCommand },
  pack: { usage: PACK_USAGE, help: PACK_HELP, run: packCommand },
  report: { usage: REPORT_USAGE, help: REPORT_HELP, run: reportCommand },
  book: { usage: BOOK_USAGE, help: BOOK_HELP, run: bookCommand },
  'take-over': { usage: TAKE_OVER_USAGE, help: TAKE_OVER_HELP, run: takeOverCommand },
  unlock: { usage: UNLOCK_USAGE, help: UNLOCK_HELP, run: unlockCommand },
  orders: { usage: ORDERS_USAGE, help: ORDERS_HELP, run: ordersCommand },
}

const HELP = `Plays campaigns without a window: for bug reports, bots and scripts.

  play new <setup.json> <file.lineage>     begins a campaign
  play document <game> [name]              prints a document the game brings, such as a deck
  play run <file.lineage> [...]            plays on, from answers, dice or a bot
  play show <file.lineage> --...           shows what is asked, ledgers, postings, chronicle, score
  play questions <file.lineage>            lists the ids of questions: now, to come, and all there are
  play verify <file.lineage>               checks chain, folds and replay
  play repair <file.lineage> <copy>        writes what can be had of a damaged campaign
  play unlock <file.lineage>               sets aside a lock that another computer left
  play pack <file.lineage> <seat>          writes all of one player, to read and to prepare orders at home
  play report <file.lineage> <seat> [n]    tells a player what round n was
  play book <file.lineage> [seat]          tells the whole campaign, as one page to keep
  play take-over <file.lineage> [paper]    takes over a campaign that was played on paper so far
  play orders <file.lineage> <orders>      holds a player's orders file against the campaign, and takes it

"play <command> --help" tells more.`

/** Runs a command line. Returns the exit code; faults are written to stderr. Throws only for a bug. */
export async function play(given: readonly string[]): Promise<number> {
  try {
    return await run(given)
  } catch (trouble) {
    if (!(trouble instanceof UsageError) && !(trouble instanceof StoreError)) throw trouble
    const wayOut = trouble instanceof StoreError && isLockedElsewhere(trouble.told) ? ' "play unlock <file>" takes the lock away.' : ''
    process.stderr.write(`${trouble.message}${wayOut}\n`)
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
    throw new UsageError(`"${name}" is no command: choose one of ${Object.keys(COMMANDS).join(', ')} (--help tells more).`)
  }
  if (rest.includes('--help')) {
    print(command.help)
    return EXIT.done
  }
  return command.run(readCommandLine(rest, command.usage))
}
