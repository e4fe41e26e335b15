import { frontRule } from '../../../../src-shared/games/orcs-orcs-orcs/rules/creatures.ts'
import { activeSeat, CREATURES, MAGES, TOADLINGS_PLACED } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import { SECTIONS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/types.ts'
import type { ChooseRequest } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { BoardModel } from '../board/boardModel.ts'
import { boardTexts } from '../board/texts/board.ts'

/** Attacks that reach no path but that of the mage (OO-SPELL-5). */
const ON_OWN_PATH: readonly string[] = [
  ...['OO-SPELL-11', 'OO-SPELL-12', 'OO-SPELL-13', 'OO-SPELL-14', 'OO-SPELL-15', 'OO-SPELL-17', 'OO-SPELL-18'],
]
const LIGHTNING_BOLT = 'OO-SPELL-16'

/** Options of a question by the id of the item on the board that chooses them. Empty for a question without answers on the board. */
export function optionsOnBoard(world: World, { wording, figures, options }: ChooseRequest): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap(({ id }): readonly (readonly [string, string])[] => {
      if (wording === 'choose.reveal') return SECTIONS.map((section) => [`${id}-${section}`, id])
      if (wording === 'choose.section') return [[`${String(figures['path'])}-${id}`, id]]
      const isOnBoard =
        world.record(CREATURES, id) !== undefined || world.record(TOADLINGS_PLACED, id) !== undefined || /^[1-6]-[1-3]$/.test(id)
      return isOnBoard ? [[id, id]] : []
    }),
  )
}

/** The section something of the board is on: its own id for a section. Null for a space of the tower. */
export function sectionOf({ paths }: BoardModel, id: string): string | null {
  const sections = paths.flatMap((path) => path.sections)
  return sections.find((one) => one.id === id || one.stacks.some(({ ids }) => ids.includes(id)))?.id ?? null
}

/** Why something of the board is no answer to a question, by the rule that forbids it; empty where nothing has to be said. */
export function whyBarred(world: World, board: BoardModel, { wording, rule }: ChooseRequest, id: string): string {
  const section = sectionOf(board, id)
  const path = board.paths.find(({ sections }) => sections.some((one) => one.id === section))
  const seat = activeSeat(world)
  if (path === undefined || seat === null) return ''
  const isOwn = world.record(MAGES, seat)?.space === path.path
  if (wording === 'choose.reveal') return isOwn ? boardTexts.barred.ownPath : path.markers === 0 ? boardTexts.barred.noMarkers : ''
  if (wording !== 'choose.target') return ''
  if (ON_OWN_PATH.includes(rule) && !isOwn) return boardTexts.barred.otherPath
  const isAttack = ON_OWN_PATH.includes(rule) || rule === LIGHTNING_BOLT
  const isShielded = path.sections.some((one) => one.id === section && one.isShielded)
  return isAttack && isShielded && frontRule(world) ? boardTexts.barred.shielded : ''
}
