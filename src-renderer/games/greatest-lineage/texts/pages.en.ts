import { seatName } from '../../../wording/names.ts'

/** What the game's own pages are called; `tells`: what a player's device says of them. */
export const EN = {
  ages: 'Ages',
  map: 'Map',
  booklets: 'Booklets',
  timeline: 'Timeline',
  wars: 'Wars',
  house: 'House',
  works: 'Works',
  booklet: 'Booklet',
  keys: { inBooklets: 'In the booklets', turnBack: 'Turn back', turnOn: 'Turn on' },
  handout: {
    title: 'The booklet on paper',
    hint: 'Filled in with the present figures, or blank to be written by hand.',
    link: (seat: string) => `To the booklet of the ${seatName(seat)}`,
  },
  tells: {
    ages: 'What your next age still needs',
    map: 'Land with its holders, neighbours and ground',
    booklet: 'What you write in secret',
    timeline: 'What the world has done so far',
    wars: 'Wars, raids and treaties, as far as you know of them',
    house: 'Royal houses, their rulers and their shamans',
    works: 'Monuments and settlements',
  },
}
