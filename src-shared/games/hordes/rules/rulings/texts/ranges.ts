import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const RANGE_RULINGS = {
  24: {
    question: 'In which order are spells cast and shots fired?',
    decision:
      'The player of the bound puts spells and the shots of both sides into one order, and each result applies before the next. Enemy shooters he did not call up shoot last, in the order of their player.',
    switches: ['spells_first'],
  },
  25: {
    question: 'Who bespells whom?',
    decision:
      'The Magicians of the player of the bound, once each, in any direction, without sight, moved or not, but never out of close combat. Any enemy within 600 paces but a Stronghold can be the target, in close combat or not.',
    switches: ['bespell_after_move'],
  },
  26: {
    question: 'How do others aid a shot or a spell?',
    decision:
      'Their player names who shoots or bespells, and that element alone rolls. Others in range of the target, not in close combat and doing nothing else in this step, take 1 off the target each, 2 of them at most. Magicians aid spells and pay 1 PIP each; Shooters and Artillery aid shots and pay nothing. If the target shoots back, the aid of both sides counts.',
  },
  27: {
    question: 'Who shoots at whom?',
    decision:
      'Shooters and Artillery may shoot once a bound, not out of close combat, at a target in sight and no more than one base width to either side of straight ahead; not into close combat, and not at a Stronghold. Airboats do not shoot. Their own player decides when they are called up.',
    switches: ['stronghold_ranged'],
  },
  28: {
    question: 'Who supports a close combat from afar?',
    decision:
      'Shooters of either side in range and arc, or for 1 PIP a Magician of the player of the bound: named in the step of spells and shots, and doing nothing else in this bound. There is no limit to them.',
    switches: ['support_cap'],
  },
  29: {
    question: 'When has a target shot back?',
    decision:
      'When it and the one that shoots name each other; the player of the target decides at once. There is one roll, either side can suffer, and the target has shot for this bound. All other shooters are safe. Artillery counts as Shooters here, but in the enemy bound it never shoots back.',
  },
  49: {
    question: 'When did Artillery move?',
    decision: 'When it moved by PIPs in this bound. What results did to it does not count.',
  },
} satisfies RulingTexts

export const RANGE_SWITCHES = {
  spells_first: {
    question: 'Are all spells cast before the first shot?',
    why: 'The sheet names spells first and lets the player decide the order.',
    values: { false: 'No, they come in any order.', true: 'Yes: after the first shot no spell is offered.' },
  },
  bespell_after_move: {
    question: 'May a Magician bespell in a bound in which he moved?',
    why: 'The sheet forbids it to Artillery alone.',
    values: { true: 'Yes.', false: 'No.' },
  },
  stronghold_ranged: {
    question: 'May a Stronghold be shot at?',
    why: 'The sheet gives it a result against lower scores and does not say how they come about.',
    values: { false: 'No, it must be stormed.', true: 'Yes.' },
  },
  support_cap: {
    question: 'How many may support against one element?',
    why: 'The sheet counts each supporting enemy and names no limit.',
    values: { none: 'As many as are in range.', 2: 'Two at most.' },
  },
} satisfies Partial<SwitchTexts>
