import { choose, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { textIn, type Offer } from '../acts.ts'
import { gameOf } from '../civilisation.ts'
import { settleFalls } from '../factions/ending.ts'
import { factionStands } from '../factions/faction.ts'
import { shrinkTribes } from '../factions/tribes.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation, type Kingdom } from '../seats.ts'
import { battle } from './battle.ts'
import { passWarTurn } from './decay.ts'
import { WARS, type War } from './records.ts'
import { enemyOf, warsOf } from './wars.ts'
import { OF_WARS } from '../actGroups.ts'

const YES = 'callOff'
const NO = 'fight'

/** Wars that have a battle in this faction's turn, the oldest first (RULING-44). A tribe has no turn of its own to fight in. */
export function warsToFight(world: World, faction: Civilisation | Kingdom): readonly War[] {
  const both = ruled(world, 'combat_turns') === 'both'
  return warsOf(world, faction).filter(({ aggressor }) => both || aggressor === faction)
}

/**
 * GL-WAR-7 Each war has its battle in the turn of the side that began it, from the turn in which it opens on (with `combat_turns = both`
 * in the turn of either side); battles both sides agreed to call off are left out, but make a turn of the war.
 */
export function* fightWars(world: World, faction: Civilisation | Kingdom): Procedure {
  for (const { id } of warsToFight(world, faction)) {
    const war = world.record(WARS, id)
    if (war === undefined || gameOf(world).ended !== null || !factionStands(world, faction)) continue
    yield* forgetTruce(world, war)
    if (war.truce === 'agreed') yield* letPass(world, war)
    else yield* battle(world, id)
    yield* shrinkTribes(world)
    yield* settleFalls(world)
  }
}

/** A truce is for one battle, and so is its refusal. */
function* forgetTruce(world: World, { id }: War): Procedure {
  const { truce, ...war } = world.record(WARS, id) ?? {}
  if (truce !== undefined) yield* record('GL-WAR-7', WARS, id, war as War)
}

function* letPass(world: World, war: War): Procedure {
  yield* passWarTurn(world, war.id)
  yield* tell('GL-WAR-7', 'line.war.noBattle', {
    about: war.id,
    figures: { aggressor: war.aggressor, defender: war.defender, turns: war.turns + 1 },
  })
}

/** Battles of this turn that could be called off: kingdoms and tribes agree to nothing. */
function avoidable(world: World, seat: Civilisation): readonly War[] {
  return warsToFight(world, seat).filter((war) => war.truce === undefined && isCivilisation(enemyOf(war, seat)))
}

/** A player may propose to the enemy not to fight in this turn. */
export function truceOffers(world: World, seat: Civilisation): readonly Offer[] {
  const wars = avoidable(world, seat)
  const [first] = wars
  if (first === undefined) return []
  const options = wars.map((war) => ({ id: war.id, wording: 'option.war', figures: { enemy: enemyOf(war, seat), turns: war.turns } }))
  const act = {
    id: 'callOff',
    rule: 'GL-WAR-7',
    wording: 'act.council.callOff',
    ...OF_WARS,
    figures: { wars: wars.length },
    fields: [{ id: 'war', type: 'pick', wording: 'field.warToCallOff', options, preset: first.id }],
  } as const
  return [{ act, perform: (answer) => proposeTruce(world, seat, textIn(answer, 'war')) }]
}

function* proposeTruce(world: World, seat: Civilisation, warId: string): Procedure {
  const enemy = enemyIn(world, seat, warId)
  if (enemy === undefined) return
  const answer = yield* choose('callOff', enemy, () => {
    const war = avoidable(world, seat).find(({ id }) => id === warId)
    if (war === undefined) return null
    const options = [YES, NO].map((id) => ({ id, wording: `option.truce.${id}` }))
    return { rule: 'GL-WAR-7', figures: { enemy: seat, turns: war.turns }, options, preset: NO }
  })
  const war = avoidable(world, seat).find(({ id }) => id === warId)
  if (war === undefined) return
  const truce = answer === YES ? 'agreed' : 'refused'
  yield* record('GL-WAR-7', WARS, warId, { ...war, truce })
  yield* tell('GL-WAR-7', `line.war.truce.${truce}`, { seat: enemy, about: warId, figures: { seat, enemy } })
}

function enemyIn(world: World, seat: Civilisation, warId: string): Civilisation | undefined {
  const war = avoidable(world, seat).find(({ id }) => id === warId)
  const enemy = war && enemyOf(war, seat)
  return enemy !== undefined && isCivilisation(enemy) ? enemy : undefined
}
