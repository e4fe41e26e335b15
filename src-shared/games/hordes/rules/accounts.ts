import type { AccountBounds } from '../../../kernel/engine/ruleset.ts'
import type { World } from '../../../kernel/world/world.ts'
import { BATTLE, HOSTS, isHost } from './records.ts'
import { FACES } from './tables.ts'

/** Purse of the bound, and AP lost as they stand. */
const ACCOUNTS = ['pipsLeft', 'apLost'] as const

export function ownersOf(): readonly string[] {
  return HOSTS
}

export function accountsOf(_world: World, owner: string): readonly string[] {
  return isHost(owner) ? ACCOUNTS : []
}

/** HQ-WIN-2 Nothing is hidden: accounts are bounded, and nobody is kept from them (RULING-55). */
export function accountBounds(world: World, owner: string, account: string): AccountBounds | undefined {
  if (!isHost(owner)) return undefined
  if (account === 'pipsLeft') return { min: 0, max: FACES, rule: 'HQ-SEQ-1' }
  if (account !== 'apLost') return undefined
  return { min: 0, max: world.record(BATTLE, 'battle')?.armies[owner].ap ?? 0, rule: 'HQ-RES-11' }
}
