import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { BrowserLibrary } from './journals.ts'

let databases = 0
const library = (): BrowserLibrary => new BrowserLibrary(`test-${++databases}`)

test('a campaign comes back as it was stored, with every line that was added', async () => {
  const shelf = library()
  const ref = await shelf.create('The Winter Crown', 'header', ['one', 'two'])
  expect(ref).toBe('the-winter-crown')
  const journal = await shelf.open(ref, false)
  await journal.append('three')
  await journal.close()
  expect(await shelf.read(ref)).toEqual({ headerLine: 'header', lines: ['one', 'two', 'three'], torn: 0 })
})

test('long journals are cut into chunks without cutting a line', async () => {
  const shelf = library()
  const long = Array.from({ length: 300 }, (_, index) => `${index} ${'x'.repeat(900)}`)
  const ref = await shelf.create('long', 'header', long.slice(0, 150))
  const journal = await shelf.open(ref, false)
  for (const line of long.slice(150)) await journal.append(line)
  await journal.close()
  expect((await shelf.read(ref)).lines).toEqual(long)
})

test('a line longer than a chunk is kept whole', async () => {
  const shelf = library()
  const ref = await shelf.create('wide', 'header', ['a'])
  const journal = await shelf.open(ref, false)
  const wide = 'y'.repeat(200_000)
  await journal.append(wide)
  await journal.append('b')
  expect((await shelf.read(ref)).lines).toEqual(['a', wide, 'b'])
})

test('two campaigns of one name get refs of their own; names without a letter get one, too', async () => {
  const shelf = library()
  expect(await shelf.create('Krone', 'h', [])).toBe('krone')
  expect(await shelf.create('Krone', 'h', [])).toBe('krone-2')
  expect(await shelf.create('!!!', 'h', [])).toBe('campaign')
  expect((await shelf.list()).map(({ ref }) => ref).sort()).toEqual(['campaign', 'krone', 'krone-2'])
})

test('what is in the trash is off the shelf and its name stays taken', async () => {
  const shelf = library()
  const ref = await shelf.create('gone', 'h', [])
  await shelf.trash(ref)
  expect(await shelf.list()).toEqual([])
  await expect(shelf.read(ref)).rejects.toThrow(StoreError)
  expect(await shelf.create('gone', 'h', [])).toBe('gone-2')
})

test('what is in the trash is listed, comes back with its seats, and is gone only when it is destroyed', async () => {
  const shelf = library()
  const ref = await shelf.create('gone', 'h', ['one', 'two'])
  await shelf.writeSeats(ref, 'PINs')
  const id = await shelf.trash(ref)
  expect(await shelf.trashed()).toEqual([{ id, name: 'gone', when: expect.any(Number) as number, bytes: 8 }])
  expect((await shelf.readTrashed(id)).lines).toEqual(['one', 'two'])
  const back = await shelf.bringBack(id)
  expect([(await shelf.read(back)).lines, await shelf.readSeats(back), await shelf.trashed()]).toEqual([['one', 'two'], 'PINs', []])
  await expect(shelf.destroy(back)).rejects.toThrow(/is no longer in the trash/)

  await shelf.destroy(await shelf.trash(back))
  expect(await shelf.trashed()).toEqual([])
  await expect(shelf.bringBack(id)).rejects.toThrow(/is no longer in the trash/)
  expect((await shelf.read(await shelf.create('gone', 'h', []))).lines).toEqual([])
  expect(await shelf.readSeats('gone')).toBeNull()
})

test('what an earlier version emptied in the trash is not told as if it could come back', async () => {
  const name = `test-${++databases}`
  const shelf = new BrowserLibrary(name)
  await shelf.create('emptied', 'h', ['one'])
  await shelf.trash('emptied')
  const raw = await new Dexie(name).open()
  await raw.table('campaigns').update('emptied', { chunks: 0, length: 0 })
  raw.close()
  expect(await shelf.trashed()).toEqual([])
  expect(await shelf.create('emptied', 'h', [])).toBe('emptied-2')
})

test('a second writer that did not see the first is refused, and nothing of it stays', async () => {
  const shelf = library()
  const ref = await shelf.create('shared', 'h', ['one'])
  const [first, second] = [await shelf.open(ref, false), await shelf.open(ref, false)]
  await first.append('two')
  await expect(second.append('other')).rejects.toThrow(/Another tab/)
  expect((await shelf.read(ref)).lines).toEqual(['one', 'two'])
})

test('read-only journals take no line', async () => {
  const shelf = library()
  const ref = await shelf.create('seen', 'h', ['one'])
  const journal = await shelf.open(ref, true)
  await expect(journal.append('two')).rejects.toThrow(StoreError)
})

test('a campaign that is not there is told in a sentence', async () => {
  await expect(library().open('nowhere', false)).rejects.toThrow(/no campaign "nowhere"/)
})

test('what is kept of the seats lies beside the campaign, and not with a copy', async () => {
  const shelf = library()
  const ref = await shelf.create('Iron', 'header', ['one'])
  expect(await shelf.readSeats(ref)).toBeNull()
  await shelf.writeSeats(ref, 'first')
  await shelf.writeSeats(ref, 'kept')
  expect(await shelf.readSeats(await shelf.rename(ref))).toBe('kept')
  expect(await shelf.readSeats(await shelf.create('Iron', 'header', ['one']))).toBeNull()
  expect(await shelf.list()).toHaveLength(2)
  await shelf.trash(ref)
  await expect(shelf.readSeats(ref)).rejects.toThrow(StoreError)
  await expect(shelf.writeSeats(ref, 'more')).rejects.toThrow(StoreError)
  expect(await shelf.readSeats(await shelf.create('Iron', 'header', ['one']))).toBeNull()
})

describe('versions', () => {
  const HEADER = '{"id":"a"}'
  const head = (round: number) => ({ entries: round, round, why: 'round' as const })

  test('the last three are kept, and one is put back without losing what was there', async () => {
    const shelf = library()
    const ref = await shelf.create('Iron', HEADER, ['0'])
    await shelf.writeSeats(ref, 'PINs')
    for (const round of [1, 2, 3, 4]) {
      const journal = await shelf.open(ref, false)
      await journal.append(String(round))
      await journal.close()
      await shelf.keepVersion(ref, 'a', head(round))
    }
    const kept = await shelf.versions('a')
    expect(kept.map(({ round, bytes }) => [round, bytes])).toEqual([
      [4, 10],
      [3, 8],
      [2, 6],
    ])
    expect(await shelf.versions('another')).toEqual([])

    await shelf.putBack(ref, 'a', kept[2]?.id ?? '', { entries: 5, round: 4, why: 'replaced' })
    expect([(await shelf.read(ref)).lines, await shelf.readSeats(ref)]).toEqual([['0', '1', '2'], 'PINs'])
    expect((await shelf.versions('a')).map(({ round, why }) => [round, why])).toEqual([
      [4, 'replaced'],
      [4, 'round'],
      [3, 'round'],
      [2, 'round'],
    ])
    const journal = await shelf.open(ref, false)
    await journal.append('3b')
    await journal.close()
    expect((await shelf.read(ref)).lines).toEqual(['0', '1', '2', '3b'])
    await shelf.keepVersion(ref, 'a', head(3))
    expect(await shelf.versions('a')).toHaveLength(3)
    await expect(shelf.putBack(ref, 'a', '7', head(1))).rejects.toThrow(/not kept any more/)
  })

  test('go with the last campaign that is deleted for good', async () => {
    const shelf = library()
    const ref = await shelf.create('Iron', HEADER, ['0'])
    const twin = await shelf.create('Iron', HEADER, ['0'])
    await shelf.keepVersion(ref, 'a', head(1))
    await shelf.destroy(await shelf.trash(ref))
    expect(await shelf.versions('a')).toHaveLength(1)
    await shelf.destroy(await shelf.trash(twin))
    expect(await shelf.versions('a')).toEqual([])
  })

  test('give way to the campaign itself where there is no room', async () => {
    const shelf = library()
    const ref = await shelf.create('Iron', HEADER, ['0'])
    await shelf.keepVersion(ref, 'a', head(1))
    const journal = await shelf.open(ref, false)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await journal.append('1')
    vi.restoreAllMocks()
    expect([(await shelf.read(ref)).lines, await shelf.versions('a')]).toEqual([['0', '1'], []])
  })
})

describe('two tabs', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('one writes; the other hears when it may', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const name = `test-${++databases}`
    const [first, second] = [new BrowserLibrary(name), new BrowserLibrary(name)]
    const ref = await first.create('Iron', '{"id":"a"}', ['0'])
    const journal = await first.open(ref, false)
    await expect(second.open(ref, false)).rejects.toThrow(/takes it over by itself/)
    await expect(second.putBack(ref, 'a', '1', { entries: 1, round: 1, why: 'replaced' })).rejects.toThrow(/open in another tab/)
    const [heard, given] = [vi.fn(), vi.fn()]
    second.whenFree(ref, heard)
    second.whenFree(ref, given)()
    await journal.append('1')
    expect(heard).not.toHaveBeenCalled()
    await journal.close()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    const again = await second.open(ref, false)
    await again.append('2')
    expect((await first.read(ref)).lines).toEqual(['0', '1', '2'])
    expect(given).not.toHaveBeenCalled()
  })
})

describe('a storage that goes away', () => {
  afterEach(() => vi.restoreAllMocks())

  test('is opened again by the next try, and what is open plays on', async () => {
    const seen = new Set<IDBDatabase>()
    const { transaction } = IDBDatabase.prototype
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      seen.add(this)
      return transaction.apply(this, given)
    })
    const shelf = library()
    const ref = await shelf.create('Iron', 'h', ['0'])
    const journal = await shelf.open(ref, false)
    await journal.append('1')
    // As a browser does where its disk fails.
    for (const database of seen) {
      const closed = new Promise((resolve) => database.addEventListener('close', resolve))
      forceCloseDatabase(database as never)
      await closed
    }
    const failing = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError')
    })
    await expect(journal.append('2')).rejects.toThrow(/make room and try again/)
    await expect(shelf.list()).rejects.toThrow(/could not be read/)
    failing.mockRestore()
    await journal.append('2')
    expect((await shelf.read(ref)).lines).toEqual(['0', '1', '2'])
  })

  test('leaves what is open to be had from memory, all that was acknowledged of it', async () => {
    const name = `test-${++databases}`
    const shelf = new BrowserLibrary(name)
    const ref = await shelf.create('Iron', 'h', ['0'])
    expect(shelf.held(ref)).toBeNull()
    const journal = await shelf.open(ref, false)
    await journal.append('1')
    await new Dexie(name).delete()
    await expect(journal.append('2')).rejects.toThrow(/download it now/)
    await expect(shelf.read(ref)).rejects.toThrow(StoreError)
    expect(shelf.held(ref)).toEqual({ headerLine: 'h', lines: ['0', '1'], torn: 0 })
    await journal.close()
    expect(shelf.held(ref)).toBeNull()
  })
})

test('the browser is asked to keep what is stored, with the first campaign', async () => {
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persist } })
  const shelf = library()
  await shelf.list()
  expect(persist).not.toHaveBeenCalled()
  await shelf.create('Iron', 'h', [])
  expect(persist).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

describe('where the browser has no room left', () => {
  const full = (): never => {
    throw new DOMException('', 'QuotaExceededError')
  }
  afterEach(() => vi.restoreAllMocks())

  test('what lies in the trash is left alone, and the person is told that it takes up room', async () => {
    const shelf = library()
    const old = await shelf.create('old', 'h', ['thrown away'])
    await shelf.writeSeats(old, 'PINs')
    await shelf.trash(old)
    const ref = await shelf.create('new', 'h', ['one'])
    const journal = await shelf.open(ref, false)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    await expect(journal.append('two')).rejects.toThrow(/Delete something in the trash/)
    await shelf.bringBack(old)
    expect([(await shelf.read(old)).lines, await shelf.readSeats(old)]).toEqual([['thrown away'], 'PINs'])
    await journal.append('two')
    expect((await shelf.read(ref)).lines).toEqual(['one', 'two'])
  })

  test('and nothing in the trash, it says so, and nothing of the line stays', async () => {
    const shelf = library()
    const ref = await shelf.create('new', 'h', ['one'])
    const journal = await shelf.open(ref, false)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full)
    await expect(journal.append('two')).rejects.toThrow(/no room left/)
    expect((await shelf.read(ref)).lines).toEqual(['one'])
    await journal.append('two')
    expect((await shelf.read(ref)).lines).toEqual(['one', 'two'])
  })

  test('a campaign too large for it is not half there', async () => {
    const shelf = library()
    const { add } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      return this.name === 'chunks' ? full() : add.apply(this, given)
    })
    await expect(shelf.create('large', 'h', ['one'])).rejects.toThrow(/no room left/)
    expect(await shelf.list()).toEqual([])
  })

  test('browsers that say so only when the whole is to be kept are understood', async () => {
    const shelf = library()
    const inner = new DOMException('', 'QuotaExceededError')
    vi.spyOn(Dexie.prototype, 'transaction').mockImplementationOnce(() => Dexie.Promise.reject(new Dexie.AbortError('no room', inner)))
    await expect(shelf.create('new', 'h', ['one'])).rejects.toThrow(/no room left/)
  })
})

test('campaigns stored before there were seats are still there', async () => {
  const name = `test-${++databases}`
  const old = new Dexie(name)
  old.version(1).stores({ campaigns: 'ref, modified', chunks: '[ref+index], ref' })
  await old.table('campaigns').add({ ref: 'iron', headerLine: 'header', modified: 1, length: 4, chunks: 1, trashed: false })
  await old.table('chunks').add({ ref: 'iron', index: 0, text: 'one\n' })
  old.close()
  const shelf = new BrowserLibrary(name)
  expect(await shelf.read('iron')).toEqual({ headerLine: 'header', lines: ['one'], torn: 0 })
  expect(await shelf.readSeats('iron')).toBeNull()
  await shelf.writeSeats('iron', 'kept')
  expect(await shelf.readSeats('iron')).toBe('kept')
})
