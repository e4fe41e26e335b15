import { figure, signed } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Score',
  lead: 'Points of the players and their nations, where they come from, and what would be added if they were counted now.',
  none: 'There are no points before the set-up.',
  next: (round: number) => `Holds are counted next at the end of round ${figure(round)}.`,
  over: 'Holds are counted no more.',
  table: 'Points of the players and nations',
  who: 'Player and nation',
  points: 'Points',
  due: 'If counted now',
  units: 'Units',
  whatCounts: (nation: string) => `What counts for ${nation}`,
  met: 'at present: yes',
  unmet: 'at present: no',
  hold: (area: string, points: number) => `Hold ${area}: ${signed(points)}`,
  holdType: (ground: string, points: number) => `Each area held of kind ${ground}: ${signed(points)}`,
  kill: (points: number, cap: number | null, sofar: number) =>
    `Each unit killed: ${signed(points)}${cap === null ? '' : `, at most ${figure(cap)}`}; so far ${figure(sofar)}`,
  killOf: (nation: string) => `Only units of ${nation}.`,
  alive: (points: number) => `A unit left after the last round: ${signed(points)}`,
  after: (rounds: readonly number[]) => `after ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.map(figure).join(', ')}`,
}
