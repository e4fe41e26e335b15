import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { breakLock, takeLock, whyLocked } from './fileLock.ts'

let folder: string
let file: string
let lockFile: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'Iron.lineage')
  lockFile = path.join(folder, '.Iron.lineage.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

function holder(fields: Readonly<Record<string, unknown>>): void {
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, host: hostname(), life: null, token: 'another', ...fields }))
}

/** Returns the id of a process that has ended. */
function deadPid(): number {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  return pid
}

describe('a lock', () => {
  test('names its process and is gone when it is given back', () => {
    const lock = takeLock(file)
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    expect(whyLocked(file)?.text).toBe('"Iron.lineage" is open already in this program: close it there first.')
    lock.release()
    expect(readdirSync(folder)).toEqual([])
    expect(whyLocked(file)).toBeNull()
    lock.release()
  })

  test('is not taken twice by one program', () => {
    const lock = takeLock(file)
    expect(() => takeLock(file)).toThrow('open already in this program')
    lock.release()
    takeLock(file).release()
  })

  test('of a living process is respected, and the message says who and what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    holder({ pid: other.pid })
    const found = readFileSync(lockFile, 'utf8')
    expect(() => takeLock(file)).toThrow(
      `"Iron.lineage" is open in another program (process ${other.pid}): close it there to play on here.`,
    )
    expect(readFileSync(lockFile, 'utf8')).toBe(found)
    other.kill('SIGKILL')
    await once(other, 'exit')
    takeLock(file).release()
  })

  test.each([
    ['of a process that has ended', () => holder({ pid: deadPid() })],
    ['with our own number that we never took', () => holder({ pid: process.pid })],
    ['that was left unfinished a minute ago', () => unfinished(60)],
  ])('%s is taken over', (_, leave) => {
    leave()
    const lock = takeLock(file)
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).not.toMatchObject({ token: 'another' })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('that is unfinished and from a time to come, by a clock that was set back, is taken over', () => {
    unfinished(-3600)
    takeLock(file).release()
    expect(existsSync(lockFile)).toBe(false)
  })

  test.skipIf(process.platform !== 'linux')(
    'of a program in a sandbox is respected while it gives signs of life, whatever runs under its number here',
    () => {
      holder({ pid: deadPid(), space: 'pid:[1]', beats: true })
      expect(() => takeLock(file)).toThrow('in a sandbox of its own')
      silent(61)
      takeLock(file).release()
      expect(existsSync(lockFile)).toBe(false)
    },
  )

  test('whose holder cannot be told from another with its number is taken over after a minute without a sign of life', () => {
    holder({ pid: process.ppid, life: null, beats: true })
    expect(() => takeLock(file)).toThrow('open in another program')
    silent(61)
    takeLock(file).release()
  })

  test('of an older version, which gives no signs of life, is respected as long as its process runs', () => {
    holder({ pid: process.ppid, life: null })
    silent(61)
    expect(() => takeLock(file)).toThrow('open in another program')
  })

  test('gives signs of life, and is held until another takes it over', () => {
    vi.useFakeTimers()
    try {
      const lock = takeLock(file)
      silent(3600)
      vi.advanceTimersByTime(10_000)
      expect(Math.abs(Date.now() - statSync(lockFile).mtimeMs)).toBeLessThan(60_000)
      expect(lock.isHeld()).toBe(true)
      holder({})
      silent(3600)
      vi.advanceTimersByTime(10_000)
      expect(lock.isHeld()).toBe(false)
      expect(statSync(lockFile).mtimeMs).toBeLessThan(Date.now() - 3_000_000)
      lock.release()
    } finally {
      vi.useRealTimers()
    }
  })

  test.skipIf(process.platform !== 'linux')('of an ended process whose number another one got is taken over', () => {
    holder({ pid: process.ppid, life: 'an-earlier-boot/123' })
    takeLock(file).release()
    expect(existsSync(lockFile)).toBe(false)
  })

  test('somebody is just writing is respected', () => {
    unfinished(0)
    expect(() => takeLock(file)).toThrow('is being opened by another program at this moment: try again.')
    expect(existsSync(lockFile)).toBe(true)
  })

  test('of another computer is respected, and the message says how to get rid of it', () => {
    holder({ host: 'attic', pid: 7 })
    expect(() => takeLock(file)).toThrow(
      'open on the computer attic (process 7). Close it there. Where that computer no longer has it open',
    )
  })

  test('of this computer under a former name is broken on demand, and not by itself', () => {
    holder({ host: 'MacBook.local', pid: 4242, space: null, beats: true })
    silent(2 * 24 * 3600)
    expect(() => takeLock(file)).toThrow('open on the computer MacBook.local')
    breakLock(file)
    takeLock(file).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('of another computer that gives signs of life is not broken', () => {
    holder({ host: 'attic', pid: 7, beats: true })
    silent(30)
    expect(() => breakLock(file)).toThrow(/"Iron\.lineage" is in use on the computer attic, which gave a sign of life \d+ seconds ago/)
    expect(existsSync(lockFile)).toBe(true)
    holder({ host: 'attic', pid: 7 })
    breakLock(file)
    expect(existsSync(lockFile)).toBe(false)
  })

  test('of a program of this computer is not broken', () => {
    const lock = takeLock(file)
    expect(() => breakLock(file)).toThrow('open already in this program')
    expect(lock.isHeld()).toBe(true)
    lock.release()
    breakLock(file)
  })

  test('of this program is not broken, though the computer has had another name since', () => {
    const lock = takeLock(file)
    const own = JSON.parse(readFileSync(lockFile, 'utf8')) as object
    writeFileSync(lockFile, JSON.stringify({ ...own, host: 'former-name', space: null }))
    silent(3600)
    expect(() => breakLock(file)).toThrow('open already in this program')
    expect(lock.isHeld()).toBe(true)
    lock.release()
  })

  test.skipIf(process.platform !== 'linux')('of this computer, which has had another name since, is known by its start', () => {
    const lock = takeLock(file)
    const own = JSON.parse(readFileSync(lockFile, 'utf8')) as object
    lock.release()
    writeFileSync(lockFile, JSON.stringify({ ...own, host: 'former-name', pid: deadPid() }))
    takeLock(file).release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('that somebody else took meanwhile is not given back by us', () => {
    const lock = takeLock(file)
    holder({})
    lock.release()
    expect(existsSync(lockFile)).toBe(true)
  })

  test('has a short name of its own beside a file with a very long one', () => {
    const long = path.join(folder, `${'n'.repeat(240)}.lineage`)
    const lock = takeLock(long)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.[0-9a-f]{24}\.lock$/)])
    lock.release()
  })

  test('in a folder that is not there is a plain sentence', () => {
    expect(() => takeLock(path.join(folder, 'gone', 'Iron.lineage'))).toThrow(
      '"Iron.lineage" cannot be opened for writing: it is not there any more',
    )
  })
})

function unfinished(secondsAgo: number): void {
  writeFileSync(lockFile, '')
  silent(secondsAgo)
}

function silent(secondsAgo: number): void {
  const then = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(lockFile, then, then)
}
