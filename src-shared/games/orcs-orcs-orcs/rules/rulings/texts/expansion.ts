import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const NEW_FATE_RULINGS = {
  50: {
    question: 'Are attacks limited to the front section without the new fate cards too?',
    decision: 'No, only with them. Spells of Support are never limited.',
    switches: ['front_rule'],
  },
  51: {
    question: 'Must the second section that Earthquake or Ice Storm hits be a front section too?',
    decision: 'No, only the first; else the second line of Ice Storm would be of no use.',
    switches: ['x1_spread'],
  },
} satisfies RulingTexts

export const NEW_FATE_SWITCHES = {
  front_rule: {
    question: 'When do attacks reach only the front section?',
    why: 'The book explains this along with the new fate cards.',
    values: { x1_fate: 'With the new fate cards.', always: 'In every game.' },
  },
  x1_spread: {
    question: 'Where may the second section of Earthquake and Ice Storm be under the front rule?',
    why: 'The book limits both spells to the front section, but their second lines hit two.',
    values: {
      free: 'Wherever the spell spreads to.',
      front_only: 'Only where it is the front section of its path or the path is empty.',
    },
  },
} satisfies Partial<SwitchTexts>

export const TERRAIN_RULINGS = {
  52: {
    question: 'Who places the terrain, and when?',
    decision: 'The players in turn, path by path, before the first creatures. A section takes at most 1 tile.',
    switches: ['terrain_by'],
  },
  53: {
    question: 'Does a road act on a creature that only passes over it?',
    decision:
      'Yes, whenever a creature enters it, whatever the cause: the road costs no step. Several roads in a row carry it on together.',
    switches: ['road'],
  },
} satisfies RulingTexts

export const TERRAIN_SWITCHES = {
  terrain_by: {
    question: 'Who chooses the sections for the terrain?',
    why: 'The book has them chosen and does not say by whom.',
    values: { seats: 'The players in turn, path by path.', random: 'Nobody: they are drawn at random.' },
  },
  road: {
    question: 'When does a road carry a creature on?',
    why: 'The book speaks both of stopping on a road and of entering it.',
    values: { enter: 'Whenever a creature enters it.', stop: 'Only if a move would end on it.' },
  },
} satisfies Partial<SwitchTexts>

export const REINFORCEMENT_RULINGS = {
  54: {
    question: 'Does a newcomer change the values of the counter?',
    decision: 'No: its tile covers the picture only. The values stay those of the type it replaces.',
  },
  55: {
    question: 'Is the bonus of the replaced type kept?',
    decision:
      'No. A Breeding Toad leaves a toadling, a Bomber explodes, a Croco Flyer grants nothing. This happens without Bonus Actions too and cannot be declined.',
    switches: ['newcomer_bonus'],
  },
  56: { question: 'Does anyone know what is on the back of a toadling?', decision: 'No, until it is taken.' },
  57: {
    question: 'Is a toadling a creature?',
    decision:
      'Only for damage: any takes it, of a whole section or a blast too. Nothing moves it, its path still counts as empty, and it is no trophy. Under the front rule it is reached if no creature is nearer to the tower.',
    switches: ['toadling_area'],
  },
  58: {
    question: 'Does it cost an action to use a toadling?',
    decision: 'No. Any number may be used between actions, or in a cast before its line is chosen. A used one goes into the box.',
  },
  59: {
    question: 'Does a blast set off other Bombers?',
    decision: 'Yes, every Bomber it defeats. All their victims belong to the player on turn.',
    switches: ['blast_chain'],
  },
} satisfies RulingTexts

export const REINFORCEMENT_SWITCHES = {
  newcomer_bonus: {
    question: 'Which bonus does a newcomer grant?',
    why: 'The book gives it a bonus of its own and does not take the old one away.',
    values: { own: 'Only its own.', both: 'Its own, and with Bonus Actions also that of the type it replaces.' },
  },
  toadling_area: {
    question: 'Does damage to a whole section take the toadlings there?',
    why: 'The book has a toadling taken by 1 damage and does not say by which kind.',
    values: { true: 'Yes, and so does a blast.', false: 'No, only an attack on the toadling itself.' },
  },
  blast_chain: {
    question: 'Does a Bomber explode that was defeated by a blast?',
    why: 'The book lets a defeated Bomber explode and does not mention blasts in a row.',
    values: { true: 'Yes, one sets off the next.', false: 'No, only one that was defeated by something else.' },
  },
} satisfies Partial<SwitchTexts>
