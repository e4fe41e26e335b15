import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './corrections.en.ts'

export const DE: Texts<typeof EN> = {
  correct: (what) => `Korrigieren: ${what}`,
  record: {
    title: 'Einen Eintrag korrigieren',
    titleOf: (kind) => `Korrigieren: ${kind}`,
    description: 'Du stehst über den Regeln. Die Korrektur steht mit deinem Grund in der Chronik und lässt sich zurücknehmen.',
    kind: 'Was',
    which: 'Welcher',
    none: 'Im Moment gibt es keinen, und von Hand lässt sich keiner hinzufügen.',
    add: (add, owner) => `${add} (${owner})`,
    example: 'Das war falsch aufgeschrieben',
    run: 'Korrigieren',
    done: (what) => `Korrigiert: ${what}.`,
    changes: 'Was sich ändert',
    nothing: 'Noch nichts.',
    fromTo: (label, from, to) => `${label}: ${from} → ${to}`,
    isNew: (what) => `Neu: ${what}`,
    ends: (what) => `Herausgenommen: ${what}`,
    follows: 'Nach den Regeln folgt daraus',
  },
  place: {
    end: 'Diese Phase beenden',
    skip: 'Diese Phase überspringen',
    back: 'Zu einer Phase zurückgehen',
    elsewhere: 'Anderswo weiterspielen',
    move: 'Spielort ändern …',
    description: 'Das Spiel geht an anderer Stelle weiter. Das steht mit deinem Grund in der Chronik und lässt sich zurücknehmen.',
    round: 'Runde',
    seat: 'Wer am Zug ist',
    phase: 'Phase',
    start: 'Beginn des Zugs',
    from: (from, to) => `Das Spiel steht bei ${from}. Es geht weiter bei ${to}, vom Beginn dieser Phase an.`,
    stays: (entries) =>
      entries === 0
        ? 'Was vorher gebucht wurde, bleibt gebucht.'
        : `Was gebucht wurde, bleibt gebucht, auch ${entries === 1 ? 'die eine Antwort' : `die ${count(entries, 'Antwort', 'Antworten')}`} dieser Phase.`,
    notAsked: 'Was bis dorthin nicht gefragt ist, wird nicht mehr gefragt, und dafür wird nichts gebucht.',
    again:
      'Die Phase wird noch einmal gespielt, mit den Zahlen von jetzt und mit neuen Würfeln. Was sie schon gebucht hat, bleibt: Um es rückgängig zu machen, nimm stattdessen Einträge zurück.',
    sealed: (answers) =>
      `${count(answers, 'Antwort', 'Antworten')}, bei ${answers === 1 ? 'der' : 'denen'} noch auf andere gewartet wird, ${answers === 1 ? 'fällt' : 'fallen'} weg.`,
    asks: (seat, question) => `Als Nächstes gefragt: ${seat}, „${question}“`,
    asksAt: (seat, question, place) => `Dort wird nichts gefragt. Als Nächstes gefragt: ${seat}, „${question}“ (${place})`,
    asksNothing: 'Dort wird nichts mehr gefragt: Das Spiel ist vorbei.',
    example: 'Der Tisch will das auslassen',
    run: { end: 'Phase beenden', skip: 'Phase überspringen', back: 'Zurückgehen', elsewhere: 'Dort weiterspielen' },
    done: (place) => `Das Spiel geht weiter bei ${place}.`,
  },
  commands: {
    record: 'Einen Eintrag korrigieren',
    end: 'Diese Phase beenden oder überspringen',
    back: 'Zu einer Phase zurückgehen oder den Spielort ändern',
  },
}
