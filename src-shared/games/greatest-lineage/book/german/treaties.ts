import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { TREATIES } from '../treaties.ts'

export const TREATIES_DE: RuleTranslation<typeof TREATIES> = {
  'GL-TREATY-1': {
    title: 'Frieden durch Vertrag',
    summary: 'Ein Krieg endet zu allen Bedingungen, denen alle Beteiligten zustimmen; ausgeschlossen ist nichts.',
  },
  'GL-TREATY-2': {
    title: 'Übergabe nach Vereinbarung',
    summary: 'Eine Seite bekommt genau, was die andere gibt. Wer umzieht, gilt als neu, und freie einfache Leute gehen zuerst.',
  },
}
