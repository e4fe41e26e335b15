import type { Effect } from '../world/effect.ts'
import type { Digest } from './hash.ts'
import { effectsOf, readChain, type ChainBreak, type Entry, type ReadChain, type SetupEntry } from './journal.ts'
import { effectiveEntries } from './effective.ts'
import type { SeenEntry } from './history.ts'
import { migrated, migratedEffect } from './migrating.ts'
import { lateMix } from '../chance/mixing.ts'
import { problem, refuse, type Outcome, type Problem } from '../problem.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { WorldState, type Collection, type World } from '../world/world.ts'
import { InvariantError } from '../invariantError.ts'

/** Reads chained lines up to the first that does not hold, or that holds what these rules never write. */
export function readKnown(headerLine: string, lines: readonly string[], ruleset: Ruleset<Json>, digest: Digest): ReadChain {
  const chain = readChain(headerLine, lines, digest)
  const broken = findStrange(chain.entries, ruleset)
  return broken === null ? chain : { ...readChain(headerLine, lines.slice(0, broken.line - 2), digest), broken }
}

/**
 * The first entry that holds what no rules could have written, however well its line is chained: a set-up or a record of another shape, a
 * figure beyond the bounds of its account. Rules that met it could run for ever. Null where there is none.
 */
export function findStrange(recorded: readonly Entry[], ruleset: Ruleset<Json>): ChainBreak | null {
  const entries = migratedSafely(recorded, ruleset)
  if ('line' in entries) return entries
  const collections = new Map((ruleset.collections ?? []).map((held) => [held.name, held]))
  for (const entry of entries) {
    const wrong = (entry.kind === 'setup' ? setupProblem(entry, ruleset) : null) ?? recordProblem(effectsOf(entry), collections)
    if (wrong !== null) return strange(entry, wrong)
  }
  const late = lateMix(entries)
  if (late !== undefined) return strange(late, problem('shares', 'problem.thrownBefore'))
  return figureProblem(entries, ruleset)
}

/** What is wrong with the records of what a seat was shown, or null: its entry and field are named. Figures may be there in part only, and are not looked at. */
export function findStrangeShown(entries: readonly SeenEntry[], { collections = [] }: Ruleset<Json>): Problem | null {
  const named = new Map(collections.map((held) => [held.name, held]))
  for (const { seq, effects = [] } of entries) {
    const wrong = shownProblem(effects, named)
    if (wrong !== null) return { ...wrong, field: `entries.${seq}.${wrong.field}` }
  }
  return null
}

function shownProblem(effects: readonly Effect[], collections: ReadonlyMap<string, Collection<unknown>>): Problem | null {
  try {
    return recordProblem(
      effects.map((effect) => migratedEffect(effect, collections)),
      collections,
    )
  } catch {
    return problem('effects', 'problem.unwritten')
  }
}

/** A migration takes what the rules of its time wrote: on anything else it may break. */
function migratedSafely(entries: readonly Entry[], { collections }: Ruleset<Json>): readonly Entry[] | ChainBreak {
  try {
    return migrated(entries, collections)
  } catch {
    const broken = entries.find((entry) => isUnmigrated(entry, collections))
    if (broken === undefined) throw new InvariantError('a migration breaks on no entry by itself')
    return strange(broken, problem('effects', 'problem.unwritten'))
  }
}

function isUnmigrated(entry: Entry, collections: Ruleset<Json>['collections']): boolean {
  try {
    migrated([entry], collections)
    return false
  } catch {
    return true
  }
}

/** Files of format 1 keep how dice are thrown in the set-up of the game. */
function setupProblem({ dice, setup }: SetupEntry, ruleset: Ruleset<Json>): Problem | null {
  if (dice !== undefined || typeof setup !== 'object' || setup === null || Array.isArray(setup))
    return firstProblem(() => ruleset.readSetup(setup))
  const { dice: _, ...own } = setup as Readonly<Record<string, Json>>
  return firstProblem(() => ruleset.readSetup(own))
}

function recordProblem(effects: readonly Effect[], collections: ReadonlyMap<string, Collection<unknown>>): Problem | null {
  for (const effect of effects) {
    if (effect.kind !== 'record') continue
    const held = collections.get(effect.collection)
    if (held?.check === undefined) continue
    const wrong = firstProblem(() => held.check?.(effect.value) ?? refuse())
    if (wrong !== null) return { ...wrong, field: `${effect.collection}/${effect.id}/${wrong.field}` }
  }
  return null
}

/** What the world comes to is what rules would go on from: only there are figures compared with their bounds. */
function figureProblem(entries: readonly Entry[], ruleset: Ruleset<Json>): ChainBreak | null {
  const kept = effectiveEntries(entries)
  const world = new WorldState()
  for (const entry of kept) for (const effect of effectsOf(entry)) world.apply(effect)
  for (const owner of world.owners()) {
    for (const account of world.accounts(owner).keys()) {
      const wrong = boundsProblem(ruleset, world, owner, account)
      if (wrong !== null) return strange(kept.findLast((entry) => posts(entry, owner, account)) ?? kept[0], wrong)
    }
  }
  return null
}

function boundsProblem(ruleset: Ruleset<Json>, world: World, owner: string, account: string): Problem | null {
  const value = world.balance(owner, account)
  const field = `${owner}/${account}`
  if (value === 0) return null
  try {
    const bounds = ruleset.account(world, owner, account)
    if (bounds === undefined) return problem(field, 'problem.noFigure')
    const { min, max } = bounds
    return Number.isSafeInteger(value) && value >= min && value <= max ? null : problem(field, 'problem.range', { value, min, max })
  } catch {
    return problem(field, 'problem.noFigure')
  }
}

function posts(entry: Entry, owner: string, account: string): boolean {
  return effectsOf(entry).some((effect) => effect.kind === 'posting' && effect.owner === owner && effect.account === account)
}

/** A check that breaks on what it is given has found something wrong with it. */
function firstProblem(check: () => Outcome<unknown>): Problem | null {
  try {
    const found = check()
    return found.ok ? null : (found.problems[0] ?? problem('value', 'problem.unwritten'))
  } catch {
    return problem('value', 'problem.unwritten')
  }
}

function strange(entry: Entry | undefined, wrong: Problem): ChainBreak {
  return { line: (entry?.seq ?? 0) + 2, reason: 'not what the rules write', problem: wrong }
}
