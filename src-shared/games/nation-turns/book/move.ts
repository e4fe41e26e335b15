import type { RuleTexts } from '../../text/ruleText.ts'

export const MOVE = {
  'NT-MOV-1': {
    title: 'Each unit moves once',
    summary: 'The active nation moves any of its units, each once and 2 areas at most. Rough, Mountain and ElfWood end a move.',
    rulings: [15, 16, 17],
  },
  'NT-MOV-2': {
    title: 'Stopping among foreign units',
    summary: 'Whoever enters an area with units of another nation must stop there, even if it belongs to the same player.',
    rulings: [5],
  },
  'NT-MOV-3': {
    title: 'Overrunning an area',
    summary:
      'Units may pass foreign ones where more of their own stay behind: at least 1 more than the occupant has there. Past 2 units, 3 stay and all further ones may go on.',
    rulings: [18, 19],
  },
} satisfies RuleTexts
