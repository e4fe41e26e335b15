import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const COMBAT_RULINGS = {
  13: { question: 'Does a Farmer fight?', decision: 'Yes, with one die, like any normal unit.', switches: ['farmer_dice'] },
  20: {
    question: 'Must there be a battle in every contested area?',
    decision: 'Yes. If several foreign nations are there, they defend together and leave each other alone.',
  },
  21: {
    question: 'Who has a Special Retreat, and how does it go?',
    decision:
      'Whom the scenario gives one: to one side, and if it says so for a type of unit or of area or for a round only. It is asked once in an area, right before the first roll there, the defender before the attacker; the ways are those of other retreats. In the sample only the Heron People have one.',
  },
  22: {
    question: 'What are the figures of Gonn Orta and the Wizards?',
    decision: 'Ours, since none are printed: a Wizard has one die at +1, a giant two dice at +1, and one casualty removes either.',
    switches: ['unit_table'],
  },
  23: {
    question: 'What if there are more hits than units, and when do the dead leave?',
    decision: 'Hits beyond the units that are there are lost. The casualties of both sides leave together.',
  },
  24: {
    question: 'Whose rolls does the ground make harder?',
    decision: "Those of the attackers only, by the type of the battle's area.",
    switches: ['terrain_hits'],
  },
  25: {
    question: 'What if two kinds of ground meet in one area, and are natives exempt?',
    decision:
      'An area takes 1 off at most, and nobody is exempt unless the data say so. Sog City is one area; in the data its type is called city.',
    switches: ['terrain_stack'],
  },
  26: {
    question: 'Does the attacker pick the casualties of the defender as well?',
    decision:
      'Yes, once both results are seen: on each side as many as it was hit, or all it has; among several defending nations as the attacker likes.',
    switches: ['casualty_choice'],
  },
  27: {
    question: 'Where do the counters of the dead go?',
    decision: 'Into the pool of their nation, so that they can be born again.',
    switches: ['dead_return'],
  },
} satisfies RulingTexts

export const COMBAT_SWITCHES = {
  farmer_dice: {
    question: 'How many dice does a Farmer have in battle?',
    why: 'The sheet gives each normal unit one die, and does not say whether Farmers are normal.',
    values: { '1': 'One, like any normal unit.', '0': 'None; but it can fall.' },
  },
  unit_table: {
    question: 'Whose dice and modifiers do the units have?',
    why: 'The sheet says that Gonn Orta and the Wizards are modified, and prints no figures.',
    values: {
      sample: 'Ours: a Wizard one die at +1, a giant two dice at +1, all others one die.',
      file: 'Your own, from a file.',
    },
  },
  terrain_hits: {
    question: 'Whose dice does the ground make harder?',
    why: 'The sheet takes 1 off attack rolls, which may mean those of the attacker or all in a battle.',
    values: {
      attackers: 'Those of the attackers: the ground helps who defends it.',
      both: 'All dice in the area, those of the defenders as well.',
    },
  },
  terrain_stack: {
    question: 'What if an area is of two kinds that make attacks harder?',
    why: 'The sheet takes 1 off for each kind of ground and does not think of areas of two.',
    values: { once: 'It still takes 1 off.', sum: 'Both count: it takes 2 off.' },
  },
  casualty_choice: {
    question: 'Who picks the casualties?',
    why: 'The sheet lets the attacker pick those of both sides, and a table may take that for a slip.',
    values: { attacker: 'The attacker, on both sides.', owner: 'Everybody their own.' },
  },
  dead_return: {
    question: 'Do the counters of the dead return to the pool?',
    why: 'The sheet removes casualties and does not say where to.',
    values: { true: 'Yes, and can be born again.', false: 'No, they are out of the game.' },
  },
} satisfies Partial<SwitchTexts>

export const RETREAT_RULINGS = {
  28: {
    question: 'When is the first retreat?',
    decision: 'After the first round of battle in that area, whatever goes on in others.',
    switches: ['retreat_opens'],
  },
  29: {
    question: 'Who decides first about a retreat?',
    decision:
      'The defenders, one nation after the other in their order; the attacker sees it and decides last. If no defender stays, the attacker stays too and is not asked.',
    switches: ['retreat_first'],
  },
  30: {
    question: 'Which area did an attacker come from?',
    decision:
      'The last one before the battle, kept for each unit. If only foreign units are there now it cannot go back; if own units fight there it joins them. Units that did not move, as those that arrived there in phase 2, have nowhere to go back to.',
    switches: ['came_from'],
  },
  31: {
    question: 'May defenders retreat to the empty area the attackers came from?',
    decision: 'Yes, as to any empty neighbouring area.',
    switches: ['retreat_to_origin'],
  },
  32: {
    question: 'What of units that retreat into another battle?',
    decision:
      'They fight from its next round on; if it had its first round, that still counts. A unit may retreat more than once in a phase. The data of a nation may add ways or take some away; ground and maxima bar none.',
  },
  33: {
    question: 'What if nobody in an area can ever hit?',
    decision: 'Where no die of either side can come to 5, the attackers must retreat, and those who cannot are removed.',
  },
} satisfies RulingTexts

export const RETREAT_SWITCHES = {
  retreat_opens: {
    question: 'When may units retreat for the first time?',
    why: 'The sheet says after the first round in each area, which may mean that one or all of them.',
    values: {
      area: 'After the first round of battle in their own area.',
      all_areas: 'After every contested area has had its first round.',
    },
  },
  retreat_first: {
    question: 'Who decides first whether to retreat?',
    why: 'The sheet lets both sides retreat and does not say who speaks first.',
    values: {
      defender: 'The defenders; the attacker has seen it and decides then.',
      attacker: 'The attacker; the defenders have seen it and decide then.',
    },
  },
  came_from: {
    question: 'Which area do attackers go back to?',
    why: 'The sheet sends them where they came from, and a move may lead through several areas.',
    values: { last: 'The last one before the battle.', start: 'The one where their move began.' },
  },
  retreat_to_origin: {
    question: 'May defenders retreat to the empty area the attackers came from?',
    why: 'The sheet allows any empty neighbouring area; other games of this family forbid this one.',
    values: { true: 'Yes, like any other.', false: 'No, not in this battle.' },
  },
} satisfies Partial<SwitchTexts>
