import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './workshop.en.ts'

export const DE: Texts<typeof EN> = {
  notKept: 'Dieser Browser behält nichts: Speichere, was du machst, als Datei, bevor du gehst.',
  changed: (when) => `geändert ${when}`,
  remove: (name) => `${name} wegwerfen`,
  thrownAway: (name) => `${name} ist weggeworfen.`,
  getBack: 'Zurückholen',
  save: 'Als Datei speichern',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  noJson: 'Sie lässt sich nicht als JSON lesen: Speichere sie dort noch einmal, wo sie gemacht wurde.',
  more: (lines) => `und ${figure(lines)} weitere`,
}
