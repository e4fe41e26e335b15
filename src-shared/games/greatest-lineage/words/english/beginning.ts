import type { Wordings } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'

const THE: Readonly<Record<string, string>> = { elves: 'The elves', humans: 'The humans', dwarves: 'The dwarves' }

/** Texts of the set-up. */
export const BEGINNING_WORDS = {
  'roll.first': ({ seat }) => `${THE[String(seat)] ?? String(seat)} roll for the first turn`,
  'roll.first.hint': () => 'Everybody rolls once; the highest begins, and those who tie for it roll again.',
  'line.begin': ({ players }) => `${figure(players)} civilisations set out on two territories each, and only one lineage is to remain.`,
  'line.beginPeaceful': ({ players }) =>
    `${figure(players)} civilisations set out on two territories each; the best of them will be known when the timeline ends.`,
  'line.firstRoll': ({ seat, value }) => `${THE[String(seat)] ?? String(seat)} roll ${figure(value)} for the first turn.`,
  'line.first': ({ seat }) => `${THE[String(seat)] ?? String(seat)} begin.`,
} satisfies Wordings
