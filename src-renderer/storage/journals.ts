import type { EntityTable } from 'dexie'
import Dexie from 'dexie'
import type { JournalStore, LibraryStore, Mark, StoredJournal, Trashed } from '../../src-shared/contract/journalStore.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'

/** Characters after which a new chunk is begun: few rows to read, little to write again with every entry. */
const CHUNK_SIZE = 64 * 1024

interface StoredCampaign {
  readonly ref: string
  readonly headerLine: string
  /** Milliseconds since 1970. */
  readonly modified: number
  /** Characters in all chunks together: a writer that finds another figure knows that somebody else wrote. */
  readonly length: number
  readonly chunks: number
  readonly trashed: boolean
}

/** Journal lines, each with its line end; a line never spans two chunks. */
interface StoredChunk {
  readonly ref: string
  readonly index: number
  readonly text: string
}

/** What is kept of the players' seats of a campaign. */
interface StoredSeats {
  readonly ref: string
  readonly text: string
}

/** How far a campaign is known to go, by its id. */
interface StoredMark extends Mark {
  readonly campaign: string
}

class JournalDatabase extends Dexie {
  readonly campaigns!: EntityTable<StoredCampaign, 'ref'>
  readonly chunks!: Dexie.Table<StoredChunk, [string, number]>
  readonly seats!: EntityTable<StoredSeats, 'ref'>
  readonly marks!: EntityTable<StoredMark, 'campaign'>

  constructor(name: string) {
    // A transaction counts as done only when it would survive a power cut.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ campaigns: 'ref, modified', chunks: '[ref+index], ref' })
    // What was there before stays as it is.
    this.version(2).stores({ seats: 'ref' })
    this.version(3).stores({ marks: 'campaign' })
  }
}

/** Campaigns in the browser's own storage: each journal is a few chunks of text. `name` is the database's (tests use their own). */
export class BrowserLibrary implements LibraryStore {
  readonly place = null
  readonly #db: JournalDatabase

  constructor(name = 'lineage') {
    this.#db = new JournalDatabase(name)
  }

  async list(): Promise<readonly { readonly ref: string; readonly modified: number }[]> {
    const all = await this.#attempt('read', () => this.#db.campaigns.orderBy('modified').reverse().toArray())
    return all.filter(({ trashed }) => !trashed).map(({ ref, modified }) => ({ ref, modified }))
  }

  async create(name: string, headerLine: string, lines: readonly string[]): Promise<string> {
    const texts = intoChunks(lines)
    return this.#attempt('store', () =>
      this.#db.transaction('rw', this.#db.campaigns, this.#db.chunks, async () => {
        const taken = new Set(await this.#db.campaigns.toCollection().primaryKeys())
        const ref = freeRef(name, taken)
        const length = texts.reduce((sum, text) => sum + text.length, 0)
        await this.#db.campaigns.add({ ref, headerLine, modified: Date.now(), length, chunks: texts.length, trashed: false })
        await this.#db.chunks.bulkAdd(texts.map((text, index) => ({ ref, index, text })))
        return ref
      }),
    )
  }

  async read(ref: string): Promise<StoredJournal> {
    return this.#attempt('read', () =>
      this.#db.transaction('r', this.#db.campaigns, this.#db.chunks, async () => this.#journalOf(await this.#find(ref))),
    )
  }

  async open(ref: string, readOnly: boolean): Promise<JournalStore> {
    if (readOnly) {
      await this.#attempt('read', () => this.#find(ref))
      return { append: () => Promise.reject(new StoreError(message('shelf.readOnly'))), close: () => Promise.resolve() }
    }
    const unlock = await lock(ref)
    try {
      return await this.#openForWriting(ref, unlock)
    } catch (trouble) {
      unlock()
      throw trouble
    }
  }

  async readMark(campaign: string): Promise<Mark | null> {
    const found = await this.#db.marks.get(campaign).catch(() => undefined)
    return found ?? null
  }

  async keepMark(campaign: string, mark: Mark): Promise<void> {
    await this.#db.marks
      .put({ campaign, ...mark })
      .catch((trouble: unknown) => console.error('How far a campaign goes could not be kept:', trouble))
  }

  async readSeats(ref: string): Promise<string | null> {
    return this.#attempt('read', () =>
      this.#db.transaction('r', this.#db.campaigns, this.#db.seats, async () => {
        await this.#find(ref)
        return (await this.#db.seats.get(ref))?.text ?? null
      }),
    )
  }

  async writeSeats(ref: string, text: string): Promise<void> {
    await this.#attempt('store', () =>
      this.#db.transaction('rw', this.#db.campaigns, this.#db.seats, async () => {
        await this.#find(ref)
        await this.#db.seats.put({ ref, text })
      }),
    )
  }

  /** The ref stays: in the browser it is no file's name. */
  async rename(ref: string): Promise<string> {
    await this.#attempt('read', () => this.#find(ref))
    return ref
  }

  /** In the trash it goes by its ref as well, which stays taken. */
  async trash(ref: string): Promise<string> {
    await this.#attempt('store', async () => {
      await this.#find(ref)
      await this.#db.campaigns.update(ref, { trashed: true, modified: Date.now() })
    })
    return ref
  }

  async trashed(): Promise<readonly Trashed[]> {
    const all = await this.#attempt('read', () => this.#db.campaigns.orderBy('modified').reverse().toArray())
    return all.filter(isKeptInTrash).map(({ ref, modified, length }) => ({ id: ref, name: ref, when: modified, bytes: length }))
  }

  async readTrashed(id: string): Promise<StoredJournal> {
    return this.#attempt('read', () =>
      this.#db.transaction('r', this.#db.campaigns, this.#db.chunks, async () => this.#journalOf(await this.#findTrashed(id))),
    )
  }

  async bringBack(id: string): Promise<string> {
    await this.#attempt('store', async () => {
      await this.#findTrashed(id)
      await this.#db.campaigns.update(id, { trashed: false, modified: Date.now() })
    })
    return id
  }

  async destroy(id: string): Promise<void> {
    const { campaigns, chunks, seats } = this.#db
    await this.#attempt('store', () =>
      this.#db.transaction('rw', campaigns, chunks, seats, async () => {
        await this.#findTrashed(id)
        await chunks.where('ref').equals(id).delete()
        await seats.delete(id)
        await campaigns.delete(id)
      }),
    )
  }

  async #openForWriting(ref: string, unlock: () => void): Promise<JournalStore> {
    const campaign = await this.#attempt('read', () => this.#find(ref))
    const last = campaign.chunks - 1
    let length = campaign.length
    let index = Math.max(0, last)
    let text = last < 0 ? '' : ((await this.#attempt('read', () => this.#db.chunks.get([ref, last])))?.text ?? '')
    return {
      append: async (line) => {
        const whole = `${line}\n`
        const fits = text.length + whole.length <= CHUNK_SIZE || text === ''
        const next = fits ? { index, text: text + whole } : { index: index + 1, text: whole }
        await this.#attempt('store', () =>
          this.#db.transaction('rw', this.#db.campaigns, this.#db.chunks, async () => {
            const now = await this.#find(ref)
            if (now.length !== length) throw new StoreError(message('shelf.otherTab'))
            await this.#db.chunks.put({ ref, ...next })
            await this.#db.campaigns.update(ref, { length: length + whole.length, chunks: next.index + 1, modified: Date.now() })
          }),
        )
        length += whole.length
        index = next.index
        text = next.text
      },
      close: () => {
        unlock()
        return Promise.resolve()
      },
    }
  }

  async #find(ref: string): Promise<StoredCampaign> {
    const campaign = await this.#db.campaigns.get(ref)
    if (campaign === undefined || campaign.trashed) {
      throw new StoreError(message('shelf.unknown', { name: ref }))
    }
    return campaign
  }

  async #findTrashed(id: string): Promise<StoredCampaign> {
    const campaign = await this.#db.campaigns.get(id)
    if (campaign === undefined || !isKeptInTrash(campaign)) throw new StoreError(message('trash.unknown'))
    return campaign
  }

  async #journalOf({ ref, headerLine }: StoredCampaign): Promise<StoredJournal> {
    const chunks = await this.#db.chunks.where('ref').equals(ref).sortBy('index')
    const lines = chunks.flatMap(({ text }) => text.split('\n').filter((line) => line !== ''))
    return { headerLine, lines, torn: 0 }
  }

  /** Whether there is something in the trash that takes up room. */
  async #hasTrash(): Promise<boolean> {
    return (
      (await this.#db.campaigns
        .filter(isKeptInTrash)
        .count()
        .catch(() => 0)) > 0
    )
  }

  async #attempt<T>(what: 'read' | 'store', work: () => PromiseLike<T>): Promise<T> {
    try {
      return await work()
    } catch (trouble) {
      if (trouble instanceof StoreError) throw trouble
      if (isForRoom(trouble)) {
        throw new StoreError(message((await this.#hasTrash()) ? 'shelf.fullOfTrash' : 'shelf.full'))
      }
      const name = trouble instanceof Error ? trouble.name : ''
      throw new StoreError(message(what === 'read' ? 'shelf.notRead' : 'shelf.notWritten', { fault: name }))
    }
  }
}

/** Some browsers tell it at once, some when the transaction is to be kept. */
function isForRoom(trouble: unknown): boolean {
  if (!(trouble instanceof Error)) return false
  const { inner } = trouble as { readonly inner?: unknown }
  return [trouble, inner].some((fault) => fault instanceof Error && fault.name === 'QuotaExceededError')
}

/** Earlier versions of this program emptied what lay in the trash where there was no room, and kept its name. */
function isKeptInTrash({ trashed, length }: StoredCampaign): boolean {
  return trashed && length > 0
}

function intoChunks(lines: readonly string[]): string[] {
  const chunks: string[] = []
  let text = ''
  for (const line of lines) {
    if (text !== '' && text.length + line.length >= CHUNK_SIZE) {
      chunks.push(text)
      text = ''
    }
    text += `${line}\n`
  }
  if (text !== '') chunks.push(text)
  return chunks
}

function freeRef(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'campaign'
  let ref = plain
  for (let number = 2; taken.has(ref); number++) ref = `${plain}-${number}`
  return ref
}

/** One tab writes at a time. Gives the way to let go; does nothing where the browser has no locks. */
async function lock(ref: string): Promise<() => void> {
  const { locks } = navigator as { readonly locks?: LockManager | null }
  if (locks == null) return () => undefined
  return new Promise((resolve, reject) => {
    locks
      .request(`lineage/${ref}`, { ifAvailable: true }, (held) => {
        if (held === null) {
          reject(new StoreError(message('shelf.elsewhere')))
          return Promise.resolve()
        }
        return new Promise<void>((letGo) => resolve(() => letGo()))
      })
      .catch(reject)
  })
}
