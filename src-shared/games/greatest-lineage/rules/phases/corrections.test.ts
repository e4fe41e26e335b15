import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { Ruleset } from '../../../../kernel/engine/ruleset.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ACCOUNTS, accountBounds } from '../accounts.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { house, stage } from '../../testing/stage.ts'
import { gainPointsPhase } from './2-gain-points.ts'
import { populationPhase } from './3-population.ts'
import { stockpilePhase } from './4-stockpile.ts'

const SEED = 'c0de'.repeat(16)

/** Just enough of a game to correct figures while a question waits. */
const BOUNDS = {
  account: (_world: World, owner: string, account: string) => accountBounds(owner, account),
  *afterCorrection(): Procedure {
    // What hangs on figures elsewhere is not on this stage.
  },
} as unknown as Ruleset<Json>

function* phases2To4(world: World): Procedure {
  yield* gainPointsPhase(world, 'elves')
  yield* populationPhase(world, 'elves')
  yield* stockpilePhase(world, 'elves')
}

const people = fc.integer({ min: 0, max: 60 })
const changes = fc.array(
  fc.array(fc.record({ account: fc.constantFrom('males', 'females', 'warriors', 'food', 'wealth', 'technology'), to: people }), {
    maxLength: 3,
  }),
  { maxLength: 12 },
)
const rules: fc.Arbitrary<HouseRules> = fc.record({
  gender_groups: fc.constantFrom('one', 'player', 'each'),
  new_population: fc.constantFrom('gross', 'net'),
  birth_death: fc.constantFrom('second_roll', 'none'),
  royals_in_population: fc.boolean(),
  royal_birth_death: fc.constantFrom(0, 100),
})

test('GL-GEN-6 phases 2 to 4 keep every account in its bounds, whatever is corrected while their questions wait', () => {
  fc.assert(
    fc.property(rules, people, people, people, changes, (houseRules, males, females, technology, corrections) => {
      const elves = { males, females, technology, food: 30, wealth: 10, age: 3 }
      const world = stage({ rules: houseRules, phase: 3, elves, records: { royal: house('elves') } })
      const run = new Run(BOUNDS, world, phases2To4(world))
      run.resume(undefined)
      for (let asked = 0; ; asked++) {
        run.correct((corrections[asked] ?? []).map(({ account, to }) => ({ owner: 'elves', account, to })))
        const waiting = run.pending
        if (waiting === null) break
        const taken = takeAnswer(waiting, waiting.kind === 'roll' ? 'app' : waiting.kind === 'choose' ? waiting.options[0]?.id : {}, SEED)
        expect(taken).toMatchObject({ ok: true })
        if (taken.ok) run.resume(taken.value.reply)
      }
      for (const account of ACCOUNTS) expect(world.balance('elves', account)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300, seed: 2 },
  )
})
