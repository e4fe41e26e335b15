import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { OrderLine } from '../../contract/orders.ts'
import type { PlayerPack } from '../../contract/seats.ts'
import type { Outcome } from '../../kernel/problem.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { language, type Language } from '../../language/language.ts'
import { canonicalJson } from './canonicalJson.ts'
import { readFileText } from './checking.ts'
import { isSignedBy, sign } from './keys.ts'
import { ordersFileShape } from './ordersShape.ts'
import { LARGEST_FILE } from './sealing.ts'

/** A player's orders file (`*.lineage-orders.json`), unsealed. Untrusted until `isGenuine` and the rules have checked it. */
export interface OrdersFile {
  readonly format: 'lineage-orders'
  readonly version: 1
  /** Id of the campaign. */
  readonly campaign: string
  readonly seat: SeatId
  /** Round that the orders are for. */
  readonly round: number
  /** `basis` of the pack from which the orders were written. */
  readonly basis: string
  readonly lines: readonly OrderLine[]
  /** 32 hex digits, freshly drawn for every file. */
  readonly salt: string
  /** Hash to which the seat commits, 64 hex digits. It reveals nothing of the lines, and no two files share one. */
  readonly commitment: string
  /** Ed25519 signature over everything else, 128 hex digits. */
  readonly signature: string
}

export interface OrdersToWrite {
  readonly pack: PlayerPack
  readonly round: number
  readonly lines: readonly OrderLine[]
  /** 32 hex digits from a cryptographic source. */
  readonly salt: string
}

/** Commits to and signs the orders of a pack's seat. */
export function writeOrdersFile({ pack, round, lines, salt }: OrdersToWrite): OrdersFile {
  const unsigned = {
    format: 'lineage-orders',
    version: 1,
    campaign: pack.view.campaign.id,
    seat: pack.view.seat,
    round,
    basis: pack.basis,
    lines,
    salt,
    commitment: commitmentTo(lines, salt),
  } as const
  return { ...unsigned, signature: sign(canonicalJson(unsigned), pack.signingKey) }
}

/** Returns the file's text, unsealed. */
export function ordersFileText(file: OrdersFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads an orders file from outside, already unsealed. Does not check whether it is genuine. */
export function readOrdersFile(text: string): Outcome<OrdersFile> {
  return readFileText(text, {
    format: 'lineage-orders',
    version: 1,
    wanted: 'orders of a player (.lineage-orders.json)',
    shape: ordersFileShape,
    largest: LARGEST_FILE,
  })
}

/** Whether the file is as its seat's key signed it, and its lines match its commitment. */
export function isGenuine(file: OrdersFile, publicKey: string): boolean {
  const { signature, ...unsigned } = file
  return file.commitment === commitmentTo(file.lines, file.salt) && isSignedBy(canonicalJson(unsigned), signature, publicKey)
}

/** SHA-256 over salt and lines, 64 hex digits. Without the salt, lines could be guessed and tried. */
export function commitmentTo(lines: readonly OrderLine[], salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`lineage-orders\n${salt}\n${canonicalJson(lines)}`)))
}

/**
 * Returns a file name such as `the-winter-crown-elves-round-4.lineage-orders.json`. It reveals nothing that the table does not know.
 * `seat` and `round` are in the reader's language: "Elves", "round 4".
 */
export function ordersFileName(title: string, seat: string, round: string): string {
  return `${[title, seat, round].map(fileNameStem).join('-')}.lineage-orders.json`
}

/** Spellings of letters whose sound changes without their marks, or which do not fit in a file name. */
const SPELT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' },
  de: { ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe', ä: 'ae', ö: 'oe', ü: 'ue' },
}

/** Returns a title as part of a file name that every system and mail program accepts: lower-case letters a to z, digits, dashes. */
export function fileNameStem(title: string): string {
  const spelt = SPELT[language()]
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 60).replace(/-+$/, '') || 'campaign'
}
