import type { Battle, BattleOutcome, BattleSide } from '../battle.ts'
import type { LandAim } from '../goals.ts'

/** Battles counted out by trying every die and every branch, as slow as it is plain: what the odds are held against. */

type Name = 'one' | 'other'

/** Who is left of a side: counts one death after another. */
export function survivors(
  { warriors, males = 0, females = 0 }: BattleSide,
  percent: number,
  capped: boolean,
): { warriors: number; people: number } {
  const kinds = [warriors, males, females]
  const force = kinds.find((many) => many > 0) ?? 0
  let due = 0
  while (due * 100 < force * percent) due += 1
  if (capped) due = Math.min(due, force)
  const left = [...kinds]
  for (let kind = 0; kind < 3; kind++) {
    while (due > 0 && (left[kind] ?? 0) > 0) {
      left[kind] = (left[kind] ?? 0) - 1
      due -= 1
    }
  }
  return { warriors: left[0] ?? 0, people: left.reduce((sum, many) => sum + many, 0) }
}

interface Branch {
  readonly probability: number
  readonly land: readonly boolean[]
  readonly destroyed: readonly boolean[]
  readonly royals: number
}

const known = new Map<number, number>()

/** Pairs of dice in which the own total leads by 15, out of all, tried one by one. */
function landed(ahead: number): number {
  const before = known.get(ahead)
  if (before !== undefined) return before
  let pairs = 0
  for (let own = 1; own <= 100; own++) for (let enemy = 1; enemy <= 100; enemy++) if (own + ahead - enemy >= 15) pairs += 1
  known.set(ahead, pairs / 10_000)
  return pairs / 10_000
}

/** Faces of one natural die from `least` on. */
function facesFrom(least: number): number {
  let faces = 0
  for (let die = 1; die <= 100; die++) if (die >= least) faces += 1
  return faces / 100
}

/** The tree of a side's goal rolls, branch by branch, nothing put together. */
function goalTree(battle: Battle, name: Name, dice: { own: number; enemy: number }): Branch[] {
  const enemy = name === 'one' ? 'other' : 'one'
  const aims = battle.goals?.[name] ?? {}
  const split = (branches: Branch[], chance: (branch: Branch) => number, yes: (branch: Branch) => Branch, no: (branch: Branch) => Branch) =>
    branches.flatMap((branch) => {
      const p = chance(branch)
      return [
        { ...yes(branch), probability: branch.probability * p },
        { ...no(branch), probability: branch.probability * (1 - p) },
      ].filter(({ probability }) => probability > 0)
    })
  const lands: readonly LandAim[] = aims.land ?? []
  let branches: Branch[] = [{ probability: 1, land: [], destroyed: [], royals: 0 }]
  for (const { ground = { own: 0, enemy: 0 } } of lands) {
    const ahead = battle[name].bonus + ground.own - battle[enemy].bonus - ground.enemy
    const chance = battle.rules?.reuseKillRoll === true ? (dice.own + ahead - dice.enemy >= 15 ? 1 : 0) : landed(ahead)
    branches = split(
      branches,
      () => chance,
      (branch) => ({ ...branch, land: [...branch.land, true] }),
      (branch) => ({ ...branch, land: [...branch.land, false] }),
    )
  }
  for (let royal = 0; royal < (aims.royals ?? 0); royal++) {
    branches = split(
      branches,
      () => facesFrom(95),
      (branch) => ({ ...branch, royals: branch.royals + 1 }),
      (branch) => branch,
    )
  }
  lands.forEach(({ destroy = false }, at) => {
    branches = split(
      branches,
      (branch) => (destroy && ((branch.land[at] ?? false) || battle.rules?.destroyNeedsCapture === false) ? facesFrom(50) : 0),
      (branch) => ({ ...branch, destroyed: [...branch.destroyed, true] }),
      (branch) => ({ ...branch, destroyed: [...branch.destroyed, false] }),
    )
  })
  return branches
}

const trues = (flags: readonly boolean[]): number => flags.filter(Boolean).length
const NOTHING: Branch[] = [{ probability: 1, land: [], destroyed: [], royals: 0 }]

interface Brute {
  readonly outcomes: Map<string, number>
  readonly chances: Record<
    Name,
    { attempts: number; land: number[]; destroyed: number[]; taken: number[]; royal: number; casualties: number }
  >
}

interface Situation {
  readonly ahead: string
  readonly armed: Record<Name, boolean>
  readonly goesOn: boolean
  readonly dice: { readonly one: number; readonly other: number }
  pairs: number
}

/** All 10,000 kill rolls; those that differ in nothing a goal could depend on are counted together, so that the sums stay exact. */
function situations(battle: Battle): { found: Situation[]; dead: Record<Name, number> } {
  const { one, other, ground = { one: 0, other: 0 }, rules = {} } = battle
  const found = new Map<string, Situation>()
  const dead = { one: 0, other: 0 }
  for (let first = 1; first <= 100; first++) {
    for (let second = 1; second <= 100; second++) {
      const margin = first + one.bonus + ground.one - second - other.bonus - ground.other
      const left = {
        one: survivors(one, Math.max(0, -margin), rules.capped === true),
        other: survivors(other, Math.max(0, margin), rules.capped === true),
      }
      dead.one += one.warriors + (one.males ?? 0) + (one.females ?? 0) - left.one.people
      dead.other += other.warriors + (other.males ?? 0) + (other.females ?? 0) - left.other.people
      const goesOn = left.one.people >= (one.falls?.below ?? 0) && left.other.people >= (other.falls?.below ?? 0)
      const armed = { one: left.one.warriors > 0, other: left.other.warriors > 0 }
      const ahead = margin > 0 ? 'one' : margin < 0 ? 'other' : 'none'
      const dice = rules.reuseKillRoll === true ? { one: first, other: second } : { one: 0, other: 0 }
      const key = [ahead, armed.one, armed.other, goesOn, dice.one - dice.other].join()
      const before = found.get(key)
      if (before === undefined) found.set(key, { ahead, armed, goesOn, dice, pairs: 1 })
      else before.pairs += 1
    }
  }
  return { found: [...found.values()], dead }
}

/** Every kill roll with every branch of both sides' goals. */
export function brute(battle: Battle): Brute {
  const { found, dead } = situations(battle)
  const outcomes = new Map<string, number>()
  const side = (name: Name) => ({
    attempts: 0,
    land: [0, 0, 0],
    destroyed: [0, 0, 0],
    taken: [0, 0, 0],
    royal: 0,
    casualties: dead[name] / 10_000,
  })
  const chances = { one: side('one'), other: side('other') }
  const { falls = {} } = battle.other
  for (const { ahead, armed, goesOn, dice, pairs } of found) {
    const mine = armed.one && goesOn ? goalTree(battle, 'one', { own: dice.one, enemy: dice.other }) : NOTHING
    const theirs = armed.other && goesOn ? goalTree(battle, 'other', { own: dice.other, enemy: dice.one }) : NOTHING
    for (const own of mine) {
      const fell = trues(own.land) >= (falls.land ?? Infinity) || own.royals >= (falls.royals ?? Infinity)
      for (const enemy of fell ? NOTHING : theirs) {
        const probability = (own.probability * enemy.probability * pairs) / 10_000
        const counts = [own, enemy].flatMap((each) => [trues(each.land), trues(each.destroyed), each.royals])
        const key = [ahead, armed.one, armed.other, ...counts].join()
        outcomes.set(key, (outcomes.get(key) ?? 0) + probability)
        note(chances.one, own, probability, armed.one && goesOn)
        note(chances.other, enemy, probability, armed.other && goesOn && !fell)
      }
    }
  }
  return { outcomes, chances }
}

function note(to: Brute['chances'][Name], branch: Branch, probability: number, tries: boolean): void {
  if (tries) to.attempts += probability
  if (branch.royals > 0) to.royal += probability
  branch.land.forEach((captured, at) => {
    if (captured) to.land[at] = (to.land[at] ?? 0) + probability
    if (branch.destroyed[at] === true) to.destroyed[at] = (to.destroyed[at] ?? 0) + probability
    if (captured && branch.destroyed[at] !== true) to.taken[at] = (to.taken[at] ?? 0) + probability
  })
}

export const keyOf = ({ ahead, armed, one, other }: BattleOutcome): string =>
  [ahead, armed.one, armed.other, ...[one, other].flatMap(({ land, destroyed, royals }) => [land, destroyed, royals])].join()

export const side = (bonus: number, warriors: number, more: Partial<BattleSide> = {}): BattleSide => ({ bonus, warriors, ...more })
