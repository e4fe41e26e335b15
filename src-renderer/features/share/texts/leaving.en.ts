import { count } from '../../../../src-shared/language/figures.ts'
import { listed } from '../../../../src-shared/language/numbers.ts'
import { theSeat } from '../../../wording/names.ts'

/** Asked before a campaign is left to which devices are connected. */
export const EN = {
  question: (title: string) => `Leave “${title}”?`,
  hint: (seats: readonly string[], displays: number) => {
    const players = seats.length === 0 ? [] : [`the devices of ${listed(seats.map(theSeat))}`]
    const who = [...players, ...(displays === 0 ? [] : [count(displays, 'display')])]
    return `Connected to it: ${listed(who)}. The door closes when you leave: they see nothing new until this campaign is open here again.`
  },
  stay: 'Stay here',
  leave: 'Leave',
}
