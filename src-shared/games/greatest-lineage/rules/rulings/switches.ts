import type { World } from '../../../../kernel/world/world.ts'
import { noneOrNumber, oneOf, wholeNumber } from '../../../rulebook/switches.ts'
import { editionOf, LATEST_EDITION } from '../edition.ts'
import { GAME } from '../records.ts'

/** Every house rule the program plays: ruling, values, default of the latest edition. Names and values are those of the rulings. */
export const SWITCHES = {
  loss_rounding: oneOf(1, 'up', 'down', 'nearest'),
  warriors_count_for: oneOf(4, 'burdens', 'all', 'none'),
  map_mode: oneOf(5, 'none', 'map'),
  first_player: oneOf(6, 'roll', 'fixed'),
  min_players: oneOf(7, 3, 2),
  start_technology: oneOf(9, 0, 10),
  royals_in_population: oneOf(10, false, true),
  scenario_total: wholeNumber(12, 600, 3, 100_000),
  scenario_kingdom: wholeNumber(12, 10, 1, 10_000),
  scenario_tribes: wholeNumber(12, 75, 0, 1_000),
  scenario_tribe: wholeNumber(12, 6, 1, 1_000),
  timeline: oneOf(14, 'on', 'off'),
  npk_scores: oneOf(17, 'base_plus_events', 'fixed'),
  t6_shortfall: oneOf(19, 'revert_instead', 'lose_and_revert', 'spare_first_age'),
  npk_nonwarriors_start: oneOf(20, 0, '50_per_territory'),
  t7_gain: oneOf(21, 'total', 'males', 'ten'),
  t8_duration: oneOf(22, 'permanent', 'turn'),
  event_land_from_players: oneOf(23, false, true),
  t10_chooser: oneOf(24, 'elf', 'random'),
  t15_first_age: oneOf(26, 'none', 'eliminate'),
  t16_benefit: oneOf(27, 'permanent', 'none'),
  timeline_pace: oneOf(158, 2, 1, 3, 4),
  withdraw_roll: oneOf(29, 'per_war', 'once'),
  withdraw_demand: oneOf(30, 'binding', 'negotiated'),
  points_tokens: oneOf(31, 'pooled', 'per_kind'),
  points_carry_over: oneOf(33, true, false),
  birth_gate_males: oneOf(34, 'idle', 'include_warriors'),
  ages_achieved: oneOf(35, 'current', 'highest'),
  birth_death: oneOf(37, 'second_roll', 'none'),
  gender_groups: oneOf(38, 'player', 'one', 'each'),
  gender_half: oneOf(39, 'parity', 'male', 'female'),
  gather_minimum: oneOf(40, 0, 1),
  war_notice: wholeNumber(43, 2, 0, 1_000),
  combat_turns: oneOf(44, 'aggressor', 'both'),
  muster_group: oneOf(46, 'started', 'full'),
  shared_army: oneOf(47, false, true),
  reuse_kill_roll: oneOf(49, false, true),
  casualty_cap_100: oneOf(50, false, true),
  territories_per_combat: wholeNumber(52, 5, 1, 100),
  royal_kill_rolls: oneOf(54, 'one', 'each'),
  destroy_needs_capture: oneOf(55, true, false),
  captured_city: oneOf(57, 'fill', 'extra'),
  occupied_on_end: oneOf(58, 'captor', 'return'),
  decay_accelerators: oneOf(59, 'per_turn', 'sticky'),
  victor_prestige: oneOf(60, 'all_war_losses', 'decay_only'),
  npc_prestige_row: oneOf(61, 'zero', 'skip'),
  shortage_trigger: oneOf(62, 'tokens', 'any'),
  royal_espionage_bonus: oneOf(63, 'off', 'on'),
  shaman_scope: oneOf(64, 'one', 'sum'),
  elf_low_bonus: oneOf(65, 'any_low', 'low_forest'),
  raid_targets: oneOf(67, 'players', 'all'),
  raid_cost: oneOf(69, 'war', 'none'),
  raid_penalty: oneOf(71, 'shared', 'stepped'),
  raid_kill: oneOf(72, 'share', 'headcount'),
  raid_gap: oneOf(75, 'overall', 'per_target'),
  ally_loss: oneOf(76, 'both', 'breaker'),
  trade_culture_cap: noneOrNumber(78, 0, 1_000_000),
  ally_notice_keeps: oneOf(79, true, false),
  claims_per_turn: oneOf(82, 'unlimited', 1),
  territory_price: oneOf(83, 'table', 'table_x5', 'x5_tribe_only'),
  buy_limit: oneOf(84, 'step', 'smooth'),
  buy_occupied: oneOf(86, false, true),
  ruler_territory: oneOf(88, 'one_time', 'per_turn'),
  parallel_batches: oneOf(90, false, true),
  detect_roll: oneOf(91, 'per_entry', 'per_agent'),
  intel_repeats: oneOf(92, true, false),
  intel_stacks: oneOf(93, false, true),
  asn_cap: oneOf(95, 'training', 'total'),
  min_build_turns: oneOf(101, 1, 0),
  blessing_prestige: oneOf(103, 'immediate', 'on_completion'),
  unfinished_loss: oneOf(104, 'full', 'none'),
  ruler_culture: oneOf(106, 'standing', 'per_turn'),
  ruler_military_cap: noneOrNumber(107, 5, 1_000_000),
  shaman_birth_scope: oneOf(109, 'realm', 'settlement'),
  capacity_culture: oneOf(110, 'per_territory', 'total'),
  new_population: oneOf(111, 'gross', 'net'),
  shortage_deaths: oneOf(113, 'proportional', 'owner'),
  age_wait_end: oneOf(119, 'forced', 'lapse', 'free'),
  age_culture: oneOf(120, 'effective', 'stored'),
  revert_check: oneOf(121, 'phase9', 'immediate'),
  readvance: oneOf(123, 'prestige_only', 'full', 'none'),
  ruler_lifespan: wholeNumber(124, 5, 1, 1_000),
  heir_choice: oneOf(126, 'by_rank', 'free'),
  siblings: oneOf(127, 'leave', 'stay'),
  heir_price: oneOf(128, 'spouse', 'free'),
  spouse_wealth: oneOf(129, 'by_age', 'by_stock'),
  royal_birth_death: wholeNumber(131, 0, 0, 100),
  shaman_refill: oneOf(133, 'next_turn', 'never'),
  settlement_prestige: oneOf(134, 'tied', 'one_time'),
  tribe_land_test: oneOf(135, 'map', 'off'),
  npk_first_war_delay: wholeNumber(137, 2, 0, 1_000),
  npk_target: oneOf(138, 'closest_first', 'most_first'),
  tribute_wealth: oneOf(139, 'per_turn', 'flat'),
  npk_military_pop: oneOf(141, 'warrior', 'non_warrior', 'mil_tech'),
  npt_growth: oneOf(144, 'always', 'at_war', 'never'),
  npt_goals: oneOf(146, 'kill', 'all'),
  line_extinct: oneOf(149, 'any_moment', 'simultaneous'),
  zero_land: oneOf(150, 'any', 'conquest'),
  all_fall: oneOf(151, 'draw', 'score'),
  conquest_turn_limit: noneOrNumber(154, 1, 100_000),
  score_culture: oneOf(155, 'stored', 'minus_ruler_only'),
  score_ages: oneOf(156, 'current', 'highest'),
} as const

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<S extends SwitchName> = (typeof SWITCHES)[S]['preset']
export type HouseRules = { readonly [S in SwitchName]?: SwitchValue<S> }

/** Decided before the first turn and never after: what they set stands in the ledgers, or is counted from the first round on. */
export const SETTLED_AT_SETUP: ReadonlySet<SwitchName> = new Set([
  'first_player',
  'min_players',
  'start_technology',
  'royals_in_population',
  'scenario_total',
  'scenario_kingdom',
  'scenario_tribes',
  'scenario_tribe',
  'npk_nonwarriors_start',
  'timeline_pace',
])

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name)
}

/** Defaults of the second edition, where they are not those of today. */
const SECOND: HouseRules = { scenario_tribes: 40, gender_groups: 'one', territories_per_combat: 1 }

/** Edition, and what it had as defaults; see `edition.ts`. */
const FORMER_DEFAULTS: ReadonlyMap<number, HouseRules> = new Map([[2, SECOND]])

/** The default a house rule has in an edition. */
export function presetIn<S extends SwitchName>(edition: number, name: S): SwitchValue<S> {
  return FORMER_DEFAULTS.get(edition)?.[name] ?? SWITCHES[name].preset
}

/** Only what differs from the defaults of an edition. */
export function withoutDefaultsOf(edition: number, rules: Readonly<Record<string, unknown>>): HouseRules {
  const kept = Object.entries(rules).filter(([name, value]) => isSwitch(name) && value !== presetIn(edition, name))
  return Object.fromEntries(kept)
}

/** How this table decided: the value of a switch, the default of its edition where nothing was said. */
export function ruled<S extends SwitchName>(world: World, name: S): SwitchValue<S> {
  const decided = world.record(GAME, 'game')?.houseRules[name]
  return decided ?? presetIn(editionOf(world), name)
}

/** What holds in a campaign and is not a default of today: what its table decided, and what its edition had as defaults. */
export function heldRules(world: World): HouseRules {
  const game = world.record(GAME, 'game')
  if (game === undefined) return {}
  return withoutDefaultsOf(LATEST_EDITION, { ...FORMER_DEFAULTS.get(editionOf(world)), ...game.houseRules })
}
