import { roll, rollOne, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RollPart } from '../../../../kernel/engine/request.ts'
import { GAME_MASTER, type About, type Figures, type RuleId, type SeatId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { editionOf } from '../edition.ts'
import type { Faction } from '../factions/faction.ts'
import { isCivilisation } from '../seats.ts'

/** Who rolls, and the whole bonus on the die, ground included; it may be negative. */
export interface Roller {
  readonly faction: Faction
  readonly bonus: number
}

/** Both dice as they fell. `one` is whoever was named first. */
export interface Dice {
  readonly one: number
  readonly other: number
}

/** Dice and bonuses together. `margin` is the lead of `one`: negative where `other` is ahead. */
export interface Opposed {
  readonly one: number
  readonly other: number
  readonly margin: number
  readonly dice: Dice
}

/** Who rolls for a faction: its player, or the game master for kingdoms and tribes. */
export function rollerOf(faction: Faction): SeatId {
  return isCivilisation(faction) ? faction : GAME_MASTER
}

/** Two dice of one roll, for the same thing: first whose bonus it is, then the other's. */
export function opposedParts(one: Roller, other: Roller, figures: Figures = {}): readonly RollPart[] {
  const part = (own: Roller, { faction: enemy, bonus: enemyBonus }: Roller): RollPart => {
    const sides = { faction: own.faction, enemy, bonus: own.bonus, enemyBonus }
    return { count: 1, test: { type: 'number' }, wording: 'die.side', figures: { ...sides, ...figures }, whose: own.faction }
  }
  return [part(one, other), part(other, one)]
}

/**
 * Two factions roll against each other (GL-WAR-8, RULING-49): a d100 each, both in one request under the question `name` (worded
 * `roll.<name>`; figures: `faction`, `enemy`, `bonus`, `enemyBonus` and those given), which the first who is a player answers. In edition
 * 2 one request after the other; the second also has the figure `enemyTotal`. Both sums are told; `about`: the war.
 */
export function* opposedRoll(
  name: string,
  rule: RuleId,
  world: World,
  one: Roller,
  other: Roller,
  figures: Figures = {},
  about?: About,
): Procedure<Opposed> {
  const dice = editionOf(world) < 3 ? yield* oneByOne(name, rule, one, other, figures) : yield* atOnce(name, rule, one, other, figures)
  return yield* compare(rule, one, other, dice, about)
}

/** Who is asked for a roll of two sides: a player, if there is one. */
export function rollerOfBoth(one: Faction, other: Faction): SeatId {
  return isCivilisation(one) ? one : rollerOf(other)
}

function* atOnce(name: string, rule: RuleId, one: Roller, other: Roller, figures: Figures): Procedure<Dice> {
  const { values } = yield* roll(name, rollerOfBoth(one.faction, other.faction), () => ({
    rule,
    faces: 100,
    count: 2,
    test: { type: 'parts', parts: opposedParts(one, other) },
    figures: { faction: one.faction, enemy: other.faction, bonus: one.bonus, enemyBonus: other.bonus, ...figures },
  }))
  return { one: values?.[0] ?? 0, other: values?.[1] ?? 0 }
}

function* oneByOne(name: string, rule: RuleId, one: Roller, other: Roller, figures: Figures): Procedure<Dice> {
  const first = yield* dieOf(name, rule, one, other, figures)
  return { one: first, other: yield* dieOf(name, rule, other, one, { ...figures, enemyTotal: first + one.bonus }) }
}

function* dieOf(name: string, rule: RuleId, own: Roller, enemy: Roller, figures: Figures): Procedure<number> {
  return yield* rollOne(name, rollerOf(own.faction), () => ({
    rule,
    faces: 100,
    test: { type: 'number' },
    figures: { faction: own.faction, enemy: enemy.faction, bonus: own.bonus, enemyBonus: enemy.bonus, ...figures },
  }))
}

/** Dice that have fallen, with these bonuses: what an opposed roll comes to, or what the dice of the kill roll mean for another goal. */
export function* compare(rule: RuleId, one: Roller, other: Roller, dice: Dice, about?: About): Procedure<Opposed> {
  const totals = { one: dice.one + one.bonus, other: dice.other + other.bonus }
  const margin = totals.one - totals.other
  const figures = {
    faction: one.faction,
    die: dice.one,
    bonus: one.bonus,
    total: totals.one,
    enemy: other.faction,
    enemyDie: dice.other,
    enemyBonus: other.bonus,
    enemyTotal: totals.other,
    margin,
  }
  yield* tell(rule, 'line.opposedRoll', { seat: one.faction, about, figures })
  return { ...totals, margin, dice }
}
