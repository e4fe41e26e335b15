import { capitalThe, the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'

/** Alliances, payments that are due, and treaties. */
export const EN = {
  title: 'Alliances and treaties',
  since: (round: number) => `since round ${figure(round)}`,
  round: (round: number) => `round ${figure(round)}`,
  inRound: (round: number) => `Round ${figure(round)}:`,
  alliances: {
    title: 'Alliances',
    none: (prestige: number) =>
      `Nobody is allied. Two players at peace may agree to in phase 5: ${figure(prestige)} prestige each while it lasts.`,
    broken: (by: string, round: number) => `${capitalThe(by)} break it: it ends in round ${figure(round)}, and the war opens.`,
    bonusNow: (prestige: number) => `Next bonus of ${figure(prestige)} prestige each in this round.`,
    bonusThen: (prestige: number, round: number) => `Next bonus of ${figure(prestige)} prestige each in round ${figure(round)}.`,
    noDeal: 'They have not traded yet.',
    dealNow: 'They have had their deal of this round.',
    dealThen: (round: number) => `Their last deal was in round ${figure(round)}.`,
    credit: (who: string, tokens: number, of: number) => `${the(who)} ${figure(tokens)} of ${figure(of)}`,
    credits: (each: string) => `Received by trade towards the next bonus: ${each}.`,
  },
  payments: {
    title: 'Payments that are due',
    none: 'None are promised.',
    /** Round, debtor (set apart), then what is owed to whom. */
    debtor: (from: string) => the(from),
    owed: (_from: string, to: string, amount: number, token: string) => `owe ${the(to)} ${figure(amount)} ${token}.`,
  },
  treaties: {
    title: 'Treaties',
    none: 'None have been made.',
  },
  told: (lines: number) => `What is known of them, ${count(lines, 'line')}`,
}
