import { choose, drop, post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { drawMore } from './cards.ts'
import { creatureOption } from './casting/targets.ts'
import { creaturesIn, creaturesOn, lifeOf, toadlingsOn } from './creatures.ts'
import { discardOne, othersFrom } from './discarding.ts'
import { bonusesOf, skillOf } from './figures.ts'
import { CREATURES, TOADLINGS_PLACED, turnOf, type Creature } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { hasSkill, SKULL_TOP } from './skills.ts'
import { placeToadling, takeToadling } from './toadlings.ts'
import { addAction, remember } from './turnRecord.ts'
import type { Bonus, Colour } from './types.ts'

/** What a seat may use or decline after a defeat; toadling and blast are done at once. */
type Declinable = Exclude<Bonus, 'toadling' | 'blast'>

/** What damage is done by: the rule, the seat on turn that it is credited to, and how much each target takes. */
export interface Blow {
  readonly rule: RuleId
  readonly seat: Colour
  readonly amount: number
}

/** OO-DEFEAT-4 Damage adds up on each creature until the turn ends. A toadling that is hit is taken. All targets are hit before any is defeated. */
export function* strike(world: World, blow: Blow, targets: readonly string[]): Procedure {
  yield* hurt(world, blow, targets)
  yield* settleDefeats(world, blow.seat)
}

function* hurt(world: World, { rule, seat, amount }: Blow, targets: readonly string[]): Procedure {
  for (const id of targets) {
    const creature = world.record(CREATURES, id)
    const toadling = world.record(TOADLINGS_PLACED, id)
    if (creature !== undefined) {
      const { type, path } = creature
      yield* record(rule, CREATURES, id, { ...creature, damage: creature.damage + amount })
      yield* tell(rule, 'line.hit', { seat, about: id, figures: { type, path, damage: amount } })
    } else if (toadling !== undefined) yield* takeToadling(world, seat, toadling)
  }
}

/** Creatures whose damage has reached their life. */
function fallen(world: World): readonly Creature[] {
  return creaturesIn(world).filter((one) => one.damage >= lifeOf(world, one))
}

/**
 * Takes off all creatures whose damage has reached their life, in the order the seat on turn chooses, with what each defeat brings: trophy,
 * skull, skill, toadling, blast. Their bonuses come after. Every defeat in a turn is that seat's (RULING-38).
 */
export function* settleDefeats(world: World, seat: Colour): Procedure {
  const bonuses: Declinable[] = []
  const blasted = new Set<string>()
  for (let next = yield* nextToFall(world, seat); next !== null; next = yield* nextToFall(world, seat)) {
    yield* defeat(world, seat, next)
    for (const bonus of bonusesOf(world, next.type)) {
      if (bonus === 'toadling') yield* placeToadling(world, next)
      else if (bonus === 'blast') yield* blast(world, seat, next, blasted)
      else bonuses.push(bonus)
    }
  }
  yield* takeBonuses(world, seat, bonuses)
}

/** The next creature that is defeated: asked only where more than one is, and the order may matter. */
function* nextToFall(world: World, seat: Colour): Procedure<Creature | null> {
  const matters = (): boolean => fallen(world).length > 1 && fallen(world).some(({ type }) => bonusesOf(world, type).length > 0)
  const chosen = yield* choose('order', seat, () => {
    if (!matters()) return null
    return { rule: 'OO-DEFEAT-1', options: fallen(world).map(creatureOption) }
  })
  const all = fallen(world)
  return all.find(({ id }) => id === chosen) ?? all[0] ?? null
}

/** OO-DEFEAT-1 A creature whose damage reaches its life is defeated: its token becomes a trophy of the seat on turn. */
function* defeat(world: World, seat: Colour, { id, type, damage, path }: Creature): Procedure {
  yield* drop('OO-DEFEAT-1', CREATURES, id)
  yield* tell('OO-DEFEAT-1', 'line.defeated', { seat, about: id, figures: { seat, type, path } })
  yield* post('OO-DEFEAT-1', seat, `trophy_${type}`, 1, { about: id, figures: { damage, path } })
  yield* post('OO-DEFEAT-1', seat, `defeats_${type}`, 1, { about: id })
  yield* raiseSkull(world, seat, type)
}

/** OO-DEFEAT-2 The first two defeats of a type raise its skull cube, one space each; lost trophies leave it where it is (RULING-18). */
function* raiseSkull(world: World, seat: Colour, type: Creature['type']): Procedure {
  const account = `skull_${type}`
  const skull = world.balance(seat, account)
  const holds = ruled(world, 'skull_drops') ? world.balance(seat, `trophy_${type}`) : world.balance(seat, `defeats_${type}`)
  if (skull >= SKULL_TOP || holds <= skull) return
  yield* post('OO-DEFEAT-2', seat, account, 1)
  if (skull + 1 === SKULL_TOP) yield* gainSkill(world, seat, type)
}

/**
 * OO-DEFEAT-3 At the top of its track a skull grants the type's extra skill, at once or from the next turn on (RULING-40).
 * OO-SKILL-4 The skill Extra action gives one action more: in the turn that gains it, at once.
 */
function* gainSkill(world: World, seat: Colour, type: Creature['type']): Procedure {
  const skill = skillOf(world, type)
  yield* remember(world, 'OO-DEFEAT-3', { risen: [...turnOf(world).risen, type] })
  if (skill === undefined) return
  yield* tell('OO-DEFEAT-3', 'line.skill', { seat, figures: { seat, skill, type } })
  if (skill === 'extra_action' && hasSkill(world, seat, skill)) yield* addAction('OO-SKILL-4', seat)
}

/** OO-XREIN-7 A defeated bomber does one damage to all creatures on its section; whether blasts set off others is a house rule (RULING-59). */
function* blast(world: World, seat: Colour, { id, path, section }: Creature, blasted: Set<string>): Procedure {
  if (blasted.has(id) && !ruled(world, 'blast_chain')) return
  const there = creaturesOn(world, path, section)
  const creatures = there.map((one) => one.id)
  const toadlings = ruled(world, 'toadling_area') ? toadlingsOn(world, path, section).map((one) => one.id) : []
  // What the spell has defeated already is not defeated by the blast.
  for (const hit of there) if (hit.damage < lifeOf(world, hit)) blasted.add(hit.id)
  yield* tell('OO-XREIN-7', 'line.blast', { seat, about: id, figures: { path } })
  yield* hurt(world, { rule: 'OO-XREIN-7', seat, amount: 1 }, [...creatures, ...toadlings])
}

/** OO-BONUS-1 Bonuses of an action are used in the order the seat chooses, or declined. */
function* takeBonuses(world: World, seat: Colour, gained: readonly Declinable[]): Procedure {
  const left = [...gained]
  while (left.length > 0) {
    const bonus = yield* choose('bonus', seat, () => ({
      rule: 'OO-BONUS-1',
      options: [
        ...[...new Set(left)].map((id) => ({ id, wording: `bonus.${id}`, figures: { count: left.filter((one) => one === id).length } })),
        { id: 'nothing', wording: 'option.nothing' },
      ],
    }))
    const at = left.findIndex((one) => one === bonus)
    if (at < 0) return
    const [used] = left.splice(at, 1)
    if (used !== undefined) yield* useBonus(world, seat, used)
  }
}

/**
 * OO-BONUS-2 Draw a card.
 * OO-BONUS-3 One action.
 * OO-BONUS-4 Every other seat with more than three cards discards one.
 * OO-BONUS-5 A point of power, its type named when it is used, for the next action of this turn.
 */
function* useBonus(world: World, seat: Colour, bonus: Declinable): Procedure {
  if (bonus === 'card') yield* drawMore(world, 'OO-BONUS-2', seat, 1)
  else if (bonus === 'action') yield* addAction('OO-BONUS-3', seat)
  else if (bonus === 'discard') yield* discardOne(world, 'OO-BONUS-4', othersFrom(world, seat))
  else yield* remember(world, 'OO-BONUS-5', { bonusNext: turnOf(world).bonusNext + 1 })
}
