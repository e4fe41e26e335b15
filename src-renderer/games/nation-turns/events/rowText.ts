import { figure } from '../../../../src-shared/language/figures.ts'
import { say } from '../../../../src-shared/games/text/playing.ts'
import type { Condition, EventRow } from '../../../../src-shared/games/nation-turns/rules/scenario.ts'
import { areaName, units } from '../../../../src-shared/games/nation-turns/words/places.ts'
import { seatName } from '../../../wording/names.ts'
import { eventsTexts } from './texts/events.ts'

/** What a row of events does, told for the campaign or scenario at hand: "Crow Tribe: new in Crow Down, 2 × Warrior". */
export function rowText(row: EventRow): string {
  switch (row.verb) {
    case 'place':
      return eventsTexts.place(seatName(row.nation), units(row.count, row.type), areaName(row.area))
    case 'remove':
      return eventsTexts.remove(seatName(row.nation), units(row.count, row.type), areaName(row.area))
    case 'pool':
      return eventsTexts.pool(seatName(row.nation), row.count, say(`unit.${row.type}`))
    case 'vp':
      return eventsTexts.vp(seatName(row.nation), row.points)
    case 'modify':
      return eventsTexts.modify(row.nation === null ? eventsTexts.all : seatName(row.nation), row.amount, say(`rollKind.${row.roll}`))
    case 'order':
      return eventsTexts.order(row.order.map(seatName).join(', '))
    case 'note':
      return eventsTexts.note(row.text)
  }
}

/** "only if Iron Fells is held by Fell Smiths". */
export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'holds':
      return eventsTexts.holds(seatName(condition.nation), areaName(condition.area))
    case 'units':
      return eventsTexts.hasUnits(
        seatName(condition.nation),
        condition.least,
        condition.area === null ? eventsTexts.anywhere : areaName(condition.area),
      )
    case 'round':
      return eventsTexts.between(figure(condition.from), figure(condition.to))
  }
}
