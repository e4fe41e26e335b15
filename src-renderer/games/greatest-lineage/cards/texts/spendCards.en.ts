import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

/** Who is sent to gather, and what the purse holds. */
export const EN = {
  gather: {
    people: (sent: number, most: number) => `${figure(sent)} of ${count(most, 'person', 'people')} sent`,
    left: (left: number) => (left === 0 ? 'nobody left' : `${figure(left)} left`),
    brings: (tokens: number, then: number) => `${figure(tokens)} more: ${figure(then)} in store then`,
    nothing: 'Nobody: the store stays as it is',
    covers: (due: number) => `enough for the ${figure(due)} due`,
    short: (short: number, due: number) => `${figure(short)} short of the ${figure(due)} due`,
    slider: (kind: string) => `${kind}, by the slider`,
    rest: (left: number) => `The rest here${left > 0 ? ` ${signed(left)}` : ''}`,
    restOf: (kind: string, left: number) => `The rest here${left > 0 ? ` ${signed(left)}` : ''}: ${kind}`,
    proposed: 'As proposed',
    nobody: 'Nobody',
    together: (tokens: number) => `${count(tokens, 'token')} together`,
  },
  sheet: {
    groups: { realm: 'People and scores', land: 'Land', ruler: 'The ruler', shamans: 'Shamans' },
    costs: (points: number) => count(points, 'point'),
    total: (points: string) => `All together: ${points}`,
    asLastTime: 'As last time',
    nothing: 'Nothing',
  },
  purse: {
    title: 'Purse',
    inStore: 'Points',
    costs: 'This costs',
    left: 'Left then',
    spent: 'Spent this turn',
    bought: 'Bought this turn',
    most: (most: number) => `up to ${figure(most)} now`,
    takeBack: 'Take it back',
    takeBackOf: (what: string) => `Take it back: ${what}`,
    fromHere: 'From here on',
    takeBackFrom: (what: string) => `From here on: take back ${what} and all that came after`,
    retracted: (what: string) => `Taken back: ${what}.`,
  },
}
