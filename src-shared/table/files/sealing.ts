import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Decrypter, Encrypter, armor } from 'age-encryption'
import { trimmed } from '../../kernel/forms/outsideText.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'

/** How to seal: with a passphrase, or to the key behind a recipient (`age1...`) or behind each of several. */
export type SealFor = { readonly passphrase: string; readonly workFactor?: number } | { readonly recipient: string | readonly string[] }

/** How to open a seal: with a passphrase, or an identity (`AGE-SECRET-KEY-1...`). */
export type OpenWith = { readonly passphrase: string } | { readonly identity: string }

/** Base-2 logarithm of the scrypt work of a passphrase: usual value for new files, and most accepted in a file. */
export const WORK_FACTOR = { usual: 17, most: 18 } as const

/** Most bytes of a file, unsealed. Longer ones are refused unread. */
export const LARGEST_FILE = 5 * 1024 * 1024

/** Largest ratio of sealed to plain length: base64 in lines, the header and the tags of every 64 KiB. */
export const SEALED_OVERHEAD = 1.4

/** Most keys in a file's header, more than any of our files has; each is tried. */
const MOST_STANZAS = 20

const FIRST_LINE = '-----BEGIN AGE ENCRYPTED FILE-----'

/**
 * Seals a text with age, armored: lines of plain characters that mail does not change. Ignores blanks and invisible characters at the
 * ends of a passphrase, which a person cannot see. Rejects for an invalid recipient.
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

/** Smallest length after padding, in bytes; also the smallest step. */
const LEAST_LENGTH = 4096

/**
 * Pads JSON with spaces to one of a few lengths (from 32 KiB on by an eighth at most). A sealed file still shows its length, and the
 * padding hides how much somebody wrote.
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
 * Opens a sealed text from outside. Refuses a text that is too long, not sealed, damaged, sealed for somebody else, or too costly to try.
 * @param largest most bytes of the opened text
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

/** Readings of a passphrase: trimmed as by `seal`, and as given, because earlier versions of this program sealed with that. */
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

/** Passed to age before the keys: sees what the file was sealed with, and stops excessive work. Opens nothing itself. */
class Gate {
  /** What the file was sealed with; null until the header is read. */
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

/** age's message if no given key fits: the file is whole, but for somebody else. */
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
