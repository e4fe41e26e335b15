import { builder } from './builder.ts'
import type { Bot } from './bot.ts'
import { idle } from './idle.ts'
import { random } from './random.ts'

/** Every bot by the name it is called with. */
export const BOTS: Readonly<Record<string, Bot>> = { idle, random, builder }
