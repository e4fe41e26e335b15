import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SETTING_UP_RULINGS = {
  1: {
    question: 'What happens to fractions?',
    decision:
      'They are dropped wherever a share is taken: of recruits, captives, militia, or Blacks that turn Red. Where lizards die by chance, each of them has a die of its own. The colours of those who are lost are drawn at random.',
    switches: ['share_rounding'],
  },
  2: {
    question: 'Can fewer than sixteen clans play?',
    decision:
      'Yes, any number from 2 to 16, as the set-up says. The world is just as large. The points needed to win depend on the Home Dens there are.',
  },
  3: {
    question: 'How is the world made?',
    decision:
      'It consists of islands. The templates of the clans lie on 16 places that are about equally far apart; which clan gets which is drawn, and places left over stay unused. Of every 1000 other hexes 130 are Plains, 80 each Swamp, Scrub and Fertile, 32 Free dens, 25 Peaks, 15 Whirlpools, 10 each Ruins and Volcanoes, 4 Temples, and the rest Water. Each Free den has a Fertile hex next to it. The players can bring other numbers or a whole map in the world file, and the game master can edit the result.',
  },
  4: {
    question: 'How is the tag of a clan made?',
    decision:
      'From the first two letters of the first word of its name and the first letter of the last word, so Spies Of Slime becomes SPS. A name of one word gives its first three letters. If another clan has the tag already or letters are missing, the last letter moves on through the name and then through the alphabet until the tag is free.',
  },
  5: {
    question: 'What are militia?',
    decision:
      'Fighters of a Free den, at level Average, who are never hungry and whose colours do not matter. Their losses are not replaced. A Free den without militia can be taken without a fight. The colours of Free dens are drawn evenly, and their den lizards grow in number like all others.',
    switches: ['militia_regrows'],
  },
} satisfies RulingTexts

export const SETTING_UP_SWITCHES = {
  share_rounding: {
    question: 'How is a share of lizards rounded?',
    why: 'The book gives shares in percent and says only of averages that they are rounded down.',
    values: { down: 'Down.', nearest: 'To the nearest whole number.', up: 'Up.' },
  },
  militia_regrows: {
    question: 'Are losses of militia replaced?',
    why: 'The book says how many militia a Free den has at first and nothing about later.',
    values: { false: 'No.', true: 'Yes: each World phase brings them back to 30% of the den lizards.' },
  },
} satisfies Partial<SwitchTexts>

export const MAP_RULINGS = {
  6: {
    question: 'Which columns of the map lie half a hex higher?',
    decision:
      'Every second one, beginning with B. Four examples of the book agree with this. Two others do not, and there we follow the directions and not the code of the hex they are said to lead to.',
    switches: ['hex_layout'],
  },
  7: {
    question: 'Do the edges of the world always join?',
    decision:
      'Yes, unless the players choose otherwise. In a world with edges every order that leads over an edge fails, nobody can flee over it, and shunted lizards stop there.',
    switches: ['wrap'],
  },
  79: {
    question: 'What happens to lizards whose bridge or raft is lost?',
    decision:
      'They swim. No monster attacks and no Whirlpool drowns them on this occasion, whatever the cause. If the hex rises from the sea, its bridge or raft is lost and the lizards are on land.',
  },
} satisfies RulingTexts

export const MAP_SWITCHES = {
  hex_layout: {
    question: 'Which columns of the map lie half a hex higher?',
    why: 'The examples of the book contradict each other.',
    values: { even_high: 'B, D and every second one after them.', odd_high: 'A, C and every second one after them.' },
  },
  wrap: {
    question: 'Do the edges of the world join?',
    why: 'The book mentions special games in which they do not.',
    values: { true: 'Yes: lizards that leave it on one side come back in on the other.', false: 'No: nothing crosses an edge.' },
  },
} satisfies Partial<SwitchTexts>

export const SIGHT_RULINGS = {
  8: {
    question: 'When do lizards see something, and does the map remember it?',
    decision:
      'The map shows what the lizards of the clan see at the end of the turn. An event is reported in short to every clan that sees its hex at that moment. Terrain that was seen once stays on a layer of its own, with the turn.',
    switches: ['map_memory'],
  },
  9: {
    question: 'What does a clan learn about the dens and works of others?',
    decision:
      'Of a den it sees the tag of the owner, or that it is Free, and the colour, but never a number of lizards. Of a Home Den it does not see the colour, although one passage of the book says so. Bridges, rafts and half-built dens are seen like terrain, but not who owns them. Temples hide nobody.',
    switches: ['home_colour'],
  },
} satisfies RulingTexts

export const SIGHT_SWITCHES = {
  map_memory: {
    question: 'Does the map keep terrain that was seen once?',
    why: 'The book describes the map of one turn only.',
    values: { layer: 'Yes, on a layer of its own, with the turn.', off: 'No, the map shows only what is seen now.' },
  },
  home_colour: {
    question: 'Do other clans see the colour of a Home Den?',
    why: 'The book says once that it is written on the map, and once that it cannot be seen.',
    values: { hidden: 'No.', shown: 'Yes.' },
  },
} satisfies Partial<SwitchTexts>
