import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const DEVELOPMENT_RULINGS = {
  42: {
    question: 'Whose is a Temple or a bridge?',
    decision:
      'At first it belongs to the clan that built or bought it, and from then on to the clan whose band was the last to enter its hex and hold it. It stays with that clan when the band leaves.',
    switches: ['site_owner'],
  },
  55: {
    question: 'What if there is no room for all recruits?',
    decision:
      'As many are recruited as there is room for. If there is no room at all, the order fails, as it does in a den without a colour or where 34% is less than 1 lizard. Recruits are Sated and at level Average.',
    switches: ['recruit_overflow'],
  },
  56: {
    question: 'What belongs to a gift?',
    decision:
      "Everything of the giver's in the hex: the band, den, Temple, bridge, raft or half-built den, but not the spies. The other clan is not asked. If a Home Den is in the hex, or nothing of the giver's, the order fails.",
  },
  57: {
    question: 'What disturbs builders, and how long must they have been there?',
    decision:
      'For every work as many as it needs must have been in the hex since the start of the turn. They are disturbed by any fight there, by any hit, even of lava, by catching an enemy spy and by a band of friends that arrives. Spies, chants, lobs of their own and lizards shunted past do not disturb them.',
  },
  58: {
    question: 'Where can a raft be built, and when does it sink?',
    decision:
      'In Water without a bridge, a raft or lizards of others. It sinks in Development, 5, 6 or 7 turns after it was built, all equally likely, and then those aboard swim. The Scrub remains.',
  },
  59: {
    question: 'Where can a den be built?',
    decision:
      'On Plains, in Scrub, on a Fertile hex, which is lost by it, or on a Ruin, but not on a Temple. Lizards may be in the hex. In the second turn other Greys of the same clan may do the work. The den belongs to the clan that built it, and on the Ruin of a Home Den it is an ordinary den.',
  },
  60: {
    question: 'On which side must there be land for a bridge?',
    decision:
      'At least one of the three neighbours of its hex that lie away from the builders must be land. The hex itself must be free of rafts, bridges and enemies.',
    switches: ['bridge_far'],
  },
  61: {
    question: 'How many Starving warriors die?',
    decision:
      'Half of each group, rounded down, after groups have merged. A lone lizard has no neighbour to eat it and lives. The others are still Starving.',
    switches: ['starve'],
  },
} satisfies RulingTexts

export const DEVELOPMENT_SWITCHES = {
  site_owner: {
    question: 'How long does a Temple or bridge belong to a clan?',
    why: 'The book gives points for those a clan owns and does not say how it comes to own them.',
    values: { last_taker: 'Until a band of another clan takes it.', garrison: 'For as long as its warriors are there.' },
  },
  recruit_overflow: {
    question: 'What if there is no room for all recruits?',
    why: 'The book limits warriors to 300 in a hex and does not say what this means for recruits.',
    values: { part: 'As many are recruited as there is room for.', refuse: 'The order fails.' },
  },
  bridge_far: {
    question: 'On which side must there be land for a bridge?',
    why: 'The book asks for land in one of the opposite hexes and does not say which these are.',
    values: {
      three: 'In any of the three hexes on the far side.',
      straight: 'In the hex that lies straight ahead of the builders.',
    },
  },
  starve: {
    question: 'How many Starving warriors die each turn?',
    why: 'The book says about half of them.',
    values: { half: 'Half of each group, rounded down.', '45_to_55': 'From 45% to 55% of each group, at random.' },
  },
} satisfies Partial<SwitchTexts>

export const SPY_RULINGS = {
  62: {
    question: 'How many spies does SN move?',
    decision:
      'All spies of the clan in that hex that have not moved yet and are neither held nor mired. They go one after the other, first the one that has been a spy for longest.',
    switches: ['sneak_moves'],
  },
  63: {
    question: 'When and how likely is a spy caught?',
    decision:
      'With a chance of 1% for every 3 enemies in the hex, rounded up, but at most 95%. Enemies are the warriors of all other clans and militia. The dice fall when a spy enters, when a band of enemies comes upon it, and once in Movement if it began the phase among enemies and has not moved. In a den of others it is always caught, even if the den is empty. Spies do not catch spies. The clan that catches one learns whose it was.',
    switches: ['spy_capture_per'],
  },
  64: {
    question: 'Which spies rejoin a band first?',
    decision: 'Those that have been spies for longest, as long as there is room. They get the hunger and level of the band.',
  },
  65: {
    question: 'How are the four turns of a spy counted?',
    decision: 'A spy made in turn 1 must rejoin a band in the Development phase of turn 5 at the latest, or it goes bush then.',
    switches: ['bush_after'],
  },
} satisfies RulingTexts

export const SPY_SWITCHES = {
  sneak_moves: {
    question: 'How many spies does SN move?',
    why: 'The book does not say.',
    values: { all: 'All spies of the clan in that hex.', one: 'Only the one that has been a spy for longest.' },
  },
  spy_capture_per: {
    question: 'For how many enemies does the chance that a spy is caught rise by 1%?',
    why: 'The book says only that it rises with their number.',
    range: 'Enemies in its hex for each percent. The lower the number, the more dangerous it is to be a spy.',
  },
  bush_after: {
    question: 'After how many turns does a spy go bush?',
    why: 'The book says every four turns and not from which turn they count.',
    range: 'Turns after the one in which it became a spy.',
  },
} satisfies Partial<SwitchTexts>
