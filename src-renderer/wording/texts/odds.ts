import { translated } from '../../../src-shared/language/catalogue.ts'
import { figure } from '../../../src-shared/language/figures.ts'

/** What dice promise before they fall. `likely`: the middle of many throws, and the span in which nine of ten lie. */
export const oddsTexts = translated({
  en: {
    need: (need: string) => `you need ${need} or more`,
    chance: (chance: string) => `${chance} chance`,
    each: (chance: string) => `${chance} each`,
    eachBetween: (least: string, most: string) => `${least} to ${most} each`,
    about: (each: string, expected: string, dice: number) => `${each}, about ${expected} of ${figure(dice)}`,
    likely: (each: string, low: number, high: number, middle: number, dice: number) =>
      `${each}: ${figure(low)} to ${figure(high)} of ${figure(dice)} are likely, ${figure(middle)} in the middle`,
  },
  de: {
    need: (need) => `nötig: ${need} oder mehr`,
    chance: (chance) => `Chance ${chance}`,
    each: (chance) => `je ${chance}`,
    eachBetween: (least, most) => `je ${least} bis ${most}`,
    about: (each, expected, dice) => `${each}, etwa ${expected} von ${figure(dice)}`,
    likely: (each, low, high, middle, dice) =>
      `${each}: wahrscheinlich ${figure(low)} bis ${figure(high)} von ${figure(dice)}, in der Mitte ${figure(middle)}`,
  },
})
