import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { COMBAT_RULINGS, COMBAT_SWITCHES } from '../combat.ts'

export const COMBAT_RULINGS_DE: RulingTranslation<typeof COMBAT_RULINGS> = {
  41: {
    question: 'Wohin flieht eine Besatzung, die auf dem Meer geschlagen wurde?',
    decision:
      'In ein zufälliges benachbartes Wasserfeld ohne Brücke, Floß und Krieger. Gibt es keines, flieht sie wie jede andere Bande. Eine Bande, die ein Floß gerammt hat und fliehen muss, bleibt auf ihrem eigenen Floß.',
  },
  44: {
    question: 'Wie viele sind eine halbe Bande, und wann fallen Verwundete aus?',
    decision:
      'Die Hälfte wird aufgerundet. Beide Seiten schlagen zugleich zu, danach fallen die Verwundeten aus. Die Verwundeten der Siegerseite sterben. Ist auf keiner Seite mehr jemand übrig, sind alle tot, und eine Höhle behält ihren Besitzer.',
  },
  45: {
    question: 'Wann flieht eine Bande?',
    decision:
      'Darüber entscheiden die Würfel und nicht, wer sie führt. Eine erste Kampfrunde gibt es immer. Ist die Übermacht größer als 3 zu 2, flieht die unterlegene Bande vor jeder späteren mit einer Chance von 50 %, und ab 2 zu 1 mit 95 %.',
  },
  46: {
    question: 'Wohin genau flieht eine Bande?',
    decision:
      'In das Feld, aus dem sie in dieser Runde kam, wenn dort keine Feinde sind und die Grenze von 300 es erlaubt. Trupps, die aus verschiedenen Feldern kamen, können das nicht. Sonst in ein zufälliges Nachbarfeld ohne Krieger, Miliz und fremde Höhle. Den Gefahren dieses Felds ist sie ausgesetzt, aber sie isst dort nicht. Steht kein Feld offen, kämpft die Bande weiter und versucht es nicht noch einmal.',
  },
  47: {
    question: 'Wann werden Gefangene gemacht, und in welchem Zustand sind sie?',
    decision:
      'Sowohl wenn der Feind vernichtet wird als auch wenn er flieht. Ihr Anteil hängt von der Stufe der Siegerseite vor dem Kampf ab und wird von allen Verwundeten der Verlierer genommen. Sie kommen in den größten Trupp der Siegerseite und haben dann seinen Hunger und seine Stufe, behalten aber ihre Farben. In dieser Runde können sie nicht ziehen.',
  },
  48: {
    question: 'Wodurch steigt eine Bande um eine Stufe?',
    decision:
      'Dadurch, dass sie Krieger oder Miliz vernichtet oder in die Flucht schlägt, nicht aber durch Seeungeheuer und leere Höhlen. Jeder Trupp der Siegerseite, der übrig ist, steigt um eine Stufe, bis zum Veteran. Miliz steigt nie.',
  },
  49: {
    question: 'Haben Angreifer einer niedrigeren Stufe eine schlechtere Chance?',
    decision:
      'Ja, sie sinkt um den Unterschied der Boni. Ein Beispiel des Regelbuchs lässt sie stattdessen steigen, was wir für einen Druckfehler halten.',
  },
  50: {
    question: 'Welche Höhlen fallen ohne Kampf?',
    decision:
      'Höhlen anderer Clans, in denen keine Krieger sind, selbst an eine Bande, die nur durchzieht. Ihre Höhlenechsen wechseln mit ihnen die Seite.',
  },
  83: {
    question: 'Können Clans verbündet sein?',
    decision:
      'Vereinbaren darf man, was man will, aber nichts davon bindet, und Krieger verschiedener Clans kämpfen immer, wenn sie sich treffen.',
  },
  84: {
    question: 'Wie geheim ist der Verlust einer Höhle ohne Krieger?',
    decision:
      'Nur der Bericht schweigt: Von da an fehlt die Höhle in der Liste und in den Zahlen ihres Clans. Ein Clan, der ihr Feld sieht, sieht eine Bande hineingehen.',
  },
}

export const COMBAT_SWITCHES_DE: Texts<typeof COMBAT_SWITCHES> = {
  mutual_end: {
    question: 'Was gilt, wenn beide Seiten in derselben Kampfrunde ihre letzten Echsen verlieren?',
    why: 'Das Regelbuch erwähnt diesen Fall nicht.',
    values: { both_die: 'Alle sind tot.', defender_keeps_1: 'Ein einziger Verteidiger überlebt.' },
  },
  flight: {
    question: 'Kann eine Bande vor einer Übermacht von genau 3 zu 2 fliehen?',
    why: 'Das Regelbuch sagt: mehr als 3 zu 2, aber sein Beispiel meint vielleicht genau das.',
    values: { strict: 'Nein, nur vor einer größeren.', inclusive: 'Ja.' },
  },
  flight_odds: {
    question: 'Mit welcher Chance flieht eine Bande vor einer Übermacht von mehr als 3 zu 2?',
    why: 'Das Regelbuch sagt nur, dass sie fliehen kann.',
    range: 'Prozent, vor jeder Kampfrunde außer der ersten.',
  },
  flight_odds_double: {
    question: 'Mit welcher Chance flieht eine Bande vor einer Übermacht von 2 zu 1 oder mehr?',
    why: 'Das Regelbuch sagt, dass sie so gut wie sicher flieht.',
    range: 'Prozent, vor jeder Kampfrunde außer der ersten.',
  },
  retreat_origin: {
    question: 'Darf eine Bande in das Feld fliehen, aus dem sie kam, wenn dort Freunde sind?',
    why: 'Das Regelbuch lässt sie dorthin zurück, sagt aber auch, dass fliehende Echsen selbst Freunde meiden.',
    values: { friends_ok: 'Ja, wenn die Grenze von 300 es erlaubt.', must_be_empty: 'Nein.' },
  },
  captive_state: {
    question: 'Welchen Hunger und welche Stufe haben Gefangene?',
    why: 'Das Regelbuch sagt es nicht.',
    values: { captor: 'Die des Trupps, in den sie kommen.', own: 'Die, die sie vorher hatten.' },
  },
  level_difference: {
    question: 'Wie ändert ein Unterschied der Stufen die Chance der Angreifer?',
    why: 'Ein Beispiel des Regelbuchs gibt Angreifern einer niedrigeren Stufe eine bessere Chance.',
    values: {
      signed: 'Eine höhere Stufe macht sie besser, eine niedrigere schlechter.',
      absolute: 'Jeder Unterschied macht sie besser.',
      never_negative: 'Eine höhere Stufe macht sie besser, eine niedrigere ändert nichts.',
    },
  },
}
