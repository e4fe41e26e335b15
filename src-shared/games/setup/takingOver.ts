import { tryByHand } from '../../kernel/engine/brokenRule.ts'
import { checkChanges } from '../../kernel/engine/correcting.ts'
import type { Cursor } from '../../kernel/world/effect.ts'
import type { Change, FigureChange, RecordChange } from '../../kernel/journal/journal.ts'
import { accept, refuse, type Outcome } from '../../kernel/problem.ts'
import { sameJson } from '../../kernel/journal/replay.ts'
import type { Figures, Json, OwnerId } from '../../kernel/world/rule.ts'
import { idle } from '../../kernel/engine/starting.ts'
import type { WorldState } from '../../kernel/world/world.ts'
import type { Game } from '../api/game.ts'
import { changesOf } from '../api/recordsFace.ts'

/** What figures and records say against each other, or against the rules; told by its wording. */
export interface Inconsistency {
  readonly wording: string
  readonly figures: Figures
  /** Whether nothing can be played on from there; else it is only told. */
  readonly blocks: boolean
}

/** A campaign as it stands on paper: figures that differ from the set-up, records in the order in which they were filled in, and the place of play. */
export interface OnPaper {
  readonly figures: readonly FigureChange[]
  readonly records: readonly RecordChange[]
  readonly cursor: Cursor | null
}

/** What is on paper, worked out: one correction that makes the world so. */
export interface TakingOver {
  /** As it would be, what follows by the rules included; play stands where it stands now. */
  readonly world: WorldState
  readonly changes: readonly Change[]
  readonly inconsistencies: readonly Inconsistency[]
}

/**
 * Works out what makes the world as it is on paper. Figures come first, and what hangs on them follows by the rules (settlements that follow
 * land, say), so that records may name it; then each record with what goes along with it; what was written as a figure stands as written.
 */
export function takingOver(game: Game, world: WorldState, { figures, records, cursor }: OnPaper): Outcome<TakingOver> {
  const run = idle(game.rules, world.clone())
  const written = tryByHand('changes', (): Outcome<null> => {
    if (figures.length > 0) run.correct(figures)
    for (const record of records) {
      const checked = checkRecord(game, run.world, record)
      if (!checked.ok) return checked
      run.correct(checked.value)
    }
    if (records.length > 0) run.correct(figures.filter(({ owner, account, to }) => run.world.balance(owner, account) !== to))
    return accept(null)
  })
  if (!written.ok) return written
  if (!written.value.ok) return written.value
  const changes = [...differences(game, world, run.world), ...(cursor === null ? [] : [{ cursor }])]
  const there = run.world.clone()
  if (cursor !== null) there.apply({ kind: 'checkpoint', cursor })
  return accept({ world: run.world, changes, inconsistencies: game.inconsistencies?.(there) ?? [] })
}

/** The record and what goes along with it; nothing where it is as it should be. It names itself where it is refused. */
function checkRecord(game: Game, world: WorldState, { collection, id, to }: RecordChange): Outcome<readonly Change[]> {
  const before = world.record<Json>({ name: collection }, id) ?? null
  if (sameJson(before, to)) return accept([])
  const face = game.records?.find((one) => one.collection === collection)
  const changes: readonly Change[] = face === undefined ? [{ collection, id, to }] : changesOf(face, { id, before, after: to }, world)
  const news = changes.filter((change) => !isAlready(world, change))
  const checked = checkChanges(game.rules, world, news)
  if (checked.ok) return checked
  return refuse(...checked.problems.map((one) => ({ ...one, field: `${collection} ${id} ${one.field}` })))
}

function isAlready(world: WorldState, change: Change): boolean {
  if ('cursor' in change) return false
  if ('account' in change) return world.balance(change.owner, change.account) === change.to
  return sameJson(world.record<Json>({ name: change.collection }, change.id) ?? null, change.to)
}

/** Everything that can be set by hand and is other than it was. */
function differences(game: Game, before: WorldState, after: WorldState): readonly Change[] {
  const owners: readonly OwnerId[] = game.rules.owners(after)
  const figures = owners.flatMap((owner) =>
    game.rules.accountsOf(after, owner).flatMap((account): readonly Change[] => {
      const to = after.balance(owner, account)
      return to === before.balance(owner, account) ? [] : [{ owner, account, to }]
    }),
  )
  const records = (game.rules.collections ?? []).flatMap((held): readonly Change[] => {
    const { name: collection } = held
    if (held.check === undefined) return []
    const ids = new Set([...before.recordIds(collection), ...after.recordIds(collection)])
    return [...ids].flatMap((id) => {
      const to = after.record<Json>({ name: collection }, id) ?? null
      return sameJson(before.record<Json>({ name: collection }, id) ?? null, to) ? [] : [{ collection, id, to }]
    })
  })
  return [...figures, ...records]
}
