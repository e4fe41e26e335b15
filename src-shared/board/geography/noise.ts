import { createNoise2D } from 'simplex-noise'
import { numberOf, seededChance } from '../../insight/bots/bot.ts'

/** A number from 0 on and below 1. */
export type Random = () => number

const FINE = 2 ** 30

/** Chance of its own for everything that is made from a seed: what one part draws does not shift the others. */
export function randomOf(seed: string, purpose: string): Random {
  const chance = seededChance(numberOf(`${purpose} ${seed}`))
  return () => chance(0, FINE - 1) / FINE
}

/** Heights of a land without end, -1 to 1. */
export type HeightField = (x: number, y: number) => number

/** Noise in layers, each half as high and twice as fine as the one before. */
export function noiseField(seed: string, purpose: string, layers: number): HeightField {
  const noise = createNoise2D(randomOf(seed, purpose))
  return (x, y) => {
    let [sum, size, scale, most] = [0, 1, 1, 0]
    for (let layer = 0; layer < layers; layer++) {
      // Layers lie apart, so that they do not meet at the same zero.
      sum += size * noise(x * scale + 17 * layer, y * scale - 11 * layer)
      most += size
      size /= 2
      scale *= 2.03
    }
    return sum / most
  }
}
