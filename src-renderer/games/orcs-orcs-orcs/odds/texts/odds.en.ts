import { count } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Odds',
  lead: 'Exact chances from what is left in the piles. Everybody may know them; nobody knows the order.',
  none: 'The game has not been set up.',
  marker: { title: 'The next marker', head: 'Type', left: 'Left', chance: 'Chance' },
  fate: {
    title: 'The next fate card',
    lead: (cards: number, again: boolean) =>
      cards === 0
        ? 'No fate card is left, and none comes.'
        : again
          ? `The pile is empty: the ${count(cards, 'used card')} ${cards === 1 ? 'is' : 'are'} shuffled in.`
          : `${count(cards, 'card')} left in the pile.`,
    head: 'Path',
    arrival: 'A creature reaches the tower',
    who: 'Which',
    loss: 'Costs a trophy',
    nobody: 'nobody near',
    safe: 'nothing',
    losing: (who: string, chance: string, worth: number) => `${who}, ${chance}, up to ${count(worth, 'point')}`,
  },
  rule: { title: 'Rules it may bring', head: 'Rule', chance: 'Chance', none: 'No card left brings a rule.' },
}
