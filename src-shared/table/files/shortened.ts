import type { TableView } from '../../contract/workbenchApi.ts'
import type { Effect, Posting } from '../../kernel/world/effect.ts'
import { effectiveMoments, momentsOf, type Moment, type SeenEntry } from '../../kernel/journal/history.ts'
import type { RuleId } from '../../kernel/world/rule.ts'

/** Rule of the effects that summarise the rounds a pack leaves out. */
export const CARRIED_RULE: RuleId = 'TABLE-PACK-1'

export interface PackBounds {
  /** Most characters of the entries as JSON; exceeded only if the last rounds alone are longer. */
  readonly characters: number
  /** Number of last rounds kept whole at any length. */
  readonly rounds: number
}

const BOUNDS: PackBounds = { characters: 2 * 1024 * 1024, rounds: 5 }

/**
 * Shortens a view for a reader without the table. The last rounds stay whole, with every posting and its rule; of earlier rounds only
 * the resulting figures and records stay. Returns the view itself if it fits.
 */
export function shortened(view: TableView, bounds: PackBounds = BOUNDS): TableView {
  const moments = momentsOf(view.entries)
  const cut = cutOf(view.entries, moments, bounds)
  return cut === null ? view : { ...view, entries: [carried(moments.slice(0, cut.at + 1), cut), ...after(view.entries, cut.at)] }
}

/** Place of a cut: after the entry with which a round began. */
interface Cut {
  readonly at: number
  readonly round: number
}

/** Returns the earliest cut that meets the limits; null if nothing has to go. No later retraction reaches behind the cut. */
function cutOf(entries: readonly SeenEntry[], moments: readonly Moment[], { characters, rounds }: PackBounds): Cut | null {
  const sizes = entries.map((entry) => JSON.stringify(entry).length + 1)
  let left = sizes.reduce((sum, size) => sum + size, 0)
  if (left <= characters) return null
  const latest = moments.reduce((round, { after: { turn } }) => Math.max(round, turn), 0) - rounds + 1
  let found: Cut | null = null
  for (const [at, { voidedBy, before, after: then, entry }] of moments.entries()) {
    left -= sizes[at] ?? 0
    const begins = then.turn > before.turn && entry.effects?.at(-1)?.kind === 'checkpoint'
    if (!begins || voidedBy !== null || then.turn > latest) continue
    found = { at, round: then.turn }
    if (left <= characters) return found
  }
  return found
}

/** Makes one entry of all figures and records at the cut, and a line that earlier rounds are left out. */
function carried(moments: readonly Moment[], { round }: Cut): SeenEntry {
  const figures = new Map<string, Posting>()
  const records = new Map<string, Effect>()
  const places: Effect[] = []
  for (const { effect } of effectiveMoments(moments).flatMap(({ effects }) => effects)) {
    if (effect.kind === 'posting') {
      const key = `${effect.owner}\n${effect.account}`
      const { owner, account, see } = effect
      const delta = (figures.get(key)?.delta ?? 0) + effect.delta
      figures.set(key, { kind: 'posting', rule: CARRIED_RULE, owner, account, delta, ...(see === undefined ? {} : { see }) })
    } else if (effect.kind === 'record') records.set(`${effect.collection}\n${effect.id}`, effect)
    else if (effect.kind === 'drop') records.delete(`${effect.collection}\n${effect.id}`)
    else if (effect.kind === 'checkpoint') places.push(effect)
  }
  const told: Effect = { kind: 'line', rule: CARRIED_RULE, wording: 'line.leftOut', figures: { entries: moments.length, round } }
  const standing = [...figures.values()].filter(({ delta }) => delta !== 0)
  return { seq: 0, kind: 'setup', effects: [...standing, ...records.values(), ...placesKept(places), told] }
}

/** Keeps the checkpoints that give the place of play and the highest pass. */
function placesKept(places: readonly Effect[]): readonly Effect[] {
  const passOf = (effect: Effect): number => (effect.kind === 'checkpoint' ? (effect.cursor.pass ?? 0) : 0)
  const most = places.reduce<Effect | null>((kept, effect) => (passOf(effect) > (kept === null ? 0 : passOf(kept)) ? effect : kept), null)
  const last = places.at(-1)
  return [...(most === null || most === last ? [] : [most]), ...(last === undefined ? [] : [last])]
}

/** Renumbers the entries after the cut, from 1. */
function after(entries: readonly SeenEntry[], cut: number): readonly SeenEntry[] {
  return entries.slice(cut + 1).map((entry) => ({
    ...entry,
    seq: entry.seq - cut,
    ...(entry.from === undefined ? {} : { from: entry.from - cut }),
  }))
}
