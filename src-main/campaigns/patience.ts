import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from './faults.ts'

/** What a system says while a virus scanner or a synchronising program looks at a file: a moment later it may go. */
const FOR_NOW: readonly (string | undefined)[] = ['EBUSY']
/** The same on Windows. Elsewhere these two say that the person may not, and waiting changes nothing. */
const FOR_NOW_ON_WINDOWS: readonly (string | undefined)[] = ['EPERM', 'EBUSY', 'EACCES']

/** Milliseconds between two tries: three seconds in all. */
export const PAUSES = [10, 20, 40, 80, 150, 300, 400, 500, 500, 500, 500] as const

/**
 * Does what a program that looks at the file may forbid for a moment, again and again for some seconds. Rejects with the last fault, and at
 * once with any fault of another kind.
 *
 * @param work is done anew each time
 * @param pause waits so many milliseconds
 * @param platform as Node names it
 */
export async function withPatience<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
  platform: NodeJS.Platform = process.platform,
): Promise<T> {
  const forNow = platform === 'win32' ? FOR_NOW_ON_WINDOWS : FOR_NOW
  for (const milliseconds of PAUSES) {
    try {
      return await work()
    } catch (fault) {
      if (!forNow.includes(faultCode(fault))) throw fault
    }
    await pause(milliseconds)
  }
  return work()
}
