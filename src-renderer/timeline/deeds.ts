import type { Moment } from '../../src-shared/kernel/history.ts'
import type { OwnerId, RuleId } from '../../src-shared/kernel/rule.ts'
import type { World } from '../../src-shared/kernel/world.ts'
import { HAPPENED } from '../../src-shared/rulesets/greatest-lineage/records.ts'
import type { TimelineRow } from '../../src-shared/rulesets/greatest-lineage/timeline/events.ts'
import { EVENTS, wordingOf } from '../../src-shared/rulesets/greatest-lineage/timeline/events.ts'
import { say } from '../../src-shared/rulesets/greatest-lineage/wording/english.ts'

/** What an event changed on one account, all its postings together. */
export interface DeedChange {
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
}

/** What an event really did in this campaign. */
export interface Deed {
  /** Round in which it happened. */
  readonly round: number
  readonly changes: readonly DeedChange[]
  /** What the chronicle told beside the event itself: who fell short, what was picked. */
  readonly lines: readonly string[]
}

/** What the events of the timeline did, by rule id; those that have not happened are missing. */
export function deedsOf(world: World, moments: readonly Moment[]): ReadonlyMap<RuleId, Deed> {
  const rows = new Map(EVENTS.map((row) => [row.rule, row] as const))
  const found = new Map<RuleId, { changes: Map<string, DeedChange>; lines: string[] }>()
  for (const { effects, voidedBy } of moments) {
    if (voidedBy !== null) continue
    for (const { effect } of effects) {
      if (effect.kind !== 'posting' && effect.kind !== 'line') continue
      const row = rows.get(effect.rule)
      if (row === undefined) continue
      let deed = found.get(effect.rule)
      if (deed === undefined) found.set(effect.rule, (deed = { changes: new Map(), lines: [] }))
      if (effect.kind === 'line') {
        if (!isEventItself(row, effect.wording)) deed.lines.push(say(effect.wording, effect.figures ?? {}))
        continue
      }
      const { owner, account, delta } = effect
      const key = `${owner}\n${account}`
      deed.changes.set(key, { owner, account, delta: delta + (deed.changes.get(key)?.delta ?? 0) })
    }
  }
  const deeds = new Map<RuleId, Deed>()
  for (const { rule, round } of world.records(HAPPENED)) {
    const { changes, lines } = found.get(rule) ?? { changes: new Map<string, DeedChange>(), lines: [] }
    deeds.set(rule, { round, changes: [...changes.values()].filter(({ delta }) => delta !== 0), lines })
  }
  return deeds
}

function isEventItself(row: TimelineRow, wording: string): boolean {
  return wording === wordingOf(row)
}
