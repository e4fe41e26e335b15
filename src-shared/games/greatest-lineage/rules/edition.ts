import type { World } from '../../../kernel/world/world.ts'
import { GAME } from './records.ts'

/**
 * How this game is asked and which readings of its book are the defaults. A campaign keeps the edition it began with, so that what was
 * recorded replays and goes on as it was: 2 is that of campaigns whose set-up names none; 3 asks together what can be asked together, and
 * follows the second edition of the rules document; 4 reads from a map of the workbench whose shaman helps the defender.
 */
export const LATEST_EDITION = 4

/** The edition of campaigns that were begun before there were several. */
export const FIRST_EDITION = 2

export function editionOf(world: World): number {
  return world.record(GAME, 'game')?.edition ?? FIRST_EDITION
}
