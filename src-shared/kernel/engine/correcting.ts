import type { Effect } from '../world/effect.ts'
import { CORRECTION_RULE, type Change, type FigureChange, type RecordChange } from '../journal/journal.ts'
import { isVisible, whyUnseen } from '../forms/outsideText.ts'
import { accept, problem, refuse, type Outcome, type Problem, type ProblemWording } from '../problem.ts'
import { sameJson } from '../journal/replay.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from './ruleset.ts'
import type { World, WorldState } from '../world/world.ts'

/** Checks what the game master wants to set by hand, each by itself and all together, and gives it as the journal keeps it. */
export function checkChanges(ruleset: Ruleset<Json>, world: WorldState, changes: readonly Change[]): Outcome<readonly Change[]> {
  if (changes.length === 0) return refuse(problem('changes', 'problem.missing', { wanted: 'at least one figure to set' }))
  if (changes.filter((change) => 'cursor' in change).length > 1)
    return refuse(problem('cursor', 'problem.twice', { value: 'given more than once' }))
  const problems: Problem[] = []
  const checked: Change[] = []
  // When play moves, the rules clear values of the turn before. Values set by the correction stay, even unchanged ones.
  const moves = changes.some((change) => 'cursor' in change)
  for (const [at, change] of changes.entries()) {
    const outcome = checkChange(ruleset, world, change, moves)
    if (outcome.ok) checked.push(outcome.value)
    else problems.push(...outcome.problems.map((one) => ({ ...one, change: at })))
  }
  if (problems.length === 0) problems.push(...recordConflicts(ruleset, world, checked))
  return problems.length > 0 ? refuse(...problems) : accept(checked)
}

/** What stands against the records that are set, in the world as it would be with all changes. */
function recordConflicts(ruleset: Ruleset<Json>, before: WorldState, changes: readonly Change[]): readonly Problem[] {
  if (ruleset.recordProblems === undefined || !changes.some((change) => 'collection' in change)) return []
  const after = before.clone()
  for (const change of changes) for (const effect of plainly(after, change)) after.apply(effect)
  return changes.flatMap((change, at) => {
    const found = 'collection' in change ? (ruleset.recordProblems?.(after, change, before) ?? []) : []
    return found.map((one) => ({ ...one, change: at }))
  })
}

/** A change without what follows from it, and without who may see it. */
function plainly(world: World, change: Change): readonly Effect[] {
  const rule = CORRECTION_RULE
  if ('cursor' in change) return []
  if ('account' in change) {
    const { owner, account, to } = change
    return [{ kind: 'posting', rule, owner, account, delta: to - world.balance(owner, account) }]
  }
  const { collection, id, to } = change
  return [to === null ? { kind: 'drop', rule, collection, id } : { kind: 'record', rule, collection, id, value: to }]
}

function checkChange(ruleset: Ruleset<Json>, world: World, change: Change, mayRepeat: boolean): Outcome<Change> {
  if ('account' in change) return checkFigure(ruleset, world, change, mayRepeat)
  if ('collection' in change) return checkRecord(ruleset, world, change, mayRepeat)
  if (ruleset.readCursor === undefined || world.cursor.turn === 0) return refuse(problem('cursor', 'problem.unmovable'))
  const cursor = ruleset.readCursor(world, change.cursor)
  return cursor.ok ? accept({ cursor: cursor.value }) : cursor
}

function checkFigure(
  ruleset: Ruleset<Json>,
  world: World,
  { owner, account, to }: FigureChange,
  mayRepeat: boolean,
): Outcome<FigureChange> {
  const accounts = ruleset.accountsOf(world, owner)
  if (accounts.length === 0) return refuse(problem('seat', 'problem.owner', { value: owner, options: ruleset.owners(world).join(', ') }))
  const bounds = ruleset.account(world, owner, account)
  if (bounds === undefined) return refuse(problem('account', 'problem.account', { value: account, owner, options: accounts.join(', ') }))
  const { min, max } = bounds.byHand ?? bounds
  if (min === max && Number.isSafeInteger(to) && to !== min)
    return refuse(problem('to', 'problem.derived', { account, owner, value: min }, bounds.rule))
  if (!Number.isSafeInteger(to) || to < min || to > max)
    return refuse(problem('to', 'problem.range', { value: String(to), min, max }, bounds.rule))
  if (!mayRepeat && world.balance(owner, account) === to) return refuse(problem('to', 'problem.same', { account, owner, value: to }))
  return accept({ owner, account, to })
}

function checkRecord(
  ruleset: Ruleset<Json>,
  world: World,
  { collection, id, to }: RecordChange,
  mayRepeat: boolean,
): Outcome<RecordChange> {
  const known = (ruleset.collections ?? []).filter((each) => each.check !== undefined)
  const held = known.find(({ name }) => name === collection)
  if (held?.check === undefined)
    return refuse(
      problem('collection', 'problem.collection', { value: collection, options: known.map(({ name }) => name).join(', ') || 'none' }),
    )
  const before = world.record<Json>({ name: collection }, id)
  if (id === '') return refuse(problem('id', 'problem.missing', { wanted: 'the id of the record' }))
  if (to === null) {
    if (before === undefined) return refuse(problem('id', 'problem.noRecord', { value: id, collection }))
    return accept({ collection, id, to })
  }
  const checked = held.check(to)
  if (!checked.ok) return checked
  const value = checked.value as Json
  if (!mayRepeat && sameJson(before, value)) return refuse(problem('to', 'problem.sameRecord', { value: id, collection }))
  return accept({ collection, id, to: value })
}

/** Whatever is done by hand needs a reason. */
export function reasonProblems(reason: string, wording: ProblemWording): readonly Problem[] {
  return textProblems(reason, 'reason', wording)
}

/** What is wrong with a text somebody has to write: it is empty, or nobody can see anything of it. */
export function textProblems(text: string, field: string, wording: ProblemWording = 'problem.text'): readonly Problem[] {
  return isVisible(text) ? [] : [whyUnseen(text, field) ?? problem(field, wording)]
}
