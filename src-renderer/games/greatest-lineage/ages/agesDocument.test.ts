import { expect, test } from 'vitest'
import { GAME } from '../../../../src-shared/games/greatest-lineage/game.ts'
import { SEATS } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { playOn } from '../../../../src-shared/games/text/playing.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { GAME_MASTER, ONLOOKER } from '../../../../src-shared/kernel/world/rule.ts'
import { readerView } from '../../../features/print/readerView.ts'
import { entriesOf, posting } from '../../../testing/played.ts'
import { agesDocument } from './agesDocument.ts'

test.each([
  [ONLOOKER, ['–', '–', '–'], ['3', '0', '0']],
  ['elves', ['7', '–', '–'], ['3', '0', '0']],
  ['humans', ['–', '9', '–'], ['3', '0', '0']],
  [GAME_MASTER, ['7', '9', '0'], ['3', '0', '0']],
])('for %s a dash stands where a figure is not known, never 0', (reader, technology, territories) => {
  const entries = entriesOf([posting('elves', 'technology', 7), posting('humans', 'technology', 9), posting('elves', 'territories', 3)], [])
  const now = foldHistory(entries)
  const stop = playOn(() => ({ game: GAME, world: now.world }))
  const { blocks } = agesDocument(readerView({ head: { seat: GAME_MASTER }, title: 'Fair', ...now }, reader), SEATS)
  stop()
  const rowOf = (need: string): readonly string[] => {
    const row = blocks.findLast((block) => block.kind === 'row' && block.cells[0] === need)
    return row?.kind === 'row' ? row.cells.slice(2) : []
  }
  expect(rowOf('Technology')).toEqual(technology)
  expect(rowOf('Territories')).toEqual(territories)
})
