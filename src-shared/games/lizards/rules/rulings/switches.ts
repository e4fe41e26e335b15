import { noneOrNumber, oneOf, wholeNumber } from '../../../rulebook/switches.ts'

/**
 * Every house rule the program plays: ruling, values, default. Names and values are those of the rulings. The number of clans (RULING-02) and the
 * tables of RULING-03, 28, 68 and 72 are data of the set-up.
 */
export const SWITCHES = {
  share_rounding: oneOf(1, 'down', 'nearest', 'up'),
  militia_regrows: oneOf(5, false, true),
  hex_layout: oneOf(6, 'even_high', 'odd_high'),
  wrap: oneOf(7, true, false),
  map_memory: oneOf(8, 'layer', 'off'),
  home_colour: oneOf(9, 'hidden', 'shown'),
  limit_counts: oneOf(10, 'written', 'distinct'),
  stray_fields: oneOf(11, 'warn', 'refuse'),
  artillery_order: oneOf(12, 'mixed', 'chant_lob_free'),
  den_colour_draw: oneOf(15, 'uniform', 'by_freed'),
  home_den_collapse: oneOf(16, true, false),
  growth_base: wholeNumber(17, 5, 0, 20),
  growth_slope: wholeNumber(17, 30, 0, 100),
  excess_starve: oneOf(19, 'half', 'all'),
  held_may_flee: oneOf(21, false, true),
  held_spies: oneOf(21, 'own', 'none'),
  free_wrong_colour: oneOf(22, 'stay', 'vanish'),
  den_shelter: oneOf(25, 'printed', 'all_but_dark'),
  split_shortage: oneOf(34, 'take', 'fail'),
  after_combat: oneOf(35, 'continue', 'stop'),
  standing_feeds: oneOf(37, false, true),
  mired_may_flee: oneOf(38, false, true),
  site_owner: oneOf(42, 'last_taker', 'garrison'),
  mutual_end: oneOf(44, 'both_die', 'defender_keeps_1'),
  flight: oneOf(45, 'strict', 'inclusive'),
  flight_odds: wholeNumber(45, 50, 0, 100),
  flight_odds_double: wholeNumber(45, 95, 0, 100),
  retreat_origin: oneOf(46, 'friends_ok', 'must_be_empty'),
  captive_state: oneOf(47, 'captor', 'own'),
  level_difference: oneOf(49, 'signed', 'absolute', 'never_negative'),
  lava: wholeNumber(51, 25, 0, 100),
  upheaval: wholeNumber(51, 20, 0, 100),
  volcano_home_dens: oneOf(51, true, false),
  curse_enter: wholeNumber(52, 30, 0, 100),
  curse_stay: wholeNumber(52, 50, 0, 100),
  drowning: wholeNumber(53, 75, 0, 100),
  whirlpool_monsters: oneOf(54, false, true),
  recruit_overflow: oneOf(55, 'part', 'refuse'),
  bridge_far: oneOf(60, 'three', 'straight'),
  starve: oneOf(61, 'half', '45_to_55'),
  sneak_moves: oneOf(62, 'all', 'one'),
  spy_capture_per: wholeNumber(63, 3, 1, 20),
  bush_after: wholeNumber(65, 4, 1, 20),
  victory: oneOf(66, 'at_least', 'more_than'),
  target_per_home: wholeNumber(66, 1_000, 500, 5_000),
  reduction_item: oneOf(69, 'cell', 'ten'),
  ranking: oneOf(73, 'points', 'order'),
  drop_bands: oneOf(74, 'vanish', 'neutral'),
  home_fall_after: wholeNumber(75, 3, 1, 20),
  mire_spreads: oneOf(76, 'bands', 'all'),
  letters: wholeNumber(78, 10, 0, 30),
  turn_limit: noneOrNumber(80, 10, 500),
} as const

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<S extends SwitchName> = (typeof SWITCHES)[S]['preset']
export type HouseRules = { readonly [S in SwitchName]?: SwitchValue<S> }

/** Settled when the campaign begins: the map, and how start-ups are reduced. */
export const SETTLED_AT_SETUP: ReadonlySet<SwitchName> = new Set(['hex_layout', 'wrap', 'reduction_item'])

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}

/** How a table plays: the value of a switch, its default where nothing was decided. */
export function held<S extends SwitchName>(houseRules: HouseRules, name: S): SwitchValue<S> {
  return houseRules[name] ?? SWITCHES[name].preset
}
