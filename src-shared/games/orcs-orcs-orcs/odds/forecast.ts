import type { World } from '../../../kernel/world/world.ts'
import { inPlace } from '../rules/cards.ts'
import { creaturesIn } from '../rules/creatures.ts'
import { fateFace } from '../rules/deck/deck.ts'
import { fateCards, isMoved } from '../rules/fate.ts'
import { trophyValue } from '../rules/figures.ts'
import { forwardFrom } from '../rules/moving.ts'
import { seatAt, typesIn, type Creature } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { hasSkill } from '../rules/skills.ts'
import { PATHS, type Colour, type CreatureType, type FateRule } from '../rules/types.ts'

/** Exact chances of the next draw: every card left in a hidden pile is as likely as any other (OO-GEN-3). */
export interface Forecast {
  /** Of each type: markers left, and the chance that the next marker is one. */
  readonly markers: readonly { readonly type: CreatureType; readonly left: number; readonly chance: number }[]
  /** Fate cards left; 0 where none is and none comes. */
  readonly fateLeft: number
  /** Used cards are shuffled in for the next draw. */
  readonly isReshuffled: boolean
  /** Of each path: the chance that the next fate card brings a creature to the tower, and those that could come. */
  readonly paths: readonly PathForecast[]
  /** Of each rule: the chance that the next fate card brings it. Rules that no card left has are missing. */
  readonly rules: readonly { readonly rule: FateRule; readonly chance: number }[]
}

export interface PathForecast {
  readonly path: number
  readonly chance: number
  readonly creatures: readonly { readonly creature: Creature; readonly chance: number }[]
  /** Whose mage looks down the path; null for none. */
  readonly seat: Colour | null
  /** The chance that this seat loses a trophy, and what a trophy is worth of the types that could come. */
  readonly loss: number
  readonly worth: number
}

/** What the next marker and the next fate card may bring. It reads open facts alone: what is left in a pile, not its order. */
export function forecastOf(world: World): Forecast {
  const markers = inPlace(world, 'markers')
  const pile = fatePile(world)
  const cards = pile.faces.flatMap((face) => fateCards(world).find((one) => fateFace(one) === face) ?? [])
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of)
  const brought = new Map<FateRule, number>()
  for (const { rule } of cards) if (rule !== null) brought.set(rule, (brought.get(rule) ?? 0) + 1)
  return {
    markers: typesIn(world).map((type) => {
      const left = markers.filter((face) => face === type).length
      return { type, left, chance: share(left, markers.length) }
    }),
    fateLeft: pile.faces.length,
    isReshuffled: pile.isReshuffled,
    rules: [...brought].map(([rule, count]) => ({ rule, chance: share(count, cards.length) })),
    paths: PATHS.map((path) => {
      const near = creaturesIn(world).filter((one) => one.path === path && forwardFrom(world, path, one.section, 1) === 0)
      const seat = seatAt(world, path)
      const losing = near.filter(
        ({ type }) => seat !== null && world.balance(seat, `trophy_${type}`) > 0 && !hasSkill(world, seat, 'no_loss'),
      )
      const chanceOf = (some: readonly Creature[]): number =>
        share(cards.filter((card) => some.some((one) => isMoved(world, card, one))).length, cards.length)
      return {
        ...{ path, seat, chance: chanceOf(near), loss: chanceOf(losing) },
        worth: Math.max(0, ...losing.map(({ type }) => trophyValue(world, type))),
        creatures: near.map((creature) => ({ creature, chance: chanceOf([creature]) })),
      }
    }),
  }
}

/** The cards the next fate card comes from: of an empty pile the used ones (OO-FATE-1, RULING-15). */
function fatePile(world: World): { readonly faces: readonly string[]; readonly isReshuffled: boolean } {
  const left = inPlace(world, 'fate')
  if (left.length > 0) return { faces: left, isReshuffled: false }
  const used = ruled(world, 'fate_empty') === 'reshuffle' ? inPlace(world, 'fateUsed') : []
  return { faces: used, isReshuffled: used.length > 0 }
}
