import { oneOf } from '../../../rulebook/switches.ts'

/** Every house rule the program plays: ruling, values, default. Names and values are those of the rulings. */
export const SWITCHES = {
  start_player: oneOf(12, 'fixed', 'rotate'),
  fate_empty: oneOf(15, 'reshuffle', 'none'),
  loss: oneOf(17, 'per_arrival', 'per_card'),
  skull_drops: oneOf(18, false, true),
  fate_rule_from: oneOf(19, 'after_move', 'reveal'),
  no_skills_vs_immune: oneOf(21, 'immune', 'stripped'),
  own_path_last: oneOf(23, 'skip', 'allowed'),
  any_type_enhances: oneOf(25, false, true),
  line_choice: oneOf(26, 'any', 'highest'),
  cast_for_nothing: oneOf(28, 'allowed', 'refused'),
  bonus_power_enhances: oneOf(30, true, false),
  earthquake_adjacent: oneOf(31, 'ring', 'path'),
  new_spell_same_turn: oneOf(33, 'barred', 'natural'),
  voodoo_pick: oneOf(36, 'victim', 'random'),
  life_floor: oneOf(39, 1, 0),
  skill_from: oneOf(40, 'now', 'next_turn'),
  poison_returns: oneOf(41, false, true),
  mission_pair: oneOf(46, 'category', 'type'),
  maximum_zero: oneOf(47, false, true),
  bonus_power_waits: oneOf(49, false, true),
  front_rule: oneOf(50, 'x1_fate', 'always'),
  x1_spread: oneOf(51, 'free', 'front_only'),
  terrain_by: oneOf(52, 'seats', 'random'),
  road: oneOf(53, 'enter', 'stop'),
  newcomer_bonus: oneOf(55, 'own', 'both'),
  toadling_area: oneOf(57, true, false),
  blast_chain: oneOf(59, true, false),
  mission_counts: oneOf(61, 'held', 'defeats'),
  gm_peeks: oneOf(62, true, false),
  decks: oneOf(63, 'tracked', 'real'),
} as const

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<S extends SwitchName> = (typeof SWITCHES)[S]['preset']
export type HouseRules = { readonly [S in SwitchName]?: SwitchValue<S> }

/** Settled when the campaign begins: terrain, newcomers and the decks it plays with. */
export const SETTLED_AT_SETUP: ReadonlySet<SwitchName> = new Set(['terrain_by', 'newcomer_bonus', 'decks'])

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}
