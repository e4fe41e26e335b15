import type { RuleTexts } from '../../text/ruleText.ts'

export const SEQUENCE = {
  'HQ-SEQ-1': {
    title: 'PIPs, deploying, moving',
    summary:
      'The player whose bound it is throws one die for PIPs, brings replacements and new elements to the table, then moves others. Once the first has moved, nothing is deployed any more.',
    rulings: [1, 2, 10, 15],
  },
  'HQ-SEQ-2': {
    title: 'Spells and shots',
    summary: 'Then spells are cast and both sides shoot, in the order the player of the bound decides.',
    rulings: [24],
  },
  'HQ-SEQ-3': {
    title: 'Artillery shoots standing still',
    summary: 'Artillery shoots in the bound of its own player only, and only if it did not move.',
    rulings: [49],
  },
  'HQ-SEQ-4': {
    title: 'Close combat',
    summary: 'Then every element whose front edge touches an enemy fights, in the order the player of the bound decides.',
    rulings: [22, 43],
  },
  'HQ-SEQ-5': {
    title: 'Bounds in pairs',
    summary: 'Then the other player has a bound of the same steps; two bounds make a pair.',
    rulings: [4],
  },
} satisfies RuleTexts

export const PIP_COSTS = {
  'HQ-PIP-1': {
    title: 'Moving: 1 PIP',
    summary: 'A move of an element or a group costs 1 PIP. A group goes straight ahead, wheels or forms a column, and nothing else.',
    rulings: [16, 17],
  },
  'HQ-PIP-2': {
    title: 'Aerials and Magicians: 1 more',
    summary: 'A move costs 1 PIP more if an aerial or a Magician goes along.',
    rulings: [11],
  },
  'HQ-PIP-3': {
    title: 'Beyond command: 1 more',
    summary:
      'A move costs 1 PIP more if the general is lost, if those who move are out of his sight and over 600 paces away, or if they are over 1200 paces away.',
    rulings: [12],
  },
  'HQ-PIP-4': {
    title: 'Deploying a Lurker',
    summary: 'A Lurker in reserve comes to the table for 1 PIP the 1st time, 2 the 2nd and 3 the 3rd.',
    rulings: [13],
  },
  'HQ-PIP-5': {
    title: 'Replacing a Horde: 1 PIP',
    summary: 'A Horde that was destroyed comes back for 1 PIP, and its AP are no longer lost.',
    rulings: [14],
  },
  'HQ-PIP-6': {
    title: 'Bringing back the ensorcelled',
    summary: 'A Magician or Hero who is ensorcelled or a frog comes back for 6 PIPs, and his AP are no longer lost.',
    rulings: [42],
  },
  'HQ-PIP-7': { title: 'Deploying a God: 6 PIPs', summary: 'One God in reserve comes to the table for 6 PIPs.', rulings: [23] },
  'HQ-PIP-8': {
    title: 'Deploying all Dragons: 6 PIPs',
    summary: 'All Dragons in reserve come to the table together, for 6 PIPs.',
    rulings: [14],
  },
  'HQ-PIP-9': { title: 'A spell: 2 PIPs', summary: 'To bespell an enemy costs 2 PIPs.', rulings: [25] },
  'HQ-PIP-10': { title: 'Aiding a spell: 1 PIP', summary: 'Each Magician who aids a spell costs 1 PIP.', rulings: [26] },
} satisfies RuleTexts
