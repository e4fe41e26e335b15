import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileLibrary } from './library.ts'

const header = (id: string): string => `{"format":"lineage","version":1,"id":"${id}"}`

let shelf: string
let library: FileLibrary

beforeEach(() => {
  shelf = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'trash-'))), 'shelf')
  library = new FileLibrary(shelf)
})

afterEach(() => rmSync(path.dirname(shelf), { recursive: true }))

const versionsOf = async (campaign: string): Promise<number> => (await library.versions(campaign)).length

test('what was thrown away is listed by its name, the newest first, and comes back with its seats', async () => {
  const before = Date.now()
  const ref = await library.create('Iron', header('a'), ['{"seq":0}'])
  await library.writeSeats(ref, 'PINs')
  const id = await library.trash(ref)
  const [listed] = await library.trashed()
  expect(listed).toEqual({ id, name: 'Iron', when: expect.any(Number) as number, bytes: Buffer.byteLength(`${header('a')}\n{"seq":0}\n`) })
  expect(Math.abs((listed?.when ?? 0) - before)).toBeLessThan(60_000)
  expect((await library.readTrashed(id)).lines).toEqual(['{"seq":0}'])

  expect(await library.bringBack(id)).toBe('Iron.lineage')
  expect([(await library.read('Iron.lineage')).lines, await library.readSeats('Iron.lineage')]).toEqual([['{"seq":0}'], 'PINs'])
  expect([await library.trashed(), readdirSync(path.join(shelf, '.trash'))]).toEqual([[], []])
})

test('whoever comes back takes the place of nobody', async () => {
  const id = await library.trash(await library.create('Iron', header('a'), ['{"seq":0}']))
  await library.create('Iron', header('b'), ['{"seq":1}'])
  expect(await library.bringBack(id)).toBe('Iron (2).lineage')
  expect((await library.read('Iron.lineage')).lines).toEqual(['{"seq":1}'])
})

test('two of one name that were thrown away in one second are two', async () => {
  for (const line of ['{"seq":1}', '{"seq":2}']) await library.trash(await library.create('Iron', header('a'), [line]))
  const thrown = await library.trashed()
  expect(thrown.map(({ name }) => name)).toEqual(['Iron', 'Iron'])
  const lines = await Promise.all(thrown.map(async ({ id }) => (await library.readTrashed(id)).lines[0]))
  expect(lines.sort()).toEqual(['{"seq":1}', '{"seq":2}'])
})

test('what a person put into the folder by hand is there as well, from when it was changed', async () => {
  mkdirSync(path.join(shelf, '.trash'), { recursive: true })
  const file = path.join(shelf, '.trash', 'By hand.lineage')
  writeFileSync(file, `${header('a')}\n`)
  utimesSync(file, 1_000, 1_000)
  expect(await library.trashed()).toMatchObject([{ id: 'By hand.lineage', name: 'By hand', when: 1_000_000 }])
})

test('what is deleted for good takes its seats and its versions along, unless another file is of the same campaign', async () => {
  const iron = await library.create('Iron', header('a'), ['{"seq":0}'])
  const copied = await library.create('Copied by hand', header('a'), ['{"seq":0}'])
  await library.writeSeats(iron, 'PINs')
  await library.keepVersion(iron, 'a', { entries: 1, round: 1, why: 'round' })
  await library.destroy(await library.trash(iron))
  expect([await library.trashed(), readdirSync(path.join(shelf, '.trash')), await versionsOf('a')]).toEqual([[], [], 1])
  await library.destroy(await library.trash(copied))
  expect(await versionsOf('a')).toBe(0)
})

test.each(['../Iron.lineage', 'Iron.lineage', '', '.', '/etc/passwd', '.hidden.lineage'])('the id %j leads to nothing', async (id) => {
  await library.create('Iron', header('a'), ['{"seq":0}'])
  for (const act of [() => library.readTrashed(id), () => library.bringBack(id), () => library.destroy(id)])
    await expect(act()).rejects.toThrow('This is no longer in the trash')
  expect(existsSync(path.join(shelf, 'Iron.lineage'))).toBe(true)
})
