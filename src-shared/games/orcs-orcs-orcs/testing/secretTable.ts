import { plainTable } from '../../../table/secrecy/testing/secretTable.ts'
import { GAME } from '../game.ts'
import { COLOURS } from '../rules/types.ts'
import { SOAK } from './soak.ts'
import { TWIN } from './twins.ts'

const FOUR = { ...SOAK, setup: () => ({ players: COLOURS.map((colour) => ({ colour, name: colour })), modules: ['missions', 'bonus'] }) }

export const SECRET_TABLE = plainTable(GAME, FOUR, TWIN, {
  seats: COLOURS,
  corrected: { open: ['trophy_goblin'], own: [], amount: (chance) => chance(0, 6) },
  evening: { runs: 1, before: 20, steps: 100, lines: 100, messages: 200, letters: 0, orders: 0, reasons: 5 },
  planting: { runs: 1, stretch: 30, canaries: 100, own: 3 },
})
