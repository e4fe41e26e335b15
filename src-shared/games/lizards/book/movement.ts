import type { RuleTexts } from '../../text/ruleText.ts'

export const MOVING = {
  'LZ-MOVE-1': {
    title: 'Two hexes a turn',
    summary: 'Lizards move at most 2 hexes a turn, in every kind of terrain.',
    rulings: [33],
  },
  'LZ-MOVE-2': {
    title: 'Moving a band',
    summary:
      'MO moves all warriors of the clan in a hex. Warriors that have already moved this turn, or that are held or mired, stay behind.',
    rulings: [33],
  },
  'LZ-MOVE-3': {
    title: 'Splitting a band',
    summary:
      'SP moves only as many of each colour as you write. If the rest shall move as well, give it an SP too: an MO might come first and take everyone along.',
    rulings: [34],
  },
  'LZ-MOVE-4': {
    title: 'How spies are made',
    summary: 'An SP of a single lizard makes it a spy. If it leaves just one behind, that one is still a band.',
    rulings: [36],
  },
  'LZ-MOVE-5': {
    title: 'Hex by hex',
    summary:
      'Everything in one hex happens before the lizards go on to the next: spies are looked for, the terrain harms, bands fight, dens, Temples and bridges are taken, warriors eat, and a Swamp may mire them.',
    rulings: [35],
  },
  'LZ-MOVE-6': {
    title: 'Orders beyond the limit',
    summary: 'A movement order that could bring more than 300 warriors of the clan into a hex on the way is ignored altogether.',
    rulings: [43],
  },
  'LZ-MOVE-7': {
    title: 'How warriors eat',
    summary: 'Warriors that enter a Fertile hex by a movement order become Sated. A den never feeds warriors.',
    rulings: [37],
  },
  'LZ-MOVE-8': {
    title: 'Mired in a Swamp',
    summary:
      'Each time a band enters a Swamp, it is mired with a chance of 20%. Then all lizards in that hex stop and cannot move in the next turn either. A spy that is mired stops only itself.',
    rulings: [38, 76],
  },
  'LZ-MOVE-9': {
    title: 'Sailing a raft',
    summary:
      'SA carries a whole band on its raft over at most 2 water hexes. The raft cannot pass under a bridge, and it cannot sail in a turn in which an SP has moved some of its passengers.',
    rulings: [40],
  },
  'LZ-MOVE-10': {
    title: 'Boarding and leaving',
    summary: 'Lizards board and leave a raft by MO, SP or SN.',
    rulings: [39],
  },
  'LZ-MOVE-11': {
    title: 'Sailing onto land',
    summary: 'A raft that sails onto land is wrecked. Its passengers take that step and the rest of the order as if it were an MO.',
  },
  'LZ-MOVE-12': {
    title: 'Groups merge',
    summary:
      'Groups of one clan in the same hex merge at the end of Movement, and again in Development whenever warriors are added to them.',
    rulings: [33, 77],
  },
} satisfies RuleTexts

export const NATURE = {
  'LZ-NATURE-1': {
    title: 'Volcanoes erupt',
    summary:
      'Each Volcano erupts with a chance of 8% a turn. All lizards in it die, all dens and bridges next to it are destroyed, and each warrior or spy next to it dies with a chance of 25%. Most hexes around it may also rise from the sea or sink into it, each with a chance of 20%.',
    rulings: [51],
  },
  'LZ-NATURE-2': {
    title: 'Whirlpools wander',
    summary: 'A Whirlpool moves up to 2 hexes a turn. Each lizard that swims into it, or that it comes upon, drowns with a chance of 75%.',
    rulings: [53],
  },
  'LZ-NATURE-3': {
    title: 'Sea monsters',
    summary:
      'When lizards enter Water without a bridge or raft, a monster attacks them with a chance of 10%. It is as strong as 15 lizards for each water hex around that hex. Lizards that stay where they are have nothing to fear.',
    rulings: [54],
  },
  'LZ-NATURE-4': {
    title: 'Entering a curse',
    summary: 'Each warrior or spy that enters a Cursed hex dies with a chance of 30%.',
    rulings: [52],
  },
} satisfies RuleTexts
