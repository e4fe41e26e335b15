import { tollOdds, tollOf, type CasualtyOdds, type CasualtyRules, type Toll, type Troops } from './casualties.ts'
import { chanceFor, type WordedChance } from '../../../insight/odds/chance.ts'
import { gather, type Distribution } from '../../../insight/odds/distribution.ts'
import { destroyChance, gainsOf, NO_GAINS, royalChance, type Aims, type Gains, type GainsCase, type LandAim } from './goals.ts'
import { chanceOfLead, LEAD_FOR_LAND, opposedOdds } from './opposed.ts'
import { preciseSum } from '../../../insight/odds/sum.ts'

/** A side before the kill roll, mustered and with its bonus read. */
export interface BattleSide extends Troops {
  /** The military bonus without the ground (see GL-WAR-9). */
  readonly bonus: number
  /** What makes it fall in the middle of the battle, so that nothing further is tried by it. Absent: nothing. */
  readonly falls?: {
    /** Fewer people than this are left after the kill roll (a tribe, see GL-NPT-4); then neither side tries anything. */
    readonly below?: number
    /** So many territories captured (its last ones, see GL-WIN-3), or royals killed (the last of its line). */
    readonly land?: number
    readonly royals?: number
  }
}

export interface BattleRules extends CasualtyRules {
  /** Land follows the dice of the kill roll instead of new ones (RULING-49, `reuse_kill_roll`). */
  readonly reuseKillRoll?: boolean
  /** RULING-55, `destroy_needs_capture`; true if left out. */
  readonly destroyNeedsCapture?: boolean
}

export interface Battle {
  /** The aggressor: its goals are rolled for first. */
  readonly one: BattleSide
  readonly other: BattleSide
  /** What the ground on which the armies meet adds in the kill roll (see GL-WAR-19): that of the first territory gone for. */
  readonly ground?: { readonly one: number; readonly other: number }
  readonly goals?: { readonly one?: Aims; readonly other?: Aims }
  readonly rules?: BattleRules
}

/** How one battle can end. Cases with the same counts are one; the probabilities of all add up to 1. */
export interface BattleOutcome {
  /** Who was ahead in the kill roll. */
  readonly ahead: 'one' | 'other' | 'none'
  /** Who still has warriors after it. */
  readonly armed: { readonly one: boolean; readonly other: boolean }
  readonly one: Gains
  readonly other: Gains
  readonly probability: number
}

export interface LandOdds {
  readonly captured: WordedChance
  /** What stands there is torn down. */
  readonly destroyed: WordedChance
  /** Captured with all that stands on it. */
  readonly taken: WordedChance
}

export interface SideOdds {
  /** It gets to its goals at all: it has warriors left and has not fallen. */
  readonly attempts: WordedChance
  /** One for each of its aims, in their order. */
  readonly land: readonly LandOdds[]
  /** At least one royal of the enemy dies. */
  readonly royal: WordedChance
  readonly landCaptured: Distribution
  readonly royalsKilled: Distribution
  readonly casualties: CasualtyOdds
}

/** One kill roll: who dies at that margin (total of `one` less that of `other`). Given the margin, all further rolls know nothing of each other. */
export interface KillRoll {
  readonly margin: number
  readonly probability: number
  readonly one: Toll
  readonly other: Toll
}

export interface BattleOdds {
  /** Of `one` in the kill roll. */
  readonly win: WordedChance
  readonly tie: WordedChance
  readonly lose: WordedChance
  readonly one: SideOdds
  readonly other: SideOdds
  readonly kill: readonly KillRoll[]
  readonly outcomes: readonly BattleOutcome[]
}

type Name = 'one' | 'other'

/** Kill rolls after which everything else has the same chances. */
interface Course {
  readonly ahead: BattleOutcome['ahead']
  readonly armed: BattleOutcome['armed']
  readonly one: SideCourse
  readonly other: SideCourse
  probability: number
}

/** What is left of a side for its goals. */
interface SideCourse {
  readonly tries: boolean
  /** Chance to capture each of its territories, if it tries. */
  readonly captures: readonly number[]
  readonly gains: readonly GainsCase[]
}

/**
 * One whole battle (see GL-WAR-8 and GL-WAR-20 to 25), exactly: the 199 margins of the kill roll are enumerated, each decides who dies and who has
 * warriors left to try goals (RULING-53); the goal rolls that follow are independent of it and of each other, or, with `reuseKillRoll`,
 * follow from the margin. Royals and destruction are natural rolls. What happens after the rolls (prestige, decay) follows without dice.
 */
export function battleOdds(battle: Battle): BattleOdds {
  const { one = 0, other = 0 } = battle.ground ?? {}
  const bonuses = { one: battle.one.bonus + one, other: battle.other.bonus + other }
  const { win, tie, lose, margin } = opposedOdds(bonuses)
  const kill = killRolls(battle, margin)
  const courses = coursesOf(battle, kill)
  const outcomes = merged(courses.flatMap((course) => outcomesOf(course, battle.other.falls ?? {})))
  return {
    win,
    tie,
    lose,
    one: sideOdds(battle, 'one', courses, outcomes, tollOdds(battle.one, tollsOf(kill, 'one'), margin.probabilities)),
    other: sideOdds(battle, 'other', courses, outcomes, tollOdds(battle.other, tollsOf(kill, 'other'), margin.probabilities)),
    kill,
    outcomes,
  }
}

function killRolls({ one, other, rules = {} }: Battle, margin: Distribution): readonly KillRoll[] {
  return margin.values.map((ahead, at) => ({
    margin: ahead,
    probability: margin.probabilities[at] ?? 0,
    one: tollOf(one, -ahead, rules),
    other: tollOf(other, ahead, rules),
  }))
}

function tollsOf(kill: readonly KillRoll[], name: Name): readonly Toll[] {
  return kill.map((roll) => roll[name])
}

function coursesOf(battle: Battle, kill: readonly KillRoll[]): readonly Course[] {
  const courses = new Map<string, Course>()
  const sides = { one: sideCourses(battle, 'one'), other: sideCourses(battle, 'other') }
  for (const roll of kill) {
    const armed = { one: roll.one.warriors < battle.one.warriors, other: roll.other.warriors < battle.other.warriors }
    const goesOn = !hasFallen(battle.one, roll.one) && !hasFallen(battle.other, roll.other)
    const ahead = roll.margin > 0 ? 'one' : roll.margin < 0 ? 'other' : 'none'
    const one = sides.one(armed.one && goesOn, roll.margin)
    const other = sides.other(armed.other && goesOn, -roll.margin)
    const key = `${ahead}/${armed.one}/${armed.other}/${one.key}/${other.key}`
    const course = courses.get(key)
    if (course === undefined) courses.set(key, { ahead, armed, one: one.course, other: other.course, probability: roll.probability })
    else course.probability += roll.probability
  }
  return [...courses.values()]
}

function hasFallen({ warriors, males = 0, females = 0, falls = {} }: BattleSide, toll: Toll): boolean {
  const people = warriors + males + females - toll.warriors - toll.males - toll.females
  return falls.below !== undefined && people < falls.below
}

interface KnownCourse {
  /** The same for courses that amount to the same. */
  readonly key: string
  readonly course: SideCourse
}

const NOTHING_GAINED: readonly GainsCase[] = [{ ...NO_GAINS, probability: 1 }]
const IDLE: KnownCourse = { key: 'idle', course: { tries: false, captures: [], gains: NOTHING_GAINED } }

/** What a side can do after a kill roll it ended `lead` ahead in. */
function sideCourses(battle: Battle, name: Name): (tries: boolean, lead: number) => KnownCourse {
  const { reuseKillRoll = false, destroyNeedsCapture = true } = battle.rules ?? {}
  const aims = battle.goals?.[name] ?? {}
  const land = aims.land ?? []
  const enemy = name === 'one' ? 'other' : 'one'
  const ahead = battle[name].bonus - battle[enemy].bonus
  const ground = (battle.ground?.[name] ?? 0) - (battle.ground?.[enemy] ?? 0)
  const tried = (captures: readonly number[]): KnownCourse => {
    return { key: captures.join(), course: { tries: true, captures, gains: gainsOf(aims, captures, destroyNeedsCapture) } }
  }
  const byLead = (lead: number | null): KnownCourse => tried(land.map((aim) => captureChance(ahead, aim, lead)))
  if (!reuseKillRoll || land.length === 0) {
    const always = byLead(null)
    return (tries) => (tries ? always : IDLE)
  }
  return (tries, lead) => (tries ? byLead(lead - ground) : IDLE)
}

/** Of one territory: by new dice, or by those of the kill roll, which led by `reused` without the ground of the battlefield. */
function captureChance(ahead: number, { ground }: LandAim, reused: number | null): number {
  const better = ground === undefined ? 0 : ground.own - ground.enemy
  if (reused !== null) return reused + better >= LEAD_FOR_LAND ? 1 : 0
  return chanceOfLead(ahead + better, LEAD_FOR_LAND)
}

/** The aggressor's gains, then the defender's, if the first have not made it fall. */
function outcomesOf({ ahead, armed, one, other, probability }: Course, falls: NonNullable<BattleSide['falls']>): readonly BattleOutcome[] {
  return one.gains.flatMap((first) => {
    const answers = fellTo(first, falls) ? NOTHING_GAINED : other.gains
    return answers.map((second) => ({
      ahead,
      armed,
      one: countsOf(first),
      other: countsOf(second),
      probability: probability * first.probability * second.probability,
    }))
  })
}

/** Outcomes with the same counts become one: courses may differ in what they lead to, and still end alike. */
function merged(outcomes: readonly BattleOutcome[]): readonly BattleOutcome[] {
  const kept = new Map<string, BattleOutcome>()
  for (const outcome of outcomes) {
    const { ahead, armed, one, other } = outcome
    const gains = `${one.land}/${one.destroyed}/${one.royals}/${other.land}/${other.destroyed}/${other.royals}`
    const key = `${ahead}/${armed.one}/${armed.other}/${gains}`
    const before = kept.get(key)
    kept.set(key, before === undefined ? outcome : { ...before, probability: before.probability + outcome.probability })
  }
  return [...kept.values()]
}

function fellTo(gains: Gains, { land = Infinity, royals = Infinity }: NonNullable<BattleSide['falls']>): boolean {
  return gains.land >= land || gains.royals >= royals
}

function countsOf({ land, destroyed, royals }: Gains): Gains {
  return { land, destroyed, royals }
}

function sideOdds(
  battle: Battle,
  name: Name,
  courses: readonly Course[],
  outcomes: readonly BattleOutcome[],
  casualties: CasualtyOdds,
): SideOdds {
  const { destroyNeedsCapture = true } = battle.rules ?? {}
  const aims = battle.goals?.[name] ?? {}
  const reached = courses.map((course) => (course[name].tries ? course.probability * stillThere(battle, name, course) : 0))
  const overCourses = (chance: (course: Course) => number): number =>
    preciseSum(courses.length, (at) => {
      const course = courses[at]
      return course === undefined ? 0 : (reached[at] ?? 0) * chance(course)
    })
  const over = (figure: (gains: Gains) => number): Distribution =>
    gather(
      outcomes.length,
      (at) => figure(outcomes[at]?.[name] ?? NO_GAINS),
      (at) => outcomes[at]?.probability ?? 0,
    )
  const attempts = overCourses(() => 1)
  return {
    attempts: chanceFor('odds.battle.attempts', attempts),
    land: (aims.land ?? []).map(({ destroy = false }, at) => {
      const captured = overCourses((course) => course[name].captures[at] ?? 0)
      const destroyed = destroy ? overCourses((course) => destroyChance(course[name].captures[at] ?? 0, destroyNeedsCapture)) : 0
      const both = destroy ? destroyChance(captured, true) : 0
      return {
        captured: chanceFor('odds.battle.captured', captured),
        destroyed: chanceFor('odds.battle.destroyed', destroyed),
        taken: chanceFor('odds.battle.taken', captured - both),
      }
    }),
    royal: chanceFor('odds.battle.royal', attempts * royalChance(aims.royals ?? 0)),
    landCaptured: over(({ land }) => land),
    royalsKilled: over(({ royals }) => royals),
    casualties,
  }
}

/** P(the side has not fallen to the goals of the other when its turn comes): the aggressor's come first. */
function stillThere(battle: Battle, name: Name, { one }: Course): number {
  const { falls } = battle.other
  if (name === 'one' || falls === undefined) return 1
  return preciseSum(one.gains.length, (at) => {
    const gains = one.gains[at]
    return gains === undefined || fellTo(gains, falls) ? 0 : gains.probability
  })
}
