import type { World } from '../../../../kernel/world/world.ts'
import { GAMES } from '../records.ts'
import { SWITCHES, type HouseRules, type SwitchName, type SwitchValue } from './switches.ts'

/** How this table decided: the value of a switch, its default where nothing was said. */
export function ruled<S extends SwitchName>(world: World, name: S): SwitchValue<S> {
  return held(world.record(GAMES, 'game')?.houseRules ?? {}, name)
}

/** The same of house rules that are in no world yet. */
export function held<S extends SwitchName>(houseRules: HouseRules, name: S): SwitchValue<S> {
  return houseRules[name] ?? SWITCHES[name].preset
}
