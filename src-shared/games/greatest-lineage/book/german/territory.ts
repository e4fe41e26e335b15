import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { TERRITORY } from '../territory.ts'

export const TERRITORY_DE: RuleTranslation<typeof TERRITORY> = {
  'GL-TERR-1': {
    title: 'Freies Land beanspruchen',
    summary:
      'Freies Land, weder besessen noch bewacht, lässt sich kostenlos beanspruchen, solange danach auf jedes Gebiet 20 Leute kommen (ohne Krieger).',
  },
  'GL-TERR-2': {
    title: 'Bewachtes Land',
    summary:
      'Land, das in einem laufenden Krieg besetzt ist, und Land eines Stammes gehört niemandem, ist aber bewacht; es wird gelb markiert.',
  },
  'GL-TERR-3': {
    title: 'Land kaufen',
    summary:
      'In Phase 7 kostet ein Gebiet, das frei ist oder einem Stamm gehört, 4 Punkte und 6 mehr für jedes Zeitalter nach dem ersten: 4, 10, 16, 22, 28, 34.',
  },
  'GL-TERR-4': {
    title: 'Bedingungen für den Kauf',
    summary: 'Nach dem Kauf müssen auf jedes Gebiet 8 Leute kommen (ohne Krieger); Land eines Stammes verlangt dazu 15 Kultur.',
  },
  'GL-TERR-5': {
    title: 'Wie viel Land',
    summary:
      'In einem Zug darf 1 Gebiet gekauft werden und 2 mehr je 3 erreichte Zeitalter: 1 in den Zeitaltern 1 und 2, 3 in 3 bis 5, 5 in 6.',
  },
  'GL-TERR-6': {
    title: 'Wie weit entfernt',
    summary: 'Gekauftes Land darf so viele Gebiete vom eigenen entfernt liegen, wie Zeitalter erreicht sind, 1 bis 6.',
  },
  'GL-TERR-7': {
    title: 'Kein Krieg durch Kauf',
    summary:
      'Land von einem Stamm zu kaufen beginnt keinen Krieg; der Käufer nennt den Stamm, der das Gebiet verliert und seine Leute behält.',
  },
}
