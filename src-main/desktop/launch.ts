import path from 'node:path'

/** What the command line asks of the desktop shell. Paths are absolute. */
export interface Launch {
  readonly library: string | null
  /** Campaigns to open: of `--open`, and every `.lineage` file named by itself (as the system does on a double click). */
  readonly open: readonly string[]
}

/**
 * Reads the arguments after the program. Unknown ones are passed over: Electron and Chromium add and read their own.
 *
 * @param folder that relative paths start from
 */
export function readLaunch(args: readonly string[], folder: string): Launch {
  let library: string | null = null
  const open: string[] = []
  for (let at = 0; at < args.length; at++) {
    const [option = '', ...rest] = (args[at] ?? '').split('=')
    const value = (): string | undefined => (rest.length > 0 ? rest.join('=') : args[++at])
    if (option === '--library') library = absolute(value(), folder) ?? library
    else if (option === '--open') open.push(...[absolute(value(), folder)].filter((file) => file !== null))
    else if (!option.startsWith('-') && args[at]?.endsWith('.lineage') === true) open.push(path.resolve(folder, args[at] ?? ''))
  }
  return { library, open }
}

function absolute(given: string | undefined, folder: string): string | null {
  return given === undefined || given === '' ? null : path.resolve(folder, given)
}
