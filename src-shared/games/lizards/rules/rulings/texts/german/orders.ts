import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { ORDER_RULINGS, ORDER_SWITCHES, WORLD_RULINGS, WORLD_SWITCHES } from '../orders.ts'

export const ORDER_RULINGS_DE: RulingTranslation<typeof ORDER_RULINGS> = {
  10: {
    question: 'Zählen wiederholte Zeilen für die Grenze von 30 mit?',
    decision:
      'Ja. Es zählen die ersten 30 ausgefüllten Zeilen, danach werden Wiederholungen gestrichen. Leerzeichen, kleine Buchstaben, führende Nullen und eine 0 machen beim Vergleich keinen Unterschied; nur der Code eines Gesangs muss genau übereinstimmen. Gibt ein Clan mehrere Bögen ab, ersetzt der letzte vor dem Abgabetermin die anderen.',
  },
  11: {
    question: 'Welche Zeilen werden schon beim Eintragen abgelehnt?',
    decision:
      'Nur Zeilen, die nicht richtig geschrieben sind, zum Beispiel mit einem unbekannten Code. Ist ein Befehl nur im Augenblick unmöglich, gibt es eine Warnung, denn beim Ausführen kann es anders sein. Einträge in Spalten, die der Befehl nicht benutzt, werden übergangen.',
  },
  12: {
    question: 'Wie weit reicht das Mischen?',
    decision:
      'Alle Befehle einer Phase werden in einem Stapel gemischt. In der Bewegung hat darin auch jeder Vulkan und jeder Strudel seinen Platz. Teilt ein Späher zu Beginn der Phase ein Feld mit Feinden, wird auch der Moment mitgemischt, in dem er gefangen werden kann.',
  },
  82: {
    question: 'Wer darf eine Runde vor dem Abgabetermin eröffnen?',
    decision:
      'Die Spielleitung, sobald alle Bögen bereit sind. Nach dem Termin braucht sie auf niemanden mehr zu warten. Ein fehlender Bogen gilt als leerer Bogen.',
  },
}

export const ORDER_SWITCHES_DE: Texts<typeof ORDER_SWITCHES> = {
  limit_counts: {
    question: 'Welche Zeilen zählen für die Grenze von 30?',
    why: 'Das Regelbuch begrenzt die Befehle und streicht Wiederholungen, sagt aber nicht, was zuerst kommt.',
    values: { written: 'Alle ausgefüllten Zeilen.', distinct: 'Nur die Zeilen, die nach dem Streichen der Wiederholungen übrig sind.' },
  },
  stray_fields: {
    question: 'Was gilt, wenn eine Zeile einen Eintrag in einer Spalte hat, die ihr Befehl nicht benutzt?',
    why: 'Das Regelbuch will solche Spalten leer haben und sagt nicht, was sonst geschieht.',
    values: { warn: 'Der Eintrag wird mit einem Hinweis übergangen.', refuse: 'Die Zeile wird abgelehnt.' },
  },
  artillery_order: {
    question: 'In welcher Reihenfolge kommen Gesänge, Würfe und Freilassungen?',
    why: 'Das Regelbuch mischt alle Befehle einer Phase, zählt diese drei aber nacheinander auf.',
    values: {
      mixed: 'Alle zusammen gemischt.',
      chant_lob_free: 'Erst alle Gesänge, dann alle Würfe, dann alle Freilassungen, jeweils unter sich gemischt.',
    },
  },
}

export const WORLD_RULINGS_DE: RulingTranslation<typeof WORLD_RULINGS> = {
  14: {
    question: 'Siedeln sich Nomaden an, bevor der Fluch wirkt, oder danach?',
    decision: 'Davor. Im Regelbuch steht beides, und für kein Ergebnis macht es einen Unterschied.',
  },
  15: {
    question: 'Wie bekommt eine neue Höhle ihre Farbe?',
    decision:
      'Alle fünf Farben sind gleich wahrscheinlich. Freigelassene bestimmen die Farbe, wenn sie alle dieselbe haben, die Höhle auf 10 oder mehr bringen und dort vorher keine andere Farbe freigelassen wurde. Bringen Echsen mehrerer Farben sie auf 10, wird die Farbe sofort ausgelost. Von da an kommen keine Nomaden mehr. Eine Höhle ohne Farbe wächst nicht, und eine Höhle, die alle Echsen verloren hat, gilt als neu.',
  },
  16: {
    question: 'Welche Höhlen stürzen ein, weil Nahrung fehlt?',
    decision:
      'Alle Arten, auch Stammhöhlen, Freie Höhlen und neue: Eine neue Höhle, neben der kein Fruchtland liegt, stürzt ein, wenn sie 4 Höhlenechsen hat. Eine Bande darin bleibt in der Ruine, Miliz aber läuft auseinander.',
  },
  17: {
    question: 'Wie schnell wächst eine Höhle?',
    decision:
      'Um 5 % ihrer Höhlenechsen und um bis zu 30 % mehr, je leerer sie ist: Von diesen 30 kommt ein so großer Teil dazu, wie in der Höhle noch frei ist, abgerundet. Eine Höhle mit 50 von 100 bekommt 15 davon und wächst um 20 %. Sie gewinnt mindestens 1 und wächst, bis sie voll ist, aber eine leere Höhle gewinnt nichts.',
  },
  18: {
    question: 'Wann verhungern Krieger, die nicht essen?',
    decision:
      'Die Stufen des Hungers entscheiden. Ein Trupp, der in Runde 1 gegessen hat, ist in Runde 6 am Verhungern, und am Ende dieser Runde stirbt die Hälfte, wenn er nicht vorher isst. Rekruten und die Krieger des Anfangs sind satt, und schon Runde 1 hat eine Weltphase.',
  },
  19: {
    question: 'Wie schnell verhungern Höhlenechsen, wenn es zu viele sind?',
    decision: 'In jeder Runde verhungert die Hälfte der überzähligen, aufgerundet.',
  },
}

export const WORLD_SWITCHES_DE: Texts<typeof WORLD_SWITCHES> = {
  den_colour_draw: {
    question: 'Wie wahrscheinlich ist jede Farbe, wenn die einer neuen Höhle ausgelost wird?',
    why: 'Das Regelbuch sagt nur, dass sie zufällig ist.',
    values: {
      uniform: 'Alle fünf sind gleich wahrscheinlich.',
      by_freed: 'So wahrscheinlich wie ihr Anteil an den dort Freigelassenen. Gab es keine, sind alle fünf gleich wahrscheinlich.',
    },
  },
  home_den_collapse: {
    question: 'Kann eine Stammhöhle einstürzen, weil Nahrung fehlt?',
    why: 'Das Regelbuch spricht von Höhlen und erwähnt Stammhöhlen nicht.',
    values: { true: 'Ja, wie jede andere Höhle.', false: 'Nein.' },
  },
  growth_base: {
    question: 'Um wie viel Prozent wächst jede Höhle mindestens?',
    why: 'Das Regelbuch beschreibt das Wachstum der Höhlen ohne Zahlen.',
    range: 'Prozent ihrer Höhlenechsen, auch wenn sie fast voll ist.',
  },
  growth_slope: {
    question: 'Um wie viel Prozent mehr wächst eine Höhle, wenn sie fast leer ist?',
    why: 'Das Regelbuch lässt Höhlen um einen größeren Teil wachsen, je leerer sie sind, nennt aber keine Zahlen.',
    range: 'Prozent ihrer Höhlenechsen, zusätzlich zum Mindestwachstum. Ist sie halb voll, kommt die Hälfte davon dazu.',
  },
  excess_starve: {
    question: 'Wie schnell verhungern Höhlenechsen, wenn es zu viele sind?',
    why: 'Das Regelbuch sagt: schnell, rechnet an anderer Stelle aber damit, dass später noch welche da sind.',
    values: { half: 'In jeder Runde die Hälfte der überzähligen, aufgerundet.', all: 'Alle überzähligen auf einmal.' },
  },
}
