import type { Seed } from '../chance/dice.ts'
import type { Effect } from '../world/effect.ts'
import { effectsOf, type ActingEntry, type PlayedEntry, type ReseedEntry } from './journal.ts'
import { WorldState } from '../world/world.ts'

/** Where play can be taken up: the world at the last checkpoint, and what was recorded since. */
export class Snapshot {
  /** The world at the last checkpoint. */
  readonly world = new WorldState()
  /** Entry that checkpoint stands in, or that took its phase up again. */
  #seq = 0
  #opening: readonly Effect[] = []
  #since: (PlayedEntry | ReseedEntry)[] = []
  #seed: Seed = ''
  #seedBefore: Seed = ''

  get seq(): number {
    return this.#seq
  }

  /** What the rules did between the checkpoint and their first question. */
  get opening(): readonly Effect[] {
    return this.#opening
  }

  /** Answers, corrections, rulings and seeds after that, in order. */
  get since(): readonly (PlayedEntry | ReseedEntry)[] {
    return this.#since
  }

  /** What chance follows from now. */
  get seed(): Seed {
    return this.#seed
  }

  /** What it followed from at the checkpoint. */
  get seedBefore(): Seed {
    return this.#seedBefore
  }

  /** Counts a standing entry in. */
  add(entry: ActingEntry): void {
    if (entry.kind === 'setup' || entry.kind === 'reseed') this.#seed = entry.seed
    const effects = effectsOf(entry)
    const last = effects.findLastIndex(({ kind }) => kind === 'checkpoint')
    if (last >= 0) {
      this.#settle(effects.slice(0, last + 1))
      this.#begin(entry.seq, effects.slice(last + 1))
    } else if (entry.kind === 'setup' || entry.kind === 'restart') {
      this.#begin(entry.seq, effects)
    } else {
      this.#since.push(entry)
    }
  }

  /** The world as everything recorded makes it. */
  folded(): WorldState {
    const world = this.world.clone()
    this.#applyTo(world)
    return world
  }

  /** The checkpoint is the last of these effects: everything before it is settled. */
  #settle(effects: readonly Effect[]): void {
    this.#applyTo(this.world)
    for (const effect of effects) this.world.apply(effect)
  }

  #applyTo(world: WorldState): void {
    for (const effect of this.#opening) world.apply(effect)
    for (const entry of this.#since) for (const effect of effectsOf(entry)) world.apply(effect)
  }

  #begin(seq: number, opening: readonly Effect[]): void {
    this.#seq = seq
    this.#opening = opening
    this.#seedBefore = this.#seed
    this.#since = []
  }
}
