import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ASSASSINS } from '../assassins.ts'

export const ASSASSINS_DE: RuleTranslation<typeof ASSASSINS> = {
  'GL-ASN-1': {
    title: 'Einen Attentäter ausbilden',
    summary:
      'Das verlangt 30 Kultur und mindestens 3 Züge; nur einer lernt zur selben Zeit. 1 % der Leute, Männer wie Frauen, dürfen Attentäter sein. Im friedlichen Spiel gibt es keine.',
  },
  'GL-ASN-2': {
    title: 'Wen Attentäter töten',
    summary:
      'Den Herrscher eines Spielers, ein anderes Mitglied seines Hauses oder einen Schamanen; der Versuch kommt im nächsten Zug des Betroffenen.',
  },
  'GL-ASN-3': {
    title: 'Die Chance eines Attentäters',
    summary:
      '30, und 5 mehr für jeden Zug der Ausbildung nach dem dritten, höchstens 50; danach nimmt Gift 15 weg, und Nahkampf gibt 30 dazu.',
  },
  'GL-ASN-4': {
    title: 'Einen Attentäter enttarnen',
    summary: 'Bei einem Wurf unter 25, bei Gift unter 15, bei Nahkampf unter 40; würfelt ihn der Betroffene, stirbt der Attentäter.',
  },
  'GL-ASN-5': {
    title: 'Mitwisser eines Anschlags',
    summary:
      'Wer nicht das Opfer ist und den Anschlag entdeckt, darf ihn übergehen, einen eigenen Attentäter gegen den ersten schicken (50 tötet ihn, sonst stirbt der eigene) oder helfen; dann ist die Chance 80.',
  },
  'GL-ASN-6': { title: 'Ein gelungener Mord', summary: 'Ein Wurf in Höhe der Chance oder darunter tötet das Opfer.' },
  'GL-ASN-7': {
    title: 'Ein misslungener Mord',
    summary: 'Der Attentäter wird bei 50 oder weniger gefasst und getötet, mit Gift bei 20, im Nahkampf bei 75; sonst kommt er heim.',
  },
  'GL-ASN-8': {
    title: 'Die Wahl der Methode',
    summary: 'Schlicht, Gift oder Nahkampf: Das wird zu Beginn der Ausbildung gewählt und bleibt dabei.',
  },
}
