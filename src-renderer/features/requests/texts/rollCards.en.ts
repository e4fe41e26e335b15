import { decimal } from '../../../../src-shared/language/numbers.ts'
import { count, figure, signed } from '../../../../src-shared/language/figures.ts'

/** Rolls: what the dice must read, typing them, counting them. */
export const EN = {
  groups: (all: number) => `Groups of the ${all}, a die for each`,
  groupsLeft: (left: number | null, all: number) =>
    left === null ? `Sizes that add up to ${all}, such as ${all - 1} 1` : left > 0 ? `${left} left` : `${-left} too many`,
  rollCommand: 'Roll with the app',
  /** Between an outcome and what its die must read. */
  on: 'on',
  orLess: (need: number) => `${figure(need)} or less`,
  orMore: (need: number) => `${figure(need)} or more`,
  ownNumber: (least: number, most: number) => `its own number or less, from ${figure(least)} to ${figure(most)}`,
  ownNumberUp: (least: number, most: number) => `its own number or more, from ${figure(least)} to ${figure(most)}`,
  /** Of dice that count together: "7 or more together". */
  inAll: (need: string) => `${need} together`,
  withModifier: (need: string, modifier: number) => (modifier === 0 ? need : `${need}, with ${signed(modifier)}`),
  sumSoFar: (sum: number, modifier: number) =>
    modifier === 0 ? `together ${figure(sum)}` : `together ${figure(sum)} ${signed(modifier)} = ${figure(sum + modifier)}`,
  roll: (dice: number) => (dice === 1 ? 'Roll the die' : `Roll ${figure(dice)} dice`),
  typed: (dice: number) => (dice === 1 ? 'The die as rolled at the table' : 'The dice as rolled at the table'),
  placeholder: (dice: number, faces: number) =>
    dice === 1 ? 'What the die shows' : faces === 100 ? 'The dice: 34 7 00 …' : 'The dice: 3 1 2 …',
  asked: (dice: number, faces: number) => `${count(dice, 'die', 'dice')} of ${faces} faces`,
  typedOf: (typed: number, dice: number) => `${figure(typed)} of ${figure(dice)} typed`,
  tooMany: (typed: number, dice: number) => `${figure(typed)} typed, ${figure(dice)} wanted`,
  countedOf: (counted: number, dice: number) => `${figure(counted)} of ${figure(dice)} counted`,
  overCounted: (counted: number, dice: number) =>
    `${figure(counted)} counted, and there are ${count(dice, 'die', 'dice')}: each counts in one row alone, so take ${figure(counted - dice)} off another`,
  toCounts: 'Type counts instead',
  toDice: 'Type the dice instead',
  fast: (faces: number) => {
    if (faces === 100) return 'Two digits make a die: 05, 34, 00 for 100. Or paste them all.'
    if (faces === 10) return 'One digit makes a die, 0 for 10. Or paste them all.'
    return faces < 10 ? 'One digit makes a die. Or paste them all.' : 'A blank ends a die. Or paste them all.'
  },
  next: (place: number) => `next: die ${figure(place)}`,
  nextNeeds: (place: number, need: string) => `next: die ${figure(place)}, ${need}`,
  complete: 'all dice are there',
  tally: 'So far',
  expectedOf: (expected: number, dice: number) => `about ${decimal(expected)} to be expected of ${count(dice, 'die', 'dice')}`,
  about: (dice: number) => `about ${figure(dice)}`,
  average: (dice: number) => `about ${decimal(dice)}`,
  dice: 'Dice',
  nextDie: 'next die',
  open: 'open',
  oneTooMany: (value: number) => `${value}, one too many`,
  wholeBonus: 'Bonus of both sides',
  raidGoals: 'Goals of the raid',
  whatCounts: 'What counts',
  none: 'none',
  together: 'Total',
}
