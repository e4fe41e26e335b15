import type { RuleTexts } from '../../text/ruleText.ts'

export const LOBBING = {
  'LZ-ART-1': {
    title: 'Yellows lob stones',
    summary:
      'With LO all Yellows in a hex lob stones at one hex that is 1 or 2 steps away. Each of them kills one enemy warrior there with a chance of 30%, whatever the levels. Lizards in a den, Temple or Ruin are never hit, and neither are spies.',
    rulings: [20],
  },
  'LZ-ART-2': {
    title: 'Held after lob or chant',
    summary:
      "After an LO or CH the clan's lizards in that hex are held for the rest of the turn, its spies included: none of them can move, and warriors cannot flee from a fight.",
    rulings: [21],
  },
  'LZ-ART-3': {
    title: 'Freed in the open',
    summary: 'Warriors freed with FR outside a den return to the wild and are gone.',
  },
  'LZ-ART-4': {
    title: 'Freed in a den',
    summary: 'Warriors freed in a den of their own colour become den lizards there. Warriors of another colour stay warriors.',
    rulings: [22],
  },
  'LZ-ART-5': {
    title: 'Freed in a new den',
    summary:
      'Warriors freed in a den that has no colour yet become den lizards there. If all freed there have one colour and bring the den to 10 or more, it takes that colour. If they have several, its colour is still drawn at random.',
    rulings: [15],
  },
  'LZ-ART-6': {
    title: 'Whom to free',
    summary: 'FR without numbers frees the whole band, with numbers only so many of each colour. Spies cannot be freed.',
    rulings: [13],
  },
} satisfies RuleTexts

export const CHANTING = {
  'LZ-CHANT-1': {
    title: 'Chant: Eyes',
    summary:
      'EYES needs 10 Blacks and turns none of them Red. Only the chanting clan learns how many lizards of each colour are in the target hex. Spies are not shown.',
    rulings: [25],
  },
  'LZ-CHANT-2': {
    title: 'Chant: Reveal',
    summary: 'REVE needs 25 Blacks and turns 10% of them Red. All enemy spies in the target hex and in the six hexes around it die.',
    rulings: [25],
  },
  'LZ-CHANT-3': {
    title: 'Chant: Shunt',
    summary:
      'SHUN needs 50 Blacks and turns 20% of them Red. The warriors in the target hex fly on in the last direction given: 1 hex, and 1 more for every 50 Blacks chanting, but they stop before a hex with a den or warriors. Warriors in a den are safe.',
    rulings: [26],
  },
  'LZ-CHANT-4': {
    title: 'Chant: Summon',
    summary:
      'SUMM needs 60 Blacks and turns 25% of them Red. In the target water hex a sea monster of double strength attacks all lizards at once, even on a bridge or raft.',
    rulings: [27],
  },
  'LZ-CHANT-5': {
    title: 'Chant: Mould',
    summary:
      'MOUL needs 80 Blacks and turns 30% of them Red. A water hex becomes some kind of land, rarely even a Temple. A land hex becomes Water or a Whirlpool and drags down the bridges next to it, but dens, Temples and Cursed hexes cannot sink.',
    rulings: [28],
  },
  'LZ-CHANT-6': {
    title: 'Chant: Freeze',
    summary:
      'FREE needs 100 Blacks and turns 30% of them Red. For this turn warriors in the target hex cannot obey MO, SP or SA, nor flee from a fight. Spies are not affected.',
    rulings: [25],
  },
  'LZ-CHANT-7': {
    title: 'Chant: Coerce',
    summary:
      'COER needs 120 Blacks and turns 40% of them Red. If at least as many Blacks chant as there are warriors in the target hex, all these join the chanting clan. Warriors in a den or Temple cannot be coerced, and neither can spies.',
    rulings: [29],
  },
  'LZ-CHANT-8': {
    title: 'Chant: Gate',
    summary:
      "GATE needs 130 Blacks in a Temple and turns none of them Red. All the clan's warriors there jump to another Temple, however far, and fight any enemies there without retreat. If that hex would then have more than 300 lizards, friend and foe counted, the newcomers above that number die.",
    rulings: [30],
  },
  'LZ-CHANT-9': {
    title: 'Chant: Transmute',
    summary:
      'TRAN needs 150 Blacks and turns 50% of them Red. Up to three of the colours among the warriors in the target hex each become another colour at random. Warriors in a den or Temple are safe, and so are spies.',
    rulings: [31],
  },
  'LZ-CHANT-10': {
    title: 'Chant: Dark',
    summary:
      'DARK needs 180 Blacks and turns 60% of them Red, even in a Temple. Every lizard in the target hex dies, spies included, and every den, Home Den or Temple there is destroyed. The hex becomes Cursed.',
    rulings: [32],
  },
  'LZ-CHANT-11': {
    title: 'How many chant',
    summary:
      'As many Blacks chant as you write under BLK, or all Blacks in the hex if you write nothing. They must be at least as many as the chant needs.',
    rulings: [23],
  },
  'LZ-CHANT-12': {
    title: 'Target of a chant',
    summary: 'M1 and M2 lead from the chanters to the target hex. Gate names a Temple instead: its row in M1, its letters in M2.',
    rulings: [24],
  },
  'LZ-CHANT-13': {
    title: 'Blacks turn Red',
    summary:
      'When a chant has taken effect, its share of the chanting Blacks turns Red, fractions dropped. None of them turns Red if the chant had no effect, or if they are in a Temple at that moment. Dark is the only chant from which a Temple does not protect them.',
    rulings: [1, 23],
  },
  'LZ-CHANT-14': {
    title: 'One chant a turn',
    summary: 'Only one chant can be sung in a hex each turn.',
  },
} satisfies RuleTexts
