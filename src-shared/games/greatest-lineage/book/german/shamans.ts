import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SHAMANS } from '../shamans.ts'

export const SHAMANS_DE: RuleTranslation<typeof SHAMANS> = {
  'GL-SHA-1': {
    title: 'Ein Schamane je Siedlung',
    summary: 'Jede gegründete Siedlung hat einen Schamanen; eine bloße Anwartschaft hat keinen.',
  },
  'GL-SHA-2': {
    title: 'Anfangswerte eines Schamanen',
    summary: 'Ein Schamane beginnt mit 4 für eigene Kriegswürfe, 4 Abzug von gegnerischen Würfen und nichts für Geburten.',
  },
  'GL-SHA-3': {
    title: 'Die Siedlung des Schamanen',
    summary: 'Ein Schamane wirkt nur für seine eigene Siedlung: In einer Schlacht zählt einer. Geburten werden für das ganze Volk gezählt.',
  },
  'GL-SHA-4': {
    title: 'Schamanen segnen Monumente',
    summary: 'Ein Schamane darf ein Monument segnen, das bei seiner Siedlung begonnen werden soll.',
  },
  'GL-SHA-5': {
    title: 'Ein neuer Schamane',
    summary: 'Eine leere Stelle wird zu Beginn der nächsten eigenen Phase 7 besetzt, mit Anfangswerten.',
  },
}
