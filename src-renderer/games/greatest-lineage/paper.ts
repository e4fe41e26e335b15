import { GAME as LINEAGE } from '../../../src-shared/games/greatest-lineage/game.ts'
import { CIVILISATIONS, GAME } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import { ruled } from '../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { boardDocument } from '../../features/print/boardDocument.ts'
import type { GamePaper } from '../game.ts'
import { agesDocument } from './ages/agesDocument.ts'
import { bookletOf } from './booklets/booklet.ts'
import { blankBooklet, bookletDocument } from './booklets/bookletDocument.ts'
import { paperTexts } from './texts/paper.ts'

/** The table of the ages, the map, the booklets as they are written, and one to be written by hand. */
export const PAPER: readonly GamePaper[] = [
  {
    name: 'ages',
    title: () => paperTexts.kinds.ages,
    whose: 'reader',
    documents: (view) => [
      agesDocument(
        view,
        view.world.records(CIVILISATIONS).map(({ seat }) => seat),
      ),
    ],
  },
  {
    name: 'map',
    title: () => paperTexts.kinds.map,
    whose: 'reader',
    documents: ({ title, world }) => {
      const sheet = boardDocument(LINEAGE, title, world)
      return sheet === null ? [] : [sheet]
    },
  },
  {
    name: 'booklet',
    title: () => paperTexts.kinds.booklet,
    whose: 'each',
    documents: ({ reader, title, moments }, player) =>
      isCivilisation(reader) ? [bookletDocument(title, player, bookletOf(moments, reader))] : [],
  },
  {
    name: 'blank',
    title: () => paperTexts.kinds.blank,
    whose: 'all',
    documents: ({ title, world }) => [blankBooklet(title, ruled(world, 'war_notice'), world.record(GAME, 'game')?.goal === 'conquest')],
  },
]
