import { seededChance, type Chance } from '../../../insight/bots/bot.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import { writingsOf } from './encodings.ts'

/** A secret put into a campaign to be looked for later: 130 random bits unless it is a text the program itself made up. */
export interface Canary {
  readonly text: string
  /** Where it was put, in words for whoever reads a failed test. */
  readonly what: string
  /** Who may read it; the game master may in any case. */
  readonly readers: ReadonlySet<SeatId>
}

export interface Found {
  readonly canary: Canary
  /** Name of the writing it was found in. */
  readonly writing: string
}

/** Characters compared at a time, and how many of a canary make a find: a scrap of one is one. */
const GRAM = 10
const SCRAP = 10

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Of the rolling hash: what each character is multiplied by, and what the first of ten has come to. */
const BASE = 0x01000193
const LEADING = Array.from({ length: GRAM - 1 }).reduce<number>((power) => Math.imul(power, BASE), 1)

function hashOf(gram: string): number {
  let hash = 0
  for (let at = 0; at < gram.length; at++) hash = (Math.imul(hash, BASE) + gram.charCodeAt(at)) | 0
  return hash
}

/** One of 2^22 bits. */
function placeOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 10
}

/** All canaries of a campaign, and the search for them. */
export class Canaries {
  readonly #chance: Chance
  readonly #all: (Canary & { readonly readers: Set<SeatId> })[] = []
  /** One bit for each hash of the first characters of what is looked for: most places of a text are passed by at a glance. */
  readonly #bits = new Uint8Array(1 << 19)
  /** What is looked for, by its first characters. */
  readonly #grams = new Map<string, { readonly probe: string; readonly found: Found }[]>()

  constructor(seed: number) {
    this.#chance = seededChance(seed)
  }

  get all(): readonly Canary[] {
    return this.#all
  }

  /** A fresh one. */
  create(what: string, readers: Iterable<SeatId>): string {
    const text = Array.from({ length: 26 }, () => ALPHABET.charAt(this.#chance(0, ALPHABET.length - 1))).join('')
    this.register(text, what, readers)
    return text
  }

  /** Digits for a PIN. */
  pin(what: string, readers: Iterable<SeatId>): string {
    const text = Array.from({ length: 12 }, () => this.#chance(0, 9)).join('')
    this.register(text, what, readers)
    return text
  }

  /** Takes a text that is secret anyway: a key, a code, a digest. Throws for one that is too short to be told from chance. */
  register(text: string, what: string, readers: Iterable<SeatId>): void {
    if (text.length < SCRAP) throw new Error(`${what} is too short to be looked for`)
    const canary = { text, what, readers: new Set(readers) }
    this.#all.push(canary)
    for (const { name, text: written, unit } of writingsOf(text)) {
      const length = Math.min(written.length, Math.max(GRAM, SCRAP * unit))
      // Wherever a scrap twice as long is cut out of it, one of these is in it whole.
      for (let at = 0; at + length <= written.length; at += SCRAP) {
        const probe = written.slice(at, at + length)
        const gram = probe.slice(0, GRAM)
        const bit = placeOf(hashOf(gram))
        this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7))
        const list = this.#grams.get(gram)
        const entry = { probe, found: { canary, writing: name } }
        if (list === undefined) this.#grams.set(gram, [entry])
        else list.push(entry)
      }
    }
  }

  /** Others have come to know one after all. */
  share(text: string, readers: Iterable<SeatId>): void {
    for (const canary of this.#all) if (canary.text === text) for (const seat of readers) canary.readers.add(seat)
  }

  /** Every canary that stands in a text, in whatever writing, each once. */
  search(text: string): readonly Found[] {
    const found = new Map<Canary, Found>()
    let hash = hashOf(text.slice(0, GRAM - 1))
    for (let at = 0; at + GRAM <= text.length; at++) {
      if (at > 0) hash = (hash - Math.imul(text.charCodeAt(at - 1), LEADING)) | 0
      hash = (Math.imul(hash, BASE) + text.charCodeAt(at + GRAM - 1)) | 0
      const bit = placeOf(hash)
      if (((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) continue
      for (const entry of this.#grams.get(text.slice(at, at + GRAM)) ?? []) {
        if (!found.has(entry.found.canary) && text.startsWith(entry.probe, at)) found.set(entry.found.canary, entry.found)
      }
    }
    return [...found.values()]
  }

  /** What of a text a seat should never have had, in words; none where all is well. */
  leaks(text: string, seat: SeatId | null, where: string): readonly string[] {
    const foreign = this.search(text).filter(({ canary }) => seat === null || !canary.readers.has(seat))
    return foreign.map(({ canary, writing }) => `${where}, for ${seat ?? 'anybody'}: ${canary.what}, ${writing}`)
  }
}
