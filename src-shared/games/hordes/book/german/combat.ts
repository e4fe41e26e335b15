import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { FACTORS } from '../combat.ts'

export const FACTORS_DE: RuleTranslation<typeof FACTORS> = {
  'HQ-FAC-1': {
    title: 'Das Ergebnis einer Seite',
    summary:
      'Jede Seite wirft einen Würfel mit 6 Seiten und zählt ihren Faktor dazu, gegen Fußtruppen den einen, gegen alle anderen den zweiten, und jede Zeile, die für sie gilt.',
  },
  'HQ-FAC-2': {
    title: 'Behindert: 2 weniger',
    summary:
      'Zieh 2 ab: wer in schwierigem Gelände steht, außer Schützen, Kriegsscharen, Lauerern und Bestien; Berittenen außer Bestien und Fliegenden, die gegen einen Feind in schwierigem Gelände kämpfen; wer gegen Wasserlauerer kämpft; und wer einen Magier innerhalb von 600 Schritt von dessen Festung verzaubert.',
  },
  'HQ-FAC-3': {
    title: 'Geschützt: 2 mehr',
    summary:
      'Zähl beim Ziel 2 dazu, wenn der Weg von dem, der es verzaubert, über Wasser führt, wenn ein Paladin oder Kleriker höchstens 600 Schritt entfernt ist, oder wenn es in Wald oder Ortschaft verzaubert oder beschossen wird.',
  },
  'HQ-FAC-4': {
    title: 'Der General: 1 mehr',
    summary: 'Zähl beim Element des Generals 1 dazu, wenn es beschossen oder verzaubert wird oder im Nahkampf steht.',
  },
  'HQ-FAC-5': {
    title: 'Feinde mit Helfern: 1 weniger',
    summary:
      'Zieh beim Ziel 1 ab für das 2. und das 3. Element, das mit dem ersten schießt oder zaubert, ebenso bei einer Festung für die, die sie mit dem ersten angreifen: höchstens 2.',
  },
  'HQ-FAC-6': {
    title: 'Ein Feind im Rücken: 1 weniger',
    summary: 'Zieh im Nahkampf 1 ab, wenn die ganze Vorderkante eines Feindes die Hinterkante berührt.',
  },
  'HQ-FAC-7': {
    title: 'Hangaufwärts oder Ufer: 1 mehr',
    summary: 'Zähl im Nahkampf 1 dazu, wer höher steht als Bodentruppen oder ein Ufer gegen sie verteidigt.',
  },
  'HQ-FAC-8': {
    title: 'Flanken und Stützen: 1 weniger',
    summary:
      'Zieh im Nahkampf 1 ab für jede Flanke, die überlappt oder berührt wird, und 1 für jeden feindlichen Schützen oder Zauberer, der unterstützt.',
  },
  'HQ-FAC-9': {
    title: 'Ein zweites Glied: 1 mehr',
    summary: 'Zähl im Nahkampf 1 dazu, wenn Speere andere Speere oder Kriegsscharen andere Kriegsscharen stützen, beide in gutem Gelände.',
  },
}
