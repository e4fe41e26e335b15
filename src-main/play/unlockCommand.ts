import path from 'node:path'
import { breakLock, whyLocked } from '../campaigns/fileLock.ts'
import { realFile } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print } from './output.ts'

export const UNLOCK_USAGE: Usage = { words: ['file.lineage'], options: { help: 'flag' } }

export const UNLOCK_HELP = `play unlock <file.lineage>

Sets the lock of another computer aside, where that broke down while it had the campaign open, or where it is this computer under the name
it had before. A computer that gave a sign of life within the last minute keeps its lock, and so does any program of this computer. The
campaign itself is not touched.

Exit: 0 nothing locks it now, 1 it is in use.`

/** `play unlock`: removes a lock that was left behind. */
export async function unlockCommand({ words }: CommandLine): Promise<number> {
  const file = await realFile(words[0] ?? '')
  const wasLocked = whyLocked(file) !== null
  breakLock(file)
  print(wasLocked ? `${path.basename(file)}: the lock is gone.` : `${path.basename(file)}: nothing locks it.`)
  return EXIT.done
}
