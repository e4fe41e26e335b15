import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { handOf, isPoison } from '../../../../src-shared/games/orcs-orcs-orcs/rules/cards.ts'
import { needsEnhancement, spellOf } from '../../../../src-shared/games/orcs-orcs-orcs/rules/casting/power.ts'
import type { Colour, Power } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'

/** A card of the hand; copies have keys of their own. */
export interface HandCard {
  readonly key: string
  readonly face: string
}

/** Why a card cannot be cast. */
export type Bar = 'poison' | 'noEnhancement' | 'noSpells' | 'noUse'

/** A card that is added to a cast, as one point of a type, with what its symbols do. */
export interface Addition {
  readonly key: string
  readonly face: string
  readonly power: Power
  /** A space to teleport to first; null to stay. */
  readonly space: number | null
  readonly draws: boolean
}

export function handCards(world: World, seat: Colour): readonly HandCard[] {
  const seen = new Map<string, number>()
  return handOf(world, seat).map((face) => {
    const copy = (seen.get(face) ?? 0) + 1
    seen.set(face, copy)
    return { key: `${face}.${copy}`, face }
  })
}

/** Why the rules do not offer a card to be cast; null where they do (`offered`). */
export function barOf(world: World, face: string, offered: readonly string[]): Bar | null {
  if (offered.includes(face)) return null
  if (isPoison(face)) return 'poison'
  const spell = spellOf(world, face)
  if (spell.kind === 'lore') return 'noSpells'
  return needsEnhancement(spell) ? 'noEnhancement' : 'noUse'
}

/** The type in which a card helps a spell most: the spell's own, or its first. */
export function bestPower(world: World, main: string, face: string): Power {
  const [own] = spellOf(world, main).powers
  const gives = spellOf(world, face).powers
  const wanted = spellOf(world, main).lines.flatMap(({ need }) => (typeof need === 'number' ? [] : Object.keys(need)))
  return gives.find((power) => power === own) ?? gives.find((power) => wanted.includes(power)) ?? gives[0] ?? 'earth'
}

/** Power by type once cards are added. */
export function powerWith(
  begun: Readonly<Partial<Record<Power, number>>>,
  additions: readonly Addition[],
): Readonly<Partial<Record<Power, number>>> {
  const power: Partial<Record<Power, number>> = { ...begun }
  for (const { power: type } of additions) power[type] = (power[type] ?? 0) + 1
  return power
}

/** What adding a card is as an answer. */
export function enhanceAnswer({
  face,
  power,
  space,
  draws,
}: Addition): { readonly act: string } & Readonly<Record<string, string | boolean>> {
  return { act: 'enhance', card: `${face}:${power}`, teleport: space === null ? 'stay' : String(space), draw: draws }
}
