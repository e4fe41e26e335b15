import type { RaidGoal } from '../../../../../src-shared/games/greatest-lineage/rules/raids/goals.ts'
import { the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'

const GOALS: Record<RaidGoal, string> = {
  kill: 'Kill people',
  burn: 'Burn tokens',
  steal: 'Steal tokens',
  raze: 'Tear down a monument',
}

/** Raids: when the next may be, one tried out, and those that were. */
export const EN = {
  title: 'Raids',
  peaceful: 'In the peaceful game nobody is raided.',
  rest: {
    never: 'no raid yet',
    last: (round: number) => `raided last in round ${figure(round)}`,
    next: (round: number, next: number) => `raided in round ${figure(round)}, may again from round ${figure(next)} on`,
  },
  closed: 'What they could raid with is not known.',
  history: 'Raids so far',
  none: 'None yet.',
  /** Between the raider, who comes first, and whom the raid was on. */
  on: (target: string) => `on ${the(target)}`,
  round: (round: number) => `round ${figure(round)}`,
  planner: {
    tooFew: 'There are too few free males, or tokens, for a raid.',
    nobody: 'There is nobody to raid now.',
    against: 'Against',
    raiders: 'Raiders',
    raidersOf: (seat: string) => `Raiders of ${seat}`,
    goals: 'Goals of the raid',
    goal: GOALS,
    answered: 'They fight back',
    needs: 'A raid needs at least one goal and one raider.',
    killed: 'People killed',
    stolen: 'Tokens stolen',
    burnt: 'Tokens burnt',
    fallen: 'Raiders who fall',
    spread: (average: string, low: number, high: number) => `${average} on average, ${figure(low)} to ${figure(high)}`,
    unknown: (target: string) => `What there is to take from ${the(target)}, and how they would fight back, is not known.`,
  },
}
