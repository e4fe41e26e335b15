import { allOf, capitalThe, say, the } from '../../../text/playing.ts'
import { count, figure } from '../../../../language/figures.ts'

export const EN = {
  axis: { round: 'Round', war: 'War', civilisation: 'Civilisation' },
  unit: { of: (name: string) => name.toLowerCase(), tokens: 'tokens', people: 'people', points: 'points', dead: 'dead' },
  compared: 'What is compared',
  whose: 'Whose stores and people',
  command: (name: string) => `Charts: ${name.toLowerCase()}`,
  /** What a chart is, in the names of its buttons and files. */
  names: {
    measure: (name: string) => name.toLowerCase(),
    stores: (seat: string) => `stores of ${the(seat)}`,
    people: (seat: string) => `people of ${the(seat)}`,
    score: 'score',
    casualties: 'casualties',
  },
  empty: {
    standing: 'Of this, nothing of any civilisation is known to you.',
    stores: 'Nothing is in store.',
    people: 'Nobody is left.',
    score: 'Points are counted for surviving civilisations.',
    casualties:
      'No battle of these rounds has cost a life. When one does, its dead are shown here, war by war and side by side, so that you see at once who pays more for a war.',
  },
  measures: { people: 'People', tokens: 'Tokens', score: 'Score' },
  about: {
    culture: 'Stored culture at the end of each round, without what the royal house adds.',
    technology: 'Technology at the end of each round.',
    militaryTechnology: 'Military technology at the end of each round.',
    prestige: 'Prestige at the end of each round; it can fall below 0.',
    people: 'Everybody who is fed and housed at the end of each round: at home, under arms and in secret service.',
    territories: 'Territories owned at the end of each round.',
    tokens: 'Tokens of all five kinds in store at the end of each round.',
    age: 'The age each has reached at the end of each round, 1 to 6.',
    score: 'Points each would have if the game were counted at the end of that round.',
  },
  standing: {
    /** `seats`: ids with commas between. */
    hidden: (seats: string) => `Not known to you, and so not drawn: ${allOf(seats)}.`,
    none: (name: string) => `${name}: nothing to show`,
    level: (name: string, seats: string, value: number) => `${name}: ${allOf(seats)} are level at ${figure(value)}`,
    lead: (name: string, seat: string, value: number, ahead: number, other: string) =>
      `${name}: ${the(seat)} lead with ${figure(value)}, ${figure(ahead)} ahead of ${the(other)}`,
    have: (name: string, seat: string, value: number) => `${name}: ${the(seat)} have ${figure(value)}`,
    rose: (name: string, seat: string, from: number, to: number) => `${name}: ${the(seat)} rose from ${figure(from)} to ${figure(to)}`,
    fell: (name: string, seat: string, from: number, to: number) => `${name}: ${the(seat)} fell from ${figure(from)} to ${figure(to)}`,
  },
  stores: {
    none: (seat: string) => `${capitalThe(seat)} have nothing in store`,
    one: (seat: string, total: number, kind: string) =>
      `${capitalThe(seat)} hold ${count(total, 'token')}, all of them ${kind.toLowerCase()}`,
    most: (seat: string, total: number, most: number, kind: string) =>
      `${capitalThe(seat)} hold ${count(total, 'token')}, ${figure(most)} of them ${kind.toLowerCase()}`,
    about: 'Tokens in store at the end of each round, by kind.',
  },
  people: {
    none: (seat: string) => `${capitalThe(seat)} have no people left`,
    unarmed: (seat: string, total: number) => `${capitalThe(seat)} number ${figure(total)}, none of them under arms`,
    armed: (seat: string, total: number, percent: number) =>
      `${capitalThe(seat)} number ${figure(total)}, ${figure(percent)}% of them under arms`,
    about: 'Commoners at the end of each round, by sex and service; the royal house is left out.',
  },
  score: {
    parts: {
      ages: 'Ages past the first',
      culture: 'Culture',
      learning: 'Technology of both kinds',
      prestige: 'Prestige',
      realm: 'Land and people',
      stores: 'Stores',
    },
    about: (round: number) =>
      `Points as they would be counted at the end of round ${figure(round)}: technology of both kinds and land and people are each taken together.`,
    hidden: 'Of other civilisations too little is known to you to count their points.',
    none: 'No civilisation is left to count points for',
    one: (seat: string, points: string) => `${capitalThe(seat)} have ${points}`,
    level: (seat: string, other: string, points: string) => `${capitalThe(seat)} and ${the(other)} are level with ${points}`,
    first: (seat: string, points: string, ahead: number, other: string) =>
      `${capitalThe(seat)} are first with ${points}, ${figure(ahead)} ahead of ${the(other)}`,
  },
  points: (points: number) => count(points, 'point'),
  casualties: {
    about: 'People who died in battle, by the war they died in and the side that lost them. Raids and strikes of assassins are not wars.',
    deadOf: (faction: string) => `Dead of ${the(faction).replace(' Humanoid', '')}`,
    none: 'Nobody has died in battle',
    one: (a: string, b: string, dead: number) => `The war between ${the(a)} and ${the(b)} has cost ${count(dead, 'life', 'lives')}`,
    worst: (all: number, wars: number, worst: number, a: string, b: string) =>
      `Of ${figure(all)} dead in ${count(wars, 'war')}, ${figure(worst)} fell between ${the(a)} and ${the(b)}`,
    /** A bar: what follows the comma stands on a line of its own. */
    war: (aggressor: string, defender: string, round: number) =>
      `${shortName(aggressor)} on ${shortName(defender)}, round ${figure(round)}`,
    tribal: (seat: string, wars: number) => `${say(`seat.${seat}`)} and tribes, ${count(wars, 'war')}`,
    others: (wars: number) => `Other wars, ${figure(wars)}`,
  },
}

/** "Undead" for "Undead kingdom". */
function shortName(faction: string): string {
  return say(`seat.${faction}`).replace(/ (Humanoid )?kingdom$/, '')
}
