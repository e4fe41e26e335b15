import { accept } from '../../src-shared/kernel/problem.ts'
import { checkpoint, post, record, type Procedure } from '../../src-shared/kernel/engine/procedure.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import { collection, type World } from '../../src-shared/kernel/world/world.ts'
import { CIVILISATIONS, GAME } from '../../src-shared/games/greatest-lineage/rules/records.ts'
import { SEATS } from '../../src-shared/games/greatest-lineage/rules/seats.ts'
import { newCivilisation, type Balances } from '../../src-shared/games/greatest-lineage/testing/stage.ts'
import type { HouseRules } from '../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { tinyGame } from './tinyGame.ts'

export interface Staged {
  readonly rules?: HouseRules
  readonly turn?: number
  readonly phase?: number
  readonly elves?: Balances
  readonly humans?: Balances
  readonly dwarves?: Balances
  /** Records by collection and id. */
  readonly records?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A game that is one procedure of the real rules over a world made for it: what the elves are asked there is asked on the screen. */
export function stagedGame(setting: Staged, play: (world: World) => Procedure<unknown>): Ruleset<Json> {
  return {
    ...tinyGame(),
    readSetup: (raw) => accept(raw as Json),
    setUp: () => setUp(setting),
    *play(world) {
      yield* play(world)
    },
  }
}

function* setUp({ rules = {}, turn = 4, phase = 5, records = {}, ...balances }: Staged): Procedure {
  yield* record('GL-SET-2', GAME, 'game', { goal: 'conquest', houseRules: rules, order: [...SEATS], ended: null })
  for (const seat of SEATS) {
    yield* record('GL-SET-1', CIVILISATIONS, seat, newCivilisation(seat))
    for (const [account, amount] of Object.entries({ age: 1, territories: 2, ...balances[seat] })) {
      yield* post('GL-SET-3', seat, account, amount)
    }
  }
  for (const [name, held] of Object.entries(records)) {
    for (const [id, value] of Object.entries(held)) yield* record('GL-SET-1', collection<Json>(name), id, value as Json)
  }
  yield* checkpoint({ turn, seat: 'elves', phase })
}
