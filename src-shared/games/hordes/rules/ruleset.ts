import type { Json } from '../../../kernel/world/rule.ts'
import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import { accountBounds, accountsOf, ownersOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { afterCorrection, COLLECTIONS, recordProblems } from './collections.ts'
import { BATTLE, HOSTS } from './records.ts'
import { decide, readRulings } from './rulings/deciding.ts'
import { playersOf, readSetup, type Setup } from './setup.ts'
import { play, readCursor } from './turn.ts'

/** Hordes: the door into this folder. */
export const HORDES: Ruleset<Setup & { readonly [key: string]: Json }> = {
  id: 'hordes',
  version: 1,
  readSetup,
  players: playersOf,
  playerNames: (world) => world.record(BATTLE, 'battle')?.players ?? {},
  setUp: beginning,
  play,
  afterCorrection,
  readRulings,
  decide,
  readCursor,
  collections: COLLECTIONS,
  recordProblems,
  seats: () => HOSTS,
  account: accountBounds,
  accountsOf,
  owners: ownersOf,
}
