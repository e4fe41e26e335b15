import type { BEGINNING_WORDS } from '../english/beginning.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { Die } from './names.ts'

/** Texts of the set-up, in German. */
export const BEGINNING_DE: TranslationOf<typeof BEGINNING_WORDS> = {
  'roll.first': ({ seat }) => `${Die(seat)} würfeln um den ersten Zug`,
  'roll.first.hint': () => 'Alle würfeln einmal; der höchste Wurf beginnt, und bei Gleichstand um ihn wird dort noch einmal gewürfelt.',
  'line.begin': ({ players }) => `${figure(players)} Völker brechen auf, jedes mit zwei Gebieten, und nur ein Geschlecht soll bleiben.`,
  'line.beginPeaceful': ({ players }) =>
    `${figure(players)} Völker brechen auf, jedes mit zwei Gebieten; welches das beste ist, zeigt sich, wenn die Zeitleiste endet.`,
  'line.firstRoll': ({ seat, value }) => `${Die(seat)} würfeln ${figure(value)} um den ersten Zug.`,
  'line.first': ({ seat }) => `${Die(seat)} beginnen.`,
}
