import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { STRENGTHS } from '../strengths.ts'

export const STRENGTHS_DE: RuleTranslation<typeof STRENGTHS> = {
  'GL-RACE-1': {
    title: 'Das Gelände der Elfen',
    summary: 'Elfen zählen im Tiefland 15 dazu und auf Hügeln und Bergen 15 ab; bewaldete Berge zählen nichts.',
  },
  'GL-RACE-2': {
    title: 'Das Gelände der Zwerge',
    summary: 'Zwerge zählen auf Bergen und Hügeln 15 dazu und in Wäldern und Sümpfen 15 ab; wo beides gilt, nichts.',
  },
  'GL-RACE-3': { title: 'Das Gelände der anderen', summary: 'Menschen, Monsterreiche und Stämme kämpfen überall gleich.' },
}
