import type { World } from '../../../kernel/world/world.ts'
import { handOf, isPoison } from '../rules/cards.ts'
import { hitOn, singleTargets, spotBehind, spotsBeside, firstSpots, type Spot } from '../rules/casting/targets.ts'
import { linesMet, needsEnhancement, pointsOf, spellOf } from '../rules/casting/power.ts'
import { lifeOf } from '../rules/creatures.ts'
import type { Line, Spell } from '../rules/deck/deck.ts'
import { trophyValue } from '../rules/figures.ts'
import { CREATURES, mageSpace, type Cast } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { SKULL_TOP } from '../rules/skills.ts'
import { freeSpaces } from '../rules/teleporting.ts'
import { PATHS, type Colour, type Power } from '../rules/types.ts'

/** What a defeat is worth beyond its trophy while it raises the skull cube. */
const SKULL = 1.2
/** What damage that defeats nothing is worth, as a part of the trophy. */
const SCRATCH = 0.1
/** What a card is worth in the hand: it could do something else this turn. */
const CARD = 0.35
/** Worth of the supports' lines. */
const SUPPORT = { swap: 0.2, bring: 0.3, forward: 0.1, card: 0.5, action: 1.2, discard: 0.4 } as const

/** A card to be added to a cast. */
export interface Addition {
  readonly face: string
  readonly power: Power
  /** A space to teleport to; null to stay. */
  readonly space: number | null
}

/** A cast as a bot would make it from where it is. */
export interface CastPlan {
  readonly face: string
  readonly additions: readonly Addition[]
  readonly worth: number
}

/** What defeating or hurting a target is worth to a seat. */
export function worthOfHit(world: World, seat: Colour, id: string, damage: number): number {
  const creature = world.record(CREATURES, id)
  if (creature === undefined) return CARD
  const value = trophyValue(world, creature.type)
  if (creature.damage + damage < lifeOf(world, creature)) return SCRATCH * value
  return value + (world.balance(seat, `skull_${creature.type}`) < SKULL_TOP ? SKULL : 0)
}

/** What using a line is worth from a path. */
export function worthOfLine(world: World, seat: Colour, spell: Spell, { does }: Line, path: number): number {
  const hit = (ids: readonly string[], damage: number): number => ids.reduce((sum, id) => sum + worthOfHit(world, seat, id, damage), 0)
  switch (does.do) {
    case 'damage': {
      if (does.area === 'one') {
        const paths = spell.name === 'lightning_bolt' ? PATHS : [path]
        return Math.max(0, ...singleTargets(world, paths).map(({ id }) => hit([id], does.amount)))
      }
      const spots = firstSpots(world, path)
      return Math.max(
        0,
        ...spots.flatMap((spot) =>
          seconds(world, spot, does.area).map((all) =>
            hit(
              all.flatMap((one) => hitOn(world, one)),
              does.amount,
            ),
          ),
        ),
      )
    }
    case 'draw':
      return SUPPORT.card * does.cards + SUPPORT.action * does.actions
    case 'discard':
      return SUPPORT.discard + SUPPORT.action * does.actions
    default:
      return SUPPORT[does.do]
  }
}

/** The sections an attack could hit from a first one: alone, or with each second one it may name. */
function seconds(world: World, spot: Spot, area: 'section' | 'beside' | 'behind' | 'one'): readonly (readonly Spot[])[] {
  if (area === 'beside') return spotsBeside(world, spot).map((other) => [spot, other])
  const behind = area === 'behind' ? spotBehind(spot) : null
  return [behind === null ? [spot] : [spot, behind]]
}

/** Every way to go on with a cast, or to begin one with a card of the hand. `cast`: the cast so far. */
export function plansFor(world: World, seat: Colour, face: string, cast: Cast | null): readonly CastPlan[] {
  const spell = spellOf(world, face)
  const hand = handOf(world, seat)
  const others = (cast === null ? hand.toSpliced(hand.indexOf(face), 1) : hand).filter((other) => !isPoison(other))
  const power: Cast['power'] = cast?.power ?? { [spell.powers[0] ?? 'earth']: 1 }
  const added = cast?.added ?? 0
  return spell.lines.flatMap((line) => planFor(world, seat, { spell, line, others, power, added }) ?? [])
}

interface Making {
  readonly spell: Spell
  readonly line: Line
  readonly others: readonly string[]
  readonly power: Cast['power']
  readonly added: number
}

/** The cheapest cards that reach a line, added until it is met; one that teleports goes where the line is worth most. */
function planFor(world: World, seat: Colour, { spell, line, others, power, added }: Making): CastPlan | null {
  const additions: Addition[] = []
  let points = { ...power }
  const met = (): boolean =>
    linesMet(world, spell, pointsOf(points)).includes(line) && (!needsEnhancement(spell) || added + additions.length > 0)
  for (const face of byWorth(world, others)) {
    if (met()) break
    const as = usefulPower(world, spell, line, face)
    if (as === null) continue
    additions.push({ face, power: as, space: null })
    points = { ...points, [as]: (points[as] ?? 0) + 1 }
  }
  if (!met()) return null
  return placed(world, seat, { spell, line, additions })
}

/** The type in which a card helps to reach a line; null where it does not. */
function usefulPower(world: World, { powers }: Spell, { need }: Line, face: string): Power | null {
  const gives = spellOf(world, face).powers
  const [own] = powers
  if (typeof need === 'number') {
    const fits = gives.find((power) => power === own)
    return fits ?? (ruled(world, 'any_type_enhances') ? (gives[0] ?? null) : null)
  }
  return gives.find((power) => (need[power] ?? 0) > 0) ?? ((need.any ?? 0) > 0 ? (gives[0] ?? null) : null)
}

function byWorth(world: World, faces: readonly string[]): readonly string[] {
  const rank = (face: string): number =>
    ['lore', 'support', 'attack'].indexOf(spellOf(world, face).kind) + spellOf(world, face).lines.length
  return [...faces].sort((one, other) => rank(one) - rank(other))
}

/** The plan with the best place for it: where a card that is added can teleport, the space from which the line is worth most. */
function placed(
  world: World,
  seat: Colour,
  { spell, line, additions }: Pick<Making, 'spell' | 'line'> & { readonly additions: readonly Addition[] },
): CastPlan {
  const here = worthOfLine(world, seat, spell, line, mageSpace(world, seat))
  const at = additions.findIndex(({ face }) => spellOf(world, face).effects.includes('teleport'))
  const spaces = at < 0 ? [] : freeSpaces(world, seat).map((space) => ({ space, worth: worthOfLine(world, seat, spell, line, space) }))
  const best = spaces.reduce<{ readonly space: number | null; readonly worth: number }>(
    (found, one) => (one.worth > found.worth ? one : found),
    { space: null, worth: here },
  )
  return {
    face: spell.id,
    additions: additions.map((addition, index) => (index === at ? { ...addition, space: best.space } : addition)),
    worth: best.worth - CARD * additions.length,
  }
}
