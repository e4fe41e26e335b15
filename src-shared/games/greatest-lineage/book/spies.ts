import type { RuleTexts } from '../../text/ruleText.ts'

export const SPIES = {
  'GL-SPY-1': {
    title: 'Recruiting spies',
    summary: 'Training a spy needs 60 culture; 2% of the people, of either sex, may be spies.',
    rulings: [89],
  },
  'GL-SPY-2': { title: 'Training spies', summary: 'One or two spies train together, for at least 2 turns.', rulings: [90] },
  'GL-SPY-3': { title: "A spy's chance", summary: '40, and 5 more for every further turn of training; 65 at most.' },
  'GL-SPY-4': {
    title: 'Missions of spies',
    summary: "Steal 10 technology, steal 5 military technology, or learn a player's military plans.",
    rulings: [94],
  },
  'GL-SPY-5': {
    title: 'Uncovering a spy',
    summary:
      "After each player's secret writing every other player rolls. Under 25 the target uncovers and kills the spy; for anyone else it means nothing.",
    rulings: [91],
  },
  'GL-SPY-6': { title: 'When spies act', summary: "The attempt is made in the target's next turn.", rulings: [100] },
  'GL-SPY-7': { title: 'A spy who fails', summary: 'A failed attempt gives the spy away, and the spy dies.' },
  'GL-SPY-8': {
    title: 'A spy who succeeds',
    summary: 'Theft ends with its first success. Plans learnt give 5 for oneself and 5 off for the enemy, turn by turn.',
    rulings: [92, 93],
  },
} satisfies RuleTexts
