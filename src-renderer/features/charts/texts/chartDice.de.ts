import { GAME_MASTER } from '../../../../src-shared/kernel/world/rule.ts'
import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { listed } from '../../../../src-shared/language/numbers.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'
import type { EN } from './chartDice.en.ts'

/** "Elfen: 1 Würfel" is the same for one and for many. */
const head = (seat: string, dice: number): string => `${seatName(seat)}: ${figure(dice)} Würfel`

export const DE: Texts<typeof EN> = {
  marks: { few: 'Zu wenige', even: 'Nichts Auffälliges', odd: 'Genauer hinsehen' },
  few: (seat, dice, enough) =>
    `${head(seat, dice)}, zu wenige für ein Urteil: Was hier ungleich aussieht, ist am ehesten Zufall. Es braucht ${figure(enough)}.`,
  even: (seat, dice, often) =>
    `${head(seat, dice)}, verteilt wie bei fairen Würfeln: ${often} Kampagnen mit fairen Würfeln sehen mindestens so ungleich aus.`,
  odd: (seat, dice, often) =>
    `${head(seat, dice)}, ungleicher als üblich: ${often} Kampagnen mit fairen Würfeln sehen so aus. Bei mehreren Plätzen ist das hin und wieder kein Wunder.`,
  hardly: (seat, dice, often) =>
    `${head(seat, dice)}, ungleicher als üblich: ${often} Kampagnen mit fairen Würfeln sehen so aus. Das ist kaum noch Zufall.`,
  often: (times, of) => `${figure(times)} von ${figure(of)}`,
  seldom: (of) => `weniger als 1 von ${figure(of)}`,
  kept: (dice) =>
    `Von ${count(dice, 'weiteren Würfel', 'weiteren Würfeln')}, die gesammelt eingegeben wurden, sind nur die Ergebnisse festgehalten.`,
  about: (faces, bands) => {
    if (faces === 100) return 'Wie oft Prozentwürfel in jedes Zehntel ihrer Augen fielen. Bei fairen Würfeln ist es in jedem ein Zehntel.'
    return bands === faces
      ? `Wie oft Würfel mit ${figure(faces)} Seiten jede davon zeigten. Faire Würfel zeigen jede gleich oft.`
      : `Wie oft Würfel mit ${figure(faces)} Seiten in jedes Zehntel davon fielen. Faire Würfel fallen in jedes gleich oft.`
  },
  faces: (from, to) => (from === to ? figure(from) : `${figure(from)} bis ${figure(to)}`),
  seat: (seat, dice) => `${seatName(seat)} (${figure(dice)})`,
  fair: 'Faire Würfel',
  none: 'Keine Würfel zu zeigen',
  worthALook: (seats) =>
    `Die Würfel ${listed(seats.map((seat) => (seat === GAME_MASTER ? 'der Spielleitung' : der(seat))))} sind einen zweiten Blick wert`,
  tooFew: 'Noch zu wenige Würfel, um etwas zu sagen',
  fall: 'Die Würfel fallen, wie faire Würfel fallen',
}
