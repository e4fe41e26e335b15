import type { GameSoak } from './gameSoak.ts'
import { plainTable } from '../../table/secrecy/testing/secretTable.ts'
import type { TwinGame } from '../../table/secrecy/testing/twinGame.ts'
import { toySeats } from '../../kernel/testing/toyGame.ts'
import { toyEntry, toyFace } from './toyFace.ts'

const SEATS = 16

const RULES = { seats: SEATS, feast: true, craft: true, sheets: true }

/** The toy with sixteen seats, who all hand in a sheet at the end of a round. */
export const CROWD = toyFace(RULES)
export const CROWD_ENTRY = toyEntry(RULES)

export const CROWD_SOAK: GameSoak = {
  setup: (chance) => ({ rounds: 3, hens: chance(1, 9) }),
  ruling: (chance) => ({ layOn: chance(1, 100) }),
  headStart: (chance) => toySeats(SEATS).map((owner) => ({ owner, account: 'purse', to: chance(1, 90) })),
  watch: () => ({ take: () => [] }),
}

export const CROWD_TWIN: TwinGame = {
  partings: [],
  pairs: 1,
  rounds: 1,
  headStart: (chance, seed, setup) => CROWD_SOAK.headStart(chance, seed, setup),
}

export const CROWD_TABLE = plainTable(CROWD, CROWD_SOAK, CROWD_TWIN, {
  seats: toySeats(SEATS),
  corrected: { open: ['renown'], own: ['purse', 'buried'], amount: (chance) => chance(1, 500) },
  evening: { runs: 1, before: 60, steps: 60, lines: 100, messages: 600, letters: 0, orders: 10, reasons: 5 },
  planting: { runs: 1, stretch: 60, canaries: 300, own: 7 },
})
