import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { akk } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './why.en.ts'

export const DE: Texts<typeof EN> = {
  now: (balance) => `Jetzt ${figure(balance)}.`,
  was: (balance, round) => (round === 0 ? `${figure(balance)} nach dem Aufbau.` : `${figure(balance)} nach Runde ${figure(round)}.`),
  everyThen: 'Jede Änderung, die bis dahin geführt hat, die neueste zuerst.',
  every: 'Jede Änderung, die dazu geführt hat, die neueste zuerst.',
  reckoned: 'Zeile für Zeile aus anderen Zahlen errechnet.',
  found: {
    opening: 'Der Anfangsstand ist, was alles unter „Vorher“ zusammen ergibt.',
    in: 'Den Zugang ergeben die hervorgehobenen Zeilen.',
    out: 'Den Abgang ergeben die hervorgehobenen Zeilen.',
    change: 'Was sich geändert hat, steht zuerst, das Neueste oben.',
  },
  correct: 'Diese Zahl korrigieren',
  never: 'Hier wurde nie etwas gebucht, deshalb steht es auf 0.',
  notUntilThen: 'Bis dahin war hier nichts gebucht, deshalb stand es auf 0.',
  thisTurn: 'In diesem Zug',
  notYet: 'Noch nichts gebucht.',
  sums: { opening: 'Anfang', in: 'Zugang', out: 'Abgang', change: 'Änderung', balance: 'Stand' },
  before: 'Vorher',
  noneBefore: 'Vorher wurde nichts gebucht: Es begann bei 0.',
  earlier: (more) => `Frühere zeigen (${figure(more)})`,
  changes: (all) => `Insgesamt ${count(all, 'Änderung', 'Änderungen')}`,
  changesBefore: (all) => `Vorher insgesamt ${count(all, 'Änderung', 'Änderungen')}`,
  setUp: 'Aufbau',
  turnStart: 'Beginn des Zugs',
  entry: (seq) => `Eintrag ${seq}`,
  parts: {
    now: 'Jetzt',
    opening: 'Als dieser Zug begann',
    line: 'Zeile',
    rule: 'Regel',
    amount: 'Betrag',
    none: (owner) => `Für ${akk(owner)} wird diese Zahl nicht errechnet.`,
  },
}
