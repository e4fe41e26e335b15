import type { World } from '../../../kernel/world/world.ts'
import { skillOf } from './figures.ts'
import { FATES, turnOf, typesIn } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import type { Colour, FateRule, Skill } from './types.ts'

/** Space of the skull track at which the skill is gained. */
export const SKULL_TOP = 2

/** Skills a seat has gained, whether a fate card suspends them or not; those of this turn as the house rule has it (RULING-40). */
function gainedSkills(world: World, seat: Colour): readonly Skill[] {
  const later = ruled(world, 'skill_from') === 'next_turn' && world.cursor.seat === seat ? turnOf(world).risen : []
  return typesIn(world).flatMap((type) => {
    if (world.balance(seat, `skull_${type}`) < SKULL_TOP || later.includes(type)) return []
    return skillOf(world, type) ?? []
  })
}

/** OO-FATE-7 Whether a fate card suspends the skills of a seat; one that ignores fate rules keeps them, or not (RULING-21). */
function areSuspended(world: World, seat: Colour): boolean {
  if (world.record(FATES, 'fate')?.rule !== 'no_extra_skills') return false
  return ruled(world, 'no_skills_vs_immune') === 'stripped' || !gainedSkills(world, seat).includes('no_change_of_rules')
}

/** Whether a seat has a skill that it may use now. */
export function hasSkill(world: World, seat: Colour, skill: Skill): boolean {
  return gainedSkills(world, seat).includes(skill) && !areSuspended(world, seat)
}

/**
 * OO-FATE-3 Whether the fate card's lower part binds a seat (null: the table).
 * OO-SKILL-2 A seat with No change of rules ignores it, but for Exchange, which is no one's restriction (RULING-20).
 */
export function binds(world: World, seat: Colour | null, rule: FateRule): boolean {
  if (world.record(FATES, 'fate')?.rule !== rule) return false
  return seat === null || rule === 'exchange' || !hasSkill(world, seat, 'no_change_of_rules')
}
