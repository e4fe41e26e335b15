import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { endOdds, roundOdds, sidesOf, type EndOdds, type Fighter, type RoundOdds } from '../odds/battle.ts'
import { modifierOf, unitOf, unitsIn } from '../rules/board.ts'
import { battleIn } from '../rules/combat/battles.ts'
import { battleDice, groundOf, type BattleDice } from '../rules/combat/dice.ts'
import type { BattleRound } from '../rules/records.ts'
import { PHASE } from '../rules/tables.ts'

/** A battle a question is about, as it stands. */
export interface BattleReading {
  readonly attacker: string
  readonly area: string
  readonly attack: readonly BattleDice[]
  readonly defence: readonly BattleDice[]
  /** Rounds fought before. */
  readonly rounds: number
  readonly last: BattleRound | null
  readonly next: RoundOdds
  readonly end: EndOdds
  /** How it ends with one unit more or less on a side; those that a side cannot lose are left out. */
  readonly changed: readonly ChangedOdds[]
}

export interface ChangedOdds {
  readonly side: 'attack' | 'defence'
  readonly by: 1 | -1
  readonly end: EndOdds
}

/** More units than these take too long to reckon to the end. */
const MOST_UNITS = 24

/** The battle in the area a question of the combat phase names; null for another question, or where nobody fights. */
export function readBattle(world: World, request: Request): BattleReading | null {
  const { actor, phase } = world.cursor
  const area = String(request.figures['area'] ?? '')
  if (actor === undefined || phase !== PHASE.combat || area === '' || unitsIn(world, actor, area) === 0) return null
  const dice = battleDice(world, actor, area)
  const [attack, defence] = [dice.filter(({ side }) => side === 'attack'), dice.filter(({ side }) => side === 'defence')]
  if (attack.length === 0 || defence.length === 0) return null
  const { attackers, defenders } = sidesOf(world, actor, area)
  if (attackers.length + defenders.length > MOST_UNITS) return null
  const { rounds, log } = battleIn(world, actor, area)
  return {
    ...{ attacker: actor, area, attack, defence, rounds },
    last: log.at(-1) ?? null,
    next: roundOdds(attackers, defenders),
    end: endOdds(attackers, defenders),
    changed: changedOdds(attackers, defenders),
  }
}

/** What is added to each die of a kind of unit, and by what. */
export interface AddedToDice {
  readonly ground: number
  readonly own: number
  readonly event: number
}

export function addedTo(world: World, area: string, { side, nation, type }: BattleDice): AddedToDice {
  return { ground: groundOf(world, area, side, type), own: unitOf(world, type).mod, event: modifierOf(world, nation, side) }
}

function changedOdds(attackers: readonly Fighter[], defenders: readonly Fighter[]): readonly ChangedOdds[] {
  return [
    ...withOther(attackers).map(({ by, units }): ChangedOdds => ({ side: 'attack', by, end: endOdds(units, defenders) })),
    ...withOther(defenders).map(({ by, units }): ChangedOdds => ({ side: 'defence', by, end: endOdds(attackers, units) })),
  ]
}

/** One more like the plainest, and without the plainest where somebody is left. */
function withOther(units: readonly Fighter[]): readonly { readonly by: 1 | -1; readonly units: readonly Fighter[] }[] {
  const [plainest] = units
  if (plainest === undefined) return []
  const more = { by: 1, units: [plainest, ...units] } as const
  return units.length > 1 ? [more, { by: -1, units: units.slice(1) }] : [more]
}
