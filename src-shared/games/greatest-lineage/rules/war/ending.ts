import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { isAlive } from '../civilisation.ts'
import { factionStands, tribeOf, type Faction } from '../factions/faction.ts'
import { notePeace } from '../factions/kingdomMinds.ts'
import { shrinkTribes } from '../factions/tribes.ts'
import { MONUMENTS, TRIBE_RECORDS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation } from '../seats.ts'
import { cardsOpen, foundExtra } from '../settlements/cards.ts'
import { prestigeOf } from '../settlements/monuments.ts'
import { hold, release } from '../territory/holding.ts'
import { addLand } from '../territory/land.ts'
import { occupiedIds } from '../territory/map.ts'
import { armyGoesHome } from './muster.ts'
import { whoSees } from './opening.ts'
import { settleLandWithMonuments } from './plunder.ts'
import { WARS, type Side, type SideName, type War } from './records.ts'
import { enemyOf, otherSide, sideOf } from './wars.ts'

/** How a war ends, and whom that leaves as its victor; null: nobody. In an elimination whoever is not the victor has fallen. */
export interface WarEnd {
  readonly how: 'treaty' | 'withdrawal' | 'tribute' | 'elimination'
  readonly victor: Faction | null
}

const SIDES: readonly SideName[] = ['aggressor', 'defender']

/**
 * GL-WAR-32 A war ends (RULING-66): warriors are males again, occupied land finds its owner, settlements taken with it their place, the
 * victor gains prestige, and the record is closed. One that was only announced is simply called off.
 */
export function* endWar(rule: RuleId, world: World, warId: string, end: WarEnd): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const { aggressor, defender, turns, stage } = war
  if (stage !== 'open') return yield* callOff(rule, war)
  const fallen = (name: SideName): boolean => (end.how === 'elimination' && war[name] !== end.victor) || !factionStands(world, war[name])
  for (const name of SIDES) if (!fallen(name)) yield* armyGoesHome('GL-WAR-32', world, warId, name)
  yield* drop(rule, WARS, warId)
  const figures = { aggressor, defender, turns, victor: end.victor ?? '' }
  yield* tell(rule, `line.war.ended.${end.how}`, { seat: end.victor ?? aggressor, about: warId, figures })
  for (const name of SIDES) yield* settleOccupied(world, war, name, fallen)
  yield* creditVictor(world, war, end.victor)
  for (const name of SIDES) yield* notePeace(world, war[name])
  yield* shrinkTribes(world)
}

function* callOff(rule: RuleId, war: War): Procedure {
  const { id, stage, aggressor, defender } = war
  yield* drop(rule, WARS, id, whoSees(war))
  if (stage === 'announced') yield* tell(rule, 'line.war.calledOff', { seat: aggressor, about: id, figures: { aggressor, defender } })
}

/**
 * Land one side occupied is its own now, or goes back (RULING-58, `occupied_on_end`). What the fallen lost stays with its captors
 * whatever the switch says (see GL-WIN-6); land of a captor who has fallen is nobody's, unless it goes back.
 */
function* settleOccupied(world: World, war: War, captor: SideName, fallen: (name: SideName) => boolean): Procedure {
  const side = war.sides[captor]
  if (side.occupied === 0) return
  const lands = occupiedIds(world, war.id, war[captor])
  const back = ruled(world, 'occupied_on_end') === 'return' && !fallen(otherSide(captor))
  const to = back ? otherSide(captor) : captor
  if (fallen(to)) return yield* release('GL-WAR-32', world, lands)
  if (back) yield* monumentsReturn(world, war, captor)
  yield* landFinds(world, war.id, war[to], { ...side, settlements: back ? 0 : side.settlements }, lands)
}

/** Occupied land becomes that of `owner`; with it come the settlements that were taken there. */
function* landFinds(world: World, warId: string, owner: Faction, side: Side, lands: readonly string[]): Procedure {
  const { occupied, names, monuments, settlements } = side
  if (isCivilisation(owner)) {
    yield* addLand('GL-WAR-32', world, owner, occupied, names, undefined, lands)
    yield* keepSettlements(world, warId, owner, settlements, monuments)
    return
  }
  yield* hold('GL-WAR-32', lands, owner)
  if (isKingdom(owner)) yield* post('GL-WAR-32', owner, 'territories', occupied)
  const tribe = tribeOf(world, owner)
  if (tribe !== undefined) yield* record('GL-WAR-32', TRIBE_RECORDS, tribe.id, { ...tribe, territories: tribe.territories + occupied })
  yield* tell('GL-WAR-32', 'line.war.landFound', { seat: owner, about: warId, figures: { owner, territories: occupied } })
}

/** Taken settlements fill as many of the captor's open cards as there are, each with a new shaman, or are kept beside them (RULING-57). */
function* keepSettlements(world: World, warId: string, seat: Civilisation, taken: number, monuments: readonly string[]): Procedure {
  const extra = ruled(world, 'captured_city') === 'extra' ? taken : 0
  const filled = Math.min(taken - extra, cardsOpen(world, seat))
  yield* foundExtra('GL-WAR-32', world, seat, extra)
  yield* settleLandWithMonuments('GL-WAR-32', world, seat, monuments, filled)
  if (taken > 0) yield* tell('GL-WAR-32', 'line.war.settlements', { seat, about: warId, figures: { taken, kept: filled + extra } })
}

/** Monuments that stand on land which goes back to its owner go with it, and so does their prestige (see GL-WAR-26). */
function* monumentsReturn(world: World, war: War, captor: SideName): Procedure {
  const owner = war[otherSide(captor)]
  for (const id of war.sides[captor].monuments) {
    const monument = world.record(MONUMENTS, id)
    if (monument?.holder !== war[captor] || !isCivilisation(owner)) continue
    const back = { ...monument, holder: owner }
    yield* record('GL-WAR-32', MONUMENTS, id, back)
    yield* post('GL-WAR-32', monument.holder, 'prestige', -prestigeOf(monument), { about: id })
    yield* post('GL-WAR-32', owner, 'prestige', prestigeOf(back), { about: id })
  }
}

/** GL-WAR-29 The victor gains what the war cost the loser: all prestige, or only what its length cost (RULING-60, `victor_prestige`). */
function* creditVictor(world: World, war: War, victor: Faction | null): Procedure {
  if (victor === null || !isCivilisation(victor) || !isAlive(world, victor)) return
  const { prestigeLost, decay } = war.sides[otherSide(sideOf(war, victor))]
  const prestige = ruled(world, 'victor_prestige') === 'decay_only' ? decay : prestigeLost
  if (prestige === 0) return
  yield* post('GL-WAR-29', victor, 'prestige', prestige, { about: war.id })
  yield* tell('GL-WAR-29', 'line.war.victory', { seat: victor, about: war.id, figures: { victor, prestige } })
}

/** Wars, and entries in booklets, against somebody who is no more: the other side is the victor. */
export function* endWarsOfTheGone(world: World): Procedure {
  for (const { id, aggressor, defender } of world.records(WARS)) {
    const attacks = factionStands(world, aggressor)
    const defends = factionStands(world, defender)
    if (attacks && defends) continue
    yield* endWar('GL-WAR-32', world, id, { how: 'elimination', victor: attacks ? aggressor : defends ? defender : null })
  }
}

/** The wars of a civilisation that falls end with it, those that were only announced or written in a booklet too. */
export function* endWarsOf(rule: RuleId, world: World, gone: Civilisation): Procedure {
  for (const war of [...world.records(WARS)]) {
    if (war.aggressor !== gone && war.defender !== gone) continue
    yield* endWar(rule, world, war.id, { how: 'elimination', victor: enemyOf(war, gone) })
  }
}
