import type { ENDING_WORDS } from '../english/ending.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { capital } from '../../../../language/grammar.ts'
import { figure } from '../../../../language/figures.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { alle, der, Die, verb } from './names.ts'
import { punkte, ware } from './nouns.ts'

/** Texts of falls, scores and the end of the game, in German. */
export const ENDING_DE: TranslationOf<typeof ENDING_WORDS> = {
  'over.won': () => 'Dieses Geschlecht besteht fort',
  'over.limit': ({ round }) => `Runde ${figure(round)} war als letzte vereinbart: Zwischen denen, die übrig sind, entscheiden die Punkte.`,
  'over.draw': () => 'Kein Geschlecht bleibt übrig',
  'line.fall.house': ({ seat }) => `Das Herrscherhaus ${der(seat)} hat kein Oberhaupt und niemanden, der folgt: Ihr Geschlecht endet hier.`,
  'line.fall.land': ({ seat }) => `${Die(seat)} haben kein Gebiet mehr, das ihnen gehört, und scheiden aus.`,
  'line.fall.levy': ({ seat }) =>
    `${Die(seat)} haben zu wenige Leute für das, was die neue Welt nimmt, und kein Zeitalter, in das sie zurückfallen könnten: Sie gehen unter.`,
  'line.fall.rift': ({ seat }) => `${Die(seat)} haben kein Zeitalter, in das sie zurückfallen könnten: Sie gehen unter.`,
  'line.score': ({ seat, points }) => `${Die(seat)} erreichen ${punkte(points)}.`,
  'line.won': ({ seats }) => `${capital(alle(seats))} ${verb(seats, 'gewinnt', 'gewinnen')} das Spiel.`,
  'line.shared': ({ seats }) => `${capital(alle(seats))} sind in allem gleich und teilen sich den Sieg.`,
  'line.draw': ({ seats }) =>
    String(seats).includes(',')
      ? `${capital(alle(seats))} sind zusammen gefallen: unentschieden, und niemand ist übrig.`
      : `${capital(alle(seats))} sind als Letzte gefallen, und niemand ist übrig: unentschieden.`,
  'score.culture': () => 'Kultur',
  'score.technology': () => 'Technik',
  'score.militaryTechnology': () => 'Kriegstechnik',
  'score.territories': () => 'Gebiete',
  'score.prestige': () => 'Prestige',
  'score.population': () => 'Leute',
  'score.stone': () => 'Stein',
  'score.metal': ({ age }) => ware(METAL_OF_AGE[Number(age)] ?? 'metal'),
  'score.food': () => 'Nahrung',
  'score.wood': () => 'Holz',
  'score.wealth': () => 'Reichtum',
  'score.ages': () => 'Zeitalter nach dem ersten',
}
