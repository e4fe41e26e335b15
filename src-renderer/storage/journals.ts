import {
  StoreError,
  type JournalStore,
  type LibraryStore,
  type Mark,
  type StoredJournal,
  type Trashed,
  type Version,
  type VersionHead,
} from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { CHUNK_SIZE, intoChunks, JournalDatabase, linesOf, type StoredCampaign } from './journalDatabase.ts'
import { lockTab, whenTabIsFree } from './tabLock.ts'

/** Versions of a campaign that are kept. */
const MOST_VERSIONS = 3

/** Campaigns in the browser's own storage: each journal is a few chunks of text. `name` is the database's (tests use their own). */
export class BrowserLibrary implements LibraryStore {
  readonly place = null
  readonly #db: JournalDatabase
  /** Campaigns that are open for writing here, line by line: the storage may go away while they are. */
  readonly #held = new Map<string, StoredJournal & { readonly lines: string[] }>()

  constructor(name = 'lineage') {
    this.#db = new JournalDatabase(name)
  }

  async list(): Promise<readonly { readonly ref: string; readonly modified: number }[]> {
    const all = await this.#attempt('read', () => this.#db.campaigns.orderBy('modified').reverse().toArray())
    return all.filter(({ trashed }) => !trashed).map(({ ref, modified }) => ({ ref, modified }))
  }

  async create(name: string, headerLine: string, lines: Iterable<string>): Promise<string> {
    const texts = intoChunks(lines)
    askToStay()
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
    const unlock = await lockTab(ref)
    try {
      return await this.#openForWriting(ref, unlock)
    } catch (trouble) {
      unlock()
      throw trouble
    }
  }

  held(ref: string): StoredJournal | null {
    return this.#held.get(ref) ?? null
  }

  whenFree(ref: string, then: () => void): () => void {
    return whenTabIsFree(ref, then)
  }

  async keepVersion(ref: string, campaign: string, head: VersionHead): Promise<void> {
    const { campaigns, chunks, versions } = this.#db
    await this.#db
      .transaction('rw', campaigns, chunks, versions, async () => {
        await this.#addVersion(await this.#find(ref), campaign, head)
        await this.#db.thinVersions(campaign, MOST_VERSIONS)
      })
      .catch((trouble: unknown) => console.error(`A version of ${ref} could not be kept:`, trouble))
  }

  async versions(campaign: string): Promise<readonly Version[]> {
    const kept = await this.#attempt('read', () => this.#db.versions.where('campaign').equals(campaign).toArray())
    const told = kept.map(({ when, entries, round, why, length }) => ({ id: String(when), when, entries, round, why, bytes: length }))
    return told.sort((a, b) => b.when - a.when)
  }

  async putBack(ref: string, campaign: string, id: string, now: VersionHead): Promise<void> {
    const { campaigns, chunks, versions } = this.#db
    const unlock = await lockTab(ref)
    try {
      await this.#attempt('store', () =>
        this.#db.transaction('rw', campaigns, chunks, versions, async () => {
          const version = await versions.get([campaign, Number(id)])
          if (version === undefined) throw new StoreError(message('version.unknown'))
          await this.#addVersion(await this.#find(ref), campaign, now)
          await chunks.where('ref').equals(ref).delete()
          await chunks.bulkAdd(version.chunks.map((text, index) => ({ ref, index, text })))
          const { headerLine, length } = version
          await campaigns.update(ref, { headerLine, length, chunks: version.chunks.length, modified: Date.now() })
          // The one that was put back stays among them until the next is kept.
          await this.#db.thinVersions(campaign, MOST_VERSIONS + 1)
        }),
      )
    } finally {
      unlock()
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
    const { campaigns, chunks, seats, versions } = this.#db
    await this.#attempt('store', () =>
      this.#db.transaction('rw', campaigns, chunks, seats, versions, async () => {
        const campaign = campaignIdOf(await this.#findTrashed(id))
        const others = await campaigns.filter((other) => other.ref !== id && campaignIdOf(other) === campaign).count()
        if (campaign !== null && others === 0) await versions.where('campaign').equals(campaign).delete()
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
    const held = { headerLine: campaign.headerLine, lines: [...(await this.read(ref)).lines], torn: 0 }
    this.#held.set(ref, held)
    return {
      openedAt: { lines: held.lines.length, last: held.lines.at(-1) },
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
        held.lines.push(line)
      },
      close: () => {
        this.#held.delete(ref)
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

  /** Within a transaction of its own tables. */
  async #addVersion({ ref, headerLine, length }: StoredCampaign, campaign: string, head: VersionHead): Promise<void> {
    const newest = await this.#db.versions.where('campaign').equals(campaign).last()
    const when = Math.max(Date.now(), (newest?.when ?? 0) + 1)
    const { entries, round, why } = head
    await this.#db.versions.add({ campaign, when, entries, round, why, headerLine, length, chunks: await this.#db.textOf(ref) })
  }

  async #findTrashed(id: string): Promise<StoredCampaign> {
    const campaign = await this.#db.campaigns.get(id)
    if (campaign === undefined || !isKeptInTrash(campaign)) throw new StoreError(message('trash.unknown'))
    return campaign
  }

  async #journalOf({ ref, headerLine }: StoredCampaign): Promise<StoredJournal> {
    return { headerLine, lines: linesOf(await this.#db.textOf(ref)), torn: 0 }
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

  async #reopened(): Promise<boolean> {
    try {
      this.#db.close({ disableAutoOpen: false })
      await this.#db.open()
      return true
    } catch {
      return false
    }
  }

  /** Gives up all versions for room. Gives whether there were any. */
  async #makeRoom(): Promise<boolean> {
    try {
      const kept = await this.#db.versions.count()
      await this.#db.versions.clear()
      return kept > 0
    } catch {
      return false
    }
  }

  /** `again`: after a remedy. */
  async #attempt<T>(what: 'read' | 'store', work: () => PromiseLike<T>, again = false): Promise<T> {
    try {
      return await work()
    } catch (trouble) {
      if (trouble instanceof StoreError) throw trouble
      // A browser closes its storage by itself where the disk fails; it can be opened again once that is over.
      if (!again && isClosed(trouble) && (await this.#reopened())) return this.#attempt(what, work, true)
      if (isForRoom(trouble)) {
        if (!again && (await this.#makeRoom())) return this.#attempt(what, work, true)
        throw new StoreError(message((await this.#hasTrash()) ? 'shelf.fullOfTrash' : 'shelf.full'))
      }
      const name = trouble instanceof Error ? trouble.name : ''
      throw new StoreError(message(what === 'read' ? 'shelf.notRead' : 'shelf.notWritten', { fault: name }))
    }
  }
}

/** Asks the browser not to clear what is kept here when it runs short of room. What comes of it is told where it is asked for. */
function askToStay(): void {
  const { storage } = navigator as { readonly storage?: Partial<StorageManager> }
  void storage?.persist?.().catch(() => false)
}

function campaignIdOf({ headerLine }: StoredCampaign): string | null {
  try {
    const { id } = JSON.parse(headerLine) as { readonly id?: unknown }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

function isClosed(trouble: unknown): boolean {
  return trouble instanceof Error && (trouble.name === 'DatabaseClosedError' || trouble.name === 'InvalidStateError')
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
