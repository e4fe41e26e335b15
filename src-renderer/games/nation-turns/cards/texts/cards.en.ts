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
    /** "2 × Soldier on 6+ (−1 by the ground)"; `ground`, `own`, `event`: what is added to each die. */
    kind: (units: string, need: number, dice: number, { ground, own, event }: { ground: number; own: number; event: number }) => {
      if (dice === 0) return `${units} without a die`
      const added = [
        ground === 0 ? '' : `${signed(ground)} by the ground`,
        own === 0 ? '' : `${signed(own)} of its own`,
        event === 0 ? '' : `${signed(event)} by an event`,
      ].filter((one) => one !== '')
      const needs = need > 6 ? `${units}: no hit possible` : `${units} on ${figure(need)}+`
      return added.length === 0 ? needs : `${needs} (${added.join(', ')})`
    },
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
    now: 'At present',
    changedBy: (isAttack: boolean, by: number) => `One ${isAttack ? 'attacker' : 'defender'} ${by > 0 ? 'more' : 'fewer'}`,
    last: (round: number) => `Battle round ${figure(round)}`,
    lastSide: (side: string, dice: string, hits: number, dead: number) => `${side} ${dice}: ${count(hits, 'hit')}, ${figure(dead)} lost`,
  },
  moves: {
    stack: (units: string, area: string) => `${units} in ${area}`,
    stays: 'stays',
    stay: (left: number) => (left === 1 ? '1 stays' : `${figure(left)} stay`),
    against: (foes: number, nations: string) => `against ${figure(foes)} of ${nations}`,
    past: (foes: number) => `past ${figure(foes)}`,
    howMany: (units: string, to: string) => `How many of ${units} to ${to}`,
    pastOthers: (ways: number) => `Overrun: ${count(ways, 'way')} past occupants`,
    overrun: (area: string, staying: number, occupant: number, further: string) =>
      `${area}: ${figure(staying)} of yours stop there against ${figure(occupant)}; ${further}.`,
    /** Before anybody may go on past the occupant `need` must stay. */
    goOn: (mayPass: number, need: number) =>
      mayPass === 0 ? `others may go further once ${figure(need)} stop` : `${figure(mayPass)} may go past them`,
    groundStops: 'nobody can go further on this ground',
    passing: (passing: number, need: number) => `${figure(passing)} would go further: ${figure(need)} must stay.`,
    /** Of the nation's units in an area, after all moves: "2 of max. 3". */
    ofMost: (units: number, most: number) => `${figure(units)}\u00a0of\u00a0max.\u00a0${figure(most)}`,
    closed: (area: string, need: number, staying: number) =>
      `only once ${figure(need)} of yours stop in ${area}; ${staying === 0 ? 'none does' : staying === 1 ? '1 does' : `${figure(staying)} do`}`,
    surplus: (area: string, units: number, most: number, isFought: boolean) =>
      `${area}: ${figure(units)} will be there, and the maximum is ${figure(most)}: ${figure(units - most)} too many${isFought ? ', unless they fall,' : ''} will be removed in phase 5.`,
    surplusInAll: (units: number, most: number) =>
      `${figure(units)} will be on the map, and the maximum for what you hold is ${figure(most)}: ${figure(units - most)} too many will be removed in phase 5.`,
    map: 'Map',
    mapHint:
      'In a ring: in reach of the units in hand; press to send them. Other units come to hand by a press on theirs in the list, or on an area of yours without a ring.',
    nothing: 'Nothing moves yet.',
    moving: (units: number) => `${count(units, 'unit')} will move.`,
    planned: 'Planned moves',
    takeBack: (move: string) => `Take back ${move}`,
  },
  tolls: {
    left: (left: number) => (left === 0 ? 'All are named.' : `Still to name: ${figure(left)}`),
    surplus: (area: string, total: number, units: number, most: number) =>
      `${area}: ${figure(units)} are there, the maximum is ${figure(most)}: ${figure(total)} to remove`,
    together: (total: number) => `${figure(total)} to remove, wherever`,
    unit: (unit: string, area: string) => `${unit} in ${area}`,
  },
  retreat: {
    allTo: (area: string) => `All to ${area}`,
    /** Where not everybody came from the same area. */
    someTo: (area: string) => `Those from ${area} back`,
    allBack: 'All back',
    allStay: 'All stay',
    kind: (units: string, staying: number) =>
      `${units}: ${staying === 0 ? 'none stays' : staying === 1 ? '1 stays' : `${figure(staying)} stay`}`,
    to: (area: string) => `To ${area}`,
    goTo: (unit: string, area: string) => `${unit} to ${area}`,
  },
}
