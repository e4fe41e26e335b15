import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './ledger.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Hauptbuch',
  hint: 'Drück auf eine Zahl, und du siehst, wie sie zustande kommt.',
  show: 'Anzeigen',
  whose: 'Wessen Hauptbuch',
  allOfThem: 'Vergleich',
  nonPlayers: 'Nichtspieler',
  commanded: 'Wen die Spieler führen',
  together: (player: string) => `${player}, zusammen`,
  views: { balances: 'Stände', statement: 'Buchungen' },
  commands: {
    balances: 'Hauptbuch: Stände',
    statement: 'Hauptbuch: alle Buchungen',
    all: 'Hauptbuch: alle Spieler im Vergleich',
  },
  columns: {
    account: 'Konto',
    opening: 'Anfang',
    in: 'Zugang',
    out: 'Abgang',
    balance: 'Stand',
    course: 'Verlauf',
  },
  parts: {
    opening: 'Anfang',
    in: 'Zugang',
    out: 'Abgang',
    balance: 'Stand',
    change: 'Änderung seit Beginn des Zugs',
  },
  openingLead: 'Anfang ',
  period: {
    fell: (round) => `In Runde ${figure(round)} gefallen`,
    setUp: 'Noch kein Zug: was der Aufbau gebracht hat',
    inPlay: (round) => `Runde ${figure(round)}, der laufende Zug`,
    last: (round) => `Runde ${figure(round)}, der letzte Zug samt dem, was andere seither taten`,
  },
  shortPeriod: {
    setUp: 'Aufbau',
    inPlay: (round) => `Runde ${figure(round)}, läuft`,
    round: (round) => `Runde ${figure(round)}`,
  },
  course: {
    none: (name) => `${name}: noch kein Zug.`,
    one: (name, point) => `${name}: ${point}.`,
    level: (name, value) => `${name} am Ende jedes Zugs: durchweg ${figure(value)}.`,
    ends: (name, first, last, between) => `${name} am Ende jedes Zugs: ${first}, ${last}${between === '' ? '' : `; ${between}`}.`,
    lowest: (point) => `niedrigster Stand ${point}`,
    highest: (point) => `höchster Stand ${point}`,
    at: (value, round) => `${figure(value)} in Runde ${figure(round)}`,
  },
  players: 'Hauptbücher der Spieler',
}
