import type { Texts } from '../../../../../../language/catalogue.ts'
import type { GENERAL_RULINGS, GENERAL_SWITCHES } from '../general.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'

export const GENERAL_RULINGS_DE: RulingTranslation<typeof GENERAL_RULINGS> = {
  1: {
    question: 'Was wird aus Hälften und anderen Bruchteilen?',
    decision:
      'Gewinne, Boni, Zuteilungen und Grenzen lassen sie weg. Kosten in Marken und Arbeitern, Bauzeiten und prozentuale Verluste an Leuten werden auf die nächste ganze Zahl angehoben.',
  },
  2: {
    question: 'Wie liest man Prozente von den Würfeln ab?',
    decision:
      'Eine Chance von p trifft bei p oder weniger ein, „unter N“ heißt weniger als N, „N oder mehr“ ab N; 00 ist 100. Auch was sicher ist, wird gewürfelt.',
  },
  3: {
    question: 'Was ist ein Zug?',
    decision:
      'Eine Runde: Jeder lebende Spieler durchläuft alle neun Phasen einmal, dann handeln die Nichtspieler. Wie lange etwas dauert, zählt man in den Zügen dessen, dem es gehört.',
  },
  4: {
    question: 'Gehören Krieger noch zu den Leuten?',
    decision:
      'Bei allem, was nützt, zählen sie nicht mit; bei allem, was belastet, schon: Nahrung, Platz, Verluste, Forderungen und die Schlusswertung.',
  },
  5: {
    question: 'Was, wenn es keine Karte gibt?',
    decision: 'Ohne Karte zählt das Programm das Land, nimmt alles als nah und erreichbar und lost aus, wo eine Karte entscheiden würde.',
  },
  6: {
    question: 'Wie wird bestimmt, wer anfängt?',
    decision: 'Alle würfeln 1 bis 100, der höchste Wurf fängt an, bei Gleichstand an der Spitze wird neu gewürfelt; dann im Uhrzeigersinn.',
  },
  7: { question: 'Wie viele Spieler?', decision: 'Je einer für die Elfen, die Menschen und die Zwerge.' },
  8: {
    question: 'Was, wenn jemand nicht zahlen kann?',
    decision: 'Was man kauft, muss man ganz bezahlen. Erzwungene Verluste nehmen, was da ist.',
  },
}

export const GENERAL_SWITCHES_DE: Texts<typeof GENERAL_SWITCHES> = {
  loss_rounding: {
    question: 'Ein Teil der Leute stirbt: Wie wird das Ergebnis gerundet?',
    why: 'Das Buch rundet einige Fälle und schweigt zu den meisten.',
    values: {
      up: 'Auf die nächste ganze Person: Jeder Verlust kostet mindestens eine.',
      down: 'Auf die ganze Person darunter: Kleine Verluste kosten vielleicht niemanden.',
      nearest: 'Zur nächstgelegenen ganzen Person, Hälften nach oben.',
    },
  },
  warriors_count_for: {
    question: 'Zählen Krieger zu den Leuten?',
    why: 'Das Buch sagt, dass Krieger außerhalb des Krieges nichts mehr beitragen, aber nicht, ob sie noch essen und Platz brauchen.',
    values: {
      burdens: 'Sie essen und brauchen Platz, bringen aber keine Punkte, keine Sammler und kein Land.',
      all: 'Sie zählen überall mit, ob es nützt oder nicht.',
      none: 'Sie zählen nirgends: keine Nahrung, kein Platz, kein Nutzen.',
    },
  },
  map_mode: {
    question: 'Wird mit einer Karte gespielt?',
    why: 'Das Buch druckt keine Karte, keine Entfernungen und keine Liste der Gelände.',
    values: {
      none: 'Ohne Karte: Das Programm zählt die Gebiete, nimmt alles Land als nah und erreichbar und lost aus, wo eine Karte entscheiden würde.',
      map: 'Mit einer Karte. Eine Karte aus dem Programm sagt von selbst, was wo liegt; bei einem Spielbrett auf eurem Tisch zählt das Programm die Gebiete und fragt, was nur das Brett zeigen kann.',
    },
  },
  first_player: {
    question: 'Wer fängt an?',
    why: 'Das Buch verlangt einen Wurf und sagt nichts über Würfel und Gleichstand.',
    values: {
      roll: 'Alle würfeln; der höchste Wurf fängt an, bei Gleichstand wird neu gewürfelt.',
      fixed: 'Der Spieler, der beim Aufbau bestimmt wurde, fängt ohne Wurf an.',
    },
  },
  min_players: {
    question: 'Wie viele Spieler gibt es?',
    why: 'Das Buch ist für genau drei geschrieben und sagt nichts über einen kleineren Tisch.',
    values: { '3': 'Elfen, Menschen und Zwerge, je ein Spieler.', '2': 'Zwei Spieler genügen; das dritte Volk bleibt draußen.' },
  },
}
