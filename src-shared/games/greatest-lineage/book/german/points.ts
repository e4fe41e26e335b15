import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { POINTS } from '../points.ts'

export const POINTS_DE: RuleTranslation<typeof POINTS> = {
  'GL-PTS-1': {
    title: 'Die Punkte des Zuges',
    summary:
      'Jeder Zug bringt 3 Punkte je volle 5 Marken, 2 je Gebiet, 1 je volle 20 Prestige und 2 je volle 10 Leute, die keine Krieger sind.',
  },
  'GL-PTS-2': {
    title: 'Gezählt, nicht verbraucht',
    summary:
      'Gezählt wird, was in Phase 2 da ist, vor dem Sammeln; verbraucht wird dabei nichts. Krieger und besetztes Land bringen keine Punkte.',
  },
  'GL-PTS-3': { title: 'Punkte bleiben', summary: 'Punkte, die in Phase 7 nicht ausgegeben werden, warten auf einen späteren Zug.' },
}
