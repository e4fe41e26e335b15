import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileLibrary } from './library.ts'

const HEADER = '{"format":"lineage","version":1}'

let folder: string
let shelf: string
let library: FileLibrary

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shelf-'))
  shelf = path.join(folder, 'shelf')
  library = new FileLibrary(shelf)
})

afterEach(() => rmSync(folder, { recursive: true }))

const names = async (): Promise<readonly string[]> => (await library.list()).map(({ ref }) => ref)

test('a library that was never there is empty, and is made with its first campaign', async () => {
  expect(await names()).toEqual([])
  await library.create('Iron', HEADER, [])
  expect(await names()).toEqual(['Iron.lineage'])
})

test.each([
  ['is gone', () => undefined],
  // Such as the folder on which a disk was mounted.
  ['gave way to an empty folder', () => mkdirSync(shelf)],
])('one that %s is told to be, nothing is made in its place, and it is back when its folder is', async (_, leave) => {
  const id = await library.trash(await library.create('Gold', HEADER, []))
  await library.create('Iron', HEADER, [])
  await names()
  renameSync(shelf, path.join(folder, 'away'))
  leave()
  const before = readdirSync(folder, { recursive: true })
  for (const act of [() => library.list(), () => library.create('New', HEADER, []), () => library.bringBack(id)])
    await expect(act()).rejects.toThrow(/is not there any more: its folder was moved/)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)

  rmSync(shelf, { recursive: true, force: true })
  renameSync(path.join(folder, 'away'), shelf)
  expect(await names()).toEqual(['Iron.lineage'])
  await library.create('New', HEADER, [])
  expect((await names()).length).toBe(2)
})

test('one whose last campaign was moved away by hand is empty', async () => {
  await library.create('Iron', HEADER, [])
  await names()
  rmSync(path.join(shelf, 'Iron.lineage'))
  rmSync(path.join(shelf, '.workbench'), { recursive: true, force: true })
  expect(await names()).toEqual([])
  await library.create('New', HEADER, [])
  expect(await names()).toEqual(['New.lineage'])
})

test('another folder with campaigns in it, put in its place, is the library from then on', async () => {
  await library.create('Iron', HEADER, [])
  await names()
  renameSync(shelf, path.join(folder, 'away'))
  mkdirSync(shelf)
  writeFileSync(path.join(shelf, 'Gold.lineage'), `${HEADER}\n`)
  expect(await names()).toEqual(['Gold.lineage'])
})

test('marks, versions and the trash make no folder anew for one that is gone', async () => {
  const ref = await library.create('Iron', HEADER, [])
  const outside = path.join(folder, 'Far.lineage')
  writeFileSync(outside, `${HEADER}\n`)
  const far = await library.admit(outside)
  await new FileLibrary(shelf).list()
  // A program start that has only read one campaign.
  const started = new FileLibrary(shelf)
  await started.read(ref)
  renameSync(shelf, path.join(folder, 'away'))
  for (const one of [library, started]) {
    await one.keepMark('x', { entries: 1, hash: 'h', round: 0, ref })
    await one.keepVersion(far, 'x', { entries: 1, round: 0, why: 'round' })
  }
  await expect(library.trash(far)).rejects.toThrow('is not there any more')
  expect(readdirSync(folder).sort()).toEqual(['Far.lineage', 'away'])
})

test('a folder that another program left hidden files in is no library in the place of one that is gone', async () => {
  await library.create('Iron', HEADER, [])
  await names()
  renameSync(shelf, path.join(folder, 'away'))
  mkdirSync(path.join(shelf, '.workbench'), { recursive: true })
  await expect(names()).rejects.toThrow('is not there any more')
})
