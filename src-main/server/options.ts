import { parseArgs } from 'node:util'
import { personalPath } from '../personalPath.ts'

export interface ServerOptions {
  readonly help: boolean
  /** 0: any free port. */
  readonly port: number
  /** Absolute paths; null if not given. */
  readonly library: string | null
  readonly open: string | null
  readonly renderer: string | null
  /** Port of the players' door; 0: any free port. Null: the usual ones. */
  readonly doorPort: number | null
  /** Seconds without a connection after which the server ends; null: never. */
  readonly idleExit: number | null
}

export const SERVER_HELP = `Serves Lineage Workbench to browsers of this computer.

  --port <number>        port of the address (default: a free one)
  --library <folder>     folder with the campaigns (default: the documents folder)
  --open <file>          a campaign to open at once
  --renderer <folder>    folder with the built pages (default: the program's own)
  --door-port <number>   port of the door for players (default: 17470 and the next three)
  --idle-exit <seconds>  end when no browser was connected for so long
  --help                 this list`

/** A wrong command line; the message is one sentence. */
export class WrongOption extends Error {}

/**
 * @param folder base of relative paths
 * @throws {WrongOption}
 */
export function readServerOptions(args: readonly string[], folder: string): ServerOptions {
  const { help = false, port, library, open, renderer, 'door-port': doorPort, 'idle-exit': idleExit } = parse(args)
  const absolute = (given: string | undefined): string | null => (given === undefined ? null : personalPath(given, folder))
  return {
    help,
    port: port === undefined ? 0 : wholeNumber('--port', port, 65535),
    library: absolute(library),
    open: absolute(open),
    renderer: absolute(renderer),
    doorPort: doorPort === undefined ? null : wholeNumber('--door-port', doorPort, 65535),
    idleExit: idleExit === undefined ? null : wholeNumber('--idle-exit', idleExit, 1_000_000),
  }
}

type TextOption = 'port' | 'library' | 'open' | 'renderer' | 'door-port' | 'idle-exit'

function parse(args: readonly string[]): Partial<Record<TextOption, string | undefined>> & { readonly help?: boolean | undefined } {
  const text = { type: 'string' } as const
  try {
    const options = {
      help: { type: 'boolean', short: 'h' },
      port: text,
      library: text,
      open: text,
      renderer: text,
      'door-port': text,
      'idle-exit': text,
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (fault) {
    const reason = (fault instanceof Error ? fault.message : String(fault)).split(/\. |\n/)[0]?.replace(/\.$/, '')
    throw new WrongOption(`${reason}; --help lists the options.`)
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new WrongOption(`${option} takes a whole number up to ${most}, not '${text}'; --help lists the options.`)
}
