import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der, die, Die, roundName } from '../../../../src-shared/games/text/playing.ts'
import type { EN } from './highlights.en.ts'

export const DE: Texts<typeof EN> = {
  label: 'Was gerade geschehen ist',
  goOn: 'Weiter',
  turn: (seat, round) => `Der Zug ${der(seat)}, Runde ${round}`,
  round: (round) => `${roundName(round)} beginnt`,
  next: (seat) => `Als Nächstes: ${Die(seat)}`,
  figures: 'Was der Zug gebracht hat',
  nothing: 'Jedes Konto steht, wie es vorher stand.',
  ahead: {
    title: 'Was bevorsteht',
    owed: 'Fällig',
    threat: 'Zu beachten',
    comes: 'Was kommt',
  },
  apart: (seat) => (seat === '' ? 'Nicht zum Vorlesen' : `Nicht zum Vorlesen: was nur ${die(seat)} angeht`),
  onBoard: 'Auf dem Brett',
  handOver: 'Bildschirm übergeben',
  print: 'Drucken',
  send: 'Verschicken',
}
