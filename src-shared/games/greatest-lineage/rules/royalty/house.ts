import { drop, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import { EXPECTED, ROYALS, type Royal, type Sex } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { MILITARY_OF_CHILD, NEW_RULER } from '../tables/royalFigures.ts'
import { rulerOf, spouseOf } from './culture.ts'
import { addRoyal, expectedBy, otherSex } from './members.ts'
import { succession } from './succession.ts'

/**
 * GL-SET-7 The house at the beginning: a ruler of the chosen sex, a spouse of the other, a son and a daughter (RULING-11).
 * GL-ROY-2 A new ruler has the figures of the table: culture, territories, a bonus on military rolls.
 */
export function* firstHouse(world: World, seat: Civilisation, rulerSex: Sex): Procedure {
  yield* addRoyal('GL-SET-7', world, seat, 'ruler', rulerSex, NEW_RULER)
  yield* addRoyal('GL-SET-7', world, seat, 'spouse', otherSex(rulerSex))
  yield* addRoyal('GL-SET-7', world, seat, 'child', 'male')
  yield* addRoyal('GL-SET-7', world, seat, 'child', 'female')
}

/** GL-ROY-13 A ruler dies at the start of the owner's turn, a lifespan of rounds after coming to the throne (RULING-124). */
export function* ageRulers(world: World, seat: Civilisation): Procedure {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined || world.cursor.turn < roundOfDeath(world, ruler)) return
  yield* rulerDies('GL-ROY-13', world, seat, 'line.rulerDiesOfAge')
}

/** Round at the start of which a ruler dies of age. */
export function roundOfDeath(world: World, ruler: Royal): number {
  return ruler.since + ruled(world, 'ruler_lifespan')
}

/** The ruler dies of `rule`, told by `wording` (figures: role, sex, reigned); spouse and wedding go too, and an heir is sought at once. */
export function* rulerDies(rule: RuleId, world: World, seat: Civilisation, wording: string, cause?: string): Procedure {
  const ruler = rulerOf(world, seat)
  if (ruler === undefined) return
  yield* bury(rule, world, ruler, wording, cause)
  yield* spouseFollows(world, seat)
  yield* callOffWedding(world, seat)
  yield* succession(world, seat, ruler)
}

/** Any member of a house dies of `rule`, in the war `cause` if it is given; a ruler as in `rulerDies`. A widowed ruler may wed again (RULING-125). */
export function* royalDies(rule: RuleId, world: World, royal: Royal, wording: string, cause?: string): Procedure {
  if (royal.role === 'ruler') yield* rulerDies(rule, world, royal.owner, wording, cause)
  else yield* bury(rule, world, royal, wording, cause)
}

function* bury(rule: RuleId, world: World, { id, owner, role, sex, since }: Royal, wording: string, cause?: string): Procedure {
  if (world.record(ROYALS, id) === undefined) return
  yield* drop(rule, ROYALS, id)
  yield* tell(rule, wording, {
    seat: owner,
    about: cause === undefined ? id : [id, cause],
    figures: { role, sex, reigned: world.cursor.turn - since, ...(editionOf(world) < 3 ? {} : { owner }) },
  })
}

/** GL-ROY-14 The spouse dies whenever the ruler does, whatever the cause (RULING-125). */
function* spouseFollows(world: World, seat: Civilisation): Procedure {
  const spouse = spouseOf(world, seat)
  if (spouse !== undefined) yield* bury('GL-ROY-14', world, spouse, 'line.spouseFollows')
}

/** With another ruler a wedding that was paid for does not take place, and the price is lost (RULING-130). */
function* callOffWedding(world: World, seat: Civilisation): Procedure {
  for (const { id, role } of expectedBy(world, seat)) {
    if (role !== 'spouse') continue
    yield* drop('GL-ROY-8', EXPECTED, id)
    yield* tell('GL-ROY-8', 'line.weddingOff', { seat })
  }
}

/** Bonus on rolls of a battle the royal takes part in: the ruler's figure, 2 for a child of the ruler's sex (see GL-ROY-5), else none. */
export function royalMilitary(world: World, royal: Royal): number {
  if (royal.role === 'ruler') return royal.military
  const ruler = rulerOf(world, royal.owner)
  return royal.role === 'child' && royal.sex === ruler?.sex ? MILITARY_OF_CHILD : 0
}
