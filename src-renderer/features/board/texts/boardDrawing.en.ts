import { figure } from '../../../../src-shared/language/figures.ts'

const DIRECTIONS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

export const EN = {
  board: 'Board',
  keys: 'Arrow keys move, Enter chooses, + and − zoom, 0 shows everything.',
  touch: 'Drag to move, pinch to zoom, tap a land to see what it is.',
  closer: 'Zoom in',
  further: 'Zoom out',
  whole: 'Show the whole board',
  layers: {
    title: 'What is drawn',
    ground: 'Ground',
    holders: 'Holders',
    marks: 'Settlements',
    names: 'Names',
    armies: 'Armies',
    reach: 'Distance',
  },
  unheld: 'nobody owns it',
  steps: (steps: number) => (steps === 1 ? '1 step from your land' : `${figure(steps)} steps from your land`),
  unreached: 'no way leads there from your land',
  legend: 'Land held by each',
  othersToo: (holders: number) => (holders === 1 ? '1 other' : `${figure(holders)} others`),
  blank: 'Nobody',
  besides: (spaces: number) => `+ ${figure(spaces)} occupied`,
  byRiver: 'by a river',
  riverSides: 'Water runs along its side in the',
  /** A side of a hex by the first letters of its directions. */
  side: (name: string) => Array.from(name, (letter) => DIRECTIONS[letter] ?? letter).join('-'),
  can: 'can be chosen',
  canNow: 'can be chosen: joined now',
  canLater: 'can be chosen: needs land between',
  cannot: (why: string) => `cannot be chosen: ${why}`,
  chosen: 'chosen',
  chosenApart: 'chosen, but not joined yet: choose land between as well',
  joins: { title: 'Land must hang together', now: 'Joined now', later: 'Needs land between' },
  /** Name, then what is to be said of it. */
  told: (name: string, said: readonly string[]) => `${name}, ${said.join(', ')}`,
  list: 'All spaces',
  search: 'Search by name, ground or holder',
  found: (found: number, of: number) => `${figure(found)} of ${figure(of)}`,
  none: 'None of them is called so. Clear the search to see all.',
  onlyOpen: 'Only what can be chosen',
  picture: { svg: 'Picture (SVG)', png: 'Picture (PNG)' },
}
