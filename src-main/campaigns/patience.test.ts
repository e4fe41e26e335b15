import { expect, test, vi } from 'vitest'
import { PAUSES, withPatience } from './patience.ts'

/** Makes work that fails several times before it succeeds, and records the waits. */
function failing(code: string, times: number, platform: NodeJS.Platform = 'win32') {
  let left = times
  const waited: number[] = []
  const work = vi.fn(() => (left-- > 0 ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve('done')))
  const pause = (milliseconds: number): Promise<void> => {
    waited.push(milliseconds)
    return Promise.resolve()
  }
  return { work, waited, done: () => withPatience(work, pause, platform) }
}

test.each([
  ['EPERM', 'win32'],
  ['EACCES', 'win32'],
  ['EBUSY', 'win32'],
  ['EBUSY', 'darwin'],
  ['EBUSY', 'linux'],
] as const)('%s on %s is tried again, each time a little later', async (code, platform) => {
  const { done, waited, work } = failing(code, 3, platform)
  expect(await done()).toBe('done')
  expect(work).toHaveBeenCalledTimes(4)
  expect(waited).toEqual(PAUSES.slice(0, 3))
})

test('what never goes is told after three seconds', async () => {
  const { done, waited } = failing('EPERM', Infinity)
  await expect(done()).rejects.toMatchObject({ code: 'EPERM' })
  expect(waited.reduce((sum, one) => sum + one, 0)).toBe(3000)
})

test.each([
  ['ENOSPC', 'win32'],
  ['EIO', 'win32'],
  ['ENOENT', 'win32'],
  ['EEXIST', 'win32'],
  // Such a file or folder is write-protected, or another user's.
  ['EACCES', 'linux'],
  ['EPERM', 'linux'],
  ['EACCES', 'darwin'],
  ['EPERM', 'darwin'],
] as const)('%s on %s is told at once', async (code, platform) => {
  const { done, waited } = failing(code, 1, platform)
  await expect(done()).rejects.toMatchObject({ code })
  expect(waited).toEqual([])
})
