import { lstat, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  StoreError,
  type Healed,
  type JournalStore,
  type LibraryStore,
  type Listed,
  type Mark,
  type StoredJournal,
  type Trashed,
  type Version,
  type VersionHead,
} from '../../src-shared/contract/journalStore.ts'
import { campaignNameOf } from '../../src-shared/kernel/forms/outsideText.ts'
import type { Figures } from '../../src-shared/kernel/world/rule.ts'
import type { MessageKey } from '../../src-shared/messages/english.ts'
import { message } from '../../src-shared/messages/message.ts'
import { streamOf, type CampaignStream } from './campaignStream.ts'
import { faultCode, reasonOf } from './faults.ts'
import { breakLock, whyLocked } from './fileLock.ts'
import { EXTENSION, fileStem, isCampaignEnding } from './fileNames.ts'
import { JournalFile } from './journalFile.ts'
import { DamagedFiles } from './damaged.ts'
import { sweepLeftovers } from './leftovers.ts'
import { Marks } from './marks.ts'
import { giveBack, moveCampaign, reserve, seatsBeside } from './moving.ts'
import { readJournal } from './readJournal.ts'
import { RecentFiles } from './recentFiles.ts'
import { ShelfFolder } from './shelfFolder.ts'
import { campaignIdIn, nameInTrash, TrashFolder } from './trashFolder.ts'
import { Versions } from './versions.ts'
import { copyWhole, fillReserved, putInPlace, syncFolder } from './wholeFile.ts'

/**
 * A folder of `*.lineage` files. A ref is the name of a file in it, or the absolute path of one elsewhere, added by `admit`. The folder
 * is made with the first campaign.
 */
export class FileLibrary implements LibraryStore {
  readonly place: string
  readonly #recent: RecentFiles
  readonly #listing: string
  readonly #marks: Marks | null
  readonly #shelf: ShelfFolder
  readonly #trash: TrashFolder
  readonly #versions: Versions | null
  readonly #damaged: DamagedFiles
  /** Removal of leftovers, once a run. */
  #swept: Promise<void> | null = null

  /** @param folder absolute path. `keepsMarks`: whether the folder stores progress markers. */
  constructor(folder: string, { keepsMarks = true }: { readonly keepsMarks?: boolean } = {}) {
    this.place = path.resolve(folder)
    this.#shelf = new ShelfFolder(this.place)
    const make = (wanted: string): Promise<void> => this.#shelf.make(wanted)
    this.#marks = keepsMarks ? new Marks(path.join(this.place, '.workbench', 'marks'), make) : null
    this.#versions = keepsMarks ? new Versions(path.join(this.place, '.workbench', 'versions'), make) : null
    this.#listing = path.join(this.place, '.workbench', 'listing.json')
    this.#damaged = new DamagedFiles(this.#versions)
    this.#trash = new TrashFolder(path.join(this.place, '.trash'), make)
    this.#recent = new RecentFiles(path.join(this.place, '.workbench', 'recent.json'), make)
  }

  async list(): Promise<readonly Listed[]> {
    await (this.#swept ??= sweepLeftovers(this.place, Date.now()))
    const recent = await Promise.all((await this.#recent.all()).map(async (ref) => ({ ref, here: await this.#nameInShelf(ref) })))
    // A file added from outside may be in the folder by now: that folder may have become the shelf since.
    const refs = [...(await this.#namesHere()), ...recent.filter(({ here }) => here === null).map(({ ref }) => ref)]
    const found = await Promise.all(refs.map((ref) => listedAt(ref, path.resolve(this.place, ref))))
    return found.filter((file) => file !== null).sort((a, b) => b.modified - a.modified)
  }

  async readListing(): Promise<string | null> {
    return readFile(this.#listing, 'utf8').catch(() => null)
  }

  async keepListing(text: string): Promise<void> {
    try {
      // Makes no folder for a library without campaigns.
      if (this.#marks === null || (await this.#namesHere()).length === 0) return
      await this.#shelf.make(path.dirname(this.#listing))
      await putInPlace(this.#listing, text)
    } catch (fault) {
      console.error(`The listing could not be kept in ${this.#listing}:`, fault)
    }
  }

  async create(name: string, headerLine: string, lines: Iterable<string>): Promise<string> {
    return attempt('file.notStored', { name, folder: this.place }, async () => {
      await this.#shelf.make(this.place)
      const file = await reserve(this.place, fileStem(name))
      try {
        await fillReserved(file, { headerLine, lines })
      } catch (fault) {
        await giveBack(file)
        throw fault
      }
      return path.basename(file)
    })
  }

  async read(ref: string): Promise<StoredJournal> {
    const { headerLine, lines, torn } = await readJournal(await this.#fileOf(ref))
    return { headerLine, lines, torn }
  }

  /** Returns a stream of the whole file. */
  async stream(ref: string): Promise<CampaignStream> {
    return streamOf(await this.#fileOf(ref))
  }

  async heal(ref: string): Promise<Healed | null> {
    return this.#damaged.heal(await this.#fileOf(ref))
  }

  async open(ref: string, readOnly: boolean): Promise<JournalStore> {
    const file = await this.#fileOf(ref)
    if (readOnly) {
      await readJournal(file)
      return new ReadOnlyJournal(path.basename(file))
    }
    return JournalFile.open(file)
  }

  async breakLock(ref: string): Promise<void> {
    breakLock(await this.#fileOf(ref))
  }

  async readMark(campaign: string): Promise<Mark | null> {
    return (await this.#marks?.read(campaign)) ?? null
  }

  async keepMark(campaign: string, mark: Mark): Promise<void> {
    await this.#marks?.keep(campaign, mark)
  }

  async keepVersion(ref: string, campaign: string, head: VersionHead): Promise<void> {
    try {
      await this.#versions?.keep(campaign, await this.#fileOf(ref), head, Date.now())
    } catch (fault) {
      console.error(`A version of ${ref} could not be kept:`, fault)
    }
  }

  async versions(campaign: string): Promise<readonly Version[]> {
    return (await this.#versions?.list(campaign)) ?? []
  }

  async putBack(ref: string, campaign: string, id: string, now: VersionHead): Promise<void> {
    const versions = this.#versions
    if (versions === null) throw new StoreError(message('version.unknown'))
    const file = await this.#fileOf(ref)
    const held = whyLocked(file)
    if (held !== null) throw new StoreError(held)
    await attempt('file.notReplaced', { name: path.basename(file) }, async () => {
      const version = await versions.find(campaign, id)
      await versions.keep(campaign, file, now, Date.now(), id)
      await copyWhole(version, file)
    })
  }

  async readSeats(ref: string): Promise<string | null> {
    const file = await this.#fileOf(ref)
    return attempt('file.seatsNotRead', { name: path.basename(file) }, async () => {
      try {
        return await readFile(seatsBeside(file), 'utf8')
      } catch (fault) {
        if (faultCode(fault) === 'ENOENT') return null
        throw fault
      }
    })
  }

  async writeSeats(ref: string, text: string): Promise<void> {
    const file = await this.#fileOf(ref)
    await attempt('file.seatsNotStored', { name: path.basename(file) }, async () => {
      await putInPlace(seatsBeside(file), text, 0o600)
      // The file is stored by now; a power cut could only bring back the old one, so this is no failure.
      await syncFolder(path.dirname(file)).catch(() => undefined)
    })
  }

  async rename(ref: string, name: string): Promise<string> {
    const file = await this.#fileOf(ref)
    const stem = fileStem(name)
    // Renaming the target would break the link, so links keep their name.
    if (path.basename(file) === `${stem}${EXTENSION}` || (await this.#isLink(ref))) return ref
    return attempt('file.notRenamed', { name: path.basename(file) }, async () => {
      const target = await moveCampaign(file, path.dirname(file), stem)
      return this.#renamed(ref, target)
    })
  }

  async trash(ref: string): Promise<string> {
    const file = await this.#fileOf(ref)
    return attempt('file.notTrashed', { name: path.basename(file) }, async () => {
      const id = await this.#trash.take(file, Date.now())
      await this.#recent.drop(ref)
      return id
    })
  }

  trashed(): Promise<readonly Trashed[]> {
    return this.#trash.list()
  }

  async readTrashed(id: string): Promise<StoredJournal> {
    const { headerLine, lines, torn } = await readJournal(await this.#trash.find(id))
    return { headerLine, lines, torn }
  }

  /** Moves the campaign into the library's folder, even if it came from elsewhere. */
  async bringBack(id: string): Promise<string> {
    await this.#shelf.mustBeThere()
    const file = await this.#trash.find(id)
    return attempt('file.notBroughtBack', { name: nameInTrash(id) }, async () => {
      return path.basename(await moveCampaign(file, this.place, fileStem(nameInTrash(id))))
    })
  }

  async destroy(id: string): Promise<void> {
    const file = await this.#trash.find(id)
    await attempt('file.notDestroyed', { name: nameInTrash(id) }, async () => {
      const campaign = await campaignIdIn(file)
      await this.#trash.destroy(id)
      if (campaign !== null && !(await this.#hasCampaign(campaign))) await this.#versions?.drop(campaign)
    })
  }

  /**
   * Adds a file that a person chose (in a dialog, by double click, on the command line). Returns its ref.
   * @throws {StoreError} if there is no campaign file at that path
   */
  async admit(file: string): Promise<string> {
    const name = path.basename(file)
    if (campaignNameOf(name) === null) throw new StoreError(message('file.noCampaign', { name, ending: EXTENSION }))
    const real = await attempt('file.notOpened', { name }, () => realpath(path.resolve(file)))
    await readJournal(real)
    const here = await this.#nameInShelf(real)
    if (here !== null) return here
    await this.#recent.add(real)
    return real
  }

  /** Returns the name of a file on the shelf by its real path; null if it is elsewhere. */
  async #nameInShelf(real: string): Promise<string | null> {
    const shelf = await realpath(this.place).catch(() => this.place)
    return path.dirname(real) === shelf && isNameHere(path.basename(real)) ? path.basename(real) : null
  }

  /** Whether any known file, also in the trash, is of that campaign. */
  async #hasCampaign(campaign: string): Promise<boolean> {
    const files = [...(await this.#namesHere()), ...(await this.#recent.all())].map((ref) => path.resolve(this.place, ref))
    for (const file of [...files, ...(await this.#trash.files())]) if ((await campaignIdIn(file)) === campaign) return true
    return false
  }

  async #isLink(ref: string): Promise<boolean> {
    return (await lstat(path.resolve(this.place, ref)).catch(() => null))?.isSymbolicLink() === true
  }

  async #namesHere(): Promise<readonly string[]> {
    return (await this.#shelf.names()).filter(isNameHere)
  }

  /** Returns the real path of an untrusted ref: a name in the folder, or an admitted path. */
  async #fileOf(ref: string): Promise<string> {
    const here = isNameHere(ref)
    if (here) await this.#shelf.notice()
    if (!here && !(await this.#recent.all()).includes(ref)) {
      throw new StoreError(message('library.unknown'))
    }
    return attempt('file.notOpened', { name: path.basename(ref) }, () => realpath(path.resolve(this.place, ref)))
  }

  async #renamed(ref: string, target: string): Promise<string> {
    if (isNameHere(ref)) return path.basename(target)
    await this.#recent.drop(ref)
    // A file whose ending was changed by mail was admitted by its path, and fits the shelf now.
    const here = await this.#nameInShelf(target)
    if (here !== null) return here
    await this.#recent.add(target)
    return target
  }
}

/** A journal that refuses all writes. */
class ReadOnlyJournal implements JournalStore {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  async append(): Promise<void> {
    throw new StoreError(message('file.readOnly', { name: this.#name }))
  }

  async close(): Promise<void> {
    // Nothing to release.
  }
}

/** Characters that lead out of a folder, or to another stream of a file (Windows). */
const PATH_SIGNS = process.platform === 'win32' ? /[/\\\0:]/ : /[/\\\0]/

/** Whether a ref names a file of the folder itself: no path, not hidden, the right ending. */
function isNameHere(ref: string): boolean {
  return isCampaignEnding(ref) && !ref.startsWith('.') && !PATH_SIGNS.test(ref)
}

/** Returns a file's listing; null if it is missing, or empty because another program reserved it. A file that cannot be examined counts. */
async function listedAt(ref: string, file: string): Promise<Listed | null> {
  try {
    const found = await stat(file)
    if (!found.isFile() || found.size === 0) return null
    return { ref, modified: found.mtimeMs, stamp: `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.dev}/${found.ino}` }
  } catch (fault) {
    const code = faultCode(fault)
    return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' ? null : { ref, modified: 0 }
  }
}

async function attempt<T>(failed: MessageKey, figures: Figures, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    throw fault instanceof StoreError ? fault : new StoreError(message(failed, { ...figures, reason: reasonOf(fault) }), { cause: fault })
  }
}
