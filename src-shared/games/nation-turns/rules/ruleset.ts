import type { Json } from '../../../kernel/world/rule.ts'
import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import { accountBounds, accountsOf, ownersOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { afterCorrection, COLLECTIONS, recordProblems } from './collections.ts'
import { GAME } from './records.ts'
import { decide, readRulings } from './rulings/deciding.ts'
import { newSetupProblems, playersOf, readSetup, type Setup } from './setup.ts'
import { play, readCursor } from './turn.ts'

/** Nation turns: the door into this folder. */
export const NATION_TURNS: Ruleset<Setup & { readonly [key: string]: Json }> = {
  id: 'nation-turns',
  version: 2,
  readSetup,
  newSetupProblems,
  players: playersOf,
  playerNames: (world) => world.record(GAME, 'game')?.players ?? {},
  setUp: beginning,
  play,
  afterCorrection,
  readRulings,
  decide,
  readCursor,
  collections: COLLECTIONS,
  recordProblems,
  seats: (world) => Object.keys(world.record(GAME, 'game')?.players ?? {}),
  account: accountBounds,
  accountsOf,
  owners: ownersOf,
}
