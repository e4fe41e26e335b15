/** Grounds and holders of a world, as the page tells them on which it is made. */
export const EN = {
  low: 'low land',
  hill: 'hills',
  mountain: 'mountains',
  open: 'open',
  forest: 'forest',
  swamp: 'swamp',
  sea: 'sea',
  lake: 'lake',
  tribe: {
    elves: (number: number) => `Elven tribe ${number}`,
    humans: (number: number) => `Human tribe ${number}`,
    dwarves: (number: number) => `Dwarven tribe ${number}`,
  },
  fresh: { elves: 'A new elven tribe', humans: 'A new human tribe', dwarves: 'A new dwarven tribe' },
  home: 'where the people comes from',
  capital: 'capital',
  kept: { land: 'The land', peoples: 'The land and whose it is' },
}
