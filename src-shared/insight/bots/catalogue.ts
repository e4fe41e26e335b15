import type { Bot } from './bot.ts'
import { idle } from './idle.ts'
import { random } from './random.ts'
import { builder, schemer, warlike } from './tempers.ts'

/** Every bot by the name it is called with. */
export const BOTS: Readonly<Record<string, Bot>> = { idle, random, builder, warlike, schemer }
