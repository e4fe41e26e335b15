import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const MOVE_RULINGS = {
  33: {
    question: 'Can lizards move again by a second order?',
    decision:
      'No, each lizard obeys one movement order a turn, and steps it does not use are lost. MO and SP take only warriors that have not moved yet and are neither held nor mired.',
  },
  34: {
    question: 'What if SP asks for more lizards than are there?',
    decision: 'It takes those that are there, colour by colour. If there are none of them, the order fails.',
    switches: ['split_shortage'],
  },
  35: {
    question: 'What happens in which order when lizards enter a hex, and does a fight end their move?',
    decision:
      'Spies are looked for, then a curse, a Whirlpool or a sea monster strikes, then bands fight, then dens, Temples and bridges are taken, then warriors eat, and at last a Swamp may mire them. The winners of a fight go on to their second hex.',
    switches: ['after_combat'],
  },
  36: {
    question: 'When does splitting a band make a spy?',
    decision:
      'When the SP orders exactly one lizard, also from a band that has no other. It moves as a spy at once. If an SP orders more and only one is there, that one is no spy, and a band of one that obeys an MO stays a band.',
  },
  37: {
    question: 'What exactly feeds warriors?',
    decision:
      'Entering a Fertile hex by MO or SP, or landing there from a raft. Stepping out of the hex and back in by one order is enough. Fleeing, Shunt and Gate do not feed. Each Fertile hex feeds any number of warriors of every clan.',
    switches: ['standing_feeds'],
  },
  38: {
    question: 'What can mired lizards not do?',
    decision:
      'They cannot move or flee until the Movement phase of the next turn is over. They can fight and do everything else. A Shunt sets them free.',
    switches: ['mired_may_flee'],
  },
  39: {
    question: 'How many lizards does a raft carry, and whose is it?',
    decision:
      'It carries 300 and belongs to the clan that is aboard; an empty raft belongs to nobody. A hex has room for one raft only, and entering its hex means boarding it.',
  },
  40: {
    question: 'What can stop a raft that sails?',
    decision:
      'A bridge or another raft of the same clan: it stops in front of that hex. Empty rafts are sunk, and swimmers are fought. Spies aboard stay behind in the water, at first without danger. If some passengers have obeyed an SP this turn, SA fails, and after an SA an SP fails.',
  },
  43: {
    question: 'How is the limit of 300 checked?',
    decision:
      "When the order begins, for every hex on the way: the clan's warriors there and those that move must not be more than 300 together, or else the whole order fails. Captives and recruits beyond 300 are left out, a spy waits to rejoin its band, and shunted lizards stop in front of such a hex.",
  },
  76: {
    question: 'Does a mired spy stop other lizards too?',
    decision:
      'No. A mired band stops everyone in its hex, but a mired spy only itself. Otherwise five spies could stop a whole army for two turns.',
    switches: ['mire_spreads'],
  },
  77: {
    question: 'What if the groups of a band differ in hunger or level?',
    decision:
      'They stay apart while the turn is played. In a fight the band has the average level of its lizards, rounded down, and its losses are drawn from all of them. Groups merge at the end of Movement and whenever others arrive in Development. Then hunger and level are averaged and rounded down, and all are mired if some were.',
  },
} satisfies RulingTexts

export const MOVE_SWITCHES = {
  split_shortage: {
    question: 'What if SP asks for more lizards than are there?',
    why: 'The book does not say.',
    values: { take: 'It takes those that are there.', fail: 'The order fails.' },
  },
  after_combat: {
    question: 'Do the winners of a fight go on to their second hex?',
    why: 'The book lets some terrain end a move and does not mention fights.',
    values: { continue: 'Yes.', stop: 'No, the fight ends their move.' },
  },
  standing_feeds: {
    question: 'Do warriors eat that stay in a Fertile hex?',
    why: 'The book speaks of moving into such a hex or through it.',
    values: { false: 'No, they must enter it.', true: 'Yes.' },
  },
  mired_may_flee: {
    question: 'May mired warriors flee from a fight?',
    why: 'The book says that they cannot move and does not mention fleeing.',
    values: { false: 'No, they fight on.', true: 'Yes.' },
  },
  mire_spreads: {
    question: 'Who stops everyone in a Swamp by being mired?',
    why: 'By the book any lizard does, so that a few spies could stop a whole army.',
    values: { bands: 'Only a band. A spy stops itself alone.', all: 'Any band and any spy.' },
  },
} satisfies Partial<SwitchTexts>

export const NATURE_RULINGS = {
  51: {
    question: 'What exactly does an eruption do?',
    decision:
      'First everyone in the Volcano dies, spies too. Dens next to it, even Home Dens, become Ruins without den lizards and militia, and bridges are lost. Then each warrior and each spy next to it dies with a chance of 25%. At last each hex next to it may change, with a chance of 20%: water rises as by Mould, but as a Peak where Mould would make a Temple, and land sinks to Water. Hexes that were a den, Temple, Cursed or a Volcano do not change like this.',
    switches: ['lava', 'upheaval', 'volcano_home_dens'],
  },
  52: {
    question: 'Do all lizards die in a Cursed hex?',
    decision: 'No. Each dies with a chance of 30% on entering it and with 50% each time it stays there, spies as well.',
    switches: ['curse_enter', 'curse_stay'],
  },
  53: {
    question: 'How do Whirlpools move and drown?',
    decision:
      'They take 0, 1 or 2 steps, all equally likely, each to a random Water hex next to them, and leave Water behind. If there is no such hex, they stay. They drown each swimmer, spies as well, with a chance of 75%, both when lizards enter and when the Whirlpool comes to them. They pass under bridges and rafts without harm.',
    switches: ['drowning'],
  },
  54: {
    question: 'How does a sea monster fight?',
    decision:
      'Whether one attacks is rolled once for each group and hex. It fights the group that entered, like an Average band of its strength. Levels count for neither side, nobody flees, and there are no captives and no rise in level. Whirlpools and bridged hexes count for its strength too. Friends already in the hex stay out of the fight, and a spy that is attacked dies. In Whirlpools there are no monsters.',
    switches: ['whirlpool_monsters'],
  },
} satisfies RulingTexts

export const NATURE_SWITCHES = {
  lava: {
    question: 'With what chance does an eruption kill a lizard next to the Volcano?',
    why: 'The book says only that such lizards may be wounded.',
    range: 'Percent, for each warrior and each spy.',
  },
  upheaval: {
    question: 'With what chance does an eruption raise or sink a hex next to the Volcano?',
    why: 'The book says only that this may happen.',
    range: 'Percent, for each of the hexes.',
  },
  volcano_home_dens: {
    question: 'Does an eruption destroy Home Dens too?',
    why: 'The book speaks of dens and does not mention Home Dens.',
    values: { true: 'Yes, like every other den.', false: 'No.' },
  },
  curse_enter: {
    question: 'With what chance does a lizard die that enters a Cursed hex?',
    why: 'The book speaks of dying in one place and of damage in another.',
    range: 'Percent, for each warrior and each spy.',
  },
  curse_stay: {
    question: 'With what chance does a lizard die that stays in a Cursed hex?',
    why: 'The book only calls it worse than entering.',
    range: 'Percent, for each warrior and each spy, in each World phase.',
  },
  drowning: {
    question: 'With what chance does a Whirlpool drown a swimmer?',
    why: 'The book says only that many drown.',
    range: 'Percent, for each warrior and each spy.',
  },
  whirlpool_monsters: {
    question: 'Are there sea monsters in Whirlpools?',
    why: 'For the book a Whirlpool is a water hex, but it has a danger of its own.',
    values: { false: 'No.', true: 'Yes: they attack with a chance of 10% those who have not drowned.' },
  },
} satisfies Partial<SwitchTexts>
