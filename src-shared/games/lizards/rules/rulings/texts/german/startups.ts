import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { STARTUP_RULINGS, STARTUP_SWITCHES } from '../startups.ts'

export const STARTUP_RULINGS_DE: RulingTranslation<typeof STARTUP_RULINGS> = {
  68: {
    question: 'Welche Formen haben die Vorlagen?',
    decision:
      'Eigene Formen mit so vielen Feldern wie gedruckt, denn die Zeichnungen des Regelbuchs sind verloren. Die Felder sind in jeder Spalte von oben nach unten nummeriert, die Spalten von Westen nach Osten. Die Spielgruppe kann in der Aufstellungsdatei andere Formen mitbringen.',
  },
  69: {
    question: 'Was wird übersprungen, wenn eine Aufstellung zu viel kostet?',
    decision:
      'Ein ganzer Eintrag des Bogens: das Gelände eines Felds, seine Höhlenechsen oder seine Krieger einer Farbe. Zuerst werden alle Zahlen auf Zehner gesenkt. Was 300 in einem Feld oder 600 insgesamt überschreiten würde, wird übersprungen, ebenso Höhlenechsen für eine übersprungene Höhle. Die Vorlage wird immer zuerst bezahlt. Echsen dürfen im Wasser beginnen, wo ihnen zunächst keine Gefahr droht.',
  },
  70: {
    question: 'Wann passt eine Stammhöhle?',
    decision: 'Wenn alles gekauft ist: Dann muss die Höhle da sein und neben ihr ein Fruchtland der Vorlage liegen.',
  },
  71: {
    question: 'Wann wird ein Vulkan zum Gipfel, und was kann man nicht kaufen?',
    decision:
      'Wenn alles gekauft ist, und beide kosten gleich viel. Der Bogen nimmt als Code eines Vulkans Wol ebenso wie Vol. Brücken kann man nicht kaufen, obwohl das Regelbuch sie erwähnt.',
  },
  72: {
    question: 'Welches Gelände haben die Standardaufstellungen, und wie viele Höhlenechsen bedeutet 30 DEN?',
    decision:
      'Es bedeutet 30 insgesamt, die mit der Höhle kommenden eingeschlossen. Das Gelände ist unser eigenes, denn die Zeichnungen des Regelbuchs sind verloren: Die Standardaufstellungen 1 bis 4 benutzen die Vorlagen 2, 3, 1 und 5, je 50 Graue beginnen immer auf einer Ruine, und jede kostet 1200 Punkte. In Standardaufstellung 2 leben zu viele Höhlenechsen von einem Fruchtland, sodass 20 in der ersten Weltphase verhungern. Die Spielgruppe kann in der Aufstellungsdatei andere Standardaufstellungen mitbringen.',
  },
}

export const STARTUP_SWITCHES_DE: Texts<typeof STARTUP_SWITCHES> = {
  reduction_item: {
    question: 'Was wird übersprungen, wenn eine Aufstellung zu viel kostet?',
    why: 'Das Regelbuch überspringt, was die Punkte überschreiten würde, sagt aber nicht, wie viel das ist.',
    values: { cell: 'Ein ganzer Eintrag des Bogens.', ten: 'Nur die Zehner eines Eintrags, die zu viel kosten.' },
  },
}
