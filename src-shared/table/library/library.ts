import { StoreError, type LibraryStore, type Listed, type StoredJournal, type Version } from '../../contract/journalStore.ts'
import type { CampaignFileText, CampaignPreview, CampaignSummary, TrashedCampaign } from '../../contract/workbenchApi.ts'
import { originOf, readWhatIf } from '../../contract/whatIf.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { readKnown } from '../../kernel/journal/contents.ts'
import type { Seed } from '../../kernel/chance/dice.ts'
import { base64url, type Digest } from '../../kernel/journal/hash.ts'
import {
  currentTitle,
  readChain,
  sealAll,
  sealEach,
  sealHeader,
  type ChainBreak,
  type Entry,
  type JournalHeader,
} from '../../kernel/journal/journal.ts'
import { effectiveEntries } from '../../kernel/journal/effective.ts'
import { campaignNameOf, cutTo, isVisible, nameProblems, trimmed, withoutMark } from '../../kernel/forms/outsideText.ts'
import { accept, problem, told, refuse, type Outcome } from '../../kernel/problem.ts'
import { findGame } from '../../games/registry.ts'
import { message } from '../../messages/message.ts'
import { tellMessage } from '../../games/text/telling.ts'
import { glanceAt } from './campaignPreview.ts'
import { readHeader } from './header.ts'
import { hashOf, headOf, idOf, markOf } from './marking.ts'
import { mended } from './mending.ts'
import { playersIn } from './playersIn.ts'
import { readWhole } from './reading.ts'
import { damageInShort, lineOfNewer, newerFormat, newerThanThis, whyNot } from './stored.ts'
import { cursorAfter } from '../session/view.ts'
import { readTableSetup } from './tableSetup.ts'
import { endOf, Summaries } from './summaries.ts'
import { TrashList } from './trash.ts'

export interface LibraryParts {
  readonly store: LibraryStore
  readonly digest: Digest
  /** Returns cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** Lines of the sample campaign, header first; null if none is shipped. */
  readonly sample?: (() => Promise<readonly string[] | null> | readonly string[] | null) | undefined
}

const NO_SETUP = message('campaign.nothing', { damage: message('damage.noSetup') })

/** Most characters of a campaign's title. */
export const TITLE_LENGTH = 120

/** Lists the campaigns, and creates, imports, copies, renames and removes them. Opens none. */
export class Library {
  readonly #parts: LibraryParts
  readonly #digest: Digest
  readonly #summaries: Summaries
  readonly #trash: TrashList

  constructor(parts: LibraryParts) {
    this.#parts = parts
    this.#digest = parts.digest
    this.#trash = new TrashList(parts.store)
    this.#summaries = new Summaries(parts.store, async (game) => (await findGame(game)?.load())?.rules.version ?? null)
  }

  async list(): Promise<readonly CampaignSummary[]> {
    const stored = await this.#parts.store.list()
    const summaries = await Promise.all(stored.map((listed) => this.#summary(listed)))
    await this.#summaries.keep(stored)
    return summaries
  }

  /** Returns the campaign identical to a file with this first and last line; refused if there is none. */
  findSame(headerLine: string, lastLine: string): Promise<Outcome<string>> {
    return guarded(async () => {
      const header = readHeader(withoutMark(headerLine))
      if (!header.ok) return header
      const end = endOf(header.value.id, hashOf(lastLine) ?? '')
      const same = (await this.list()).find(({ ref }) => this.#summaries.endOf(ref) === end)
      return same === undefined ? refuse(told('file', message('library.noneSame'))) : accept(same.ref)
    })
  }

  async glance(ref: string, language: string): Promise<CampaignPreview | null> {
    return glanceAt(await this.#parts.store.read(ref), language, this.#digest)
  }

  create(setup: unknown): Promise<Outcome<string>> {
    return guarded(async () => {
      const wish = readTableSetup(setup)
      if (!wish.ok) return wish
      const game = await findGame(wish.value.ruleset)?.load()
      if (game === undefined) return refuse(problem('ruleset', 'problem.missing', { wanted: 'a game this program knows' }))
      const { dice, seed = hex(this.#parts.random(32)) } = wish.value
      const title = this.#title(wish.value.title)
      const fresh = { id: base64url(this.#parts.random(16)), title, seed, dice }
      const begun = Campaign.begin(game.rules, fresh, wish.value.game, this.#digest)
      if (!begun.ok) return begun
      return accept(
        await this.#parts.store.create(title, begun.value.headerLine, sealAll(begun.value.headerLine, begun.value.entries, this.#digest)),
      )
    })
  }

  createSample(): Promise<Outcome<string>> {
    return guarded(async () => {
      const sample = (await this.#parts.sample?.()) ?? null
      const [headerLine, ...lines] = sample ?? []
      if (headerLine === undefined)
        return refuse(problem('sample', 'problem.missing', { wanted: 'the sample campaign that comes with the program' }))
      return accept(await this.#copy(this.#chained({ headerLine, lines, torn: 0 }), (title) => title))
    })
  }

  importCampaign(name: string, text: string): Promise<Outcome<string>> {
    return guarded(async () => {
      const [headerLine = '', ...lines] = withoutMark(text)
        .split(/\r?\n/)
        .filter((line) => line !== '')
      const header = readHeader(headerLine)
      if (!header.ok) return header
      const title = isVisible(header.value.title) ? header.value.title : name
      return accept(await this.#parts.store.create(title, headerLine, lines))
    })
  }

  exportCampaign(ref: string): Promise<Outcome<CampaignFileText>> {
    return guarded(async () => {
      const stored = await this.#legible(ref)
      return accept({ name: `${nameFor(ref)}.lineage`, text: [stored.headerLine, ...stored.lines, ''].join('\n') })
    })
  }

  duplicate(ref: string, wish?: string): Promise<Outcome<string>> {
    const copyOf = (title: string): string => trimmed(wish ?? '') || tellMessage(message('campaign.copy', { title }))
    const problems = nameProblems(wish ?? '', 'title')
    if (problems.length > 0) return Promise.resolve(refuse(...problems))
    return guarded(async () => accept(await this.#copy(await this.#wholeOf(ref), copyOf, hex(this.#parts.random(32)))))
  }

  /** Returns header and lines of a copy that ends after an entry, with a seed of its own. Stores nothing. */
  branch(ref: string, after: number): Promise<Outcome<{ readonly headerLine: string; readonly lines: Iterable<string> }>> {
    return guarded(async () => {
      const { headerLine, entries, broken } = await this.#wholeOf(ref)
      const last = entries.length - 1
      if (after < 0 || after > last) return refuse(problem('after', 'problem.range', { value: after, min: 0, max: last }))
      const whole = { headerLine, broken, entries: entries.slice(0, after + 1) }
      return accept(this.#copyOf(whole, (title) => title, hex(this.#parts.random(32))))
    })
  }

  /** Makes the stored campaign the latest known state of it. */
  takeAsLatest(ref: string): Promise<Outcome<null>> {
    return guarded(async () => {
      const { store } = this.#parts
      const { campaign, shut } = await readWhole(store, ref, this.#digest)
      if (shut !== null) return refuse(told('campaign', shut))
      await store.keepMark(campaign.header.id, markOf(campaign, ref))
      return accept(null)
    })
  }

  versions(ref: string): Promise<Outcome<readonly Version[]>> {
    return guarded(async () => {
      const { store } = this.#parts
      return accept((await store.versions?.(await idOf(store, ref))) ?? [])
    })
  }

  /** The campaign must not be open. Its present file becomes a version, even if only part of it is legible. */
  putBack(ref: string, version: string): Promise<Outcome<null>> {
    return guarded(async () => {
      const { store } = this.#parts
      const there = await readWhole(store, ref, this.#digest).catch(() => null)
      const head = there === null ? { entries: 0, round: 0, why: 'replaced' as const } : headOf(there.campaign, 'replaced')
      await store.putBack?.(ref, await idOf(store, ref), version, head)
      return this.takeAsLatest(ref)
    })
  }

  trashed(): Promise<Outcome<readonly TrashedCampaign[]>> {
    return guarded(async () => accept(await this.#trash.list()))
  }

  bringBack(id: string): Promise<Outcome<string>> {
    return guarded(async () => accept(await this.#parts.store.bringBack(id)))
  }

  destroy(id: string): Promise<Outcome<null>> {
    return guarded(async () => {
      await this.#parts.store.destroy(id)
      return accept(null)
    })
  }

  async #summary(listed: Listed): Promise<CampaignSummary> {
    const known = await this.#summaries.find(listed)
    if (known !== null) return known
    const { summary, lasts, end } = await this.#summarise(listed.ref, listed.modified)
    if (lasts) await this.#summaries.add(listed, summary, end)
    return summary
  }

  /** `lasts`: whether the summary stays valid until the campaign changes. A failed read may succeed next time. */
  async #summarise(
    ref: string,
    modified: number,
  ): Promise<{ readonly summary: CampaignSummary; readonly lasts: boolean; readonly end?: string }> {
    const none = { ref, title: fileName(ref), cursor: null, modified, entries: 0, game: null, players: [] }
    try {
      const stored = await this.#parts.store.read(ref)
      const header = readHeader(stored.headerLine)
      if (!header.ok) return { lasts: true, summary: { ...none, trouble: whyNot(header.problems) } }
      const rules = (await findGame(header.value.ruleset)?.load())?.rules
      const { headerLine, lines } = stored
      const { entries, broken, hash } =
        rules === undefined ? readChain(headerLine, lines, this.#digest) : readKnown(headerLine, lines, rules, this.#digest)
      const newer = rules === undefined ? newerFormat(header.value) : newerThanThis(header.value, rules)
      const setup = entries[0]?.kind === 'setup' ? entries[0].setup : null
      // The row shows on its own that this program does not know the game.
      const empty = rules !== undefined && setup === null ? NO_SETUP : null
      const trouble = newer ?? (broken === null ? empty : damageInShort(broken))
      const acting = effectiveEntries(entries)
      const summary = {
        ...none,
        title: seenTitle(currentTitle(header.value, entries), none.title),
        cursor: cursorAfter(acting),
        entries: entries.length,
        game: header.value.ruleset,
        players: rules === undefined ? [] : playersIn(rules, setup, acting),
        trouble,
      }
      return { lasts: true, summary, end: endOf(header.value.id, hash) }
    } catch (unreadable) {
      const trouble = unreadable instanceof StoreError ? unreadable.told : message('campaign.unreadable')
      return { lasts: false, summary: { ...none, trouble } }
    }
  }

  /** Reads a campaign from the store; if that fails, from memory while it is open. */
  async #legible(ref: string): Promise<StoredJournal> {
    const { store } = this.#parts
    try {
      return await store.read(ref)
    } catch (trouble) {
      const held = store.held?.(ref) ?? null
      if (held !== null && trouble instanceof StoreError) return held
      throw trouble
    }
  }

  /** Reads all that is recoverable of a campaign: the stored file, or a mended one. */
  async #wholeOf(ref: string): Promise<Whole> {
    const { store } = this.#parts
    const found = await store.read(ref).then(
      (stored) => this.#chained(stored),
      (trouble: unknown) => ({ trouble }),
    )
    if (!('trouble' in found) && found.broken === null) return found
    const healed = await mended(store, ref, this.#digest).catch(() => null)
    const newer = healed?.newer ?? ('trouble' in found ? null : lineOfNewer(found.broken))
    if (newer !== null) throw new StoreError(message('campaign.uncopiedNewer', { line: newer }))
    if (healed !== null) return this.#chained(healed.stored)
    if ('trouble' in found) throw found.trouble
    return found
  }

  #chained({ headerLine, lines }: StoredJournal): Whole {
    const { entries, broken } = readChain(headerLine, lines, this.#digest)
    return { headerLine, entries, broken }
  }

  /**
   * Copies the entries to a campaign of its own, with a new chain. A campaign damaged beyond mending is copied up to the break.
   * With `seed`, dice follow from that seed from there on: a copy does not show what its original will roll.
   */
  async #copy(whole: Whole, retitle: (title: string) => string, seed: Seed | null = null): Promise<string> {
    const { title, headerLine, lines } = this.#copyOf(whole, retitle, seed)
    return this.#parts.store.create(title, headerLine, lines)
  }

  #copyOf({ headerLine: from, entries }: Whole, retitle: (title: string) => string, seed: Seed | null): Copy {
    const header = readHeader(from)
    if (!header.ok || entries.length === 0) throw new StoreError(message('campaign.uncopied'))
    const title = this.#title(retitle(currentTitle(header.value, entries)))
    const fresh: JournalHeader = { ...header.value, id: base64url(this.#parts.random(16)), title }
    const headerLine = sealHeader(fresh, this.#digest).line
    return { title, headerLine, lines: sealEach(headerLine, copied(entries, title, seed), this.#digest) }
  }

  #title(wish: string): string {
    return cutTo(trimmed(wish), TITLE_LENGTH) || tellMessage(message('campaign.untitled'))
  }
}

interface Copy {
  readonly title: string
  readonly headerLine: string
  readonly lines: Iterable<string>
}

/** Recoverable part of a campaign. */
interface Whole {
  readonly headerLine: string
  readonly entries: readonly Entry[]
  /** Where and why its chain breaks; null if it does not. */
  readonly broken: ChainBreak | null
}

/** Entries of a copy: all titles replaced by its own, and a reseed at the end if there is a seed. */
function* copied(entries: readonly Entry[], title: string, seed: Seed | null): Generator<Entry, void> {
  for (const entry of entries) yield entry.kind === 'title' ? { ...entry, title } : entry
  if (seed !== null) yield { seq: entries.length, kind: 'reseed', seed }
}

/** Turns StoreErrors into refusals; bugs pass on as errors. */
export async function guarded<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (trouble) {
    if (trouble instanceof StoreError) return refuse(told('campaign', trouble.told))
    throw trouble
  }
}

/** Returns the name of an exported file, without its ending. */
function nameFor(ref: string): string {
  const title = fileName(originOf(ref))
  return readWhatIf(ref) === null ? title : tellMessage(message('campaign.whatIf', { title }))
}

function fileName(ref: string): string {
  const name = ref.split(/[\\/]/).at(-1) ?? ref
  return campaignNameOf(name) ?? name
}

/** Replaces an invisible title by the file's name, so that no row is blank. */
function seenTitle(title: string, instead: string): string {
  return isVisible(title) ? title : instead
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Ignores a StoreError of an optional step and returns `instead`; rethrows bugs. */
export function passedOver<T>(trouble: unknown, instead: T): T {
  if (trouble instanceof StoreError) return instead
  throw trouble
}
