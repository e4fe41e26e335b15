import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { DROP_RULINGS, DROP_SWITCHES, REPORT_RULINGS, REPORT_SWITCHES, VICTORY_RULINGS, VICTORY_SWITCHES } from '../ending.ts'

export const VICTORY_RULINGS_DE: RulingTranslation<typeof VICTORY_RULINGS> = {
  66: {
    question: 'Muss ein Clan die zum Sieg nötigen Punkte erreichen oder mehr als diese haben?',
    decision:
      'Es genügt, sie zu erreichen. Stammhöhlen ohne Besitzer zählen, bis sie einstürzen, und ein Clan braucht immer mindestens 1000 Punkte.',
  },
  67: {
    question: 'Was gilt, wenn zwei Clans zugleich genug Punkte haben, und wann ist ein Clan ausgeschieden?',
    decision:
      'Es gewinnt der mit mehr Punkten, und bei gleich vielen gewinnen beide. Ein Clan ohne Krieger, Späher und Höhlen ist ausgeschieden, und seine Tempel und Brücken gehören dann niemandem.',
  },
  80: {
    question: 'Kann das Spiel enden, ohne dass ein Clan genug Punkte hat?',
    decision:
      'Ja. Der letzte Clan, der übrig ist, gewinnt, und ist keiner mehr übrig, gewinnt niemand. Hat die Spielgruppe eine letzte Runde vereinbart, gewinnt dann der Clan mit den meisten Punkten, oder mehrere, die gleich viele haben.',
  },
}

export const VICTORY_SWITCHES_DE: Texts<typeof VICTORY_SWITCHES> = {
  victory: {
    question: 'Muss ein Clan die zum Sieg nötigen Punkte erreichen oder mehr als diese haben?',
    why: 'Das Regelbuch sagt an einer Stelle das eine und an einer anderen das andere.',
    values: { at_least: 'Er muss sie erreichen.', more_than: 'Er muss mehr haben.' },
  },
  target_per_home: {
    question: 'Wie viele Punkte zählt jede Stammhöhle im Spiel zu den zum Sieg nötigen?',
    why: 'Das Regelbuch ist für sechzehn Clans geschrieben. Zu zweit oder dritt sind 1000 je Stammhöhle schon in der ersten Runde erreicht.',
    range: 'So viele Punkte je Stammhöhle.',
  },
  turn_limit: {
    question: 'Gibt es eine letzte Runde?',
    why: 'Clans, die einander kaum bekämpfen, haben vielleicht nie genug Punkte zum Sieg.',
    none: 'Nein.',
    range: 'Nach dieser Runde endet das Spiel, und der Clan mit den meisten Punkten gewinnt.',
  },
}

export const REPORT_RULINGS_DE: RulingTranslation<typeof REPORT_RULINGS> = {
  73: {
    question: 'Zeigt die Rangliste Punkte?',
    decision: 'Ja, die Punkte aller Clans.',
  },
  78: {
    question: 'Wie viele Nachrichten darf man schicken?',
    decision:
      'Bis zu 10 je Runde mit jeweils höchstens 500 Zeichen, jede an beliebig viele Clans, auch an Clans, denen man nie begegnet ist. Sie kommen mit dem Bericht an.',
  },
}

export const REPORT_SWITCHES_DE: Texts<typeof REPORT_SWITCHES> = {
  ranking: {
    question: 'Was zeigt die Rangliste der Clans?',
    why: 'Das Regelbuch ordnet sie nach Punkten, sagt aber nicht, dass es diese zeigt.',
    values: { points: 'Die Punkte jedes Clans.', order: 'Nur die Reihenfolge.' },
  },
  letters: {
    question: 'Wie viele Nachrichten darf man in einer Runde schicken?',
    why: 'Das Regelbuch setzt keine Grenze.',
    range: 'Nachrichten je Runde, jede an beliebig viele Clans.',
  },
}

export const DROP_RULINGS_DE: RulingTranslation<typeof DROP_RULINGS> = {
  74: {
    question: 'Was geschieht mit den Echsen eines ausgeschiedenen Clans außerhalb von Höhlen?',
    decision:
      'Sie verschwinden, auch Späher. Tempel und Brücken des Clans gehören dann niemandem, und seine Flöße sind leer. In einer Höhle wird jeder seiner Krieger Miliz auf der Stufe der Bande; eine Höhle ohne Krieger hat keine Miliz.',
  },
  75: {
    question: 'Wie werden die drei Runden gezählt, bis seine Stammhöhlen einstürzen?',
    decision:
      'Die Stammhöhlen eines Clans, der nach Runde 1 ausscheidet, stürzen in der Entwicklungsphase von Runde 4 ein. Das gilt für alle Stammhöhlen, die er hatte. Miliz darin läuft auseinander.',
  },
  81: {
    question: 'Ab wann gilt das Ausscheiden?',
    decision:
      'Es gilt zwischen zwei Runden. Die Spielleitung gibt es bekannt, bevor die Bögen eingesammelt werden, und der Bogen dieses Clans ist ungültig. Ein ausgeschiedener Clan kann nicht zurückkommen.',
  },
}

export const DROP_SWITCHES_DE: Texts<typeof DROP_SWITCHES> = {
  drop_bands: {
    question: 'Was geschieht mit den Banden eines ausgeschiedenen Clans außerhalb von Höhlen?',
    why: 'Das Regelbuch spricht nur von den Kriegern in seinen Höhlen.',
    values: { vanish: 'Sie verschwinden.', neutral: 'Sie bleiben, wo sie sind, und gehören niemandem.' },
  },
  home_fall_after: {
    question: 'Wie viele Runden nach dem Ausscheiden stürzen die Stammhöhlen des Clans ein?',
    why: 'Das Regelbuch sagt, nach drei Runden, und nicht, ab welcher sie zählen.',
    range: 'Runden nach der letzten, in der der Clan im Spiel war.',
  },
}
