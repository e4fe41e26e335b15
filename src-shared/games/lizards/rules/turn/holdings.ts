import type { ClanNumber } from '../tables.ts'
import type { HexState } from './state.ts'

/** Accounts of den lizards and sites. `dens` are those that are no Home Dens. */
export const HOLDINGS = ['denLizards', 'homes', 'dens', 'temples', 'bridges'] as const
export type Holding = (typeof HOLDINGS)[number]

export interface Held {
  readonly clan: ClanNumber
  readonly account: Holding
  readonly count: number
}

/** LZ-DEV-15 What clans own in a hex: dens, temples and bridges can be owned (RULING-42). */
export function holdingsOf({ terrain, den, owner, bridge }: HexState): readonly Held[] {
  const held: Held[] = []
  if (den !== null && den.owner !== null) {
    held.push({ clan: den.owner, account: den.home ? 'homes' : 'dens', count: 1 })
    if (den.pop > 0) held.push({ clan: den.owner, account: 'denLizards', count: den.pop })
  }
  if (owner === null) return held
  if (terrain === 'temple') held.push({ clan: owner, account: 'temples', count: 1 })
  if (bridge) held.push({ clan: owner, account: 'bridges', count: 1 })
  return held
}
