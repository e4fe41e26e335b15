import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Decrypter, Encrypter, armor } from 'age-encryption'
import { trimmed } from '../../kernel/outsideText.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'

/** Sealed for whoever knows the passphrase, or for whoever holds the identity behind a recipient (`age1...`), or one of several. */
export type SealFor = { readonly passphrase: string; readonly workFactor?: number } | { readonly recipient: string | readonly string[] }

/** What a seal is opened with: a passphrase, or an identity (`AGE-SECRET-KEY-1...`). */
export type OpenWith = { readonly passphrase: string } | { readonly identity: string }

/** Base-2 logarithm of the work a passphrase costs (scrypt): what is written by itself, and the most that is taken on for a file. */
export const WORK_FACTOR = { usual: 17, most: 18 } as const

/** Most bytes a file of ours may have, unsealed. Longer ones are refused unread. */
export const LARGEST_FILE = 5 * 1024 * 1024

/** How much longer a text is when it is sealed, at most: base64 in lines, the header and the tags of every 64 KiB. */
export const SEALED_OVERHEAD = 1.4

/** More keys than any file of ours is sealed to; each is tried. */
const MOST_STANZAS = 20

const FIRST_LINE = '-----BEGIN AGE ENCRYPTED FILE-----'

/**
 * Seals a text with age, armored: lines of plain characters that mail leaves alone. Blanks and invisible signs at the ends of a passphrase
 * are no part of it: whoever types it again does not see them. Rejects for a recipient that is none.
 */
export async function seal(text: string, sealFor: SealFor): Promise<string> {
  const encrypter = new Encrypter()
  if ('recipient' in sealFor) {
    for (const recipient of [sealFor.recipient].flat()) encrypter.addRecipient(recipient)
  } else {
    encrypter.setPassphrase(trimmed(sealFor.passphrase) || sealFor.passphrase)
    encrypter.setScryptWorkFactor(sealFor.workFactor ?? WORK_FACTOR.usual)
  }
  return armor.encode(await encrypter.encrypt(text))
}

/** Lengths below this are all alike, in bytes. */
const LEAST_LENGTH = 4096

/**
 * JSON, lengthened by spaces at its end to one of a few lengths (at most an eighth more, from 32 KiB on). Sealed, a file still shows how
 * long it is: by that nobody learns whether somebody has written much or little.
 */
export function padded(json: string): string {
  const { length } = utf8ToBytes(json)
  const step = Math.max(LEAST_LENGTH, 2 ** (Math.floor(Math.log2(length)) - 3))
  return json + ' '.repeat(Math.ceil(length / step) * step - length)
}

/** Whether a text is sealed with age and armored. */
export function isSealed(text: string): boolean {
  return text.slice(0, 1000).trimStart().startsWith(FIRST_LINE)
}

/**
 * Opens a sealed text from outside. `largest`: most bytes it may hold. Refuses, with the way out, what is too long, no seal or a damaged
 * one, sealed to somebody else or with another passphrase, or would cost more work than any file of ours.
 */
export async function unseal(text: string, openWith: OpenWith, largest: number = LARGEST_FILE): Promise<Outcome<string>> {
  if (text.length > largest * SEALED_OVERHEAD) return refuse(tooLarge(largest))
  if (!isSealed(text)) return refuse(problem('file', 'problem.notSealed'))
  const sealed = bytesOf(text)
  if (sealed === null) return refuse(problem('file', 'problem.sealDamaged'))
  const gate = new Gate('passphrase' in openWith)
  const decrypter = new Decrypter()
  decrypter.addIdentity(gate)
  if ('passphrase' in openWith) for (const each of readingsOf(openWith.passphrase)) decrypter.addPassphrase(each)
  else decrypter.addIdentity(openWith.identity)
  try {
    const opened = await decrypter.decrypt(sealed, 'text')
    return opened.length > largest ? refuse(tooLarge(largest)) : accept(opened)
  } catch (trouble) {
    return refuse(whyNotOpened(gate, trouble, openWith))
  }
}

/** A passphrase as `seal` takes it, and as it was given: earlier versions of this program sealed with that. */
function readingsOf(passphrase: string): ReadonlySet<string> {
  return new Set([trimmed(passphrase) || passphrase, passphrase])
}

function bytesOf(text: string): Uint8Array | null {
  try {
    return armor.decode(text)
  } catch {
    return null
  }
}

type Stanzas = readonly { readonly args: readonly string[] }[]

/** Asked before any key is tried: sees what the file was sealed with, and stops what would cost too much. Opens nothing itself. */
class Gate {
  /** Sealed with a passphrase or to a key; null as long as the header was not read. */
  sealedWith: 'passphrase' | 'key' | null = null
  tooCostly = false
  readonly #hasPassphrase: boolean

  constructor(hasPassphrase: boolean) {
    this.#hasPassphrase = hasPassphrase
  }

  unwrapFileKey(stanzas: Stanzas): null {
    const scrypt = stanzas.find(({ args }) => args[0] === 'scrypt')
    this.sealedWith = scrypt === undefined ? 'key' : 'passphrase'
    const costly = scrypt !== undefined && this.#hasPassphrase && !(Number(scrypt.args[2]) <= WORK_FACTOR.most)
    this.tooCostly = costly || stanzas.length > MOST_STANZAS
    if (this.tooCostly) throw new Error('more work than any file of ours')
    return null
  }
}

/** What age says where no key it was given fits: the file is whole, it is for another. */
const NO_KEY_FITS = /no identity matched/

function whyNotOpened(gate: Gate, trouble: unknown, openWith: OpenWith) {
  const given = 'passphrase' in openWith ? 'passphrase' : 'key'
  if (gate.tooCostly) return problem('file', 'problem.sealCostly')
  if (gate.sealedWith === null) return problem('file', 'problem.sealDamaged')
  if (gate.sealedWith !== given) return problem('file', gate.sealedWith === 'key' ? 'problem.sealedToKey' : 'problem.sealedByPassphrase')
  if (!(trouble instanceof Error) || !NO_KEY_FITS.test(trouble.message)) return problem('file', 'problem.sealDamaged')
  return given === 'passphrase' ? problem('passphrase', 'problem.passphrase') : problem('file', 'problem.sealedToOther')
}

function tooLarge(largest: number) {
  return problem('file', 'problem.tooLarge', { most: Math.round(largest / 1024 / 1024) })
}
