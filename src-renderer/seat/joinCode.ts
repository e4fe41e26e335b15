import { DISPLAY_CODE_LENGTH } from '../../src-shared/table/seats/displayCode.ts'
import { plainCode } from '../../src-shared/table/seats/inviteCode.ts'

/** Characters of an invitation's code. */
export const CODE_LENGTH = 26

/** The groups it is written in: four of five characters, then the rest. */
const GROUPS = /^(.{5})(.{1,5})?(.{1,5})?(.{1,5})?(.+)?$/

/** All but digits and capitals, of which those that are taken for another are left out: I, L, O and U. */
const IN_NO_CODE = /[^0-9A-HJKMNP-TV-Z]/g

/** The code as it was meant: what is typed for a look-alike is forgiven, and what is in no code is left out. */
export function readCode(typed: string): string {
  return plainCode(typed).replace(IN_NO_CODE, '')
}

/** Whether a code is as long as an invitation's, or as a display's. */
export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH || code.length === DISPLAY_CODE_LENGTH
}

/** The code in groups, as far as it goes: `7K2M9-QW4XT-...`. One that may be a display's is not parted. */
export function groupCode(code: string): string {
  if (code.length <= DISPLAY_CODE_LENGTH) return code
  const groups: readonly (string | undefined)[] = GROUPS.exec(code)?.slice(1) ?? [code]
  return groups.filter((group) => group !== undefined).join('-')
}

/** A whole code, with its dashes or without. */
const WHOLE = '(?:\\w{5}-?){4}\\w{6}'

/** The code an address brings behind `#`: itself, as in an invitation's link, or `join=...`; null where it brings none. */
export function codeInFragment(fragment: string): string | null {
  const [, named, bare] = new RegExp(`^#?/?(?:join=(.*)|(${WHOLE}))$`, 'i').exec(fragment) ?? []
  const found = named ?? bare
  return found === undefined ? null : readCode(decode(found))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
