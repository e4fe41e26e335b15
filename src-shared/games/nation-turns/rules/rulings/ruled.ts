import type { World } from '../../../../kernel/world/world.ts'
import { GAME } from '../records.ts'
import { SWITCHES, type SwitchName, type SwitchValue } from './switches.ts'

/** How this table decided: the value of a switch, its default where nothing was said. */
export function ruled<S extends SwitchName>(world: World, name: S): SwitchValue<S> {
  const decided = world.record(GAME, 'game')?.houseRules[name]
  return decided ?? SWITCHES[name].preset
}
