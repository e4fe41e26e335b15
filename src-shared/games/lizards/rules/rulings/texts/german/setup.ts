import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { MAP_RULINGS, MAP_SWITCHES, SETTING_UP_RULINGS, SETTING_UP_SWITCHES, SIGHT_RULINGS, SIGHT_SWITCHES } from '../setup.ts'

export const SETTING_UP_RULINGS_DE: RulingTranslation<typeof SETTING_UP_RULINGS> = {
  1: {
    question: 'Was geschieht mit Bruchteilen?',
    decision:
      'Sie fallen weg, wo ein Anteil genommen wird: bei Rekruten, Gefangenen, Miliz und Schwarzen, die rot werden. Wo Echsen mit einer bestimmten Chance sterben, hat jede ihren eigenen Würfel. Welche Farben die verlorenen Echsen haben, wird ausgelost.',
  },
  2: {
    question: 'Können weniger als sechzehn Clans spielen?',
    decision:
      'Ja, von 2 bis 16 jede Zahl, wie es beim Aufbau festgelegt wird. Die Welt ist ebenso groß. Die zum Sieg nötigen Punkte richten sich nach den Stammhöhlen, die es gibt.',
  },
  3: {
    question: 'Wie entsteht die Welt?',
    decision:
      'Sie besteht aus Inseln. Die Vorlagen der Clans liegen auf 16 Plätzen, die ungefähr gleich weit voneinander entfernt sind; welcher Clan welchen bekommt, wird ausgelost, und übrige Plätze bleiben ungenutzt. Von je 1000 anderen Feldern sind 130 Ebene, je 80 Sumpf, Busch und Fruchtland, 32 Freie Höhlen, 25 Gipfel, 15 Strudel, je 10 Ruinen und Vulkane, 4 Tempel, und der Rest ist Wasser. Neben jeder Freien Höhle liegt ein Fruchtland. Die Spielgruppe kann in der Weltdatei andere Zahlen oder eine ganze Karte mitbringen, und die Spielleitung kann das Ergebnis bearbeiten.',
  },
  4: {
    question: 'Wie entsteht das Kürzel eines Clans?',
    decision:
      'Aus den ersten beiden Buchstaben des ersten Worts seines Namens und dem ersten Buchstaben des letzten Worts: Aus Spies Of Slime wird SPS. Bei einem Namen aus nur einem Wort sind es dessen erste drei Buchstaben. Hat schon ein anderer Clan das Kürzel oder fehlen Buchstaben, rückt der letzte Buchstabe durch den Namen und dann durch das Alphabet weiter, bis das Kürzel frei ist.',
  },
  5: {
    question: 'Was ist Miliz?',
    decision:
      'Die Kämpfer einer Freien Höhle, auf der Stufe Durchschnittlich, die nie Hunger haben und deren Farben keine Rolle spielen. Ihre Verluste werden nicht ersetzt. Eine Freie Höhle ohne Miliz lässt sich ohne Kampf einnehmen. Die Farben Freier Höhlen werden gleichmäßig ausgelost, und ihre Höhlenechsen vermehren sich wie alle anderen.',
  },
}

export const SETTING_UP_SWITCHES_DE: Texts<typeof SETTING_UP_SWITCHES> = {
  share_rounding: {
    question: 'Wie wird ein Anteil von Echsen gerundet?',
    why: 'Das Regelbuch gibt Anteile in Prozent an und sagt nur von Durchschnitten, dass sie abgerundet werden.',
    values: { down: 'Abgerundet.', nearest: 'Zur nächsten ganzen Zahl.', up: 'Aufgerundet.' },
  },
  militia_regrows: {
    question: 'Werden Verluste der Miliz ersetzt?',
    why: 'Das Regelbuch sagt, wie stark die Miliz einer Freien Höhle anfangs ist, und nichts über später.',
    values: { false: 'Nein.', true: 'Ja: In jeder Weltphase steigt sie wieder auf 30 % der Höhlenechsen.' },
  },
}

export const MAP_RULINGS_DE: RulingTranslation<typeof MAP_RULINGS> = {
  6: {
    question: 'Welche Spalten der Karte liegen ein halbes Feld höher?',
    decision:
      'Jede zweite, von B an. Vier Beispiele des Regelbuchs stimmen damit überein. Zwei andere tun es nicht, und dort halten wir uns an die Richtungen und nicht an den Code des Felds, zu dem sie führen sollen.',
  },
  7: {
    question: 'Stoßen die Ränder der Welt immer aneinander?',
    decision:
      'Ja, wenn die Spielgruppe nichts anderes wählt. In einer Welt mit Rändern misslingt jeder Befehl, der über einen Rand führt, niemand kann über ihn fliehen, und geschleuderte Echsen bleiben dort liegen.',
  },
  79: {
    question: 'Was geschieht mit Echsen, deren Brücke oder Floß verloren geht?',
    decision:
      'Sie schwimmen. Aus diesem Anlass greift sie kein Ungeheuer an und ertränkt sie kein Strudel, gleich warum es geschah. Steigt das Feld aus dem Meer, ist seine Brücke oder sein Floß verloren, und die Echsen sind an Land.',
  },
}

export const MAP_SWITCHES_DE: Texts<typeof MAP_SWITCHES> = {
  hex_layout: {
    question: 'Welche Spalten der Karte liegen ein halbes Feld höher?',
    why: 'Die Beispiele des Regelbuchs widersprechen sich.',
    values: { even_high: 'B, D und danach jede zweite.', odd_high: 'A, C und danach jede zweite.' },
  },
  wrap: {
    question: 'Stoßen die Ränder der Welt aneinander?',
    why: 'Das Regelbuch erwähnt besondere Spiele, in denen sie es nicht tun.',
    values: {
      true: 'Ja: Echsen, die sie auf einer Seite verlassen, kommen auf der anderen wieder herein.',
      false: 'Nein: Nichts kommt über einen Rand hinaus.',
    },
  },
}

export const SIGHT_RULINGS_DE: RulingTranslation<typeof SIGHT_RULINGS> = {
  8: {
    question: 'Wann sehen Echsen etwas, und merkt es sich die Karte?',
    decision:
      'Die Karte zeigt, was die Echsen des Clans am Ende der Runde sehen. Ein Ereignis wird in Kurzform jedem Clan gemeldet, der sein Feld in diesem Moment sieht. Gelände, das einmal gesehen wurde, bleibt auf einer eigenen Ebene mit Angabe der Runde erhalten.',
  },
  9: {
    question: 'Was erfährt ein Clan über Höhlen und Bauwerke der anderen?',
    decision:
      'Von einer Höhle sieht er das Kürzel des Besitzers, oder dass es eine Freie Höhle ist, und die Farbe, aber nie eine Zahl von Echsen. Bei einer Stammhöhle sieht er auch die Farbe nicht, obwohl eine Stelle des Regelbuchs es behauptet. Brücken, Flöße und halbfertige Höhlen sieht man wie Gelände, aber nicht, wem sie gehören. Tempel verbergen niemanden.',
  },
}

export const SIGHT_SWITCHES_DE: Texts<typeof SIGHT_SWITCHES> = {
  map_memory: {
    question: 'Behält die Karte Gelände, das einmal gesehen wurde?',
    why: 'Das Regelbuch beschreibt nur die Karte einer einzelnen Runde.',
    values: {
      layer: 'Ja, auf einer eigenen Ebene mit Angabe der Runde.',
      off: 'Nein, die Karte zeigt nur, was gerade zu sehen ist.',
    },
  },
  home_colour: {
    question: 'Sehen andere Clans die Farbe einer Stammhöhle?',
    why: 'Das Regelbuch sagt einmal, dass sie auf der Karte steht, und einmal, dass man sie nicht sieht.',
    values: { hidden: 'Nein.', shown: 'Ja.' },
  },
}
