import { GAMES } from './registry.ts'

const LOADED = await Promise.all(GAMES.map(({ load }) => load()))

/** The names bots are called with, of every game: for tools that tell them before they know the game. */
export const BOT_NAMES: readonly string[] = [...new Set(LOADED.flatMap(({ bots }) => Object.keys(bots)))]
