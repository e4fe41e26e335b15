import { confide, post, rollOne, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { amendCondition, held } from '../civilisation.ts'
import { capacity } from '../derived.ts'
import { foodDue, woodDue } from '../dues.ts'
import { peopleForBurdens } from '../people.ts'
import { roundLoss } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { shortageDeaths } from '../shortage.ts'
import { CHECK } from '../tables/resourceCheck.ts'

/** Phase 8: room, food and wood are tested in turn; whatever fails, there is one loss. */
export function* resourceCheckPhase(world: World, seat: Civilisation): Procedure {
  const room = yield* findRoom(world, seat)
  const food = yield* feed(world, seat)
  const wood = yield* house(world, seat)
  yield* markShortage(world, seat, { room, food, wood })
  if (!room || !food || !wood) yield* sufferLoss(world, seat)
}

/** What was enough. */
interface Passed {
  readonly room: boolean
  readonly food: boolean
  readonly wood: boolean
}

/** GL-CHK-1 Everybody must find room on the land and in the settlements at the start of the phase (RULING-110). */
function* findRoom(world: World, seat: Civilisation): Procedure<boolean> {
  const people = peopleForBurdens(world, seat)
  const room = capacity(world, seat)
  const figures = { people, capacity: room, over: Math.max(0, people - room) }
  yield* confide('GL-CHK-1', people > room ? 'line.roomShort' : 'line.roomEnough', seat, figures)
  return people <= room
}

/** GL-CHK-2 One food for every started 5 people. */
function* feed(world: World, seat: Civilisation): Procedure<boolean> {
  return yield* pay('GL-CHK-2', world, seat, 'food', foodDue(world, seat))
}

/** GL-CHK-3 One wood for every started pair of people who joined since the last check; then their count begins anew. */
function* house(world: World, seat: Civilisation): Procedure<boolean> {
  const enough = yield* pay('GL-CHK-3', world, seat, 'wood', woodDue(world, seat))
  yield* post('GL-CHK-3', seat, 'newPeople', -held(world, seat, 'newPeople'))
  return enough
}

/** Takes what is due, or what there is of it (RULING-114). False where it was not enough. */
function* pay(rule: RuleId, world: World, seat: Civilisation, token: 'food' | 'wood', need: number): Procedure<boolean> {
  const have = held(world, seat, token)
  yield* post(rule, seat, token, -Math.min(need, have), { figures: { need, have } })
  if (need > 0) yield* confide(rule, have < need ? `line.${token}Short` : `line.${token}Paid`, seat, { need, have })
  return have >= need
}

/** GL-CHK-5 Who lacked food or wood is marked until the next check, for military rolls; with `shortage_trigger = any` also who lacked room (RULING-62). */
function* markShortage(world: World, seat: Civilisation, { room, food, wood }: Passed): Procedure {
  const shortage = !food || !wood || (!room && ruled(world, 'shortage_trigger') === 'any')
  yield* amendCondition('GL-CHK-5', world, seat, { shortage })
}

/** GL-CHK-4 One loss however much is lacking: 20 and a ten-sided die in 100 of all people, rounded up (RULING-112). */
function* sufferLoss(world: World, seat: Civilisation): Procedure {
  if (peopleForBurdens(world, seat) === 0) return
  const die = yield* rollOne('loss', seat, () => ({
    rule: 'GL-CHK-4',
    figures: { people: peopleForBurdens(world, seat) },
    faces: 10,
    test: { type: 'number' },
  }))
  const percent = CHECK.lossPercent + die
  const people = peopleForBurdens(world, seat)
  const lost = yield* shortageDeaths(world, seat, roundLoss(world, people * percent, 100))
  yield* confide('GL-CHK-4', 'line.shortageDeaths', seat, { people, percent, lost })
}
