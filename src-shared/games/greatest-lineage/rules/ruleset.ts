import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { AccountBounds, Ruleset } from '../../../kernel/engine/ruleset.ts'
import type { Json, OwnerId } from '../../../kernel/world/rule.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { OWNERS, accountBounds, accountsOf } from './accounts.ts'
import { beginning } from './beginning.ts'
import { COLLECTIONS, recordProblems } from './collections.ts'
import { amend, civilisation, held, living } from './civilisation.ts'
import { decree, readDecree } from './decrees.ts'
import { followAccounts } from './espionage/agents.ts'
import { namable } from './namable.ts'
import { releaseMissingWarriors, releaseMissingWorkers } from './people.ts'
import { REHEARSING } from './rehearsing.ts'
import { decide, readRulings } from './rulings/deciding.ts'
import { recountQuietly } from './settlements/cards.ts'
import { playersOf, readSetup, type Setup } from './setup.ts'
import { CIVILISATIONS } from './records.ts'
import { followCounts } from './territory/holding.ts'
import { blankLand } from './territory/land.ts'
import { boardOf } from './territory/map.ts'
import { TERRITORIES } from './territory/mapRecords.ts'
import { play, readCursor } from './turn.ts'

/** The Greatest Lineage: the door into this folder. */
export const GREATEST_LINEAGE: Ruleset<Setup & { readonly [key: string]: Json }> = {
  id: 'greatest-lineage',
  version: 3,
  secretSince: 2,
  readSetup,
  players: playersOf,
  playerNames: (world) => Object.fromEntries(world.records(CIVILISATIONS).map(({ seat, player }) => [seat, player])),
  setUp: beginning,
  play,
  afterCorrection,
  readRulings,
  decide,
  readDecree,
  readCursor,
  collections: COLLECTIONS,
  recordProblems,
  decree,
  seats: living,
  account: (world, owner, account) => onBoard(world, owner, account, accountBounds(owner, account)),
  accountsOf: (_world, owner) => accountsOf(owner),
  owners: () => OWNERS,
  namable,
  rehearsal: REHEARSING,
}

/** Nobody can have more land than the map holds for them and nobody else. */
function onBoard(world: World, owner: OwnerId, account: string, bounds: AccountBounds | undefined): AccountBounds | undefined {
  if (bounds === undefined || account !== 'territories' || boardOf(world) === null) return bounds
  const there = world.records(TERRITORIES).filter(({ holder, war }) => holder === owner && war === undefined).length
  const max = Math.min(bounds.max, there + blankLand(world))
  return { ...bounds, max, byHand: { min: bounds.min, max } }
}

/** What hangs on a figure follows it when the game master overrules it: cards, shamans, workers, agents, armies, the highest age. */
function* afterCorrection(world: World): Procedure {
  yield* followCounts(world)
  for (const seat of living(world)) {
    yield* recountQuietly(world, seat)
    yield* releaseMissingWorkers(CORRECTION_RULE, world, seat)
    yield* followAccounts(CORRECTION_RULE, world, seat)
    yield* releaseMissingWarriors(CORRECTION_RULE, world, seat)
    yield* amend(CORRECTION_RULE, world, seat, { highestAge: Math.max(civilisation(world, seat).highestAge, held(world, seat, 'age')) })
  }
}
