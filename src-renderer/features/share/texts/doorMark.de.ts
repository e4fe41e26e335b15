import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './doorMark.en.ts'
import { seatName } from '../../../wording/names.ts'

export const DE: Texts<typeof EN> = {
  mark: {
    title: 'Die Tür für die Geräte der Spieler',
    unseen: 'Tür für Spieler: ',
    here: 'Offen: dieser Rechner',
    network: 'Offen: Netz',
    door: 'Tür ',
    open: 'offen',
  },
  marks: {
    name: 'Spieler am Tisch',
    told: (seat, there, ready) => `${seatName(seat)}: ${there ? 'mit Gerät' : 'kein Gerät'}, ${ready ? 'bereit' : 'nicht bereit'}`,
  },
}
