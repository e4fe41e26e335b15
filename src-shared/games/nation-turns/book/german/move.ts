import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { MOVE } from '../move.ts'

export const MOVE_DE: RuleTranslation<typeof MOVE> = {
  'NT-MOV-1': {
    title: 'Jede Einheit zieht einmal',
    summary:
      'Beliebige Einheiten der Nation am Zug dürfen ziehen, jede einmal und durch höchstens 2 Gebiete. Unwegsames Land, Gebirge und Elfenwald beenden den Weg.',
  },
  'NT-MOV-2': {
    title: 'Halt bei fremden Einheiten',
    summary: 'Wer ein Gebiet mit Einheiten einer anderen Nation betritt, muss dort anhalten, auch wenn sie demselben Spieler gehört.',
  },
  'NT-MOV-3': {
    title: 'Ein Gebiet überrennen',
    summary:
      'Einheiten dürfen an fremden vorbei, wo mehr eigene zurückbleiben: mindestens 1 mehr, als der Besetzer dort hat. Gegen 2 Einheiten bleiben 3, alle weiteren dürfen vorbei.',
  },
}
