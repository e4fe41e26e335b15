import { listed } from '../../../../../src-shared/language/numbers.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'

export const EN = {
  title: 'Ages',
  leadForAll: 'What each civilisation still needs for its next age. Press a figure to see why it is what it is.',
  leadForOne: 'What you still need for your next age. Press a figure to see why it is what it is.',
  all: 'All ages',
  allOfThem: (ages: number) => `All ${figure(ages)} ages`,
  command: 'Ages: the whole table',
  about:
    'Everybody begins in the Pre-stone Age, which asks for nothing. What was reached is kept while culture, technology and military technology do not fall below its need.',
  known: 'Of the others you know their land, their age and their prestige.',
  fell: (round: number) => `Fell in round ${figure(round)}.`,
  ladder: 'Progress of each',
  tracks: {
    caption: 'What the next age of each asks for',
    need: 'Need',
    way: 'On the way',
    hint: 'Each mark shows how far a civilisation is on the way to its own next age; past the line it has what the age asks for.',
    next: (age: string) => `to the ${age}`,
    last: 'in the last age',
    notAsked: 'not asked for',
  },
  card: {
    below: 'Below the floor.',
    near: 'Near the floor.',
    next: (age: string) => `Next: ${age}`,
    declaring: 'Declaring it',
    costs: 'It costs',
    brings: 'It brings',
    last: 'This is the last age: there is nothing further to reach.',
  },
  need: {
    of: (need: number) => `of ${figure(need)}`,
    met: 'met',
    missing: (missing: number, forecast: string) => `${figure(missing)} missing, ${forecast}`,
  },
  cell: {
    met: 'met',
    missing: (missing: number) => `${figure(missing)} missing`,
    done: 'done',
    held: 'held',
    below: (missing: number) => `${figure(missing)} below`,
  },
  table: {
    met: (met: number, all: number) => `${figure(met)} of ${figure(all)} met`,
    need: 'Need',
    needed: 'Needed',
    /** Before the number on a narrow screen. */
    neededLead: 'needed ',
    fallen: 'fallen',
    terms: 'Costs and brings',
    now: 'in this age',
    reached: 'reached',
    next: 'next',
    costs: (tokens: readonly string[]) => `Costs ${listed(tokens)}`,
    brings: (gain: number, peoplePercent: number, prestige: number, landPercent: number) =>
      `Brings ${signed(gain)} technology, ${signed(gain)} people and then ${figure(peoplePercent)}% more, ${signed(prestige)} prestige and ${figure(landPercent)}% more land`,
  },
  summary: {
    ready: 'Everything it asks for is there: it can be declared in phase 9.',
    met: (met: number, all: number) => `${figure(met)} of ${count(all, 'need')} met.`,
    turns: (turns: number) => `At this rate in ${count(turns, 'turn')}.`,
    turnsLast: (turns: number, last: string) => `At this rate in ${count(turns, 'turn')}, ${last.toLowerCase()} last.`,
    far: 'At this rate it is far off.',
    never: (stuck: readonly string[]) =>
      `Not at this rate: ${listed(stuck.map((name) => name.toLowerCase()))} ${stuck.length === 1 ? 'does' : 'do'} not grow.`,
    drawn: (stores: readonly string[]) => `Still to be gathered: ${listed(stores.map((name) => name.toLowerCase()))}.`,
    points: (points: number) => `${count(points, 'point')} of those in hand would pay for the rest.`,
    notAllPoints: (points: number, inHand: number) =>
      `The rest costs ${count(points, 'point')}; ${figure(inHand)} ${inHand === 1 ? 'is' : 'are'} in hand.`,
    unknown: 'No turn to go by yet.',
  },
  forecast: {
    turns: (turns: number, rate: number) => `in ${count(turns, 'turn')} at ${signed(rate)} a turn`,
    far: (rate: number) => `far off at ${signed(rate)} a turn`,
    never: 'never at this rate',
    points: (points: number) => `${count(points, 'point')} of those in hand would pay for it`,
    drawn: (rate: number) => `still to be gathered (${signed(rate)} a turn so far)`,
    neverFalling: (rate: number) => `never at this rate (${signed(rate)} a turn)`,
    unknown: 'no turn to go by yet',
  },
  warning: {
    below: (name: string, have: number, age: string, need: number) =>
      `${name} is ${figure(have)}, the ${age} needs ${figure(need)}: the age is lost in the next phase 9 unless this is put right.`,
    near: (name: string, have: number, age: string, need: number) =>
      `${name} is ${figure(have)}, the ${age} needs ${figure(need)}: ${figure(have - need)} to spare.`,
  },
  grace: {
    since: (round: number, rounds: number) =>
      `Within reach since round ${figure(round)} (${rounds === 0 ? 'this round' : `${count(rounds, 'round')} ago`}).`,
    free: 'It may wait as long as one likes.',
    left: (turns: number, until: number) =>
      turns === 0 ? 'It may not wait any longer' : `It may wait ${count(turns, 'more turn')}, until round ${figure(until)}`,
    forced: 'then it begins by itself.',
    lapse: 'then the chance is gone until the needs are met again.',
  },
  /** "40 food". */
  tokens: (amount: number, name: string) => `${figure(amount)} ${name.toLowerCase()}`,
  payment: {
    missing: (tokens: string, missing: number) => `${tokens} (${figure(missing)} missing)`,
    left: (tokens: string, left: number) => `${tokens} (${figure(left)} left)`,
  },
  grants: {
    technology: (gain: number) => `${signed(gain)} technology`,
    people: (gain: number, percent: number, more: number) =>
      `${signed(gain)} people and then ${figure(percent)}% more (${signed(more)} at present)`,
    prestige: (gain: number) => `${signed(gain)} prestige`,
    land: (gain: number) => `${signed(gain)} land`,
    nothing: 'nothing but the age itself',
  },
}
