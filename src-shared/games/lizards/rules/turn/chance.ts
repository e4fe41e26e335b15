import { rollDice, seedFrom, streamOf, type DiceValues, type Seed } from '../../../../kernel/chance/dice.ts'
import { COLOURS, sumOf, type Colour, type Counts } from '../tables.ts'

/** Bytes of a stream that make one even fraction. */
const FRACTION_BYTES = 6

/**
 * Everything a phase leaves to chance: a pure function of the phase's key and the name of the draw, so that no order changes the dice of another.
 * Names are `clan/line/what/step`; the line is the written one.
 */
export class PhaseChance {
  readonly #key: Seed

  /** @param dice the 16 d100 that were rolled or typed for the phase */
  constructor(dice: readonly number[]) {
    this.#key = seedFrom(dice.join(' '))
  }

  /** d100 values, 1 to 100. */
  roll(name: string, count: number): DiceValues {
    return rollDice(this.#key, name, 0, count, 100)
  }

  /** Whether one d100 is at most so many percent. */
  chance(name: string, percent: number): boolean {
    return (this.roll(name, 1)[0] ?? 101) <= percent
  }

  /** How many of so many d100 are at most so many percent. */
  hits(name: string, count: number, percent: number): number {
    let hits = 0
    for (const value of this.roll(name, count)) if (value <= percent) hits++
    return hits
  }

  /** A whole number from 0 to `count` - 1, each equally likely. */
  pick(name: string, count: number): number {
    return this.picks(name, [count])[0] ?? 0
  }

  /** As many whole numbers as there are counts, each from 0 to its count - 1. */
  picks(name: string, counts: readonly number[]): number[] {
    if (counts.length === 0) return []
    const bytes: number[] = []
    for (const block of streamOf(this.#key, name, 0)) {
      bytes.push(...block)
      if (bytes.length >= counts.length * FRACTION_BYTES) break
    }
    return counts.map((count, at) => Math.floor(fractionOf(bytes, at * FRACTION_BYTES) * count))
  }

  /** LZ-ORDER-7 Puts entries into an order in which each is equally likely (RULING-12). The draw of one entry depends on no other. */
  shuffle<T>(entries: readonly T[], nameOf: (entry: T) => string): T[] {
    return entries
      .map((entry, at) => ({ entry, at, place: this.#fraction(nameOf(entry)) }))
      .sort((a, b) => a.place - b.place || a.at - b.at)
      .map(({ entry }) => entry)
  }

  /** So many of the lizards, drawn one by one without regard to colour; all of them where there are not more. */
  draw(name: string, from: Counts, count: number): Counts {
    const drawn: Record<Colour, number> = { red: 0, grn: 0, gry: 0, yel: 0, blk: 0 }
    const left: Record<Colour, number> = { ...from }
    const all = sumOf(from)
    if (count >= all) return from
    const sizes = Array.from({ length: count }, (_, at) => all - at)
    for (let place of this.picks(name, sizes))
      for (const colour of COLOURS) {
        if (place >= left[colour]) {
          place -= left[colour]
          continue
        }
        left[colour]--
        drawn[colour]++
        break
      }
    return drawn
  }

  #fraction(name: string): number {
    for (const block of streamOf(this.#key, `${name}/order`, 0)) return fractionOf(block)
    return 0
  }
}

/** 48 bits as a number from 0 to below 1. */
function fractionOf(bytes: ArrayLike<number>, from = 0): number {
  let value = 0
  for (let at = from; at < from + FRACTION_BYTES; at++) value = value * 256 + (bytes[at] ?? 0)
  return value / 2 ** (8 * FRACTION_BYTES)
}
