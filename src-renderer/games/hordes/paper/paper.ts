import { isHost } from '../../../../src-shared/games/hordes/rules/records.ts'
import type { GamePaper } from '../../game.ts'
import { referenceDocument } from './referenceDocument.ts'
import { rosterDocument } from './rosterDocument.ts'
import { paperTexts } from './texts/paper.ts'

/** The reference sheet, and a roster for each army. */
export const PAPER: readonly GamePaper[] = [
  {
    name: 'reference',
    title: () => paperTexts.kinds.reference,
    whose: 'all',
    documents: ({ title, world }) => [referenceDocument(title, world)],
  },
  {
    name: 'roster',
    title: () => paperTexts.kinds.roster,
    whose: 'each',
    documents: ({ reader, title, world }, player) => {
      const roster = isHost(reader) ? rosterDocument(title, world, reader, player) : null
      return roster === null ? [] : [roster]
    },
  },
]
