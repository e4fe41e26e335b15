import type { Game } from '../../../src-shared/games/api/game.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { boardPlate } from '../../../src-shared/report/boardPlate.ts'
import { seatName } from '../../wording/names.ts'
import type { PrintDocument } from './document.ts'
import { liesWide } from './paper.ts'
import { printTexts } from './texts/print.ts'

/**
 * The board on one sheet: all land, whose is whose by colour, hatching, name and emblem. A wide world is printed on paper turned on its side.
 * @param campaign title of the campaign
 * @param world what the reader knows of it
 * @param isOver whether the round of `world` is over
 * @returns null where no board is laid out, or nobody holds anything on it
 */
export function boardDocument(game: Game, campaign: string, world: World, isOver = false): PrintDocument | null {
  const reading = game.land?.read(world) ?? null
  if (reading === null) return null
  const title = printTexts.board(world.cursor.turn, isOver)
  const holders = game.owners(world).map(({ id, accent }) => ({ id, accent, name: seatName(id) }))
  const plate = boardPlate(title, reading, holders)
  if (plate === null) return null
  // The sheet itself is headed by the title.
  const wide = liesWide(plate) ? ({ isWide: true } as const) : {}
  return { id: 'board', title, over: campaign, lead: '', owner: null, ...wide, blocks: [{ kind: 'board', plate: { ...plate, title: '' } }] }
}
