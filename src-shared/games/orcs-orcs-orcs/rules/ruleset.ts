import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { accountBounds, accountsOf, ownersOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { afterCorrection, COLLECTIONS, recordProblems } from './collections.ts'
import { GAMES, seatsIn } from './records.ts'
import { decide, readRulings } from './rulings/deciding.ts'
import { newSetupProblems, playersOf, readSetup, type Setup } from './setup.ts'
import { play, readCursor } from './turn.ts'

/** Orcs Orcs Orcs: the door into this folder. */
export const ORCS: Ruleset<Setup & { readonly [key: string]: Json }> = {
  id: 'orcs-orcs-orcs',
  version: 1,
  readSetup,
  newSetupProblems,
  players: playersOf,
  playerNames: (world) => world.record(GAMES, 'game')?.players ?? {},
  setUp: beginning,
  play,
  afterCorrection,
  readRulings,
  decide,
  readCursor,
  collections: COLLECTIONS,
  recordProblems,
  seats: seatsIn,
  account: accountBounds,
  accountsOf,
  owners: ownersOf,
}
