import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Events',
  lead: 'The events of the scenario, round by round: what has happened, what is to come, and whether it would happen at present.',
  none: 'There are no events before the set-up.',
  nothing: 'This scenario brings nothing in any round.',
  round: (round: number) => `Round ${figure(round)}`,
  now: 'this round',
  when: { start: 'At the start', new: 'New units', end: 'At the end' },
  state: { happened: 'has happened', nothing: 'no effect', skipped: 'did not happen', due: 'now', comes: 'comes' },
  met: 'the condition is met now',
  unmet: 'the condition is not met now',
  postings: 'What was posted',
  posting: (owner: string, account: string, change: number) => `${owner}, ${account}: ${signed(change)}`,
  place: (nation: string, units: string, area: string) => `${nation}: new in ${area}, ${units}`,
  remove: (nation: string, units: string, area: string) => `${nation}: taken off ${area}, ${units}`,
  pool: (nation: string, number: number, unit: string) => `${nation}: ${signed(number)} counters off the map (${unit})`,
  vp: (nation: string, points: number) =>
    `${nation}: ${signed(points)} ${points === 1 || points === -1 ? 'victory point' : 'victory points'}`,
  modify: (nation: string, amount: number, rolls: string) => `${nation}: ${signed(amount)} on ${rolls} until the round ends`,
  order: (nations: string) => `The order of the nations becomes ${nations}`,
  note: (text: string) => `The game master decides: “${text}”`,
  all: 'All nations',
  anywhere: 'anywhere',
  holds: (nation: string, area: string) => `only if ${area} is held by ${nation}`,
  hasUnits: (nation: string, least: number, area: string) => `only with at least ${count(least, 'unit')} of ${nation} in ${area}`,
  between: (from: string, to: string) => `only in rounds ${from} to ${to}`,
}
