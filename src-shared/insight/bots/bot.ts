import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { takeAnswer } from '../../kernel/forms/answer.ts'
import type { Request } from '../../kernel/engine/request.ts'
import type { World } from '../../kernel/world/world.ts'

/** Plays for somebody: gives an answer the request allows. A roll is left to the app's dice. */
export type Bot = (request: Request, world: World, chance: Chance) => unknown

/** A whole number from `min` to `max`, all equally likely. */
export type Chance = (min: number, max: number) => number

/** Chance that depends on nothing but `seed`: the same bot on the same campaign does the same again. */
export function seededChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return (min, max) => (min >= max ? min : uniformInt(generator, min, max))
}

/** A 32-bit number out of a text (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

const NO_SEED = '0'.repeat(64)

/** Whether a request would take this answer; dice are not looked at. */
export function allowed(request: Request, answer: unknown): boolean {
  return request.kind === 'roll' || takeAnswer(request, answer, NO_SEED).ok
}
