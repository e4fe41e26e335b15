import { choose, confide, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { giftsOf, grantAge } from '../ages/grants.ts'
import { ageNeeds } from '../ages/needs.ts'
import { checkReversion } from '../ages/revert.ts'
import { TOKENS } from '../accounts.ts'
import { amend, amendCondition, civilisation, conditionOf, held } from '../civilisation.ts'
import { birthChance } from '../derived.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { recountSettlements, renewPromises } from '../settlements/cards.ts'
import { AGE_CHANGE, ageRow, type AgeRow } from '../tables/ages.ts'
import { metalChanged } from './4-stockpile.ts'

/** Phase 9: an age that can no longer be held is lost, tribes that have found their land are founded, then an age in reach may be declared. */
export function* ageAdvancementPhase(world: World, seat: Civilisation): Procedure {
  yield* checkReversion(world, seat)
  yield* renewPromises('GL-CITY-3', world, seat)
  yield* dateQualification(world, seat)
  if (yield* isDeclared(world, seat)) yield* advance(world, seat)
}

/** GL-AGE-1 The next age, if everything it asks for is there; at most one is reached in a turn (RULING-120). */
export function ageInReach(world: World, seat: Civilisation): AgeRow | undefined {
  const row = ageRow(held(world, seat, 'age') + 1)
  return row !== undefined && ageNeeds(world, seat, row.age).every(({ met }) => met) ? row : undefined
}

/** Own turns left to declare the next age, this one not counted; null while it is out of reach. Below 0: the time is over (see GL-AGE-5). */
export function turnsToDeclare(world: World, seat: Civilisation): number | null {
  const since = conditionOf(world, seat).qualifiedSince
  return since === null ? null : since + AGE_CHANGE.waitTurns - world.cursor.turn
}

function* dateQualification(world: World, seat: Civilisation): Procedure {
  const { qualifiedSince } = conditionOf(world, seat)
  const row = ageInReach(world, seat)
  if (row === undefined) {
    yield* amendCondition('GL-AGE-5', world, seat, { qualifiedSince: null })
    if (qualifiedSince !== null) yield* confide('GL-AGE-5', 'line.ageOutOfReach', seat, { age: held(world, seat, 'age') + 1 })
  } else if (qualifiedSince === null) {
    yield* amendCondition('GL-AGE-5', world, seat, { qualifiedSince: world.cursor.turn })
    yield* confide('GL-AGE-5', 'line.ageInReach', seat, { age: row.age })
  }
}

/**
 * GL-AGE-5 Declaring may be put off for up to 3 turns after an age could first be reached; then it comes by itself, or the chance is gone
 * until the needs are met anew, or one may wait for ever (RULING-119).
 */
function* isDeclared(world: World, seat: Civilisation): Procedure<boolean> {
  const left = turnsToDeclare(world, seat)
  const end = ruled(world, 'age_wait_end')
  if (left === null || (end === 'lapse' && left < 0)) return false
  if (end === 'forced' && left <= 0) {
    yield* confide('GL-AGE-5', 'line.ageForced', seat, { age: held(world, seat, 'age') + 1 })
    return true
  }
  const declared = (yield* askToDeclare(world, seat)) === 'advance'
  if (!declared && end === 'lapse' && left === 0) {
    yield* confide('GL-AGE-5', 'line.ageLapsed', seat, { age: held(world, seat, 'age') + 1 })
  }
  return declared
}

function* askToDeclare(world: World, seat: Civilisation): Procedure<string | null> {
  return yield* choose('advance', seat, () => {
    const row = ageInReach(world, seat)
    if (row === undefined) return null
    const left = ruled(world, 'age_wait_end') === 'free' ? {} : { turnsLeft: Math.max(0, turnsToDeclare(world, seat) ?? 0) }
    return {
      rule: 'GL-AGE-5',
      rules: ['GL-AGE-1', 'GL-AGE-2', 'GL-AGE-3'],
      figures: { age: row.age, ...gain(world, seat, row), ...row.cost, ...left },
      options: [
        { id: 'advance', wording: 'option.advance', figures: { age: row.age } },
        { id: 'wait', wording: 'option.wait', figures: { ...left } },
      ],
      preset: 'advance',
    }
  })
}

/** What the age would bring of technology and people; where it brings less than everything, what instead. */
function gain(world: World, seat: Civilisation, row: AgeRow): Figures {
  const brings = giftsOf(world, row.age > civilisation(world, seat).highestAge)
  return brings === 'everything' ? { gain: row.gain } : { brings }
}

/** The next age begins: it is paid for, brings its gifts, and settlements become what they are in it. */
function* advance(world: World, seat: Civilisation): Procedure {
  const row = ageInReach(world, seat)
  if (row === undefined) return
  const { highestAge } = civilisation(world, seat)
  yield* payForAge(world, seat, row)
  yield* post('GL-AGE-1', seat, 'age', 1)
  yield* amend('GL-AGE-1', world, seat, { highestAge: Math.max(highestAge, row.age) })
  yield* amendCondition('GL-AGE-1', world, seat, { qualifiedSince: null })
  yield* tell('GL-AGE-1', 'line.ageBegins', { seat, figures: { age: row.age } })
  yield* metalChanged(world, seat, row.age - 1, row.age)
  yield* grantAge(world, seat, row, row.age > highestAge)
  yield* recountSettlements('GL-AGE-1', world, seat)
  yield* tellBirthChance(world, seat)
}

/** GL-AGE-2 The tokens the row names are used up. */
function* payForAge(world: World, seat: Civilisation, { cost }: AgeRow): Procedure {
  for (const token of TOKENS) yield* post('GL-AGE-2', seat, token, -(cost[token] ?? 0))
}

/** The chronicle's word of the higher chance of births: see GL-AGE-4. */
function* tellBirthChance(world: World, seat: Civilisation): Procedure {
  yield* confide('GL-AGE-4', 'line.birthChance', seat, { chance: birthChance(world, seat) })
}
