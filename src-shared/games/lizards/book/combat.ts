import type { RuleTexts } from '../../text/ruleText.ts'

export const COMBAT = {
  'LZ-COMBAT-1': {
    title: 'When bands fight',
    summary:
      'A fight begins when a band enters a hex with warriors of another clan or with militia, or when a sea monster attacks it. Every other clan is an enemy.',
    rulings: [83],
  },
  'LZ-COMBAT-2': {
    title: 'Rounds of a fight',
    summary:
      'In each round half of both sides strike, rounded up, and each blow wounds one enemy with a chance of 50%. There are more rounds until one side is destroyed or flees.',
    rulings: [44],
  },
  'LZ-COMBAT-3': {
    title: 'Fleeing when outnumbered',
    summary:
      'Before every round but the first, a band that is outnumbered by more than 3 to 2 flees with a chance of 50%, and from 2 to 1 on with 95%.',
    rulings: [45],
  },
  'LZ-COMBAT-4': {
    title: 'Where a band flees',
    summary:
      'It flees back to the hex it came from if no enemies are there, or else to a random neighbouring hex without any warriors and without a den of others. If there is none, it fights to the death.',
    rulings: [46],
  },
  'LZ-COMBAT-5': {
    title: 'When fleeing is impossible',
    summary: 'No band can flee from a sea monster, from inside a den, while it is held or mired, or after Gate.',
    rulings: [21, 38],
  },
  'LZ-COMBAT-6': {
    title: 'Taking captives',
    summary:
      'In a fight outside dens the winner takes 30% of the wounded enemies captive, and 3% more for each level it has risen above Average, so at most 45%. The other wounded die. Captives join the winner.',
    rulings: [1, 47],
  },
  'LZ-COMBAT-7': {
    title: 'Attacking a den',
    summary:
      'Attackers of a den wound with a chance of only 25%. Its defenders, whatever their colours, wound with a chance of 50% as usual.',
  },
  'LZ-COMBAT-8': {
    title: 'Levels of experience',
    summary:
      'The levels and their bonuses are Average +0, Good +3, Dangerous +6, Ferocious +9, Fearsome +12 and Veteran +15. A band that defeats an enemy band rises by one level.',
    rulings: [48],
  },
  'LZ-COMBAT-9': {
    title: 'What experience does',
    summary:
      "Only the attacker's chance changes: the attacker's bonus is added and the defender's is taken away. It never rises above 65%, or above 40% against a den.",
    rulings: [49],
  },
  'LZ-COMBAT-10': {
    title: 'Level of merged groups',
    summary: 'When groups of warriors merge, all get the average level of their lizards, rounded down.',
    rulings: [77],
  },
  'LZ-COMBAT-11': {
    title: 'Dens without warriors',
    summary: "A clan's den without warriors, even a Home Den, falls to any band of another clan that enters it. Its owner gets no message.",
    rulings: [50, 84],
  },
  'LZ-COMBAT-12': {
    title: 'Fights for rafts',
    summary:
      'A band that boards an enemy raft by MO or SP and wins takes the raft, and enemies who flee end up in the water. If a band rams the raft by SA and wins, the enemy raft sinks. If the ramming band has to flee, it stays on its own raft.',
    rulings: [41],
  },
  'LZ-COMBAT-13': {
    title: 'Taking a Free den',
    summary: 'A band that defeats the militia of a Free den takes the den.',
  },
} satisfies RuleTexts
