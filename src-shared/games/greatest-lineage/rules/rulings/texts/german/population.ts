import type { Texts } from '../../../../../../language/catalogue.ts'
import type { POPULATION_RULINGS, POPULATION_SWITCHES } from '../population.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const POPULATION_RULINGS_DE: RulingTranslation<typeof POPULATION_RULINGS> = {
  34: {
    question: 'Welche Männer zählen für Geburten, und was, wenn es zu wenige sind?',
    decision:
      'Die einfachen, Arbeiter mitgezählt; Krieger, Spione und Attentäter nicht. Sind es zu wenige, gibt es in diesem Zug keine Geburten im Volk.',
  },
  35: {
    question: 'Wie zählt man Zeitalter?',
    decision: 'Nach der Nummer dessen, in dem man steht, 1 bis 6; „nach dem ersten“ ist eines weniger.',
  },
  36: {
    question: 'Wie viele Frauen dürfen es versuchen?',
    decision: 'Die Hälfte derer, die zu Beginn der Phase da sind, abgerundet; neue warten.',
  },
  37: {
    question: 'Wie stirbt eine Frau, deren Wurf misslungen ist?',
    decision: 'Sie würfelt noch einmal und stirbt bei der misslungenen Zahl oder weniger.',
  },
  38: {
    question: 'Welche Würfe darf man zusammenfassen?',
    decision:
      'Nur die über das Geschlecht der neuen Leute: Der Spieler darf sie beim Würfeln teilen; sagt er nichts, ist es eine Gruppe, und gekaufte Leute sind ein Wurf. Die eigenen Würfe jeder Frau bleiben ihre.',
  },
  39: {
    question: 'Wie wird ein Anteil an Männern gerundet?',
    decision: 'Zur nächsten ganzen Zahl; eine genaue Hälfte geht an die Männer, wenn der Wurf ungerade war, sonst an die Frauen.',
  },
}

export const POPULATION_SWITCHES_DE: Texts<typeof POPULATION_SWITCHES> = {
  birth_gate_males: {
    question: 'Welche Männer zählen, wenn geprüft wird, ob es Geburten geben kann?',
    why: 'Das Buch vergleicht Männer mit Frauen und sagt nicht, ob Krieger noch dazugehören.',
    values: { idle: 'Nur die einfachen: Wer in den Krieg zog, fehlt zu Hause.', include_warriors: 'Die einfachen und die Krieger.' },
  },
  ages_achieved: {
    question: 'Welches Zeitalter bestimmt nach einem Rückfall Chancen, Preise und Grenzen?',
    why: 'Das Buch zählt erreichte Zeitalter; das kann das jetzige sein oder das höchste, in dem man je stand.',
    values: { current: 'Das Zeitalter, in dem man jetzt steht.', highest: 'Das höchste, in dem man je stand.' },
  },
  birth_death: {
    question: 'Können Frauen im Kindbett sterben?',
    why: 'Das Buch druckt eine Todeschance so hoch wie der misslungene Wurf; das ist hart und lässt sich auf zwei Arten lesen.',
    values: {
      second_roll: 'Nach einem misslungenen Wurf von 73 würfelt sie noch einmal und stirbt bei 73 oder weniger.',
      none: 'Nein: Ein misslungener Wurf heißt nur, dass kein Kind kommt.',
    },
  },
  gender_groups: {
    question: 'Wie werden neue Leute für den Wurf über ihr Geschlecht gruppiert?',
    why: 'Das Buch lässt die Spieler diese Würfe bündeln, wie sie wollen.',
    values: {
      player: 'Wie der Spieler beim Würfeln will: eine Gruppe, wenn er nichts sagt; gekaufte Leute sind immer eine.',
      one: 'Alle neuen Leute aus einem Anlass zusammen: ein Wurf.',
      each: 'Ein Wurf für jede Person.',
    },
  },
  gender_half: {
    question: 'Bei einer Gruppe bleibt genau eine halbe Person: Welches Geschlecht hat sie?',
    why: 'Das Buch gibt Anteile in Prozent und sagt nicht, wie gerundet wird.',
    values: {
      parity: 'Ein Mann, wenn der Wurf ungerade war, eine Frau, wenn er gerade war.',
      male: 'Immer ein Mann.',
      female: 'Immer eine Frau.',
    },
  },
}
