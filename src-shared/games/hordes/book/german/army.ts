import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ARMY, END } from '../army.ts'

export const ARMY_DE: RuleTranslation<typeof ARMY> = {
  'HQ-ARM-1': { title: 'Was Elemente kosten', summary: 'Jeder Typ hat seinen Preis in AP; eine Festung kostet nichts.' },
  'HQ-ARM-2': {
    title: 'Wer nicht General sein kann',
    summary: 'Drachen, Götter, Lauerer, Paladine und Schleicher können nicht der General sein.',
  },
}

export const END_DE: RuleTranslation<typeof END> = {
  'HQ-WIN-1': {
    title: 'Wann die Schlacht endet',
    summary: 'Das Regelblatt sagt es nicht. Ob eine Armee geschlagen ist, wird in jedem Zug einmal geprüft, nach den Nahkämpfen.',
  },
  'HQ-WIN-2': { title: 'Nichts ist geheim', summary: 'Alle sehen Armeen, Reserven, PIPs, Würfel und Verluste.' },
}
