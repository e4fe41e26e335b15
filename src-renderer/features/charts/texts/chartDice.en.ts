import { listed } from '../../../../src-shared/language/numbers.ts'
import { GAME_MASTER } from '../../../../src-shared/kernel/world/rule.ts'
import { the } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'

export const EN = {
  marks: { few: 'Too few', even: 'Nothing unusual', odd: 'Look again' },
  few: (seat: string, dice: number, enough: number) =>
    `${seatName(seat)}: ${count(dice, 'die', 'dice')}, too few to judge: what looks uneven here is most likely chance. It takes ${figure(enough)}.`,
  even: (seat: string, dice: number, often: string) =>
    `${seatName(seat)}: ${count(dice, 'die', 'dice')}, spread as fair dice would be: ${often} fair campaigns look at least this uneven.`,
  odd: (seat: string, dice: number, often: string) =>
    `${seatName(seat)}: ${count(dice, 'die', 'dice')}, more uneven than usual: ${often} fair campaigns look like this. With several seats to look at, one like this now and then is no wonder.`,
  hardly: (seat: string, dice: number, often: string) =>
    `${seatName(seat)}: ${count(dice, 'die', 'dice')}, more uneven than usual: ${often} fair campaigns look like this. That is hardly chance.`,
  often: (times: number, of: number) => `${figure(times)} of ${figure(of)}`,
  seldom: (of: number) => `fewer than 1 of ${figure(of)}`,
  kept: (dice: number) => `Of ${count(dice, 'further die', 'further dice')} rolled by the score only the outcomes are kept.`,
  /** `bands`: how many there are. */
  about: (faces: number, bands: number) => {
    if (faces === 100) return 'How often percentile dice fell in each ten of their faces. Fair dice come to a tenth in each.'
    const dice = `dice of ${figure(faces)} faces`
    return bands === faces
      ? `How often ${dice} showed each of them. Fair dice show each as often.`
      : `How often ${dice} fell in each tenth of them. Fair dice come to as much in each.`
  },
  faces: (from: number, to: number) => (from === to ? figure(from) : `${figure(from)} to ${figure(to)}`),
  seat: (seat: string, dice: number) => `${seatName(seat)} (${figure(dice)})`,
  fair: 'Fair dice',
  none: 'No dice to show',
  worthALook: (seats: readonly string[]) =>
    `The dice of ${listed(seats.map((seat) => (seat === GAME_MASTER ? 'the game master' : the(seat))))} are worth a second look`,
  tooFew: 'Too few dice yet to tell anything',
  fall: 'The dice fall as fair dice do',
}
