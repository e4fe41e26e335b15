import { existsSync, utimesSync } from 'node:fs'
import { expect, test } from 'vitest'
import { play } from './testing/commandRun.ts'
import { campaign, file } from './testing/inFolder.ts'

/** Makes a campaign with a lock of another computer that sent no heartbeat for two minutes. */
async function locked(): Promise<string> {
  const name = await campaign()
  const lock = file(`.${name}.lock`, { pid: 4242, host: 'MacBook.local', space: null, life: null, token: 'abc', beats: true })
  const then = new Date(Date.now() - 120_000)
  utimesSync(lock, then, then)
  return name
}

test('a campaign that another computer left locked tells the way out, and can be played after it', async () => {
  const name = await locked()
  const refused = await play('run', name, '--dice', 'app')
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('open on the computer MacBook.local (process 4242)')
  expect(refused.err).toContain('"play unlock <file>" takes the lock away.')
  expect(await play('unlock', name)).toEqual({ code: 0, out: 'c.lineage: the lock is gone.\n', err: '' })
  expect(existsSync('.c.lineage.lock')).toBe(false)
  expect((await play('run', name, '--dice', 'app')).code).toBe(3)
  expect(await play('unlock', name)).toMatchObject({ code: 0, out: 'c.lineage: nothing locks it.\n' })
})

test('one that gave a sign of life keeps its lock', async () => {
  const name = await locked()
  utimesSync(`.${name}.lock`, new Date(), new Date())
  expect(await play('unlock', name)).toMatchObject({ code: 1, err: expect.stringContaining('gave a sign of life') as string })
  expect(existsSync(`.${name}.lock`)).toBe(true)
})
