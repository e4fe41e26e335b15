import { choose, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { drawMore, handOf, inPlace, isPoison, placeOf } from '../cards.ts'
import { settleDefeats, strike } from '../defeat.ts'
import type { Line, LineEffect, Spell, SpellName } from '../deck/deck.ts'
import { discardOne, othersFrom } from '../discarding.ts'
import { moveTo, goForward } from '../moving.ts'
import { CREATURES, mageSpace, type Creature } from '../records.ts'
import { grantActions } from '../turnRecord.ts'
import { SECTIONS, type Colour } from '../types.ts'
import {
  everyCreature,
  firstSpots,
  hitOn,
  pathsInReach,
  singleTargets,
  spotBehind,
  spotId,
  spotsBeside,
  spreadsTo,
  type Spot,
} from './targets.ts'

const RULES: Readonly<Record<SpellName, RuleId>> = {
  ...{ smash: 'OO-SPELL-11', zap: 'OO-SPELL-12', cold_snap: 'OO-SPELL-13', fire_spark: 'OO-SPELL-14' },
  ...{ fireball: 'OO-SPELL-15', lightning_bolt: 'OO-SPELL-16', earthquake: 'OO-SPELL-17', ice_storm: 'OO-SPELL-18' },
  ...{ spell_book: 'OO-SPELL-19', wisdom: 'OO-SPELL-20' },
  ...{ switch: 'OO-SPELL-21', replenish: 'OO-SPELL-22', magic_bonds: 'OO-SPELL-23', voodoo: 'OO-SPELL-24' },
}

/** The rule of a spell's text. */
export function ruleOf({ name }: Pick<Spell, 'name'>): RuleId {
  return RULES[name]
}

/** A line as an option, worded by its effect. */
export function lineOption(id: string, { does }: Line): Option {
  switch (does.do) {
    case 'damage':
      return { id, wording: `option.line.${does.area}`, figures: { damage: does.amount } }
    case 'forward':
      return { id, wording: 'option.line.forward', figures: { steps: does.steps } }
    case 'draw':
      return { id, wording: 'option.line.draw', figures: { cards: does.cards, actions: does.actions } }
    case 'discard':
      return { id, wording: does.who === 'all' ? 'option.line.discardAll' : 'option.line.discardOne', figures: { actions: does.actions } }
    case 'swap':
    case 'bring':
      return { id, wording: `option.line.${does.do}` }
    default:
      return does satisfies never
  }
}

const NOTHING: Option = { id: 'nothing', wording: 'option.nothing' }

/** A line at work. */
interface Working {
  readonly world: World
  readonly seat: Colour
  readonly spell: Spell
  readonly rule: RuleId
}

/** Does what a line says. */
export function* useLine(world: World, seat: Colour, spell: Spell, { does }: Line): Procedure {
  const working = { world, seat, spell, rule: ruleOf(spell) }
  switch (does.do) {
    case 'damage':
      return yield* damage(working, does)
    case 'swap':
      return yield* swap(working)
    case 'bring':
      return yield* bring(working)
    case 'forward':
      return yield* forward(working, does.steps)
    case 'draw':
      return yield* replenish(working, does)
    case 'discard':
      return yield* voodoo(working, does)
    default:
      return does satisfies never
  }
}

/** Asks for one of the options; the only one is taken without asking, and none is null. With `more` there is always a choice to make. */
function* pick({ seat, spell, rule }: Working, options: () => readonly Option[], more: readonly Option[] = []): Procedure<string | null> {
  const [only, ...others] = options()
  if (only === undefined) return null
  if (others.length === 0 && more.length === 0) return only.id
  const chosen = yield* choose('target', seat, () => {
    const now = options()
    return now.length === 0 ? null : { rule, options: [...now, ...more], figures: { spell: spell.id } }
  })
  return chosen === NOTHING.id ? null : chosen
}

/** OO-SPELL-11, OO-SPELL-12, OO-SPELL-13, OO-SPELL-14 and OO-SPELL-15: Smash, Zap, Cold Snap, Fire Spark and Fireball hit one creature. */
function* damage(working: Working, does: Extract<LineEffect, { readonly do: 'damage' }>): Procedure {
  const { world, seat, spell, rule } = working
  const blow = { rule, seat, amount: does.amount }
  if (does.area !== 'one') {
    const spots = yield* spotsHit(working, does.area)
    return yield* strike(
      world,
      blow,
      spots.flatMap((spot) => hitOn(world, spot)),
    )
  }
  const reached = (): readonly Option[] => singleTargets(world, pathsInReach(world, seat, spell))
  const target = yield* pick(working, reached, reached().length > 1 ? [NOTHING] : [])
  if (target !== null) yield* strike(world, blow, [target])
}

/**
 * OO-SPELL-17 Earthquake hits a section of the own path, then also the one left or right of it: one of the two is named, empty or not.
 * OO-SPELL-18 Ice Storm hits the section behind as well.
 */
function* spotsHit(working: Working, area: 'section' | 'beside' | 'behind'): Procedure<readonly Spot[]> {
  const { world, seat } = working
  const second = (spot: Spot): readonly Spot[] => {
    const behind = area === 'behind' ? spotBehind(spot) : null
    const all = area === 'beside' ? spotsBeside(world, spot) : behind === null ? [] : [behind]
    return all.filter((one) => spreadsTo(world, one))
  }
  const anyHit = (spot: Spot): boolean => [spot, ...second(spot)].some((one) => hitOn(world, one).length > 0)
  const first = yield* pickSpot(working, () => firstSpots(world, mageSpace(world, seat)).filter(anyHit))
  if (first === null) return []
  const beside = area === 'beside' && second(first).every((spot) => hitOn(world, spot).length === 0) ? [] : second(first)
  const other = yield* pickSpot(working, () => beside)
  return other === null ? [first] : [first, other]
}

function* pickSpot(working: Working, spots: () => readonly Spot[]): Procedure<Spot | null> {
  const id = yield* pick(working, () => spots().map((spot) => ({ id: spotId(spot), wording: 'option.section', figures: { ...spot } })))
  return spots().find((spot) => spotId(spot) === id) ?? null
}

function* pickCreature(working: Working, besides: string | null = null): Procedure<Creature | null> {
  const { world } = working
  const id = yield* pick(working, () => everyCreature(world).filter((option) => option.id !== besides), [NOTHING])
  return id === null ? null : (world.record(CREATURES, id) ?? null)
}

/** OO-SPELL-21 Switch: two creatures anywhere trade places, with their damage; with more power one comes to any section of the own path (RULING-34). */
function* swap(working: Working): Procedure {
  const { world, seat, rule } = working
  const one = yield* pickCreature(working)
  if (one === null) return
  const other = yield* pickCreature(working, one.id)
  if (other === null || (one.path === other.path && one.section === other.section)) return
  const place = ({ path, section, came }: Creature): Spot & { readonly came: number } => ({ path, section, came })
  yield* record(rule, CREATURES, one.id, { ...one, ...place(other) })
  yield* record(rule, CREATURES, other.id, { ...other, ...place(one) })
  const figures = { seat, type: one.type, path: one.path, otherType: other.type, otherPath: other.path }
  yield* tell(rule, 'line.swapped', { seat, about: [one.id, other.id], figures })
  yield* settleDefeats(world, seat)
}

function* bring(working: Working): Procedure {
  const { world, seat, rule } = working
  const creature = yield* pickCreature(working)
  if (creature === null) return
  const path = mageSpace(world, seat)
  const spot = yield* pickSpot(working, () => SECTIONS.map((section) => ({ path, section })))
  if (spot === null) return
  const figures = { seat, type: creature.type, from: creature.path, path: spot.path, section: spot.section }
  yield* tell(rule, 'line.brought', { seat, about: creature.id, figures })
  yield* moveTo(world, rule, creature, spot.path, spot.section, new Set())
  yield* settleDefeats(world, seat)
}

/** OO-SPELL-23 Magic Bonds: a creature anywhere goes one section towards the tower, or two; it may arrive there. */
function* forward(working: Working, steps: number): Procedure {
  const { world, seat, rule } = working
  const creature = yield* pickCreature(working)
  if (creature === null) return
  yield* tell(rule, 'line.forwarded', { seat, about: creature.id, figures: { seat, type: creature.type, path: creature.path, steps } })
  yield* goForward(world, rule, creature, steps, new Set())
  yield* settleDefeats(world, seat)
}

/**
 * OO-SPELL-22 Replenish: up to two cards. How many is asked only where it matters: the pile would be renewed, or poison could come; open facts
 * alone decide that (RULING-65).
 */
function* replenish({ world, seat, rule }: Working, { cards, actions }: Extract<LineEffect, { readonly do: 'draw' }>): Procedure {
  const matters = (): boolean =>
    world.balance(seat, 'drawPile') < cards || [...handOf(world, seat), ...inPlace(world, placeOf(seat, 'draw'))].some(isPoison)
  const count = yield* choose('replenish', seat, () => {
    if (!matters()) return null
    const options = Array.from({ length: cards + 1 }, (_, count) => ({ id: String(count), wording: 'option.cards', figures: { count } }))
    return { rule, options, preset: String(cards) }
  })
  yield* drawMore(world, rule, seat, count === null ? cards : Number(count))
  yield* grantActions(world, rule, seat, actions)
}

/** OO-SPELL-24 Voodoo: another seat, or every other, discards a card of a hand above three. */
function* voodoo(working: Working, { who, actions }: Extract<LineEffect, { readonly do: 'discard' }>): Procedure {
  const { world, seat, rule } = working
  yield* grantActions(world, rule, seat, actions)
  const others = othersFrom(world, seat)
  if (who === 'all') return yield* discardOne(world, rule, others)
  const options = others.map((id) => ({ id, wording: `seat.${id}` }))
  const victim = yield* pick(working, () => options, [NOTHING])
  yield* discardOne(
    world,
    rule,
    others.filter((other) => other === victim),
  )
}
