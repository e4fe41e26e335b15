import type { Bot } from '../insight/bots/bot.ts'
import { GAME } from './greatest-lineage/game.ts'

/** Every bot by the name it is called with. */
export const BOTS: Readonly<Record<string, Bot>> = GAME.bots
