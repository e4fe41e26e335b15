import { choose, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { factionStands, warriorsOf, type Faction } from '../factions/faction.ts'
import { strayWarriors } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, type Civilisation } from '../seats.ts'
import type { Ground } from '../tables/ground.ts'
import { RAID } from '../tables/raid.ts'
import { bonusOf, bonusSheet, groundBonus, type Force } from '../war/bonus.ts'
import { casualties } from '../war/casualties.ts'
import { opposedRoll } from '../war/dice.ts'

/** A raid on its way home. `goals`: how many were tried. */
export interface Raid {
  readonly target: Faction
  readonly raiders: number
  readonly goals: number
  readonly ground: Ground
}

const FIGHT = 'fight'

/** Bonuses of both sides, the victim's 2 for every goal included, and those of the ground. Pure. */
export function answerBonuses(world: World, seat: Civilisation, raid: Raid): { readonly raider: number; readonly victim: number } {
  const raider = { faction: seat, force: forceOf(raid.raiders) }
  const victim = { faction: raid.target, force: forceOf(warriorsOf(world, raid.target)) }
  return {
    raider: bonusOf(bonusSheet(world, raider, victim)) + groundBonus(world, seat, raid.ground),
    victim: bonusOf(bonusSheet(world, victim, raider)) + groundBonus(world, raid.target, raid.ground) + RAID.perGoal * raid.goals,
  }
}

/** Neither royals nor shamans take part in a raid. */
function forceOf(warriors: number): Force {
  return { warriors, royals: [], base: null }
}

/**
 * GL-RAID-8 The victim may fight the raiders with a kill roll as in war, 2 more for every goal that was tried, successful or not. Warriors
 * of running wars count for it; only raiders can die (RULING-74). Kingdoms and tribes always fight, but for a tribe the raid has wiped out.
 * Gives how many raiders died.
 */
export function* answerRaid(world: World, seat: Civilisation, raid: Raid): Procedure<number> {
  if (!factionStands(world, raid.target)) return 0
  if (isCivilisation(raid.target) && !(yield* wishesToFight(world, seat, raid, raid.target))) {
    yield* tell('GL-RAID-8', 'line.raidUnanswered', { seat: raid.target, figures: { raider: seat, target: raid.target } })
    return 0
  }
  const { raider, victim } = answerBonuses(world, seat, raid)
  const { margin } = yield* opposedRoll(
    'raidFight',
    'GL-RAID-8',
    world,
    { faction: seat, bonus: raider },
    { faction: raid.target, bonus: victim },
  )
  const there = raidersLeft(world, seat, raid.raiders)
  const dead = Math.min(there, casualties(raid.raiders, -margin, true, ruled(world, 'loss_rounding')))
  yield* post('GL-RAID-8', seat, 'warriors', -dead, { about: raid.target, figures: { margin: -margin } })
  yield* tell('GL-RAID-8', 'line.raidAnswered', { seat, figures: { raider: seat, target: raid.target, dead, raiders: raid.raiders } })
  return dead
}

/** Of so many raiders those who are still there: warriors of a war's army are none of them, whatever the game master set in the meantime. */
export function raidersLeft(world: World, seat: Civilisation, raiders: number): number {
  return Math.max(0, Math.min(raiders, strayWarriors(world, seat)))
}

function* wishesToFight(world: World, seat: Civilisation, raid: Raid, target: Civilisation): Procedure<boolean> {
  const chosen = yield* choose('raidAnswer', target, () => {
    const { raider, victim } = answerBonuses(world, seat, raid)
    return {
      rule: 'GL-RAID-8',
      figures: { raider: seat, raiders: raid.raiders, goals: raid.goals, bonus: victim, enemyBonus: raider },
      options: [
        { id: FIGHT, wording: 'option.raidFight' },
        { id: 'leave', wording: 'option.raidLeave' },
      ],
      preset: FIGHT,
    }
  })
  return chosen === FIGHT
}
