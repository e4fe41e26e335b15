import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ALLIANCES } from '../alliances.ts'

export const ALLIANCES_DE: RuleTranslation<typeof ALLIANCES> = {
  'GL-ALLY-1': {
    title: 'Ein Bündnis schließen',
    summary:
      'Zwei Spieler, die sich einig und nicht im Krieg sind, dürfen sich verbünden; jeder hat 10 Prestige mehr, solange das Bündnis hält.',
  },
  'GL-ALLY-2': { title: 'Ein Bündnis, das hält', summary: 'Je 2 Züge des Bündnisses bringen 1 Prestige.' },
  'GL-ALLY-3': { title: 'Handel unter Verbündeten', summary: 'Verbündete dürfen in Phase 5 Marken tauschen, wie sie sich einig werden.' },
  'GL-ALLY-4': { title: 'Früchte des Handels', summary: 'Je 10 Marken, die man durch Handel bekommt, bringen 2 Kultur und 1 Prestige.' },
  'GL-ALLY-5': {
    title: 'Ein Bündnis brechen',
    summary: 'Wer es bricht, muss 5 Züge vorher offen den Krieg erklären und verliert die 10 Prestige vom Anfang.',
  },
}
