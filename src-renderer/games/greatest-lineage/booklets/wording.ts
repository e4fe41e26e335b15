import { TABLE_SEAT, type Cursor } from '../../../../src-shared/kernel/world/effect.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { bookletTexts } from './texts/booklets.ts'
import type { KnownTo } from './lines.ts'
import type { Due, BookletState } from './standing.ts'

/** "Round 8", or "Round 8, turn of the humans" where it was not the owner's own. */
export function momentText({ turn, seat }: Cursor, owner: Civilisation): string {
  const { beforeFirst, round, nonPlayers, turnOf } = bookletTexts.moment
  if (turn === 0) return beforeFirst
  if (seat === owner) return round(turn)
  return seat === TABLE_SEAT ? nonPlayers(turn) : turnOf(turn, seat)
}

/** "Known to everybody since round 8", "Known to the dwarves since round 8"; null for what stays sealed. */
export function revealedText(knownTo: KnownTo, { turn }: Cursor): string | null {
  if (knownTo === null) return null
  return knownTo === 'all' ? bookletTexts.known.all(turn) : bookletTexts.known.seat(knownTo, turn)
}

/** "Round 9", "Round 9, Humans' phase 5". */
export function dueText({ round, during }: Pick<Due, 'round' | 'during'>): string {
  return bookletTexts.due(round, during)
}

/** A booklet in a few words, as it stands: "2 agents · 1 war written". */
export function coverText({ training, ready, sent, wars }: BookletState): string {
  const texts = bookletTexts.cover
  const agents = [...training, ...ready].reduce((sum, group) => sum + group.count, sent.length)
  const parts = [
    ...(agents === 0 ? [] : [texts.agents(agents)]),
    ...(sent.length === 0 ? [] : [texts.sent(sent.length)]),
    ...(wars.length === 0 ? [] : [texts.wars(wars.length)]),
  ]
  return parts.length === 0 ? texts.nothing : parts.join(' · ')
}
