import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { isAlive } from '../civilisation.ts'
import type { Faction } from '../factions/faction.ts'
import { nextId } from '../numbering.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { ALLIANCE } from '../tables/alliances.ts'
import { WARS, type War } from '../war/records.ts'
import { ALLIANCES, DATED_PAYMENTS, DEALINGS, type Alliance } from './records.ts'

/** The alliance between two, if there is one. */
export function allianceBetween(world: World, one: Civilisation, other: Civilisation): Alliance | undefined {
  return world.records(ALLIANCES).find(({ members }) => members.includes(one) && members.includes(other))
}

/** Allies neither open a war on each other nor raid each other; they may spy, and need not join each other's wars (RULING-80). */
export function areAllies(world: World, one: Faction, other: Faction): boolean {
  const both: readonly Faction[] = [one, other]
  return one !== other && world.records(ALLIANCES).some(({ members }) => members.every((member) => both.includes(member)))
}

/** Alliances of a civilisation, the oldest first. */
export function alliancesOf(world: World, seat: Civilisation): readonly Alliance[] {
  return world.records(ALLIANCES).filter(({ members }) => members.includes(seat))
}

export function partnerOf({ members: [one, other] }: Alliance, seat: Civilisation): Civilisation {
  return seat === one ? other : one
}

/** A war between two that everybody knows of: open, or announced. What stands in a booklet is not. */
export function knownWar(world: World, one: Civilisation, other: Civilisation): War | undefined {
  const both: readonly Faction[] = [one, other]
  return world
    .records(WARS)
    .find(({ stage, aggressor, defender }) => stage !== 'secret' && both.includes(aggressor) && both.includes(defender))
}

/** Two living players who are neither allied nor at war. */
export function mayAlly(world: World, one: Civilisation, other: Civilisation): boolean {
  return isAlive(world, one) && isAlive(world, other) && !areAllies(world, one, other) && knownWar(world, one, other) === undefined
}

/** GL-ALLY-1 An alliance begins: each partner has 10 prestige more while it lasts (RULING-76). */
export function* makeAlliance(world: World, one: Civilisation, other: Civilisation): Procedure {
  const id = yield* nextId('GL-ALLY-1', world, one, 'alliance')
  const since = world.cursor.turn
  const alliance: Alliance = { id, members: [one, other], since, lastDeal: null, notice: null }
  yield* record('GL-ALLY-1', ALLIANCES, id, alliance)
  for (const member of alliance.members) yield* post('GL-ALLY-1', member, 'prestige', ALLIANCE.prestige, { about: id })
  yield* tell('GL-ALLY-1', 'line.alliance.made', { about: id, figures: { one, other, prestige: ALLIANCE.prestige } })
}

/** GL-ALLY-2 Every second round after it began an alliance brings a partner 1 prestige, in the own phase 2 (RULING-77). */
export function* accrueAlliances(world: World, seat: Civilisation): Procedure {
  for (const alliance of alliancesOf(world, seat)) {
    const rounds = world.cursor.turn - alliance.since
    if (rounds <= 0 || rounds % ALLIANCE.lasting.rounds !== 0) continue
    const { prestige } = ALLIANCE.lasting
    yield* post('GL-ALLY-2', seat, 'prestige', prestige, { about: alliance.id, figures: { rounds } })
    yield* tell('GL-ALLY-2', 'line.alliance.lasting', {
      seat,
      about: alliance.id,
      figures: { other: partnerOf(alliance, seat), rounds, prestige },
    })
  }
}

/** An alliance is over: what it brought at its beginning is taken back; the rest stays. `breaker`: who broke it; null where nobody did. */
export function* endAlliance(rule: RuleId, world: World, alliance: Alliance, breaker: Civilisation | null): Procedure {
  yield* dissolve(rule, world, alliance, whoLoses(world, alliance, breaker))
}

function* dissolve(rule: RuleId, world: World, { id, members }: Alliance, losers: readonly Civilisation[]): Procedure {
  const [one, other] = members
  yield* drop(rule, ALLIANCES, id)
  if (world.record(DEALINGS, id) !== undefined) yield* drop(rule, DEALINGS, id, members)
  for (const loser of losers) yield* post(rule, loser, 'prestige', -ALLIANCE.prestige, { about: id })
  yield* tell(rule, 'line.alliance.ended', { about: id, figures: { one, other, losers: losers.join(','), prestige: ALLIANCE.prestige } })
}

/** RULING-76 Both partners give back what the alliance began with, or only the one who breaks it. */
function whoLoses(world: World, { members }: Alliance, breaker: Civilisation | null): readonly Civilisation[] {
  const living = members.filter((member) => isAlive(world, member))
  return ruled(world, 'ally_loss') === 'both' ? living : living.filter((member) => member === breaker)
}

/** Of the fallen no alliance is left, and no payment is owed by them or to them any more (see GL-WIN-6). */
export function* endAlliancesOf(world: World, seat: Civilisation): Procedure {
  for (const alliance of alliancesOf(world, seat)) {
    const survivors = whoLoses(world, alliance, null).filter((member) => member !== seat)
    yield* dissolve('GL-WIN-6', world, alliance, survivors)
  }
  for (const { id, from, to } of world.records(DATED_PAYMENTS))
    if (from === seat || to === seat) yield* drop('GL-WIN-6', DATED_PAYMENTS, id)
}
