import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const MOVE_RULINGS = {
  5: {
    question: 'Are two nations of one player friends?',
    decision: 'No, they are foreign to each other: who enters must stop and fight.',
    switches: ['own_nations'],
  },
  15: { question: 'How far may a unit move?', decision: '2 areas, where the data of its type say nothing else.', switches: ['move_areas'] },
  16: {
    question: 'Does difficult ground end a move?',
    decision: 'Yes: who enters Rough, Mountain or ElfWood stops there.',
    switches: ['difficult_stops'],
  },
  17: {
    question: 'Which areas are neighbours, may stacks be split, and can moves be taken back?',
    decision:
      'Neighbours are the pairs the scenario lists, and no others. Stacks split and join freely; no unit returns to an area of its way; units that begin next to foreign ones may leave. All moves of the phase are given together; until then each of them can be changed.',
  },
  18: {
    question: 'Which units are counted for an overrun?',
    decision:
      'All of the active nation that stay in the area, whether they were there before or came and stopped, against all foreign ones there. They must be there first, may not move any more in this phase, and are counted again for each unit that passes.',
    switches: ['overrun_margin'],
  },
  19: {
    question: 'What does an overrun do to the occupant?',
    decision: 'Nothing yet: the occupant fights those left behind in phase 4. Where the ground ends a move, nobody passes.',
  },
} satisfies RulingTexts

export const MOVE_SWITCHES = {
  own_nations: {
    question: 'What are two nations of the same player to each other?',
    why: 'The sheet speaks of units of another nation and does not think of players with several.',
    values: {
      hostile: 'Strangers: who enters must stop and fight.',
      no_entry: 'Neither friends nor enemies: neither may enter where the other stands.',
    },
  },
  move_areas: {
    question: 'How many areas may a unit move?',
    why: 'The sheet prints no distance, and yet lets units pass through areas.',
    values: {
      '2': 'Two, as is usual in games of this family.',
      '1': 'One: nobody passes anything.',
      '3': 'Three.',
      unlimited: 'As many as are free to pass.',
    },
  },
  difficult_stops: {
    question: 'Does difficult ground end a move?',
    why: 'The sheet makes attacks harder there and says nothing about moves; other games of this family end them.',
    values: { true: 'Yes: who enters Rough, Mountain or ElfWood stops there.', false: 'No, units go through it like any other.' },
  },
  overrun_margin: {
    question: 'How many units must stay behind, so that others overrun the occupant?',
    why: 'The sheet asks for one unit more than the occupant has, and also speaks of larger numbers.',
    values: { '1': 'One more than the occupant has there.', double: 'Twice as many as the occupant has there.' },
  },
} satisfies Partial<SwitchTexts>
