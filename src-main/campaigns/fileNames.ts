import { createHash } from 'node:crypto'

export const EXTENSION = '.lineage'

/** Whether the name has the ending of a campaign, in upper or lower case. */
export function isCampaignEnding(name: string): boolean {
  return name.toLowerCase().endsWith(EXTENSION)
}

/** Ending of the sidecar file of the players' seats; it has the campaign's name. */
export const SEATS_EXTENSION = '.lineage-seats'

/** Most characters of a title in a file name. */
const LONGEST = 80
/** Most bytes of a name: the 255 of all known file systems, less room for `(2)`, dates and extensions. */
const MOST_BYTES = 180
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i

/**
 * Returns a title as a file name without extension, valid on Windows, macOS and Linux: no separators, wildcards, control or direction
 * characters, no device names, no dot or space at either end, at most 80 characters. Never empty.
 */
export function fileStem(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
  const stem = trimmed(shortened(trimmed(plain)))
  if (stem === '') return 'Campaign'
  return DEVICE.test(stem.split('.')[0]?.trim() ?? '') ? `Campaign ${stem}` : stem
}

/** Windows drops dots and spaces at the end; a dot at the beginning hides a file on other systems. */
function trimmed(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '')
}

/** Cuts between grapheme clusters, so that no emoji is split. */
function shortened(name: string): string {
  let kept = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    count++
    if (count > LONGEST || Buffer.byteLength(kept + segment) > MOST_BYTES) break
    kept += segment
  }
  return kept
}

/** Yields names to try until one is free: `Iron`, `Iron (2)`, `Iron (3)` ... */
export function* candidates(stem: string): Generator<string> {
  yield `${stem}${EXTENSION}`
  for (let number = 2; ; number++) yield `${stem} (${number})${EXTENSION}`
}

/** Returns a safe file name for any text: 24 hex digits of its SHA-256. */
export function digestName(called: string): string {
  return createHash('sha256').update(called).digest('hex').slice(0, 24)
}

/** Returns the name of a file that goes with another: its name between `prefix` and `suffix`, or its digest if that is too long. */
export function besideName(name: string, prefix: string, suffix: string): string {
  const joined = `${prefix}${name}${suffix}`
  return Buffer.byteLength(joined) <= 250 ? joined : `${prefix}${digestName(name)}${suffix}`
}
