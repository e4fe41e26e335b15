import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from './faults.ts'

/** Codes while a virus scanner or a sync program reads a file: a retry soon may succeed. */
const FOR_NOW: readonly (string | undefined)[] = ['EBUSY']
/** The same on Windows. On other systems EPERM and EACCES mean missing rights, and waiting changes nothing. */
const FOR_NOW_ON_WINDOWS: readonly (string | undefined)[] = ['EPERM', 'EBUSY', 'EACCES']

/** Milliseconds between tries: three seconds in all. */
export const PAUSES = [10, 20, 40, 80, 150, 300, 400, 500, 500, 500, 500] as const

/**
 * Retries for some seconds what another program may block for a moment. Rejects with the last error, and at once with any other kind.
 * @param work runs again with each try
 * @param pause waits this many milliseconds
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
