import type { OwnerId, SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { EXPECTED, ROYALS, SETTLEMENTS, TRIBE_RECORDS } from './records.ts'
import { KINGDOMS, SEATS } from './seats.ts'

/** Who leads the warriors of a civilisation or a kingdom: nothing hangs on it but the name. */
export function leaderOf(owner: OwnerId): string {
  return `${owner}-leader`
}

/** Those who may have leaders. */
export const LED: readonly OwnerId[] = [...SEATS, ...KINGDOMS]

/** What people may give names to: all of it is known to everybody. A civilisation names itself, its leader, its house and its settlements. */
export function namable(world: World, of?: SeatId): readonly string[] {
  const led = of === undefined ? LED : LED.filter((owner) => owner === of)
  const owned = [ROYALS, EXPECTED, SETTLEMENTS].flatMap((held) =>
    world.records<{ readonly id: string; readonly owner: OwnerId }>(held).filter(({ owner }) => of === undefined || owner === of),
  )
  return [...led, ...led.map(leaderOf), ...owned.map(({ id }) => id), ...(of === undefined ? world.recordIds(TRIBE_RECORDS.name) : [])]
}
