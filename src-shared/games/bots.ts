import type { Bot } from '../insight/bots/bot.ts'
import { GAMES } from './registry.ts'

const LOADED = await Promise.all(GAMES.map(({ load }) => load()))

/** Every bot of every game, by the name it is called with: for tools that name one before they know the game. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(LOADED.flatMap(({ bots }) => Object.entries(bots)))
