import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'
import type { EN } from './askedAtOnce.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Alle antworten zugleich',
  waiting: (of) => {
    if (of === 0) return 'Alle Antworten sind da.'
    return `${of === 1 ? 'Es fehlt noch eine Antwort' : `Es fehlen noch ${figure(of)} Antworten`}; die der anderen sehen Spieler erst, wenn alle da sind.`
  },
  in: 'ist da',
  out: 'fehlt noch',
  change: 'Eigene Antwort ändern',
  changeOf: (seat) => `Antwort ändern: ${seatName(seat)}`,
  answerFor: (seat) => `Antworten für: ${seatName(seat)}`,
  forAbsent: 'Antworte für jemanden nur, wenn er nicht da ist: Die Chronik sagt, dass du es warst.',
  sealedTitle: 'Eine Frage für einen Spieler',
  sealedHint: 'Nur dieser Spieler darf sie sehen: Er antwortet auf dem eigenen Gerät oder hinter dem Vorhang dieses Bildschirms.',
  unseen: 'Diese Fragen sehen nur die Spieler: Alle antworten auf dem eigenen Gerät oder hinter dem Vorhang dieses Bildschirms.',
}
