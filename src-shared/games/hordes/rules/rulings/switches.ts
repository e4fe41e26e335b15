import { noneOrNumber, oneOf, wholeNumber } from '../../../rulebook/switches.ts'

/** Every house rule the program plays: ruling, values, default. Names and values are those of the rulings. */
export const SWITCHES = {
  judge: oneOf(2, 'gm', 'active'),
  mm_per_100p: oneOf(3, 25, 40),
  setup: oneOf(4, 'family', 'scenario'),
  army_ap: wholeNumber(5, 24, 4, 200),
  strongholds: oneOf(7, 'defender', 'both', 'none'),
  lurker_fourth: oneOf(13, 'barred', '3_pips'),
  deploy_then_move: oneOf(15, false, true),
  god_leaves_on_1: oneOf(23, false, true),
  spells_first: oneOf(24, false, true),
  bespell_after_move: oneOf(25, true, false),
  stronghold_ranged: oneOf(27, false, true),
  support_cap: oneOf(28, 'none', 2),
  stronghold_as: oneOf(30, 'other', 'foot'),
  repeat_lines: oneOf(31, false, true),
  bad_going_ranged: oneOf(32, true, false),
  bare_cell: oneOf(37, 'nothing', 'recoil'),
  recoil_p: oneOf(38, 'depth', 100),
  over_edge: oneOf(39, 'lost', 'stops'),
  field_return: oneOf(40, 'lurkers', 'all', 'none'),
  frog_memory: oneOf(41, 'kept', 'cleared'),
  caster_fall: oneOf(42, 'nothing', 'free_return'),
  beaten: oneOf(46, 'three', 'half_only', 'general'),
  hordes_count: oneOf(47, true, false),
  bound_limit: noneOrNumber(48, 1, 200),
  fresh_contact: oneOf(50, 'knights', 'either'),
  aerial_bad: oneOf(54, true, false),
} as const

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<S extends SwitchName> = (typeof SWITCHES)[S]['preset']
export type HouseRules = { readonly [S in SwitchName]?: SwitchValue<S> }

/** Decided before the battle and never after: armies and Strongholds stand on the table. */
export const SETTLED_AT_SETUP: ReadonlySet<SwitchName> = new Set(['setup', 'army_ap', 'strongholds'])

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}
