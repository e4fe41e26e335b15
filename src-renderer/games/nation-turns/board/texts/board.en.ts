import { count, figure } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Board',
  lead: 'Who is where: on the map the letters of a nation and the number of its units, in the colour of its player. Choose an area for its card: on the map, or in the list below it, which has the full names.',
  map: 'Map',
  mapHint: 'Arrow keys go from area to area, Enter opens the card of one.',
  list: 'The same as a list',
  none: 'There is no map before the set-up.',
  ground: 'Ground',
  area: 'Area',
  holder: 'Held by',
  units: 'Units',
  most: 'At most',
  mark: 'Now',
  nobody: 'nobody',
  noUnits: 'none',
  noMost: 'no end',
  noMark: 'nothing',
  contested: 'Battle',
  rounds: (fought: number) => (fought === 0 ? 'no round fought yet' : `${count(fought, 'round')} fought`),
  light: { about: 'Asked about', from: 'Can move', to: 'Can be reached', choice: 'Can be chosen' },
  stack: (short: string, units: number) => `${short} ${figure(units)}`,
  ofNation: (nation: string, units: number) => `${nation}: ${count(units, 'unit')}`,
  card: {
    title: (area: string) => `Card of ${area}`,
    close: 'Close the card',
    noCard: 'Choose an area to see who is there, what it scores and where its units can go.',
    stands: 'Who is here',
    empty: 'Nobody is here.',
    of: (most: number) => `of at most ${figure(most)}`,
    scores: 'What it scores',
    noScore: 'Nobody scores for it.',
    points: (points: number) => count(points, 'point'),
    after: (rounds: readonly number[]) => `after ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.map(figure).join(', ')}`,
    held: 'holds it now',
    births: 'Births',
    needs: (nation: string, need: number) =>
      need <= 1
        ? `${nation}: a birth for sure`
        : need > 6
          ? `${nation}: no birth, it would need ${figure(need)}`
          : `${nation}: ${figure(need)} or more`,
    because: (farmers: number, modifier: string) => {
      const reasons = [farmers > 0 ? `of ${count(farmers, 'Farmer')}` : '', modifier === '' ? '' : `an event says ${modifier}`]
      const given = reasons.filter((one) => one !== '')
      return given.length === 0 ? '' : `because ${given.join(' and ')}`
    },
    overrun: 'Going on from here',
    /** What it takes to go on past the occupants; `passes`: so many could, with those that stand here already. */
    overrunNow: (
      nation: string,
      { occupant, need, staying, passes, isStop }: { occupant: number; need: number; staying: number; passes: number; isStop: boolean },
    ) => {
      const others = `${nation}: ${occupant === 1 ? 'one unit of others is' : `${figure(occupant)} units of others are`} here`
      if (isStop) return `${others}, and nobody can go further on this ground.`
      if (passes > 0) return `${others}. ${figure(need)} must stop; ${figure(passes)} more may go further.`
      return `${others}. Nobody goes further until ${figure(need)} stop here; ${staying === 0 ? 'none has' : `${figure(staying)} have`} so far.`
    },
    borders: 'Borders on',
    reach: 'Units from here can go to',
  },
}
