import { GAME_MASTER, type SeatId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { ageNeeds } from '../../../../src-shared/games/greatest-lineage/rules/ages/needs.ts'
import { held, isAlive } from '../../../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { AGES, type AgeRow } from '../../../../src-shared/games/greatest-lineage/rules/tables/ages.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import { ageName, needName, needSubject } from './names.ts'
import { knows, knowsAll } from '../../../features/ledger/knowledge.ts'
import { UNKNOWN, type Block, type PrintDocument, type PrintTable } from '../../../features/print/document.ts'
import type { ReaderView } from '../../../features/print/readerView.ts'
import { costText, gainText } from './prose.ts'
import { printTexts } from '../../../features/print/texts/print.ts'
import { paperTexts } from '../texts/paper.ts'
import { seatName } from '../../../wording/names.ts'

/** The table of the ages, and how far each of `seats` is with every need, as far as its reader knows. */
export function agesDocument({ title, world, reader }: ReaderView, seats: readonly Civilisation[]): PrintDocument {
  const text = paperTexts.ages
  const lead = reader === GAME_MASTER || seats.every((seat) => knowsAll(reader, seat)) ? text.lead : text.leadKnown
  return {
    id: 'ages',
    title: text.title,
    over: title,
    lead: `${lead} ${printTexts.asOf(world.cursor.turn)}.`,
    owner: null,
    blocks: AGES.flatMap((age) => ageBlocks(world, reader, seats, age)),
  }
}

function ageBlocks(world: World, reader: SeatId, seats: readonly Civilisation[], age: AgeRow): readonly Block[] {
  const text = paperTexts.ages
  const table: PrintTable = {
    id: `age-${age.age}`,
    columns: [
      { title: text.need, width: 28 },
      { title: text.needed, width: 12, figures: true },
      ...seats.map((seat) => ({
        title: isAlive(world, seat) ? seatName(seat) : `${seatName(seat)} (${text.fallen})`,
        width: 60 / seats.length,
        figures: true,
      })),
    ],
  }
  const needs = seats.map((seat) => ageNeeds(world, seat, age.age))
  return [
    { kind: 'heading', level: 2, text: `${age.age}. ${ageName(age.age)}` },
    ...(needs[0] ?? []).map(({ id, need }, index): Block => {
      const cells = seats.map((seat, place) => {
        if (held(world, seat, 'age') >= age.age) return text.reached
        if (!knows(reader, needSubject(world, seat, id))) return UNKNOWN
        const found = needs[place]?.[index]
        return found === undefined ? '' : `${figure(found.have)}${found.met ? ` (${text.met})` : ''}`
      })
      return { kind: 'row', table, stays: true, cells: [needName(world, id), figure(need), ...cells] }
    }),
    { kind: 'text', look: 'quiet', text: `${costText(age)}. ${gainText(age)}`, rule: 'GL-AGE-2, GL-AGE-3' },
  ]
}
