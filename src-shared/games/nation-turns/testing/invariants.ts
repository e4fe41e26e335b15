import type { Cursor, Effect } from '../../../kernel/world/effect.ts'
import { effectiveMoments, momentsOf, type SeenEntry } from '../../../kernel/journal/history.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { GAME, gameOf, scenarioOf } from '../rules/records.ts'
import { scenarioProblems } from '../rules/scenarioCheck.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { PHASE, ROUNDS } from '../rules/tables.ts'
import { battleProblems } from './battleInvariants.ts'
import {
  birthProblems,
  pathProblems,
  phaseEndProblems,
  postingProblems,
  sharedAreas,
  stackProblems,
  strangerProblems,
} from './turnInvariants.ts'

/** The invariants of the rules document (part F) held against every entry that stands. Empty: all is well; else what the first entry breaks. */
export function brokenInvariants(entries: readonly SeenEntry[]): readonly string[] {
  const watch = new InvariantWatch()
  for (const { entry, effects } of effectiveMoments(momentsOf(entries))) {
    const problems = watch.hold({ ...entry, effects: effects.map(({ effect }) => effect) })
    if (problems.length > 0) return problems
  }
  return []
}

/** Follows a campaign entry by entry. */
export class InvariantWatch {
  #world = new WorldState()
  /** Areas where an event, the game master or a house rule has put units among foreigners. */
  #mixed = new Set<string>()
  /** Nations that had their turn in this round, in order. */
  #active: string[] = []
  #asked = new Set<string>()
  #movedByHand = false
  readonly #entries: SeenEntry[] = []

  /** What the next entry of a journal breaks: invariants with their numbers. */
  take(entry: SeenEntry): readonly string[] {
    this.#entries.push(entry)
    if (entry.kind !== 'retraction' && entry.kind !== 'restart') return this.hold(entry)
    this.#world = new WorldState()
    this.#mixed = new Set()
    this.#active = []
    this.#asked = new Set()
    this.#movedByHand = false
    for (const { entry: standing, effects } of effectiveMoments(momentsOf(this.#entries)))
      this.hold({ ...standing, effects: effects.map(({ effect }) => effect) })
    return []
  }

  /** Holds a standing entry against the invariants, and folds it. */
  hold(entry: SeenEntry): readonly string[] {
    const effects = entry.effects ?? []
    const before = this.#world.clone()
    const isSetUp = before.record(GAME, 'game') !== undefined
    const problems: string[] = []
    if (isSetUp)
      problems.push(...birthProblems(before, entry, effects), ...battleProblems(before, entry, effects), ...this.#question(entry))
    let phase: Effect[] = []
    let began = this.#world.clone()
    let phaseEnd: World | null = null
    for (const effect of effects) {
      if (effect.kind === 'posting' && isMixing(this.#world, effect.rule)) this.#mixed.add(effect.account.split('.')[0] ?? '')
      if (effect.kind === 'checkpoint') {
        problems.push(...this.#phaseEnds(effect.cursor))
        phaseEnd ??= this.#world.clone()
        if (isSetUp) problems.push(...strangerProblems(began, phase))
      }
      this.#world.apply(effect)
      phase.push(effect)
      if (effect.kind !== 'checkpoint') continue
      phase = []
      began = this.#world.clone()
    }
    if (isSetUp) problems.push(...strangerProblems(began, phase), ...pathProblems(before, phaseEnd ?? this.#world, effects))
    problems.push(...postingProblems(this.#world, effects))
    if (entry.kind === 'setup' || entry.kind === 'correction')
      problems.push(...scenarioProblems(scenarioOf(this.#world)).map(({ field, message }) => `18: ${field}: ${message}`))
    if (this.#world.record(GAME, 'game') !== undefined) problems.push(...stackProblems(this.#world))
    return problems.map((problem) => `entry ${entry.seq}: invariant ${problem}`)
  }

  /** 19: no two questions have the same name. */
  #question({ kind, request, occurrence = 0 }: SeenEntry): string[] {
    if (kind !== 'answer' || request === undefined) return []
    const key = `${request}#${occurrence}`
    const known = this.#asked.has(key)
    this.#asked.add(key)
    return known ? [`19: ${key} was answered twice`] : []
  }

  /** 3, 14, 15, 17: where a phase ends, and play goes on at `next`. */
  #phaseEnds(next: Cursor): string[] {
    const world = this.#world
    if (world.record(GAME, 'game') === undefined || world.cursor.turn === 0) return []
    const { actor, phase, turn } = world.cursor
    const byHand = next.pass !== undefined && next.pass > (world.cursor.pass ?? 0)
    this.#movedByHand ||= byHand
    if (byHand) for (const area of sharedAreas(world)) this.#mixed.add(area)
    const problems = byHand ? [] : [...phaseEndProblems(world), ...this.#shared()]
    if (actor !== undefined && phase === PHASE.population) this.#active.push(actor)
    if (turn > ROUNDS) problems.push(`17: round ${turn} is played`)
    if (next.turn === turn && next.phase !== PHASE.closing) return problems
    const { listed } = gameOf(world)
    if (!this.#movedByHand && [...this.#active].sort().join() !== [...listed].sort().join())
      problems.push(`17: in round ${turn} ${this.#active.join(', ')} were active`)
    this.#active = []
    this.#movedByHand = byHand
    return problems
  }

  /** 3: no area holds two nations, but in phases 2 to 4 and where somebody else has put them together. */
  #shared(): string[] {
    const shared = sharedAreas(this.#world)
    for (const area of this.#mixed) if (!shared.includes(area)) this.#mixed.delete(area)
    const { phase } = this.#world.cursor
    if (phase >= PHASE.arrivals && phase <= PHASE.move) return []
    return shared.filter((area) => !this.#mixed.has(area)).map((area) => `3: ${area} holds several nations after phase ${phase}`)
  }
}

/** Who may put units among foreigners outside the fights. */
function isMixing(world: WorldState, rule: string): boolean {
  if (rule.startsWith('NT-EVT-') || rule.startsWith('TABLE-')) return true
  if (world.record(GAME, 'game') === undefined) return false
  const places = [ruled(world, 'totem_needs'), ruled(world, 'home_needs')]
  return rule.startsWith('NT-POP-') && places.some((needs) => needs !== 'no_foreign')
}
