import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { TRIBES } from '../tribes.ts'

export const TRIBES_DE: RuleTranslation<typeof TRIBES> = {
  'GL-NPT-1': {
    title: 'Stämme beginnen keinen Krieg',
    summary: 'Ein Stamm greift niemanden an; ist er einmal im Krieg, kommt er von selbst nicht heraus.',
  },
  'GL-NPT-2': {
    title: 'Der Bonus eines Stammes',
    summary: 'Ein Stamm zählt 1 je angefangene 10 Krieger zu seinen Würfen und sonst nichts.',
  },
  'GL-NPT-3': {
    title: 'Krieg mit Stämmen verlassen',
    summary: 'Ein Spieler, der einen Krieg mit einem Stamm aufgibt, zahlt 30 Nahrung und 60 Holz.',
  },
  'GL-NPT-4': {
    title: 'Leute für das Stammesland',
    summary:
      'Ein Stamm braucht 10 Leute je Gebiet und verliert Land durch das Los, bis es passt; unter 10 Leuten oder ohne Land gibt es ihn nicht mehr, und seine Kriege enden.',
  },
  'GL-NPT-5': {
    title: 'Wie ein Stamm wächst',
    summary: 'In jeder zweiten Runde gewinnt ein Stamm 1 Frau und 1 Krieger, in jeder Runde 2 Kultur.',
  },
}
