import type { ChronicleLine, Posting } from '../../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { OwnerId, RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { HAPPENED } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { wordingOf } from '../../../../src-shared/games/greatest-lineage/rules/timeline/events.ts'
import { printedEvent } from '../../../../src-shared/games/greatest-lineage/rules/timeline/schedule.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'

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
  const deeds = new Map<RuleId, { readonly round: number; readonly changes: Map<string, DeedChange>; readonly lines: string[] }>(
    world.records(HAPPENED).map(({ rule, round }) => [rule, { round, changes: new Map(), lines: [] }]),
  )
  // What is told while an event happens belongs to it, by whatever rule: whose house it ends, say.
  let during: RuleId | null = null
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect } of effects) {
      if (effect.kind === 'checkpoint') during = null
      else if (effect.kind === 'record' && effect.collection === HAPPENED.name) during = effect.rule
      else if (effect.kind === 'posting') book(deeds.get(effect.rule)?.changes, effect)
      else if (effect.kind === 'line' && !isEventItself(world, effect)) {
        deeds.get(deeds.has(effect.rule) ? effect.rule : (during ?? effect.rule))?.lines.push(say(effect.wording, effect.figures ?? {}))
      }
    }
  }
  return new Map(
    [...deeds].map(([rule, { round, changes, lines }]) => [
      rule,
      { round, lines, changes: [...changes.values()].filter(({ delta }) => delta !== 0) },
    ]),
  )
}

function book(changes: Map<string, DeedChange> | undefined, { owner, account, delta }: Posting): void {
  const key = `${owner}\n${account}`
  changes?.set(key, { owner, account, delta: delta + (changes.get(key)?.delta ?? 0) })
}

/** What the row on the page says already. */
function isEventItself(world: World, { rule, wording }: ChronicleLine): boolean {
  const row = world.record(HAPPENED, rule)?.row ?? printedEvent(rule)
  return wording === 'line.event.own' || (row !== undefined && wording === wordingOf(row))
}
