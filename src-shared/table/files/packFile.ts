import type { PlayerPack } from '../../contract/seats.ts'
import type { Outcome } from '../../kernel/problem.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import { readFileText } from './checking.ts'
import { fileNameStem } from './ordersFile.ts'
import { packShape } from './packShape.ts'
import { isSealed } from './sealing.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'
import { InvariantError } from '../../kernel/invariantError.ts'

/** Most characters of a pack: a seat's view of a campaign played for years. */
export const LARGEST_PACK = 64 * 1024 * 1024

/** Returns a pack as the text of a `*.lineage-pack.json`. */
export function writePack(pack: PlayerPack): string {
  return `${JSON.stringify(pack)}\n`
}

/** Reads a pack from outside, already unsealed. */
export function readPack(text: string): Outcome<PlayerPack> {
  return readFileText(text, {
    format: 'lineage-pack',
    version: 1,
    wanted: 'the pack of a player (.lineage-pack.json)',
    shape: packShape,
    largest: LARGEST_PACK,
  })
}

/** Place of the pack in the one-file page. A data block: no browser runs it. */
const PLACE = /<script type="application\/json" id="pack">[^<]*<\/script>/

/** Whether a pack should be deflated in its page; after hundreds of rounds that leaves a fourteenth. Sealed packs do not shrink. */
export function isLargePack(text: string): boolean {
  return text.length > LARGEST_PLAIN && !isSealed(text)
}

const LARGEST_PLAIN = 256 * 1024

/** Prefix of a deflated pack in the page: the pack's JSON in UTF-8, deflated (RFC 1951), base64. */
const SHRUNK = 'deflate:'

/**
 * Returns the one-file page with a pack in it. The pack can neither end its element nor be read as markup. Throws if the template has no
 * place for it, or the text is neither JSON nor sealed.
 * @param text the pack's JSON, or the same sealed
 * @param small that JSON deflated, in base64, which goes into the page instead of `text`
 */
export function packPage(template: string, text: string, small: string | null = null): string {
  if (!PLACE.test(template)) throw new InvariantError('The page has no place for a pack')
  if (!isSealed(text) && !text.trimStart().startsWith('{')) throw new InvariantError('Neither a pack nor a sealed one')
  const held = small === null ? text : `${SHRUNK}${small}`
  const safe = small !== null || isSealed(text) ? JSON.stringify(held) : text.trim()
  return template.replace(PLACE, () => `<script type="application/json" id="pack">${withoutMarkup(safe)}</script>`)
}

/** Reads from the element's text content what `packPage` put there; null if it is empty. */
export function embeddedPack(content: string): string | null {
  const held = content.trim()
  if (held === '') return null
  return held.startsWith('"') ? (parseOutside(held) as string) : held
}

/** Returns the deflated pack in base64 from the result of `embeddedPack`; null if it is not deflated. */
export function shrunkPack(embedded: string): string | null {
  return embedded.startsWith(SHRUNK) ? embedded.slice(SHRUNK.length) : null
}

/** Escapes every character of JSON that means something to markup or older script engines. */
function withoutMarkup(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Returns the beginning of a file's name where those of all players are in one folder: `03-red`. */
export function seatFileStem(round: number, seat: SeatId): string {
  return `${String(round).padStart(2, '0')}-${fileNameStem(seat)}`
}

/** Returns a name such as `the-winter-crown-elves.lineage-pack.json` or `.html`. */
export function packFileName(title: string, seat: SeatId, kind: 'json' | 'html'): string {
  const stem = `${fileNameStem(title)}-${fileNameStem(seat)}`
  return `${stem}.lineage-pack.${kind}`
}
