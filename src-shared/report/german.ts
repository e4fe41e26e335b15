import type { Texts } from '../language/catalogue.ts'
import { der } from '../games/text/playing.ts'
import { figure } from '../language/figures.ts'
import type { ENGLISH } from './english.ts'

export const GERMAN: Texts<typeof ENGLISH> = {
  headings: {
    happened: 'Dein Zug',
    elsewhere: 'Was dir in den Zügen der anderen geschah',
    saw: 'Was du gesehen hast',
    standing: 'Wie du stehst',
    asked: 'Was du als Nächstes gefragt wirst',
  },
  over: 'Die Runde ist vorbei.',
  notYet: 'Dein Zug in dieser Runde kommt erst noch.',
  running: 'Die Runde wird noch gespielt.',
  need: (name, have, need) => `${name} ${figure(have)} von ${figure(need)}`,
  missing: (missing) => `, es ${missing === 1 ? 'fehlt' : 'fehlen'} ${figure(missing)}`,
  forWhom: (player) => `, für ${player}.`,
  headedFor: (player) => `Für ${player}. `,
  gameOver: 'Das Spiel ist vorbei.',
  playStands: (where) => `Gespielt wird: ${where}.`,
  setUp: 'Aufbau',
  nothingAsked: 'Im Augenblick wirst du nichts gefragt.',
  times: (times) => ` (${times}-mal)`,
  columns: {
    account: 'Konto',
    change: 'Änderung',
    now: 'Stand',
    why: 'Warum',
    rule: 'Regel',
    before: 'Vorher',
    ledger: 'Hauptbuch',
  },
  reckoned: 'Errechnet',
  together: (who) => `${who}, zusammen`,
  turnOf: (seat) => `Zug ${der(seat)}`,
  corrected: (reason) => `Die Spielleitung hat etwas korrigiert${reason === '' ? '.' : `: ${reason}`}`,
  decreed: (reason) => `Die Spielleitung hat etwas erlassen${reason === '' ? '.' : `: ${reason}`}`,
  decided: (reason) => `Hausregeln wurden neu entschieden${reason === '' ? '.' : `: ${reason}`}`,
  renamed: (title) => `Die Kampagne heißt jetzt ${title}`,
  roll: (dice, faces) => `${dice === 1 ? 'Einen Würfel' : `${figure(dice)} Würfel`} mit ${faces} Seiten werfen`,
}
