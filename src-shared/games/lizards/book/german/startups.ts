import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { STARTING_UP } from '../startups.ts'

export const STARTING_UP_DE: RuleTranslation<typeof STARTING_UP> = {
  'LZ-STARTUP-1': {
    title: 'Für 1200 Punkte einkaufen',
    summary:
      'Für eine eigene Aufstellung gibst du 1200 Punkte für eine Vorlage, Gelände, Höhlen, Höhlenechsen und Krieger aus. Punkte, die du nicht ausgibst, sind verloren. Der Rest der Welt entsteht zufällig.',
  },
  'LZ-STARTUP-2': {
    title: 'Acht Vorlagen',
    summary:
      'Wähl eine von acht Vorlagen: Sie haben 7, 9, 11, 14, 16, 17, 19 oder 22 Felder und kosten 100, 110, 120, 140, 150, 160, 180 oder 200 Punkte. Ihre Felder haben eigene Nummern, und alle sind zuerst Wasser.',
  },
  'LZ-STARTUP-3': {
    title: 'Preise für Gelände',
    summary:
      'Für jedes Feld darfst du ein Gelände oder eine Höhle kaufen. Eine Ruine oder ein Tempel kostet 40 Punkte, Fruchtland 25, Ebene oder Verfluchtes Land 15, Sumpf, Busch, Gipfel oder Vulkan 10 und ein Strudel 5. Eine rote Höhle kostet 110, eine gelbe 175, eine grüne oder graue 185 und eine schwarze 300.',
  },
  'LZ-STARTUP-4': {
    title: 'Preise für Höhlenechsen',
    summary:
      'Jede Höhle bringt 30 Höhlenechsen umsonst mit. Zehn weitere ihrer Farbe kosten 15 Punkte bei Roten, 25 bei Grünen oder Gelben, 30 bei Grauen und 50 bei Schwarzen. Unter POP schreibst du nur die gekauften.',
  },
  'LZ-STARTUP-5': {
    title: 'Preise für Krieger',
    summary:
      'Zehn Krieger kosten 10 Punkte bei Roten, 15 bei Gelben, 20 bei Grünen oder Grauen und 30 bei Schwarzen. Sie dürfen in jedem Feld und in allen Farben beginnen, höchstens 300 in einem Feld und 600 insgesamt.',
  },
  'LZ-STARTUP-6': {
    title: 'Die Stammhöhle wählen',
    summary:
      'Nenne das Feld deiner Stammhöhle: eine Höhle in beliebiger Farbe, neben der mindestens ein Fruchtland der Vorlage liegt. Passt sie nicht, wird die erste Höhle genommen, die passt. Passt keine, bekommst du Standardaufstellung 3.',
  },
  'LZ-STARTUP-7': {
    title: 'Aus Vulkanen werden Gipfel',
    summary: 'Ein Vulkan auf einer Vorlage wird zum Gipfel, wenn eine Höhle oder ein Fruchtland der Vorlage daneben liegt.',
  },
  'LZ-STARTUP-8': {
    title: 'Über 1200 Punkte hinaus',
    summary:
      'Kostet deine Aufstellung mehr als 1200 Punkte, wird sie Feld für Feld gekauft, in jedem Feld erst das Gelände, dann Höhlenechsen, dann Krieger. Was zu teuer wäre, wird übersprungen, was danach kommt, trotzdem versucht.',
  },
  'LZ-STARTUP-9': {
    title: 'Vier Standardaufstellungen',
    summary:
      'Statt eine Aufstellung zu entwerfen, kannst du eine von vier fertigen nehmen: Nummer 1 hat eine schwarze Stammhöhle, Nummer 2 eine rote, Nummer 3 eine gelbe und Nummer 4 eine graue.',
  },
  'LZ-STARTUP-10': {
    title: 'Der Aufstellungsbogen',
    summary:
      'Der Bogen nennt die Vorlage und die Stammhöhle und für jedes Feld das Gelände, die gekauften Höhlenechsen und die Krieger jeder Farbe. Was nicht passt, wird mit einem Hinweis gestrichen, und Zahlen werden auf Zehner gesenkt. Auch eine CSV-Datei mit einer Zeile je Feld geht.',
  },
}
