import { choose, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { Offer } from '../acts.ts'
import { gameOf } from '../civilisation.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { ALLIANCE } from '../tables/alliances.ts'
import { endWar } from '../war/ending.ts'
import { announceWar } from '../war/opening.ts'
import { allianceBetween, areAllies, endAlliance, knownWar, makeAlliance, mayAlly } from './alliances.ts'
import { ACCEPT, REFUSE, YES_OR_NO, between, offerWith, others } from './partners.ts'
import { ALLIANCES } from './records.ts'

/** An alliance can be proposed, ended together, or broken. */
export function allianceOffers(world: World, seat: Civilisation): readonly Offer[] {
  const neighbours = others(world, seat)
  const allies = neighbours.filter((other) => areAllies(world, seat, other))
  const strangers = neighbours.filter((other) => mayAlly(world, seat, other))
  const breakable = allies.filter((ally) => mayBreak(world, seat, ally))
  return [
    ...offerWith(strangers, 'ally', 'GL-ALLY-1', (other) => propose(world, seat, other)),
    ...offerWith(allies, 'cancelAlliance', 'GL-ALLY-5', (ally) => cancelTogether(world, seat, ally)),
    ...offerWith(breakable, 'breakAlliance', 'GL-ALLY-5', (ally) => breakAlliance(world, seat, ally)),
  ]
}

/** Breaking is declaring war: not in the peaceful game (see GL-WIN-7), and not twice. */
function mayBreak(world: World, seat: Civilisation, ally: Civilisation): boolean {
  return (
    gameOf(world).goal !== 'peaceful' && allianceBetween(world, seat, ally)?.notice === null && knownWar(world, seat, ally) === undefined
  )
}

function* propose(world: World, seat: Civilisation, other: Civilisation): Procedure {
  const reply = yield* choose('allianceAnswer', other, () => {
    if (!mayAlly(world, seat, other)) return null
    return { rule: 'GL-ALLY-1', figures: { other: seat, prestige: ALLIANCE.prestige }, options: YES_OR_NO, preset: ACCEPT }
  })
  if (reply === ACCEPT) yield* makeAlliance(world, seat, other)
  else yield* tell('GL-ALLY-1', 'line.alliance.refused', { seat: other, figures: { one: seat, other }, see: between(seat, other) })
}

/** Both together may end it in any phase 5, without a war: one that was announced is off (RULING-79). */
function* cancelTogether(world: World, seat: Civilisation, ally: Civilisation): Procedure {
  const reply = yield* choose('cancelAnswer', ally, () => {
    if (!areAllies(world, seat, ally)) return null
    return { rule: 'GL-ALLY-5', figures: { other: seat, prestige: lossOf(world) }, options: YES_OR_NO, preset: REFUSE }
  })
  const alliance = allianceBetween(world, seat, ally)
  if (reply !== ACCEPT || alliance === undefined) {
    yield* tell('GL-ALLY-5', 'line.alliance.kept', { seat: ally, figures: { one: seat, other: ally }, see: between(seat, ally) })
    return
  }
  yield* tell('GL-ALLY-5', 'line.alliance.cancelled', { figures: { one: seat, other: ally } })
  const war = knownWar(world, seat, ally)
  if (war?.stage === 'announced') yield* endWar('GL-ALLY-5', world, war.id, { how: 'treaty', victor: null })
  yield* endAlliance('GL-ALLY-5', world, alliance, null)
}

/** What a partner gives back when nobody breaks the alliance. */
function lossOf(world: World): number {
  return ruled(world, 'ally_loss') === 'both' ? ALLIANCE.prestige : 0
}

/**
 * GL-ALLY-5 Breaking an alliance is an open declaration of war, five rounds ahead. The alliance lasts until the war opens, or ends with the
 * declaration (RULING-79); what it began with is lost when it ends.
 */
function* breakAlliance(world: World, seat: Civilisation, ally: Civilisation): Procedure {
  const alliance = allianceBetween(world, seat, ally)
  if (alliance === undefined) return
  const ends = world.cursor.turn + ALLIANCE.notice
  yield* tell('GL-ALLY-5', 'line.alliance.broken', { seat, figures: { one: seat, other: ally, ends } })
  yield* announceWar('GL-ALLY-5', world, { aggressor: seat, defender: ally, opensFrom: ends })
  if (ruled(world, 'ally_notice_keeps')) yield* record('GL-ALLY-5', ALLIANCES, alliance.id, { ...alliance, notice: { by: seat, ends } })
  else yield* endAlliance('GL-ALLY-5', world, alliance, seat)
}
