import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SPENDING } from '../spending.ts'

export const SPENDING_DE: RuleTranslation<typeof SPENDING> = {
  'GL-SPEND-1': {
    title: 'Frei ausgeben',
    summary: 'Punkte darfst du für alles Folgende ausgeben, in beliebiger Menge und Reihenfolge, solange sie reichen.',
  },
  'GL-SPEND-2': { title: 'Punkte für Land', summary: 'Land wird zum Preis und unter den Bedingungen der Regeln über Gebiete gekauft.' },
  'GL-SPEND-3': {
    title: 'Punkte für Leute',
    summary: 'Jede Person kostet 2 Punkte; ein Wurf auf die Tabelle der Geschlechter gilt für alle, die zusammen gekauft werden.',
  },
  'GL-SPEND-4': { title: 'Punkte für Kultur', summary: 'Für 4 Punkte gibt es 1 Kultur.' },
  'GL-SPEND-5': { title: 'Punkte für Technik', summary: 'Für 4 Punkte gibt es 1 Technik.' },
  'GL-SPEND-6': { title: 'Punkte für Waffen', summary: 'Ab Zeitalter 3 gibt es für 5 Punkte 1 Kriegstechnik.' },
  'GL-SPEND-7': {
    title: 'Die Kultur des Herrschers',
    summary: '3 Punkte heben den Kulturwert des Herrschers um 2; was Gemahl und Kinder beitragen, wächst mit.',
  },
  'GL-SPEND-8': {
    title: 'Das Land des Herrschers',
    summary: '20 Punkte bringen 1 Gebiet über die Kaufgrenze hinaus, wenn danach auf jedes Gebiet 8 Leute kommen.',
  },
  'GL-SPEND-9': { title: 'Die Waffen des Herrschers', summary: '1 Punkt hebt den Wert des Herrschers für Kriegswürfe um 1.' },
  'GL-SPEND-10': {
    title: 'Die Schlachtkraft eines Schamanen',
    summary:
      '2 Punkte heben den Wert eines Schamanen für eigene Würfe um 1; 2 Punkte verstärken seinen Abzug von gegnerischen Würfen um 1.',
  },
  'GL-SPEND-11': {
    title: 'Die Geburtskraft eines Schamanen',
    summary: '20 Punkte heben, einmal je Schamane, die Chance auf Geburten um 5; alle Schamanen zusammen geben höchstens 10.',
  },
}
