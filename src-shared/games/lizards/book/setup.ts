import type { RuleTexts } from '../../text/ruleText.ts'

export const SETTING_UP = {
  'LZ-SET-1': {
    title: 'Up to sixteen clans',
    summary: 'Sixteen clans play, numbered 1 to 16, each led by one player. Smaller groups play with 2 to 15 clans.',
    rulings: [2],
  },
  'LZ-SET-2': {
    title: 'A world without edges',
    summary:
      'The world is a random map of 32 by 32 hexes whose edges join: lizards that leave it on one side come back in on the other. The Home Dens are spread about evenly over it.',
    rulings: [3],
  },
  'LZ-SET-3': {
    title: 'What a clan begins with',
    summary:
      'Each clan begins with one Home Den and with everything its start-up gives it: terrain, dens, den lizards and warriors. A player who chooses none gets default start-up 3.',
  },
  'LZ-SET-4': {
    title: 'Clan names and tags',
    summary:
      'The name of a clan has at most 20 characters, spaces included. The game master names a clan that has no name. Three letters of the name make its tag, which maps show.',
    rulings: [4],
  },
  'LZ-SET-5': {
    title: 'The five colours',
    summary:
      'Greens make land fertile or barren and build rafts, Greys build dens and build or wreck bridges, Yellows lob stones, and Blacks chant. Reds have no talent. In a fight all five are equally good.',
  },
  'LZ-SET-6': {
    title: 'Warriors, den lizards, spies',
    summary: 'All warriors of a clan in one hex form a band. Den lizards live in dens and never fight. Spies go alone.',
  },
  'LZ-SET-7': {
    title: 'At most 300 warriors',
    summary: 'No clan ever has more than 300 warriors in one hex. Spies and den lizards are not counted.',
    rulings: [43],
  },
  'LZ-SET-8': {
    title: 'Free dens',
    summary:
      'A Free den belongs to no clan. It begins with as many den lizards as it can feed, and with militia of 30% of that number to guard it.',
    rulings: [1, 5],
  },
  'LZ-SET-9': {
    title: 'Worth of Home Dens',
    summary:
      'A Home Den remains one for as long as the den exists, and it counts for the clan that owns it now. A clan without any Home Den cannot recruit.',
  },
  'LZ-SET-10': {
    title: 'Four phases a turn',
    summary: 'A turn has four phases, in this order: World, Artillery, Movement and Development.',
  },
  'LZ-SET-11': {
    title: 'Owners at the start',
    summary:
      'From the start a clan owns every den and Temple on its template. All other dens, Temples and bridges have no owner yet. The warriors of the clan begin Sated, at level Average, and may move at once.',
  },
} satisfies RuleTexts

export const MAP = {
  'LZ-MAP-1': {
    title: 'Codes of hexes',
    summary:
      'Each hex has a code made of its row, from 1 in the north to 32, and its column, from A in the west through Z and AA to AF. The first code is 1A, the last is 32AF.',
  },
  'LZ-MAP-2': {
    title: 'Six directions',
    summary:
      'A step leads north (N), northeast (NE), southeast (SE), south (S), southwest (SW) or northwest (NW). There is no east and no west. The columns A, C and so on lie half a hex lower than the others: NE leads from 5A to 5B, and from 5B to 4C.',
    rulings: [6],
  },
  'LZ-MAP-3': {
    title: 'Rows and columns wrap',
    summary: 'North of row 1 comes row 32, and west of column A comes column AF. So every hex has six neighbours.',
    rulings: [7],
  },
  'LZ-MAP-4': {
    title: 'Twelve kinds of terrain',
    summary:
      'Each hex is one of these: den, Ruin, Plains, Swamp, Scrub, Fertile, Peak, Volcano, Temple, Cursed, Water or Whirlpool. Water and Whirlpools are water hexes, everything else is land. Dens, Ruins and Scrub hide lizards from other clans, and dens, Ruins and Temples protect them from stones.',
    rulings: [59],
  },
  'LZ-MAP-5': {
    title: 'Safe on bridges and rafts',
    summary: 'On a bridge or a raft lizards are safe from the ordinary dangers of the sea, but not from a summoned monster.',
  },
  'LZ-MAP-6': {
    title: 'One bridge or one raft',
    summary: 'A water hex has room for one bridge or one raft, never for both. If it is lost, the lizards on it swim.',
    rulings: [79],
  },
} satisfies RuleTexts

export const SIGHT = {
  'LZ-SIGHT-1': {
    title: 'How far lizards see',
    summary: 'Warriors and spies see 2 hexes far in every direction, and 3 from a Peak. A Volcano gives no wider view.',
    rulings: [8],
  },
  'LZ-SIGHT-2': {
    title: 'Den lizards see nothing',
    summary: 'A den without warriors or spies of its clan gives no view.',
  },
  'LZ-SIGHT-3': {
    title: 'Hidden lizards',
    summary:
      'Lizards in a den, a Ruin or Scrub are hidden from other clans. Another clan sees them only if one of its spies ends the turn in their hex.',
  },
  'LZ-SIGHT-4': {
    title: 'What a band shows',
    summary: 'A band in sight shows the tag of its clan and the number of its warriors, but never their colours.',
    rulings: [9],
  },
  'LZ-SIGHT-5': {
    title: 'What a den shows',
    summary: 'A den in sight shows its owner and its colour. The colour of a Home Den stays hidden from other clans.',
    rulings: [9],
  },
  'LZ-SIGHT-6': {
    title: 'Own lizards always show',
    summary: 'A clan sees all its own lizards on its map. The number shown in one of its dens includes the den lizards.',
  },
  'LZ-SIGHT-7': {
    title: 'Spies on the map',
    summary:
      "A clan's own spies appear on its map as SPY, without a number, but not in a hex they share with enemies. Other clans never see them.",
  },
} satisfies RuleTexts
