import path from 'node:path'
import { campaignNameOf } from '../../src-shared/kernel/forms/outsideText.ts'
import { personalPath } from '../personalPath.ts'

/** Options of the desktop shell's command line. Paths are absolute. */
export interface Launch {
  readonly library: string | null
  /** Campaigns to open: those of `--open`, and every other campaign file named (as the system does on a double click). */
  readonly open: readonly string[]
}

/**
 * Reads the arguments after the program. Ignores unknown ones: Electron and Chromium add their own.
 * @param folder base of relative paths
 */
export function readLaunch(args: readonly string[], folder: string): Launch {
  let library: string | null = null
  const open: string[] = []
  for (let at = 0; at < args.length; at++) {
    const [option = '', ...rest] = (args[at] ?? '').split('=')
    const value = (): string | undefined => (rest.length > 0 ? rest.join('=') : args[++at])
    if (option === '--library') library = absolute(value(), folder) ?? library
    else if (option === '--open') open.push(...[absolute(value(), folder)].filter((file) => file !== null))
    else if (!option.startsWith('-') && campaignNameOf(path.basename(args[at] ?? '')) !== null)
      open.push(personalPath(args[at] ?? '', folder))
  }
  return { library, open }
}

function absolute(given: string | undefined, folder: string): string | null {
  return given === undefined || given === '' ? null : personalPath(given, folder)
}
