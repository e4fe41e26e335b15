import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import { effectiveMoments, momentsOf, type SeenEntry } from '../../../kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { living } from '../rules/civilisation.ts'
import { GAME, SETTLEMENTS } from '../rules/records.ts'
import { ruled } from '../rules/rulings/switches.ts'
import type { Civilisation } from '../rules/seats.ts'
import { conflictProblems, settledConflictProblems } from './conflictInvariants.ts'
import { TurnCount, effectProblems } from './flowInvariants.ts'
import { entryProblems } from './entryInvariants.ts'
import { StandingCount } from './standingInvariants.ts'
import { mapProblems } from './mapInvariants.ts'
import { boardProblems, fallenProblems, landHeld, settledProblems, worldProblems } from './worldInvariants.ts'

/**
 * The invariants of the rules document (part F) that concern what is played, held against every entry that stands. 12 needs a board,
 * and 34 (replay) is the kernel's to prove. Empty: all is well; else what the first entry breaks.
 */
export function brokenInvariants(entries: readonly SeenEntry[]): readonly string[] {
  const watch = new InvariantWatch()
  for (const { entry, effects } of effectiveMoments(momentsOf(entries))) {
    const problems = watch.hold({ ...entry, effects: effects.map(({ effect }) => effect) })
    if (problems.length > 0) return problems
  }
  return []
}

/** Follows a campaign entry by entry, so that what one entry breaks is known at once and nothing is looked at twice. */
export class InvariantWatch {
  #world = new WorldState()
  #count = new TurnCount()
  #standing = new StandingCount()
  /** Land held when the last phase ended, or the game master set something. */
  #land = 0
  readonly #entries: SeenEntry[] = []

  /** What the next entry of a journal breaks: invariants with their numbers. A retraction or a restart is followed as well. */
  take(entry: SeenEntry): readonly string[] {
    this.#entries.push(entry)
    if (entry.kind !== 'retraction' && entry.kind !== 'restart') return this.hold(entry)
    this.#world = new WorldState()
    this.#count = new TurnCount()
    this.#standing = new StandingCount()
    this.#land = 0
    for (const { entry: standing, effects } of effectiveMoments(momentsOf(this.#entries)))
      this.#follow(
        standing,
        effects.map(({ effect }) => effect),
      )
    return []
  }

  /**
   * Takes the entry by which a campaign on paper was taken over: up to where play was moved nothing is held against the rules, and what
   * settlements, monuments and alliances have brought counts as they stand.
   */
  takenOver(entry: SeenEntry): readonly string[] {
    const effects = entry.effects ?? []
    const moved = effects.findIndex(({ kind }) => kind === 'checkpoint') + 1
    this.#entries.push(entry)
    this.#follow(entry, effects.slice(0, moved))
    this.#count.countFrom(this.#world)
    this.#standing.countFrom(this.#world)
    return this.hold({ ...entry, effects: effects.slice(moved) })
  }

  /** Holds a standing entry against the invariants, and folds it. */
  hold(entry: SeenEntry): readonly string[] {
    const world = this.#world
    const effects = entry.effects ?? []
    const problems = entryProblems(world, effects)
    const stood = standing(world)
    if (entry.kind === 'correction' || entry.kind === 'ruling') this.#count.corrected()
    for (const effect of effects) {
      problems.push(...effectProblems(world, effect), ...conflictProblems(world, effect))
      if (effect.kind === 'checkpoint') problems.push(...this.#settled(effect.cursor))
      // Land the game master gives out counts before a phase ends in the same entry.
      if (isLandSetByHand(effect)) this.#land += effect.delta
      world.apply(effect)
      this.#count.take(effect)
      this.#standing.take(effect)
    }
    const stand = standing(world)
    if (stand.length > 0) problems.push(...worldProblems(world, effects))
    problems.push(...mapProblems(world))
    if (entry.kind === 'correction') this.#land = landHeld(world)
    problems.push(...stood.filter((seat) => !stand.includes(seat)).flatMap((seat) => fallenProblems(world, seat)))
    return problems.map((problem) => `entry ${entry.seq}: invariant ${problem}`)
  }

  /** Where a phase ends. */
  #settled(next: World['cursor']): string[] {
    const world = this.#world
    const problems = [
      ...settledProblems(world),
      ...settledConflictProblems(world),
      ...boardProblems(world, this.#land),
      ...prestigeProblems(world, this.#count),
      ...this.#standing.problems(world),
      ...this.#count.phaseEnds(world, next),
    ]
    this.#land = landHeld(world)
    return problems
  }

  /** Folds an entry that was looked at before. */
  #follow({ kind }: SeenEntry, effects: NonNullable<SeenEntry['effects']>): void {
    if (kind === 'correction' || kind === 'ruling') this.#count.corrected()
    for (const effect of effects) {
      if (effect.kind === 'checkpoint') {
        this.#count.phaseEnds(this.#world, effect.cursor)
        this.#standing.problems(this.#world)
        this.#land = landHeld(this.#world)
      }
      this.#world.apply(effect)
      this.#count.take(effect)
      this.#standing.take(effect)
    }
    if (kind === 'correction') this.#land = landHeld(this.#world)
  }
}

function isLandSetByHand(effect: Effect): effect is Posting {
  return effect.kind === 'posting' && effect.rule === CORRECTION_RULE && effect.account === 'territories'
}

/** Who lives; nobody before the set-up. */
function standing(world: World): readonly Civilisation[] {
  return world.record(GAME, 'game') === undefined ? [] : living(world)
}

/** 14: what the settlements have brought is what stands on their cards. */
function prestigeProblems(world: World, count: TurnCount): string[] {
  if (ruled(world, 'settlement_prestige') !== 'tied') return []
  return living(world).flatMap((seat) => {
    const booked = count.prestigeOfSettlements(seat)
    const onCards = world.records(SETTLEMENTS).reduce((sum, { owner, prestige }) => (owner === seat ? sum + prestige : sum), 0)
    return booked === onCards
      ? []
      : [`14: the settlements of ${seat} have brought ${booked} prestige, but ${onCards} stands on their cards`]
  })
}
