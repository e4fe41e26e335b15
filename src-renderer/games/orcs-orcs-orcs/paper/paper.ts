import { GAMES } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { isColour } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import type { GamePaper } from '../../game.ts'
import { referenceDocument } from './referenceDocument.ts'
import { scoringDocument, trophyDocument } from './seatDocuments.ts'
import { paperTexts } from './texts/paper.ts'

/** The reference sheet, a trophy board for each player, and the scoring sheet. */
export const PAPER: readonly GamePaper[] = [
  {
    name: 'reference',
    title: () => paperTexts.kinds.reference,
    whose: 'all',
    documents: ({ title, world }) => (world.record(GAMES, 'game') === undefined ? [] : [referenceDocument(title, world)]),
  },
  {
    name: 'trophies',
    title: () => paperTexts.kinds.trophies,
    whose: 'each',
    documents: ({ reader, title, world }, player) =>
      isColour(reader) && world.record(GAMES, 'game') !== undefined ? [trophyDocument(title, world, reader, player)] : [],
  },
  {
    name: 'scoring',
    title: () => paperTexts.kinds.scoring,
    whose: 'all',
    documents: ({ title, world }) => (world.record(GAMES, 'game') === undefined ? [] : [scoringDocument(title, world)]),
  },
]
