import { oneOf } from '../../../rulebook/switches.ts'

/** Every house rule the program plays: ruling, values, default. Names and values are those of the rulings. */
export const SWITCHES = {
  scenario: oneOf(1, 'sample', 'file'),
  nation_order: oneOf(2, 'list', 'rolled'),
  control: oneOf(3, 'scenario', 'one_each'),
  empty_nation: oneOf(4, 'may_return', 'out'),
  own_nations: oneOf(5, 'hostile', 'no_entry'),
  pop_rolls: oneOf(7, 'all', 'chosen'),
  totem_needs: oneOf(8, 'no_foreign', 'own_unit', 'nothing'),
  home_needs: oneOf(9, 'no_foreign', 'own_unit', 'nothing'),
  born_type: oneOf(10, 'basic', 'choice'),
  short_pool: oneOf(11, 'owner', 'in_order'),
  natural_one_fails: oneOf(12, false, true),
  farmer_dice: oneOf(13, 1, 0),
  arrival_blocked: oneOf(14, 'fight', 'wait', 'lost'),
  move_areas: oneOf(15, 2, 1, 3, 'unlimited'),
  difficult_stops: oneOf(16, true, false),
  overrun_margin: oneOf(18, 1, 'double'),
  unit_table: oneOf(22, 'sample', 'file'),
  terrain_hits: oneOf(24, 'attackers', 'both'),
  terrain_stack: oneOf(25, 'once', 'sum'),
  casualty_choice: oneOf(26, 'attacker', 'owner'),
  dead_return: oneOf(27, true, false),
  retreat_opens: oneOf(28, 'area', 'all_areas'),
  retreat_first: oneOf(29, 'defender', 'attacker'),
  came_from: oneOf(30, 'last', 'start'),
  retreat_to_origin: oneOf(31, true, false),
  overpop: oneOf(34, 'per_area', 'nation_total'),
  winner: oneOf(38, 'player', 'nation'),
  tie: oneOf(39, 'units', 'shared'),
} as const

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<S extends SwitchName> = (typeof SWITCHES)[S]['preset']
export type HouseRules = { readonly [S in SwitchName]?: SwitchValue<S> }

/** Decided before the first turn and never after: what they set stands in the scenario of the campaign. */
export const SETTLED_AT_SETUP: ReadonlySet<SwitchName> = new Set(['scenario', 'control', 'unit_table'])

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}
