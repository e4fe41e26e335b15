import type { GameEntry } from '../game.ts'
import { ABOUT, PLAYER_ACCENTS } from './about.ts'

export const NATION_TURNS: GameEntry = {
  id: 'nation-turns',
  about: ABOUT,
  setupFile: `"players": { "p1": { "name" }, "p2" ... }, "houseRules": { <switch>: <value> },
  "scenario": { ... } with house rule "scenario": "file", "units": [ ... ] with house rule "unit_table": "file"
  Only the players' names have no default; how many there are follows from the scenario (the sample has three).`,
  accents: PLAYER_ACCENTS,
  load: async () => (await import('./game.ts')).GAME,
}
