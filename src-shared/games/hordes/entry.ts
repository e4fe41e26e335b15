import type { GameEntry } from '../api/game.ts'
import { ABOUT, PLAYER_ACCENTS } from './about.ts'
import { EMBLEMS } from './emblems.ts'

export const HORDES: GameEntry = {
  id: 'hordes',
  about: ABOUT,
  setupFile: `"players": { "redHost": { "name", "army", "elements": [ { "type", "label", "general", "water" } ] }, "blueHost": { ... } },
  "defender": "redHost" or "blueHost" with house rule "setup": "scenario", "houseRules": { <switch>: <value> }
  Only the players' names have no default; an army that is left out is one of the two that come with the program.`,
  accents: PLAYER_ACCENTS,
  emblems: EMBLEMS,
  load: async () => (await import('./game.ts')).GAME,
}
