import { plainTable } from '../../../table/secrecy/testing/secretTable.ts'
import { GAME } from '../game.ts'
import { SAMPLE } from '../rules/sample.ts'
import { SOAK } from './soak.ts'
import { TWIN } from './twins.ts'

/** Seven: a player for every nation. */
const SEATS = SAMPLE.nations.map((_, at) => `p${at + 1}`)
const PLAYERS = Object.fromEntries(SEATS.map((seat) => [seat, { name: `Player ${seat}` }]))

const SEVEN = { ...SOAK, setup: () => ({ players: PLAYERS, houseRules: { control: 'one_each' } }) }

export const SECRET_TABLE = plainTable(GAME, SEVEN, TWIN, {
  seats: SEATS,
  corrected: {
    open: ['vp'],
    own: [],
    ownerOf: (seat) => SAMPLE.nations[SEATS.indexOf(seat)]?.id ?? '',
    amount: (chance) => chance(0, 30),
  },
  evening: { runs: 1, before: 20, steps: 60, lines: 60, messages: 300, letters: 0, orders: 0, reasons: 5 },
  planting: { runs: 1, stretch: 30, canaries: 100, own: 3 },
})
