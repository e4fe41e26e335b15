import type { GameEntry } from '../api/game.ts'
import { ABOUT, PLAYER_ACCENTS } from './about.ts'
import { playerEmblem } from './emblems.ts'

export const NATION_TURNS: GameEntry = {
  id: 'nation-turns',
  about: ABOUT,
  setupFile: `"players": { "p1": { "name" }, "p2" ... }, "houseRules": { <switch>: <value> },
  "scenario": { ... } with house rule "scenario": "file", "units": [ ... ] with house rule "unit_table": "file"
  Only the players' names have no default; how many there are follows from the scenario (the sample has three).`,
  accents: PLAYER_ACCENTS,
  emblems: Object.fromEntries(Object.keys(PLAYER_ACCENTS).map((id, at) => [id, playerEmblem(at + 1)])),
  load: async () => (await import('./game.ts')).GAME,
}
