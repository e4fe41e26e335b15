import { createHash } from 'node:crypto'

export const EXTENSION = '.lineage'

/** Whether a file is a campaign by its ending, in whatever letters that is written. */
export function isCampaignEnding(name: string): boolean {
  return name.toLowerCase().endsWith(EXTENSION)
}

/** What is kept of the players' seats, beside the campaign of the same name. */
export const SEATS_EXTENSION = '.lineage-seats'

/** Characters a title may bring along into a file name. */
const LONGEST = 80
/** Bytes of the whole name every file system we know takes (255), less room for `(2)`, dates and extensions. */
const MOST_BYTES = 180
/** Names Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i

/**
 * A title as a file name without extension, fit for Windows, macOS and Linux alike: no separators, wildcards, control or direction
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

/** Windows drops dots and spaces at the end; a dot at the beginning hides a file elsewhere. */
function trimmed(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '')
}

/** Cut between whole characters as people see them, so that no emoji is torn. */
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

/** What to try in turn until a name is free: `Iron`, `Iron (2)`, `Iron (3)` ... */
export function* candidates(stem: string): Generator<string> {
  yield `${stem}${EXTENSION}`
  for (let number = 2; ; number++) yield `${stem} (${number})${EXTENSION}`
}

/** A name for what may be called anything: 24 hex digits of its SHA-256. */
export function digestName(called: string): string {
  return createHash('sha256').update(called).digest('hex').slice(0, 24)
}

/** Name of a file that goes with another: `prefix` and `suffix` about its name, which gives way to a digest where it is too long. */
export function besideName(name: string, prefix: string, suffix: string): string {
  const joined = `${prefix}${name}${suffix}`
  return Buffer.byteLength(joined) <= 250 ? joined : `${prefix}${digestName(name)}${suffix}`
}
