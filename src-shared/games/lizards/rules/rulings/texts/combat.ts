import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const COMBAT_RULINGS = {
  41: {
    question: 'Where does a crew flee that was beaten on the sea?',
    decision:
      'To a random neighbouring water hex without bridge, raft and warriors. If there is none, it flees like any other band. A band that rammed a raft and has to flee stays on its own raft.',
  },
  44: {
    question: 'How many are half a band, and when do the wounded drop out?',
    decision:
      'Half is rounded up. Both sides strike at once, and then the wounded drop out. The wounded of the winner die. If no one is left on either side, all are dead, and a den keeps its owner.',
    switches: ['mutual_end'],
  },
  45: {
    question: 'When does a band flee?',
    decision:
      'That is up to the dice and not to the player. There is always a first round. Before each later one a band that is outnumbered by more than 3 to 2 flees with a chance of 50%, and from 2 to 1 on with 95%.',
    switches: ['flight', 'flight_odds', 'flight_odds_double'],
  },
  46: {
    question: 'Where exactly does a band flee?',
    decision:
      'To the hex it came from this turn, if there are no enemies and the limit of 300 allows. Groups that came from different hexes cannot do so. Otherwise to a random neighbouring hex without warriors, militia and dens of others. It is exposed to the dangers of that hex, but it does not eat there. If no hex is open, the band fights on and does not try again.',
    switches: ['retreat_origin'],
  },
  47: {
    question: 'When are captives taken, and what are they like?',
    decision:
      'Both when the enemy is destroyed and when it flees. Their share depends on the level of the winner before the fight and is taken from all wounded of the loser. They join the largest group of the winner and get its hunger and level, but keep their colours. They cannot move this turn.',
    switches: ['captive_state'],
  },
  48: {
    question: 'What makes a band rise in level?',
    decision:
      'Destroying warriors or militia, or putting them to flight, but not sea monsters and not empty dens. Each group of the winner that is left rises by one level, as far as Veteran. Militia never rise.',
  },
  49: {
    question: 'Do attackers of a lower level have a worse chance?',
    decision: 'Yes, it falls by the difference of the bonuses. An example of the book lets it rise instead, which we take for a misprint.',
    switches: ['level_difference'],
  },
  50: {
    question: 'Which dens fall without a fight?',
    decision:
      'Dens of other clans without warriors in them, even to a band that only passes through. Their den lizards change sides with them.',
  },
  83: {
    question: 'Can clans be allies?',
    decision: 'Players may agree on what they like, but nothing binds them, and warriors of different clans always fight when they meet.',
  },
  84: {
    question: 'How secret is the loss of a den without warriors?',
    decision:
      'Only the report is silent: from then on the den is missing from the list and the figures of its clan. A clan that sees its hex sees a band going in.',
  },
} satisfies RulingTexts

export const COMBAT_SWITCHES = {
  mutual_end: {
    question: 'What if both sides lose their last lizards in the same round?',
    why: 'The book does not mention this.',
    values: { both_die: 'All are dead.', defender_keeps_1: 'A single defender survives.' },
  },
  flight: {
    question: 'Can a band flee that is outnumbered by exactly 3 to 2?',
    why: 'The book says more than 3 to 2, but its example may mean exactly that.',
    values: { strict: 'No, only when it is outnumbered by more.', inclusive: 'Yes.' },
  },
  flight_odds: {
    question: 'With what chance does a band flee that is outnumbered by more than 3 to 2?',
    why: 'The book says only that it may flee.',
    range: 'Percent, before each round but the first.',
  },
  flight_odds_double: {
    question: 'With what chance does a band flee that is outnumbered by 2 to 1 or more?',
    why: 'The book says that it is almost sure to flee.',
    range: 'Percent, before each round but the first.',
  },
  retreat_origin: {
    question: 'May a band flee to the hex it came from if friends are there?',
    why: 'The book lets it return there, but says that fleeing lizards avoid friends as well.',
    values: { friends_ok: 'Yes, if the limit of 300 allows.', must_be_empty: 'No.' },
  },
  captive_state: {
    question: 'Which hunger and level do captives have?',
    why: 'The book does not say.',
    values: { captor: 'Those of the group they join.', own: 'Those they had before.' },
  },
  level_difference: {
    question: 'How does a difference in level change the chance of the attackers?',
    why: 'An example of the book gives attackers of a lower level a better chance.',
    values: {
      signed: 'A higher level makes it better, a lower level makes it worse.',
      absolute: 'Any difference makes it better.',
      never_negative: 'A higher level makes it better, a lower level changes nothing.',
    },
  },
} satisfies Partial<SwitchTexts>
