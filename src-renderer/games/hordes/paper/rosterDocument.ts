import type { Host } from '../../../../src-shared/games/hordes/rules/records.ts'
import { costOf, TYPES } from '../../../../src-shared/games/hordes/rules/types.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { Block, PrintDocument, PrintTable } from '../../../features/print/document.ts'
import { typeBeside } from '../elements/typeName.ts'
import { standingOf, type RosterRow } from '../roster/standing.ts'
import { rosterTexts } from '../roster/texts/roster.ts'
import { paperTexts } from './texts/paper.ts'

/** An army on paper: every element with its figures, where it is, and boxes to tick. Null before the battle is set up. */
export function rosterDocument(title: string, world: World, host: Host, player: string): PrintDocument | null {
  const standing = standingOf(world, host)
  if (standing === null) return null
  const { column, roster } = paperTexts
  const table: PrintTable = {
    id: `roster-${host}`,
    columns: [
      { title: column.element, width: 18 },
      { title: column.type, width: 22 },
      { title: column.ap, width: 6, figures: true },
      { title: column.foot, width: 7, figures: true },
      { title: column.other, width: 8, figures: true },
      { title: column.good, width: 8, figures: true },
      { title: column.bad, width: 8, figures: true },
      { title: column.status, width: 23 },
    ],
  }
  const rows = [...standing.onTable, ...standing.reserve, ...standing.away]
  const paces = (move: number | null): string => (move === null ? '–' : figure(move))
  const cellsOf = ({ element, label }: RosterRow): readonly string[] => {
    const { vsFoot, vsOther, good, bad } = TYPES[element.type]
    const notes = [...(element.general ? [roster.general] : []), ...(element.water ? [roster.water] : [])]
    const name = [typeBeside(element.type, label), ...notes].join(', ')
    return [
      label,
      name,
      figure(costOf(element.type)),
      figure(vsFoot),
      figure(vsOther),
      paces(good),
      paces(bad),
      rosterTexts.status[element.status],
    ]
  }
  const sum: Block = { kind: 'row', table, cells: [roster.sum(rows.length), '', figure(standing.ap), '', '', '', '', ''], look: 'sum' }
  return {
    ...{ id: `roster-${host}`, title: roster.title(standing.name === '' ? player : standing.name), over: title, owner: host },
    lead: `${player} · ${roster.lead(standing.ap, standing.lost)}`,
    blocks: [...rows.map((row): Block => ({ kind: 'row', table, cells: cellsOf(row) })), sum],
  }
}
