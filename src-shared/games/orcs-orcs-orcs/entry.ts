import type { GameEntry } from '../api/game.ts'
import { ABOUT } from './about.ts'
import { EMBLEMS, SEAT_ACCENTS } from './emblems.ts'

export const ORCS_ORCS_ORCS: GameEntry = {
  id: 'orcs-orcs-orcs',
  about: ABOUT,
  setupFile: `"players": [ { "colour": "blue", "name": "Ada" }, { "colour": "red", "name": "Ben" } ], the first player first (2 to 4; blue, green, red, yellow),
  "modules": [ "missions", "bonus", "x1_fate", "x1_terrain" ], "newcomers": { "croco" | "toad" | "bomber": <the type it replaces> },
  "terrain": [ tiles on each of the six paths ] with the module "x1_terrain", "deck": { ... } for figures of one's own, "houseRules": { <switch>: <value> }
  Only the players have no default.`,
  accents: SEAT_ACCENTS,
  emblems: EMBLEMS,
  load: async () => (await import('./game.ts')).GAME,
}
