import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { AGES } from '../ages.ts'

export const AGES_DE: RuleTranslation<typeof AGES> = {
  'GL-AGE-1': {
    title: 'Reif für ein Zeitalter',
    summary:
      'Ein Zeitalter weiter geht es, wenn alles da ist, was seine Zeile verlangt: Kultur samt der des Herrscherhauses, Technik, Kriegstechnik, Gebiete, ein Vorrat an Marken und Prestige.',
  },
  'GL-AGE-2': {
    title: 'Ein Zeitalter bezahlen',
    summary: 'Der Aufstieg verbraucht die Marken, die seine Zeile nennt: 40 Nahrung und 45 Holz für die Steinzeit.',
  },
  'GL-AGE-3': {
    title: 'Gaben eines Zeitalters',
    summary:
      'Ein erstmals erreichtes Zeitalter bringt 10 bis 30 Technik und ebenso viele Leute, dann 30 % mehr Leute, 10 Prestige und ein Zehntel des Landes. Wieder erreicht, bringt es nur die 10 Prestige.',
  },
  'GL-AGE-4': { title: 'Mehr Geburten je Zeitalter', summary: 'Jedes Zeitalter nach dem ersten hebt die Chance einer Geburt um 5.' },
  'GL-AGE-5': {
    title: 'Warten mit dem Aufstieg',
    summary: 'Ist ein Zeitalter erreichbar, darf der Aufstieg bis zu 3 Züge warten; dann kommt er von selbst.',
  },
  'GL-AGE-6': {
    title: 'In ein Zeitalter zurückfallen',
    summary:
      'Wessen Kultur, Technik oder Kriegstechnik unter den Bedarf des jetzigen Zeitalters sinkt, fällt zurück und verliert 10 Prestige für jedes Zeitalter.',
  },
}
