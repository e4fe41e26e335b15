import type { RuleTexts } from '../../text/ruleText.ts'

export const SECRET_MISSIONS = {
  'OO-MISSION-1': {
    title: 'Choosing a mission',
    summary: 'Of 8 secret missions, 2 are dealt to each player. Keep one face down; the rest go away unseen.',
    rulings: [45],
  },
  'OO-MISSION-2': {
    title: 'Scoring missions',
    summary: 'Missions are shown and added at the scoring. They count the trophies you have then.',
    rulings: [61],
  },
  'OO-MISSION-3': { title: 'Mission Weak', summary: '2 points for each pair of weak trophies.', rulings: [46] },
  'OO-MISSION-4': { title: 'Mission Strong', summary: '3 points for each pair of strong trophies.', rulings: [46] },
  'OO-MISSION-5': { title: 'Mission Brute', summary: '2 points for each brute trophy.' },
  'OO-MISSION-6': { title: 'Mission Many', summary: '3 points for every 4 trophies of any kind.' },
  'OO-MISSION-7': { title: 'Mission Sets', summary: '3 points for each set of a weak, a strong and a brute trophy.' },
  'OO-MISSION-8': { title: 'Mission Extra skills', summary: '2 points for each extra skill you have gained.' },
  'OO-MISSION-9': {
    title: 'Mission Maximum',
    summary: '3 points for each type of which you have trophies and nobody has more.',
    rulings: [47],
  },
  'OO-MISSION-10': {
    title: 'Mission Spells',
    summary: '3 points for every two learned spells you still own.',
    rulings: [48],
  },
} satisfies RuleTexts

export const BONUS_ACTIONS = {
  'OO-BONUS-1': {
    title: 'Using a bonus',
    summary: 'Each strong or brute creature you defeat grants its bonus at once. You may decline it, and choose the order of several.',
    rulings: [9],
  },
  'OO-BONUS-2': { title: 'Bonus Card', summary: 'You draw a card from your pile.' },
  'OO-BONUS-3': { title: 'Bonus Action', summary: 'You have one action more this turn.' },
  'OO-BONUS-4': { title: 'Bonus Discard', summary: 'Every other player with more than 3 cards discards one.', rulings: [36] },
  'OO-BONUS-5': {
    title: 'Bonus Power',
    summary: 'Your next action this turn has 1 more power, of a type you choose. If it is not a cast, the power is lost.',
    rulings: [49],
  },
} satisfies RuleTexts
