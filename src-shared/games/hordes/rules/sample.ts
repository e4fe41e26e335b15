import type { Army, RosterEntry } from './army.ts'
import { isCode, type TypeCode } from './types.ts'
import { InvariantError } from '../../../kernel/invariantError.ts'

/** `HE* MA KN KN`: codes, the general with a star. */
export function rosterOf(codes: string): readonly RosterEntry[] {
  return codes.split(' ').map((code) => {
    const type = code.replace('*', '')
    if (!isCode(type)) throw new InvariantError(`${code} is no type`)
    return entryOf(type, code.endsWith('*'))
  })
}

export function entryOf(type: TypeCode, general = false): RosterEntry {
  return { type, label: '', general, water: false }
}

/** The two armies that come with the program, red's first; names are wording keys. */
export const SAMPLE_ARMIES = {
  redHost: { name: 'army.hill', elements: rosterOf('HE* MA KN KN SP SP SP SP SH HO HO') },
  blueHost: { name: 'army.grave', elements: rosterOf('HE* BM KN KN SP SP WB WB SN HO') },
} as const satisfies Readonly<Record<string, Army>>
