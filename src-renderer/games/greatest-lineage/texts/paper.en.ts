import { the } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'

export const EN = {
  /** What there is to put on paper. */
  kinds: {
    ages: 'Age table',
    map: 'The map',
    booklet: 'Booklets, filled',
    blank: 'A blank booklet',
  },
  ages: {
    title: 'The ages',
    lead: 'What each age asks for, and how far everybody is.',
    leadKnown: 'What each age asks for, and what is known of how far everybody is. A dash: not known.',
    need: 'What is asked for',
    needed: 'Needed',
    met: 'met',
    reached: 'reached',
    fallen: 'fallen',
  },
  booklet: {
    title: (seat: string) => `Booklet of ${the(seat)}`,
    asOf: (round: number | null) => (round === null ? 'before the first turn' : `as of round ${figure(round)}`),
    secret: 'Secret: for its owner and the game master.',
    empty: 'Nothing has been written in it.',
    round: (round: number) => `Round ${figure(round)}`,
    due: 'Due next',
  },
  blank: {
    title: 'War and espionage booklet',
    owner: 'Civilisation ________________________   Player ________________________   Page ________',
    wars: 'Wars',
    training: 'Training',
    missions: 'Missions',
    found: 'Found out',
    columns: {
      wars: ['Turn', 'Against', 'May open from', 'Opened or struck out'],
      training: ['Turn', 'Spy, or assassin and method', 'Sex', 'Ready from', 'Released, chance'],
      missions: ['Turn', 'Who', 'Target and goal', 'Chance', 'Renewed in', 'Result'],
      found: ['Turn', 'About whom', 'What', 'What I did'],
    },
    notice: (turns: number) =>
      turns === 0 ? 'A war may open in the turn in which it is written.' : `A war may open ${count(turns, 'turn')} after it is written.`,
    spies: (base: number, turns: number, more: number, most: number, under: number) =>
      `Spies: ${base} after ${count(turns, 'turn')}, ${more} for every turn more, ${most} at most; found out under ${under}.`,
    assassins: (base: number, turns: number, more: number, most: number) =>
      `Assassins: ${base} after ${count(turns, 'turn')}, ${more} for every turn more, ${most} at most.`,
    method: (name: string, chance: string, under: number, caught: string) =>
      `${name}${chance}: found out under ${under}, caught after a failure on ${caught}.`,
    methods: { plain: 'Plain', poison: 'Poison', melee: 'Melee' },
  },
}
