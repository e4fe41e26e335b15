import { seatName } from '../../../../wording/names.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

/** Monuments under construction and standing, and settlements. */
export const EN = {
  title: 'Works',
  lead: 'Monuments under construction and finished, and the settlements with what is in them.',
  whose: 'Whose works',
  sites: {
    title: 'Under construction',
    none: (age: number, atOnce: number) =>
      `Nothing is being built. From age ${figure(age)} on, phase 6 lets a settlement begin a monument, ${figure(atOnce)} at a time.`,
    noSettlement: 'Without a settlement',
    begun: (round: number, blessed: boolean) => `, begun in round ${figure(round)}${blessed ? ', blessed' : ''}`,
    dueNow: 'Due in phase 6 of this turn.',
    left: (turns: number, round: number) => `${count(turns, 'turn')} left: finished in round ${figure(round)}.`,
    waits: (workers: number) => ` It waits for ${count(workers, 'worker')}.`,
    brings: 'It will bring',
    prestige: (prestige: number) => `${signed(prestige)} prestige`,
    workers: 'Workers',
    workersOf: (workers: number, required: number) => `${figure(workers)} of ${figure(required)} needed`,
    builtOf: 'Built of',
    material: (tokens: number, token: string) => `${figure(tokens)} ${token.toLowerCase()}`,
  },
  monuments: {
    title: 'Standing monuments',
    none: 'None yet.',
    nameless: 'A monument without a name',
    monument: 'Monument',
    at: 'At',
    builtBy: 'Built by',
    since: 'Since',
    prestige: 'Prestige',
    noSettlement: 'no settlement',
    ownPeople: 'their own people',
    taken: (builder: string) => `the ${seatName(builder)}, taken`,
    round: (round: number) => `round ${figure(round)}`,
    together: 'Total',
  },
  settlements: {
    title: 'Settlements',
    /** Around the figure. */
    room: 'With land and culture there is room for',
    people: 'people.',
    none: 'There is no settlement, and none is promised.',
    settlement: 'Settlement',
    capacity: 'Room',
    prestige: 'Prestige',
    shaman: 'Shaman',
    monument: 'Monument',
    promised: 'promised',
    taken: 'taken in war',
    migrates: 'migrates',
    hasShaman: 'yes',
    noShaman: 'none',
    noMonument: 'none',
  },
}
