import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const STARTUP_RULINGS = {
  68: {
    question: 'Which shapes do the templates have?',
    decision:
      'Shapes of our own with as many hexes as printed, since the drawings of the book are lost. The hexes are numbered down each column, and the columns from west to east. The players can bring other shapes in the start-up file.',
  },
  69: {
    question: 'What is skipped when a start-up costs too much?',
    decision:
      'A whole entry of the sheet: the terrain of a hex, its den lizards, or its warriors of one colour. First all numbers are lowered to tens. What would exceed 300 in a hex or 600 in all is skipped, and so are den lizards for a den that was skipped. The template is always paid first. Lizards may begin in water, where no danger strikes them at first.',
    switches: ['reduction_item'],
  },
  70: {
    question: 'When does a Home Den fit?',
    decision: 'When everything is bought: its den must be there then, with a Fertile hex of the template next to it.',
  },
  71: {
    question: 'When does a Volcano become a Peak, and what cannot be bought?',
    decision:
      'When everything is bought, and both cost the same. The sheet takes Wol as well as Vol as the code of a Volcano. Bridges cannot be bought, although the book mentions them.',
  },
  72: {
    question: 'What terrain have the default start-ups, and how many den lizards does 30 DEN mean?',
    decision:
      'It means 30 in all, including those that come with the den. The terrain is our own, since the drawings of the book are lost: defaults 1 to 4 use templates 2, 3, 1 and 5, 50 Greys always begin on a Ruin, and each default costs 1200 points. In default 2 too many den lizards live on one Fertile hex, so 20 starve in the first World phase. The players can bring other defaults in the start-up file.',
  },
} satisfies RulingTexts

export const STARTUP_SWITCHES = {
  reduction_item: {
    question: 'What is skipped when a start-up costs too much?',
    why: 'The book skips what would exceed the points, but does not say how much that is.',
    values: { cell: 'A whole entry of the sheet.', ten: 'Only those tens of an entry that cost too much.' },
  },
} satisfies Partial<SwitchTexts>
