import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

/** Cards of the desk: births, battles, moves, who falls, who leaves. */
export const EN = {
  births: {
    /** What a die needs, and why: "4+ because of 1 Farmer". */
    need: (need: number, farmers: number, modifier: number) => {
      const reasons = [
        farmers > 0 ? `of ${count(farmers, 'Farmer')}` : '',
        modifier === 0 ? '' : `an event says ${signed(modifier)}`,
      ].filter((one) => one !== '')
      const needs = need <= 1 ? 'a birth for sure' : need > 6 ? `no birth: it would need ${figure(need)}` : `${figure(need)}+`
      return reasons.length === 0 ? needs : `${needs} because ${reasons.join(' and ')}`
    },
  },
  battle: {
    attackers: 'Attackers',
    defenders: 'Defenders',
    side: (side: string, nations: string) => `${side}: ${nations}`,
    /** "2 × Soldier on 5+". */
    kind: (units: string, need: number, dice: number) =>
      dice === 0 ? `${units} without a die` : need > 6 ? `${units}: no hit possible` : `${units} on ${figure(need)}+`,
    hits: (hits: number) => count(hits, 'hit'),
    title: 'Odds',
    lead: 'As long as nobody retreats.',
    round: 'Losses of one round',
    lost: (side: string) => `${side} lose`,
    units: (units: number) => figure(units),
    end: 'To the end',
    taken: 'taken',
    held: 'held',
    emptied: 'empty',
    now: 'As it stands',
    changedBy: (side: string, by: number) => `${side} ${signed(by)}`,
    last: (round: number) => `Round ${figure(round)}`,
    lastSide: (side: string, dice: string, hits: number, dead: number) => `${side} ${dice}: ${count(hits, 'hit')}, ${figure(dead)} lost`,
  },
  moves: {
    stack: (units: string, area: string) => `${units} in ${area}`,
    stays: 'stays',
    stay: (left: number) => (left === 1 ? '1 stays' : `${figure(left)} stay`),
    against: (foes: number) => `against ${figure(foes)}`,
    past: (foes: number) => `past ${figure(foes)}`,
    howMany: (units: string, to: string) => `${units} to ${to}`,
    pastOthers: (ways: number) => `Past occupants: ${count(ways, 'way')}`,
    overrun: (area: string, occupant: number, staying: number, mayPass: number) =>
      `${area}: occupant ${figure(occupant)}, staying ${figure(staying)}, may pass ${figure(mayPass)}`,
    passing: (passing: number, need: number) => `${figure(passing)} would go on: ${figure(need)} must stay.`,
    nothing: 'Nothing moves yet.',
    moving: (units: number) => `${count(units, 'unit')} will move.`,
  },
  tolls: {
    left: (left: number) => (left === 0 ? 'All are named.' : `Still to name: ${figure(left)}`),
    surplus: (area: string, total: number) => `${area}: ${figure(total)} to remove`,
    together: (total: number) => `${figure(total)} to remove, wherever`,
    unit: (unit: string, area: string) => `${unit} in ${area}`,
  },
  retreat: {
    allTo: (area: string) => `All to ${area}`,
    allStay: 'All stay',
    kind: (units: string, staying: number) => `${units}: ${staying === 1 ? '1 stays' : `${figure(staying)} stay`}`,
    to: (area: string) => `To ${area}`,
    goTo: (unit: string, area: string) => `${unit} to ${area}`,
  },
}
