import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { akk, Die, say, verb } from '../../../src-shared/games/text/playing.ts'
import { figure } from '../../../src-shared/language/figures.ts'
import type { EN } from './words.en.ts'

export const DE: Texts<typeof EN> = {
  entries: {
    setup: 'Aufbau',
    answer: (title, seat, round) =>
      round === 0 ? say('place.namedBeforeFirst', { what: title }) : `${title} (${say('place.ofRound', { what: seat, round })})`,
    correction: (accounts) => `Korrektur: ${accounts}`,
    decree: 'Erlass',
    events: 'Änderung kommender Ereignisse',
    rulings: (rules) => `neu entschiedene Hausregeln (${rules})`,
    retraction: (entry) => `Rücknahme ab Eintrag ${entry}`,
    restart: 'Neubeginn der Phase',
    reseed: 'neuer Startwert der Würfel',
    note: 'Notiz',
    naming: 'Namen',
    standIn: 'Vertretung',
    title: 'neuer Titel',
  },
  standIn: {
    by: (seat, who) => `${who} vertritt ${akk(seat)} in dieser Runde`,
    orders: (seat) => `Für ${akk(seat)} gilt in dieser Runde, was vorbereitet ist`,
    back: (seat) => `${Die(seat)} ${verb(seat, 'antwortet', 'antworten')} wieder am Tisch`,
  },
  naming: {
    named: (what, name) => `${what} heißt jetzt ${name}`,
    unnamed: (what) => `${what} hat keinen eigenen Namen mehr`,
    gone: 'Jemand, der nicht mehr da ist',
  },
  changes: {
    added: (what) => `neu: ${what}`,
    dropped: (what) => `herausgenommen: ${what}`,
    changed: (what, differences) => (differences.length === 0 ? what : `${what} (${differences.join('; ')})`),
    fromTo: (label, from, to) => `${label}: ${from} → ${to}`,
    moved: (place) => `weitergespielt bei ${place}`,
    place: 'der Stelle, an der das Spiel steht',
  },
  reseed: {
    copy: 'Dies ist eine Kopie: Von hier an folgen ihre Würfel aus einem eigenen Startwert',
    shares: (seats) => `Zu den Würfeln etwas dazugegeben: ${seats}`,
  },
  dice: {
    app: (dice) => `${dice} (von der App)`,
    hand: (dice) => `${dice} (am Tisch)`,
  },

  onlyFor: (seats) => `nur ${seats}`,

  times: (times) => `${figure(times)} ×`,
  problems: {
    whole: 'Gib eine ganze Zahl an.',
    from: (least) => `Gib eine ganze Zahl ab ${figure(least)} an.`,
    span: (least, most) => `Gib eine ganze Zahl von ${figure(least)} bis ${figure(most)} an.`,
    picks: (chosen, least, most) =>
      `${figure(chosen)} gewählt: Wähle ${least === most ? figure(most) : `${figure(least)} bis ${figure(most)}`}.`,
    choose: 'Hier ist noch nichts gewählt: Wähle eines.',
    sum: (sum, most) => `Zusammen sind es ${sum}, höchstens ${figure(most)} sind möglich: Nimm in einem der Felder weniger.`,
  },
}
