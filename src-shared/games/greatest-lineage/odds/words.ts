import { translated } from '../../../language/catalogue.ts'
import type { Wordings } from '../../../language/wordings.ts'
import { DE } from './germanWords.ts'

export const EN = {
  'odds.roll.win': () => 'Wins the roll',
  'odds.roll.tie': () => 'Equal sums',
  'odds.roll.lose': () => 'Loses the roll',
  'odds.roll.lead': () => 'Leads by 15 or more',
  'odds.roll.trail': () => 'Is behind by 15 or more',
  'odds.battle.attempts': () => 'Gets to try its goals',
  'odds.battle.captured': () => 'Captures the territory',
  'odds.battle.destroyed': () => 'Tears down what stands there',
  'odds.battle.taken': () => 'Captures it with all that stands there',
  'odds.battle.royal': () => 'Kills a royal',
  'odds.battle.disarmed': () => 'No warriors left',
  'odds.battle.half': () => 'Loses half of the warriors or more',
  'odds.battle.beyondWarriors': () => 'People at home die too',
  'odds.raid.kill': () => 'Kills people',
  'odds.raid.burn': () => 'Burns tokens',
  'odds.raid.steal': () => 'Steals tokens',
  'odds.raid.raze': () => 'Tears down the monument',
  'odds.raid.any': () => 'At least one goal',
  'odds.raid.all': () => 'Every goal',
  'odds.raid.unscathed': () => 'All raiders come home',
  'odds.dice.any': () => 'At least one',
  'odds.dice.all': () => 'All of them',
} satisfies Wordings

/** What each chance is the chance of, by its key, to stand beside a percentage. */
export const ODDS_WORDS = translated({ en: EN, de: DE })
