import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { MONUMENTS, SETTLEMENTS, type Monument, type Settlement } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import { recountSettlements, settlementFigures, settlementsOf } from '../settlements/cards.ts'
import { destroyMonument, monumentsAt, monumentsOf, prestigeOf } from '../settlements/monuments.ts'
import { shamanLeaves } from '../settlements/shamans.ts'
import { lostInWar, throughWar } from './cost.ts'
import type { Destruction } from './goals.ts'
import { WARS, type SideName } from './records.ts'
import { otherSide, sideOf, withGains, withSide } from './wars.ts'

/** Captured land: what was to be destroyed is, and the rest is taken. */
export function* plunder(world: World, warId: string, captor: SideName, settlement: Settlement, destroyed: Destruction): Procedure {
  if (destroyed === 'monument') yield* razeMonumentAt(world, warId, captor, settlement)
  if (destroyed === 'settlement') yield* tearDown(world, warId, captor, settlement)
  else yield* takeSettlement(world, warId, captor, settlement)
}

/**
 * GL-WAR-24 What stands on captured land is taken with it. The loser loses settlement, shaman and prestige at once; the captor keeps count
 * of it until the war ends (RULING-57).
 */
function* takeSettlement(world: World, warId: string, captor: SideName, settlement: Settlement): Procedure {
  for (const monument of monumentsAt(world, settlement.id)) yield* takeMonument(world, warId, captor, monument, 'occupied')
  yield* loseSettlement('GL-WAR-24', world, warId, settlement, 'line.settlementTaken')
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const more = withSide(war, captor, { settlements: war.sides[captor].settlements + 1 })
  yield* record('GL-WAR-24', WARS, warId, withGains(more, captor, { settlements: 1 }))
}

/**
 * GL-WAR-25 The monument that was to be destroyed is gone with the prestige it gave (RULING-55): of several at a settlement the one of most
 * prestige. The settlement itself and what else stands there are not touched.
 */
export function* razeMonumentAt(world: World, warId: string, captor: SideName, { id }: Settlement): Procedure {
  const monument = monumentToRaze(world, id)
  if (monument !== undefined) yield* razeMonument('GL-WAR-25', world, warId, captor, monument)
}

/** Of the monuments at a settlement the one that is torn down when one is to be. */
export function monumentToRaze(world: World, settlement: string): Monument | undefined {
  return monumentsAt(world, settlement).toSorted((one, other) => other.prestige - one.prestige)[0]
}

/** The settlement that was to be destroyed is gone, its shaman and its prestige with it (RULING-55); its monuments are on captured land. */
function* tearDown(world: World, warId: string, captor: SideName, settlement: Settlement): Procedure {
  for (const monument of monumentsAt(world, settlement.id)) yield* takeMonument(world, warId, captor, monument, 'occupied')
  yield* loseSettlement('GL-WAR-25', world, warId, settlement, 'line.settlementTornDown')
}

/**
 * The same where the land was not taken (RULING-55, `destroy_needs_capture = false`): the monuments stay with their holder, at a settlement
 * that still stands or is founded on the land; where none can have them they perish, as with a settlement that is given up.
 */
export function* tearDownOnly(world: World, warId: string, captor: SideName, settlement: Settlement): Procedure {
  const { owner } = settlement
  const monuments = monumentsAt(world, settlement.id).map(({ id }) => id)
  yield* loseSettlement('GL-WAR-25', world, warId, settlement, 'line.settlementTornDown')
  yield* throughBattle('GL-WAR-25', world, warId, owner, settleLandWithMonuments('GL-WAR-25', world, owner, monuments))
  for (const monument of monuments.flatMap((id) => world.record(MONUMENTS, id) ?? []))
    if (isHomeless(world, owner, monument)) yield* razeMonument('GL-WAR-25', world, warId, captor, monument)
}

/**
 * Plays what a loss in battle brings upon `loser` beside it: settlements that must be given up, and monuments that perish with them. The war
 * keeps count of the prestige, and of these monuments as lost in the battle (see GL-WAR-28).
 */
export function* throughBattle(rule: RuleId, world: World, warId: string, loser: Civilisation, procedure: Procedure): Procedure {
  const before = monumentsOf(world, loser).map(({ id }) => id)
  yield* throughWar(rule, world, warId, loser, procedure)
  const perished = before.filter((id) => world.record(MONUMENTS, id) === undefined).length
  const war = world.record(WARS, warId)
  if (war === undefined || perished === 0) return
  const name = sideOf(war, loser)
  const { monumentsLost, combat } = war.sides[name]
  const change = { monumentsLost: monumentsLost + perished, combat: { ...combat, monuments: combat.monuments + perished } }
  yield* record(rule, WARS, warId, withSide(war, name, change))
}

function* loseSettlement(rule: RuleId, world: World, warId: string, settlement: Settlement, wording: string): Procedure {
  const { id, owner } = settlement
  const prestige = ruled(world, 'settlement_prestige') === 'tied' ? settlement.prestige : 0
  yield* shamanLeaves(rule, world, id)
  yield* drop(rule, SETTLEMENTS, id)
  yield* lostInWar(rule, world, warId, owner, prestige, id)
  yield* tell(rule, wording, { seat: owner, about: [warId, id], figures: { ...settlementFigures(settlement), prestige } })
}

/**
 * GL-WAR-26 A taken monument changes hands at once: its holder loses what it gave, its new one gains half of its builder's figure, or all
 * of it as its builder (RULING-56). `land` says whether it stands on land that is now occupied or owned. Kingdoms and tribes can hold none, so what they take perishes (see GL-NPK-8); so does a site on which
 * work is still going on (RULING-104).
 */
export function* takeMonument(world: World, warId: string, captor: SideName, monument: Monument, land: 'occupied' | 'owned'): Procedure {
  const { id, holder, name, stage } = monument
  const taker = world.record(WARS, warId)?.[captor]
  if (taker === undefined || holder === taker) return
  if (!isCivilisation(taker)) return yield* razeMonument('GL-NPK-8', world, warId, captor, monument)
  if (stage === 'building') return yield* razeMonument('GL-WAR-24', world, warId, captor, monument)
  const taken: Monument = { ...monument, holder: taker }
  yield* record('GL-WAR-26', MONUMENTS, id, taken)
  yield* lostInWar('GL-WAR-26', world, warId, holder, prestigeOf(monument), id)
  yield* post('GL-WAR-26', taker, 'prestige', prestigeOf(taken), { about: id })
  yield* noteMonument('GL-WAR-26', world, warId, captor, id, land === 'occupied')
  const figures = { faction: taker, enemy: holder, name, lost: prestigeOf(monument), gained: prestigeOf(taken) }
  yield* tell('GL-WAR-26', 'line.monumentTaken', { seat: taker, about: [warId, id], figures })
}

function* razeMonument(rule: RuleId, world: World, warId: string, captor: SideName, monument: Monument): Procedure {
  yield* throughWar(rule, world, warId, monument.holder, destroyMonument(rule, world, monument))
  yield* noteMonument(rule, world, warId, captor, monument.id, false)
}

/** The war keeps count of monuments lost, and of those that stand on occupied land. */
function* noteMonument(rule: RuleId, world: World, warId: string, captor: SideName, id: string, occupied: boolean): Procedure {
  const war = world.record(WARS, warId)
  if (war === undefined) return
  const loser = war.sides[otherSide(captor)]
  const noted = withSide(war, otherSide(captor), {
    monuments: loser.monuments.filter((other) => other !== id),
    monumentsLost: loser.monumentsLost + 1,
    combat: { ...loser.combat, monuments: loser.combat.monuments + 1 },
  })
  const kept = withSide(noted, captor, { monuments: [...war.sides[captor].monuments, id] })
  yield* record(rule, WARS, warId, occupied ? withGains(kept, captor, { monuments: 1 }) : noted)
}

/**
 * Land with these monuments is `seat`'s now: settlements are counted anew, and monuments whose settlement is gone belong to those that are
 * founded there, else to one that stood before, so that whoever takes it takes them too (RULING-56, third owners). Call it when occupied
 * land finds its owner.
 */
export function* settleLandWithMonuments(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  monuments: readonly string[],
  taken = 0,
): Procedure {
  const before = standing(world, seat).map(({ id }) => id)
  yield* recountSettlements(rule, world, seat, taken)
  const founded = standing(world, seat).filter(({ id }) => !before.includes(id))
  const homeless = monuments.flatMap((id) => world.record(MONUMENTS, id) ?? []).filter((monument) => isHomeless(world, seat, monument))
  for (const monument of homeless) {
    const home = homeFor(world, seat, founded, monument)
    if (home !== undefined) yield* record(rule, MONUMENTS, monument.id, { ...monument, settlement: home.id })
  }
}

/** One without a monument, the newly founded first; else one with none of the same builder, who has one at each at most (RULING-105). */
function homeFor(world: World, seat: Civilisation, founded: readonly Settlement[], { builder }: Monument): Settlement | undefined {
  const homes = [...founded, ...standing(world, seat).filter(({ id }) => !founded.some((other) => other.id === id))]
  return (
    homes.find(({ id }) => monumentsAt(world, id).length === 0) ??
    homes.find(({ id }) => monumentsAt(world, id).every((other) => other.builder !== builder))
  )
}

function standing(world: World, seat: Civilisation): readonly Settlement[] {
  return settlementsOf(world, seat).filter(({ established }) => established)
}

/** Its settlement is gone, and no other could have it. */
export function isHomeless(world: World, seat: Civilisation, { holder, settlement }: Monument): boolean {
  return holder === seat && world.record(SETTLEMENTS, settlement) === undefined
}
