import type { Bot } from '../insight/bots/bot.ts'
import { idle } from '../insight/bots/idle.ts'
import { random } from '../insight/bots/random.ts'
import { builder, schemer, warlike } from './greatest-lineage/bots/tempers.ts'

/** Every bot by the name it is called with. */
export const BOTS: Readonly<Record<string, Bot>> = { idle, random, builder, warlike, schemer }
