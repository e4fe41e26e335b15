import type { OwnerId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import { EXPECTED, ROYALS, SETTLEMENTS, TRIBE_RECORDS } from './records.ts'
import { KINGDOMS, SEATS } from './seats.ts'

/** Who leads the warriors of a civilisation or a kingdom: nothing hangs on it but the name. */
export function leaderOf(owner: OwnerId): string {
  return `${owner}-leader`
}

/** Those who may have leaders. */
export const LED: readonly OwnerId[] = [...SEATS, ...KINGDOMS]

/** What people may give names to: all of it is known to everybody. */
export function namable(world: World): readonly string[] {
  const collections = [ROYALS, EXPECTED, SETTLEMENTS, TRIBE_RECORDS]
  return [...LED, ...LED.map(leaderOf), ...collections.flatMap(({ name }) => world.recordIds(name))]
}
