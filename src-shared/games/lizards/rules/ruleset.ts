import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { accountBounds, accountsOf, ownersOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { afterCorrection, COLLECTIONS, recordProblems } from './collections.ts'
import { play, readCursor } from './playing.ts'
import { GAMES, seatOf, seatsIn } from './records.ts'
import { decide, readRulings } from './rulings/deciding.ts'
import { playersOf, readSetup, type Setup } from './setup.ts'
import { PHASE } from './tables.ts'

/** Lizards!: the door into this folder. */
export const LIZARDS: Ruleset<Setup & { readonly [key: string]: Json }> = {
  id: 'lizards',
  version: 1,
  readSetup,
  players: playersOf,
  playerNames: (world) => Object.fromEntries((world.record(GAMES, 'game')?.clans ?? []).map(({ clan, player }) => [seatOf(clan), player])),
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
  rehearsal: { phases: [], tablePhases: [PHASE.intake], decided: {}, refusals: [], stillDie: () => null },
}
