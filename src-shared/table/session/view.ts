import type { TableView } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Cursor, Effect } from '../../kernel/world/effect.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
import { GAME_MASTER, maySee, type SeatId } from '../../kernel/world/rule.ts'
import { effectsOf, type Entry, type AnswerEntry } from '../../kernel/journal/journal.ts'
import { commitmentOf } from '../../kernel/chance/mixing.ts'
import type { Request } from '../../kernel/engine/request.ts'
import { reseedShown, SeatView } from './seatView.ts'

/**
 * Returns the journal as a seat sees it, built by adding what the seat may see. The game master sees every entry, without the seed.
 * A player sees the effects shown to the seat, renumbered so that hidden entries leave no gap. Answers are shown only by their effects.
 * Each effect of an answer is an entry of its own: the bounds of answers would reveal questions asked in secret.
 */
export function seenBy(entries: readonly Entry[], seat: SeatId): SeenEntry[] {
  return seat === GAME_MASTER ? entries.map(forGameMaster) : [...new SeatView(seat, entries).entries]
}

/** Returns the head of a view. Its hash of the seed is that of the copy, if the campaign is one. */
export function headOf({ header, entries }: Pick<Campaign, 'header' | 'entries'>): TableView['campaign'] {
  const { id, ruleset, rulesetVersion } = header
  return { id, ruleset, rulesetVersion, seedCommitment: commitmentOf(header, entries) }
}

/** Returns an entry as the game master sees it: without the seed and without what only some seats may know. */
export function forGameMaster(entry: Entry): SeenEntry {
  if (entry.kind === 'reseed') return reseedShown(entry)
  if (entry.kind === 'setup') return { seq: entry.seq, kind: 'setup', effects: shownToGameMaster(entry.effects) }
  const all = effectsOf(entry)
  const effects = shownToGameMaster(all)
  const shown = effects.length === all.length ? entry : { ...entry, effects }
  return shown.kind === 'answer' ? withoutSecretAnswer(shown) : shown
}

function withoutSecretAnswer(entry: AnswerEntry): SeenEntry {
  const { answer: _, see, ...rest } = entry
  return maySee(see, GAME_MASTER) ? entry : rest
}

export function shownToGameMaster(effects: readonly Effect[]): readonly Effect[] {
  return effects.every(isSeen) ? effects : effects.filter(isSeen)
}

function isSeen(effect: Effect): boolean {
  return effect.kind === 'checkpoint' || maySee(effect.see, GAME_MASTER)
}

/** Whether the game master may read a seat's request; false where only some seats may know question and answer. */
export function isShownToGameMaster({ see }: Request): boolean {
  return maySee(see, GAME_MASTER)
}

/** Cursor of the newest checkpoint in these entries; null if there is none. */
export function cursorAfter(entries: readonly { readonly kind: string; readonly effects?: readonly Effect[] }[]): Cursor | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const found = entries[at]?.effects?.findLast((effect) => effect.kind === 'checkpoint')
    if (found?.kind === 'checkpoint') return found.cursor
  }
  return null
}

/** Players in their order at the table, with their current names. */
export function playersNow({ ruleset, setup, world }: Campaign): readonly { readonly seat: SeatId; readonly name: string }[] {
  const names = ruleset.playerNames?.(world) ?? {}
  return ruleset.players(setup).map(({ seat, name }) => ({ seat, name: names[seat] ?? name }))
}
