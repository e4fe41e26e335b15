import type { Cursor } from '../../src-shared/kernel/effect.ts'
import { TABLE_SEAT } from '../../src-shared/kernel/effect.ts'
import type { Civilisation } from '../../src-shared/rulesets/greatest-lineage/seats.ts'
import { the } from '../../src-shared/rulesets/greatest-lineage/wording/names.ts'
import { count, figure } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { seatName } from '../wording/names.ts'
import type { KnownTo } from './lines.ts'
import type { Due, Standing } from './standing.ts'
import { agentsName } from './standing.ts'

/** "Round 8", or "Round 8, turn of the humans" where it was not the owner's own. */
export function momentText({ turn, seat }: Cursor, owner: Civilisation): string {
  if (turn === 0) return 'Before the first round'
  if (seat === owner) return `Round ${figure(turn)}`
  return `Round ${figure(turn)}, ${seat === TABLE_SEAT ? 'turn of the non-players' : `turn of ${the(seat)}`}`
}

/** "Known to everybody since round 8", "Known to the dwarves since round 8"; null for what stays sealed. */
export function revealedText(knownTo: KnownTo, { turn }: Cursor): string | null {
  if (knownTo === null) return null
  return `Known to ${knownTo === 'all' ? 'everybody' : the(knownTo)} since round ${figure(turn)}`
}

/** "Round 9", "Round 9, Humans' phase 5". */
export function dueText({ round, during }: Pick<Due, 'round' | 'during'>): string {
  return `Round ${figure(round)}${during === null ? '' : `, ${seatName(during)}’ phase 5`}`
}

/** A booklet in a few words, as it stands: "2 agents · 1 war written". */
export function coverText({ training, ready, sent, wars }: Standing): string {
  const agents = [...training, ...ready].reduce((sum, group) => sum + group.count, sent.length)
  const parts = [
    ...(agents === 0 ? [] : [count(agents, 'agent')]),
    ...(sent.length === 0 ? [] : [`${figure(sent.length)} on ${sent.length === 1 ? 'a mission' : 'missions'}`]),
    ...(wars.length === 0 ? [] : [`${count(wars.length, 'war')} written`]),
  ]
  return parts.length === 0 ? 'Nothing stands in it' : parts.join(' · ')
}

/** "2 spies", "Assassin, poison". */
export function groupText({ name, count: number }: { readonly name: string; readonly count: number }): string {
  return agentsName(name, number)
}
