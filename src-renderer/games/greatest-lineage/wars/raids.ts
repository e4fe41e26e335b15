import type { Raid } from '../../../../src-shared/games/greatest-lineage/odds/raid.ts'
import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { tokensHeld } from '../../../../src-shared/games/greatest-lineage/rules/derived.ts'
import { peopleForBenefits } from '../../../../src-shared/games/greatest-lineage/rules/people.ts'
import { answerBonuses } from '../../../../src-shared/games/greatest-lineage/rules/raids/answer.ts'
import { peopleOf } from '../../../../src-shared/games/greatest-lineage/rules/raids/deaths.ts'
import { RAID_GOALS, raidChances, type RaidGoal } from '../../../../src-shared/games/greatest-lineage/rules/raids/goals.ts'
import { civilisationTargets, otherTargets } from '../../../../src-shared/games/greatest-lineage/rules/raids/targets.ts'
import type { Faction } from '../../../../src-shared/games/greatest-lineage/rules/factions/faction.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { RAID } from '../../../../src-shared/games/greatest-lineage/rules/tables/raid.ts'
import { RAID_HISTORY } from '../../../../src-shared/games/greatest-lineage/rules/war/records.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import type { ChronicleText } from '../../../../src-shared/games/greatest-lineage/reading/warStories.ts'

/** A raid with everything that was told of it. */
export interface RaidStory {
  readonly round: number
  readonly raider: string
  readonly target: string
  readonly told: readonly ChronicleText[]
}

/** Every raid, the oldest first, from all that stands of the chronicle. */
export function raidStories(moments: readonly Moment[]): readonly RaidStory[] {
  const raids: (RaidStory & { readonly told: ChronicleText[] })[] = []
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'line' || !effect.wording.startsWith('line.raid')) continue
      const figures = effect.figures ?? {}
      if (effect.wording === 'line.raidSetsOut')
        raids.push({ round: at.turn, raider: String(figures['raider']), target: String(figures['target']), told: [] })
      raids.at(-1)?.told.push({ text: say(effect.wording, figures), rule: effect.rule, round: at.turn })
    }
  }
  return raids
}

/** GL-RAID-2 Round of the last raid, and the first in which another may follow; null where there was none. */
export function restUntil(world: World, seat: Civilisation): { readonly last: number; readonly next: number } | null {
  const history = world.record(RAID_HISTORY, seat)
  return history === undefined ? null : { last: history.last, next: history.last + RAID.rounds }
}

/** Whom a civilisation may raid now. */
export function raidTargets(world: World, seat: Civilisation): readonly Faction[] {
  return [...civilisationTargets(world, seat), ...otherTargets(world, seat)]
}

/** What the goals of a raid are called, in their order; kingdoms and tribes can only be killed (RULING-67). */
export function raidGoals(target: Faction): readonly RaidGoal[] {
  return isCivilisation(target) ? RAID_GOALS : ['kill']
}

export interface RaidPlan {
  readonly target: Faction
  readonly raiders: number
  readonly goals: readonly RaidGoal[]
  /** The victim fights back. */
  readonly answered: boolean
}

/** GL-RAID-4 to GL-RAID-8 A raid tried out, as `raidOdds` takes it. Kingdoms and tribes have no stores. */
export function raidFrom(world: World, seat: Civilisation, { target, raiders, goals, answered }: RaidPlan): Raid {
  const chances = raidChances(world, goals.length)
  return {
    goals: goals.map((goal, at) => ({ goal, chance: chances[at] ?? 0 })),
    raiders,
    ownPeople: ruled(world, 'raid_kill') === 'share' ? peopleForBenefits(world, seat) : null,
    victim: { people: peopleOf(world, target), tokens: isCivilisation(target) ? tokensHeld(world, target) : 0 },
    answer: answered ? answerBonuses(world, seat, { target, raiders, goals: goals.length, ground: 'unknown' }) : null,
    rounding: ruled(world, 'loss_rounding'),
  }
}
