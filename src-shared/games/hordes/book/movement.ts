import type { RuleTexts } from '../../text/ruleText.ts'

export const MOVEMENT = {
  'HQ-MOV-1': {
    title: 'How far troops go',
    summary:
      'The type and the going say how far an element moves: on a road, in good going, in bad going. Artillery cannot enter bad going, and a Stronghold stays where it is.',
    rulings: [3, 9, 18, 19, 20],
  },
  'HQ-INT-1': { title: 'Sneakers pass anything', summary: 'Sneakers pass through everybody, and everybody passes through them.' },
  'HQ-INT-2': { title: 'Magicians pass friends', summary: 'A Magician passes through any element of his own side.' },
  'HQ-INT-3': { title: 'Gods pass anything', summary: 'A God passes through any element, friend or enemy.' },
  'HQ-INT-4': {
    title: 'Passing under aerials',
    summary:
      'Ground troops pass under aerials of their own side, and under enemy Fliers and Aerial Heroes, unless these are in close combat.',
    rulings: [21],
  },
  'HQ-INT-5': {
    title: 'Flying over ground troops',
    summary: 'Aerials that do not recoil pass over all ground troops. They cannot end a move in a wood or a built-up area.',
  },
  'HQ-INT-6': {
    title: 'Recoiling aerials pass nobody',
    summary: 'Aerials that recoil pass over no troops, and through no wood or built-up area.',
    rulings: [38, 52],
  },
  'HQ-INT-7': {
    title: 'Mounted pass friendly foot',
    summary: 'Mounted troops pass through foot of their own side that face the same way as they do or the opposite one.',
  },
} satisfies RuleTexts

export const RANGES = {
  'HQ-RNG-1': {
    title: 'Three ranges',
    summary: 'A spell reaches 600 paces, Artillery 500, Shooters 200.',
    rulings: [2, 27],
  },
} satisfies RuleTexts
