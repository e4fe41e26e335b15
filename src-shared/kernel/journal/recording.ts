import type { Digest } from './hash.ts'
import { sealEntry, type AnswerEntry, type Entry, type ReadChain, type SetupEntry } from './journal.ts'
import type { Answer, Request } from '../engine/request.ts'
import { isNamed } from '../engine/requestId.ts'
import type { SeatId } from '../world/rule.ts'
import { InvariantError } from '../invariantError.ts'

/** What an accepted act added: the entry and its line of the file. */
export interface Appended {
  readonly entry: Entry
  readonly line: string
}

export type EntryBody<E> = E extends Entry ? Omit<E, 'seq' | 'key'> : never

/** The entry of an answer, but for its effects. `by`: who gave it for a seat that was away. */
export function answerBody(request: Request, answer: Answer, by: SeatId | undefined): Omit<EntryBody<AnswerEntry>, 'effects'> {
  const { id, occurrence, kind, wording, see } = request
  return {
    kind: 'answer',
    request: id,
    ...(occurrence === 0 ? {} : { occurrence }),
    asked: kind,
    ...(wording.startsWith(`${kind}.`) && isNamed(id, wording.slice(kind.length + 1)) ? {} : { wording }),
    answer,
    ...(by === undefined ? {} : { by }),
    ...(see === undefined ? {} : { see }),
  }
}

/** The entries of a campaign and the chain of their lines: it grows at its end, and can forget what was added here. */
export class Recording {
  readonly #digest: Digest
  readonly #entries: Entry[]
  /** What the entries taken here are chained to, one after the other; the last is what the next one will be. */
  readonly #hashes: string[]
  /** Of the act that is under way. */
  #key: string | null = null

  constructor(digest: Digest, { entries, hash }: Pick<ReadChain, 'entries' | 'hash'>) {
    this.#digest = digest
    this.#entries = [...entries]
    this.#hashes = [hash]
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** Throws where there is none: a campaign begins with its set-up. */
  get setup(): SetupEntry {
    const first = this.#entries[0]
    if (first?.kind !== 'setup') throw new InvariantError('a campaign begins with its set-up')
    return first
  }

  /** What the next entry will be chained to. */
  get hash(): string {
    return this.#hashes.at(-1) ?? ''
  }

  /** What is appended by `act` has this key. */
  under<T>(key: string, act: () => T): T {
    this.#key = key
    try {
      return act()
    } finally {
      this.#key = null
    }
  }

  append(body: EntryBody<Entry>): Appended {
    const key = this.#key === null ? {} : { key: this.#key }
    const entry = { seq: this.#entries.length, ...body, ...key } as Entry
    const { line, hash } = sealEntry(entry, this.hash, this.#digest)
    this.#hashes.push(hash)
    this.#entries.push(entry)
    return { entry, line }
  }

  /** Throws where nothing was added here. */
  forgetLast(): void {
    if (this.#hashes.length < 2 || this.#entries.length < 2) throw new InvariantError('there is no entry to forget')
    this.#entries.pop()
    this.#hashes.pop()
  }
}
