import type { RuleTexts } from '../../text/ruleText.ts'

export const TERRITORY = {
  'GL-TERR-1': {
    title: 'Claiming blank land',
    summary:
      'Blank land, neither owned nor guarded, can be claimed for nothing, while there are 20 people (warriors left out) for every territory held after it.',
    rulings: [82],
  },
  'GL-TERR-2': {
    title: 'Guarded land',
    summary: 'Land occupied in a running war and land held by a tribe belongs to nobody, but is guarded; it is marked yellow.',
    rulings: [58],
  },
  'GL-TERR-3': {
    title: 'Buying land',
    summary:
      'In phase 7 a territory that is blank or held by a tribe costs 4 points, 6 more for each age past the first: 4, 10, 16, 22, 28, 34.',
    rulings: [83, 86],
  },
  'GL-TERR-4': {
    title: 'Conditions for buying',
    summary: 'There must be 8 people (warriors left out) for every territory held after buying; land of a tribe also needs 15 culture.',
    rulings: [87],
  },
  'GL-TERR-5': {
    title: 'How much land',
    summary:
      'In one turn 1 territory may be bought, and 2 more for every 3 ages achieved: 1 in ages 1 and 2, 3 in ages 3 to 5, 5 in age 6.',
    rulings: [84],
  },
  'GL-TERR-6': {
    title: 'How far away',
    summary: "Land may be bought as many territories away from one's own as ages are achieved, 1 to 6.",
    rulings: [85],
  },
  'GL-TERR-7': {
    title: 'No war by buying',
    summary: 'Buying land from a tribe starts no war; the buyer names the tribe, which loses the territory and keeps its people.',
  },
} satisfies RuleTexts
