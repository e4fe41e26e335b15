import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf } from '../civilisation.ts'
import { ROLL_MODIFIERS, TRIBE_RECORDS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { finishByScore } from '../scoring.ts'
import { TRIBES } from '../seats.ts'
import { KINGDOM } from '../tables/kingdom.ts'
import { TRIBE } from '../tables/tribe.ts'
import { LAST_TIMELINE_TURN, roundOf, timelineTurnOf } from '../timeline/calendar.ts'
import { warsOf } from '../war/wars.ts'
import { wageKingdomWars } from './kingdomWars.ts'
import { standingKingdoms } from './kingdoms.ts'
import { shrinkTribes, tribes } from './tribes.ts'

/** The non-players' step after the last living player of a round, kingdoms before tribes (RULING-143): first their wars, then growth. */
export function* nonPlayerStep(world: World): Procedure {
  yield* wageKingdomWars(world)
  if (gameOf(world).ended !== null) return
  yield* growKingdoms(world)
  yield* growTribes(world)
  yield* shrinkTribes(world)
  yield* lapseModifiers(world)
  yield* endOfTime(world)
}

/**
 * GL-NPK-9 Every kingdom gains 4 warriors; in every second round also one military person, whom RULING-141 takes for a fifth warrior
 * (switch: somebody else, or a point of military technology).
 */
function* growKingdoms(world: World): Procedure {
  const { warriors, military, militaryEvery } = KINGDOM.growth
  const extra = world.cursor.turn % militaryEvery === 0 ? military : 0
  const kind = ruled(world, 'npk_military_pop')
  const kingdoms = standingKingdoms(world)
  for (const kingdom of kingdoms) {
    yield* post('GL-NPK-9', kingdom, 'warriors', warriors + (kind === 'warrior' ? extra : 0))
    yield* post('GL-NPK-9', kingdom, 'nonWarriors', kind === 'non_warrior' ? extra : 0)
    yield* post('GL-NPK-9', kingdom, 'militaryTechnology', kind === 'mil_tech' ? extra : 0)
  }
  if (kingdoms.length > 0) yield* tell('GL-NPK-9', 'line.kingdomsGrew', { figures: { kingdoms: kingdoms.length, warriors, extra, kind } })
}

/**
 * GL-NPT-5 Every tribe gains 2 culture; in every second round also a female and a male warrior. Booked once, for each tribe alike, or tribe
 * by tribe where only those at war grow (RULING-144).
 */
function* growTribes(world: World): Procedure {
  const people = world.cursor.turn % TRIBE.growth.peopleEvery === 0
  switch (ruled(world, 'npt_growth')) {
    case 'always':
      return yield* growAllTribes(world, people)
    case 'at_war':
      return yield* growTribesAtWar(world, people)
    case 'never':
      return
  }
}

function* growAllTribes(world: World, people: boolean): Procedure {
  if (tribes(world).length === 0) return
  const { females, warriors, culture } = TRIBE.growth
  yield* post('GL-NPT-5', TRIBES, 'culture', culture)
  yield* post('GL-NPT-5', TRIBES, 'females', people ? females : 0)
  yield* post('GL-NPT-5', TRIBES, 'warriors', people ? warriors : 0)
  yield* tell('GL-NPT-5', people ? 'line.tribesGrew' : 'line.tribesGrewInCulture', {
    seat: TRIBES,
    figures: { culture, females, warriors },
  })
}

function* growTribesAtWar(world: World, people: boolean): Procedure {
  const { females, warriors, culture } = TRIBE.growth
  for (const tribe of tribes(world).filter(({ id }) => warsOf(world, id).length > 0)) {
    const more = people ? { females: tribe.females + females, warriors: tribe.warriors + warriors } : {}
    yield* record('GL-NPT-5', TRIBE_RECORDS, tribe.id, { ...tribe, ...more, culture: (tribe.culture ?? 0) + culture })
    const wording = people ? 'line.tribeAtWarGrew' : 'line.tribeAtWarGrewInCulture'
    yield* tell('GL-NPT-5', wording, { seat: TRIBES, figures: { tribe: tribe.id, culture, females, warriors } })
  }
}

/** Modifiers of a timeline turn end with its last round: see GL-TIME-T12a and RULING-22. */
function* lapseModifiers(world: World): Procedure {
  const next = timelineTurnOf(world, world.cursor.turn + 1)
  for (const { id, owner, amount, until, rule } of [...world.records(ROLL_MODIFIERS)]) {
    if (until === null || until >= next) continue
    yield* drop(rule, ROLL_MODIFIERS, id)
    yield* tell(rule, 'line.modifierLapsed', { seat: owner, figures: { owner, amount } })
  }
}

/**
 * GL-WIN-7 The peaceful game is over with the last round of timeline turn 20, and most points win (RULING-153). A conquest may be given
 * a last round too; then points decide it as well (RULING-154).
 */
function* endOfTime(world: World): Procedure {
  const { goal } = gameOf(world)
  const limit = ruled(world, 'conquest_turn_limit')
  const round = world.cursor.turn
  if (goal === 'peaceful' && round >= roundOf(world, LAST_TIMELINE_TURN + 1) - 1) yield* finishByScore('GL-WIN-7', world)
  if (goal === 'conquest' && limit !== 'none' && round >= limit) yield* finishByScore('GL-WIN-1', world)
}
