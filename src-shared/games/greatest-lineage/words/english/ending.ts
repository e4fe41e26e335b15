import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { allOf, capitalThe, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of falls, scores and the end of the game. */
export const ENDING_WORDS = {
  'over.won': () => 'The lineage endures',
  'over.limit': ({ round }) => `Round ${figure(round)} was the last one agreed on: the score decides between those who are left.`,
  'over.draw': () => 'No lineage is left',
  'line.fall.house': ({ seat }) => `The royal house of ${the(seat)} has no ruler and nobody to follow: their lineage ends here.`,
  'line.fall.land': ({ seat }) => `${capitalThe(seat)} have no territory left to call their own and are out of the game.`,
  'line.fall.levy': ({ seat }) =>
    `${capitalThe(seat)} have too few people for what the new world takes, and no age to fall back from: they fall.`,
  'line.fall.rift': ({ seat }) => `${capitalThe(seat)} have no age to fall back from: they fall.`,
  'line.score': ({ seat, points }) => `${capitalThe(seat)} score ${count(points, 'point')}.`,
  'line.won': ({ seats }) => `${capital(allOf(seats))} win the game.`,
  'line.shared': ({ seats }) => `${capital(allOf(seats))} are equal in everything and share the victory.`,
  'line.draw': ({ seats }) =>
    String(seats).includes(',')
      ? `${capital(allOf(seats))} fell together: a draw, and nobody is left.`
      : `${capital(allOf(seats))} fell last, and nobody is left: a draw.`,
  'score.culture': () => 'Culture',
  'score.technology': () => 'Technology',
  'score.militaryTechnology': () => 'Military technology',
  'score.territories': () => 'Territories',
  'score.prestige': () => 'Prestige',
  'score.population': () => 'People',
  'score.stone': () => 'Stone',
  'score.metal': ({ age }) => capital(METAL_OF_AGE[Number(age)] ?? 'metal'),
  'score.food': () => 'Food',
  'score.wood': () => 'Wood',
  'score.wealth': () => 'Wealth',
  'score.ages': () => 'Ages past the first',
} satisfies Wordings
