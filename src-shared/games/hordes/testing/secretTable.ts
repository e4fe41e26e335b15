import { plainTable } from '../../../table/secrecy/testing/secretTable.ts'
import { GAME } from '../game.ts'
import { HOSTS } from '../rules/records.ts'
import { SOAK } from './soak.ts'
import { TWIN } from './twins.ts'

export const SECRET_TABLE = plainTable(GAME, SOAK, TWIN, {
  seats: HOSTS,
  corrected: { open: ['pipsLeft'], own: [], amount: (chance) => chance(0, 6) },
  evening: { runs: 1, before: 20, steps: 100, lines: 100, messages: 200, letters: 0, orders: 0, reasons: 5 },
  planting: { runs: 1, stretch: 30, canaries: 100, own: 3 },
})
