import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../../../kernel/engine/request.ts'
import type { WorldState } from '../../../../kernel/world/world.ts'
import { ACCOUNTS } from '../accounts.ts'
import { gameOf, isAlive } from '../civilisation.ts'
import { nonPlayerStep } from '../factions/step.ts'
import { HAPPENED } from '../records.ts'
import { SEATS, type Civilisation } from '../seats.ts'
import { playOut, stage, type Played } from '../../testing/stage.ts'
import { HOUSES } from '../../testing/timelineTurn.ts'
import { EVENTS } from '../timeline/events.ts'
import { timelinePhase } from './1-timeline.ts'

describe('all twenty turns, whatever the world is like', () => {
  const amount = fc.integer({ min: 0, max: 60 })
  const civilisation = fc.record({
    males: amount,
    females: amount,
    warriors: amount,
    age: fc.integer({ min: 1, max: 6 }),
    territories: amount,
  })
  const kingdom = fc.record({ warriors: amount, nonWarriors: amount, culture: amount, militaryTechnology: amount, territories: amount })
  const rules = fc.record({
    t6_shortfall: fc.constantFrom('revert_instead', 'lose_and_revert', 'spare_first_age'),
    t15_first_age: fc.constantFrom('none', 'eliminate'),
    event_land_from_players: fc.boolean(),
    t10_chooser: fc.constantFrom('elf', 'random'),
    scenario_total: fc.integer({ min: 3, max: 400 }),
    line_extinct: fc.constantFrom('any_moment', 'simultaneous'),
    zero_land: fc.constantFrom('any', 'conquest'),
    all_fall: fc.constantFrom('draw', 'score'),
  })

  function answerTo(request: Request): unknown {
    if (request.kind === 'roll') return 'app'
    return request.kind === 'choose' ? request.options.at(-1)?.id : {}
  }

  /** Plays a phase to its end, with the last option of every choice. */
  function playThrough(world: WorldState, seat: Civilisation): Played {
    for (const answers: unknown[] = []; ;) {
      const played = playOut(world.clone(), (state) => timelinePhase(state, seat), answers)
      if (played.pending === null) return playOut(world, (state) => timelinePhase(state, seat), answers)
      answers.push(answerTo(played.pending))
    }
  }

  test('GL-TIME-1 no account leaves its bounds, no row happens twice, and nothing is posted to the fallen', () => {
    fc.assert(
      fc.property(
        rules,
        fc.tuple(civilisation, civilisation, civilisation),
        fc.tuple(kingdom, kingdom, kingdom),
        (chosen, seats, kingdoms) => {
          const [elves, humans, dwarves] = seats
          const [demonic, undead, monstrous] = kingdoms
          const balances = { elves, humans, dwarves, others: { demonic, undead, monstrous } }
          const world = stage({ ...balances, rules: { timeline_pace: 1, ...chosen }, records: { royal: HOUSES } })
          for (let round = 1; round <= 21 && gameOf(world).ended === null; round += 1) {
            for (const seat of SEATS.filter((one) => isAlive(world, one))) {
              world.apply({ kind: 'checkpoint', cursor: { turn: round, seat, phase: 1 } })
              if (gameOf(world).ended === null && isAlive(world, seat)) playThrough(world, seat)
            }
            playOut(world, nonPlayerStep)
          }
          const rows = world.records(HAPPENED).map(({ rule }) => rule)
          expect(rows).toEqual(EVENTS.slice(0, rows.length).map(({ rule }) => rule))
          for (const seat of SEATS.filter((one) => !isAlive(world, one))) {
            expect(ACCOUNTS.filter((account) => account !== 'age' && world.balance(seat, account) !== 0)).toEqual([])
          }
        },
      ),
      { numRuns: 150, seed: 3 },
    )
  })
})
