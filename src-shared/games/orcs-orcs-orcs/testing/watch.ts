import { effectiveMoments, momentsOf, type SeenEntry } from '../../../kernel/journal/history.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { GAMES } from '../rules/records.ts'
import { broken } from './invariants.ts'

/** Follows a campaign entry by entry, and checks the invariants after each. What a correction broke is no fault of the rules. */
export class InvariantWatch {
  #world = new WorldState()
  /** Invariants that corrections and rulings broke: they stay broken. */
  #loose = new Set<string>()
  readonly #entries: SeenEntry[] = []

  /** What the next entry of a journal breaks. */
  take(entry: SeenEntry): readonly string[] {
    this.#entries.push(entry)
    if (entry.kind !== 'retraction' && entry.kind !== 'restart') return this.#fold(entry)
    this.#world = new WorldState()
    this.#loose = new Set()
    for (const { entry: standing, effects } of effectiveMoments(momentsOf(this.#entries)))
      this.#fold({ ...standing, effects: effects.map(({ effect }) => effect) })
    return []
  }

  #fold(entry: SeenEntry): readonly string[] {
    for (const effect of entry.effects ?? []) this.#world.apply(effect)
    if (this.#world.record(GAMES, 'game') === undefined) return []
    const found = broken(this.#world)
    const byHand = entry.kind === 'correction' || entry.kind === 'ruling'
    if (byHand) for (const one of [...found, ...laterBroken(entry)]) this.#loose.add(kindOf(one))
    return found.filter((one) => !this.#loose.has(kindOf(one))).map((one) => `entry ${entry.seq}: ${one}`)
  }
}

/** Arrivals are what neither trophies nor creatures account for: once one of these was set by hand, a counter may fall further at any time. */
function laterBroken({ effects = [] }: SeenEntry): readonly string[] {
  return effects.flatMap((effect) => {
    const [kind = '', type = ''] = effect.kind === 'posting' ? effect.account.split('_') : []
    return ['counter', 'defeats'].includes(kind) ? [`${type}: the counter fell 0 spaces for 0 arrivals`, `${type}: 0 too many`] : []
  })
}

/** An invariant without its figures, which go on changing once it is broken. */
function kindOf(text: string): string {
  return text.replaceAll(/\d+/g, 'n')
}
