import type { RulingTexts } from './rulingText.ts'

export const MOVEMENT_RULINGS = {
  9: {
    question: 'What is bad going?',
    decision: 'Wood, built-up area, marsh, rough or steep ground. Gentle hills are good going, and so is a road.',
  },
  16: {
    question: 'What is a group?',
    decision:
      'Elements that face one way, each touching another along an edge and at a corner. Some may split off freely; a single element turns and shifts as it likes.',
  },
  17: {
    question: 'How often does an element move, and what is measured?',
    decision: 'Once a bound, also along roads. No front corner goes farther than the distance allowed.',
  },
  18: {
    question: 'How far does a move go that crosses several kinds of going?',
    decision: 'As far as the slowest going it touches allows. The distance for roads applies only wholly on the road, single or in column.',
  },
  19: {
    question: 'May troops cross water?',
    decision: 'Ground troops by 100 paces, Artillery never. Water Lurkers go 200 paces, in water only.',
  },
  20: { question: 'May an element leave close combat?', decision: 'Not by PIPs, however fast it is.' },
  21: {
    question: 'Who must not be in close combat when ground troops pass under aerials?',
    decision: 'The aerials. An element that passes needs room to end clear.',
  },
  22: {
    question: 'How exact must contact be?',
    decision:
      'A move into contact ends lined up, and small shifts for it are free. An element touched on flank or rear only turns to face when the fight begins.',
  },
} satisfies RulingTexts
