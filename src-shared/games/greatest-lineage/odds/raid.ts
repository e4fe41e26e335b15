import { lootOf } from '../rules/raids/loot.ts'
import { roundAs, type LossRounding } from '../rules/rulings/rounding.ts'
import { casualties } from '../rules/war/casualties.ts'
import { chanceFor, type WordedChance } from '../../../insight/odds/chance.ts'
import {
  atLeast,
  certain,
  chanceOf,
  gather,
  mapValues,
  spread,
  type Distribution,
  type Spread,
} from '../../../insight/odds/distribution.ts'
import { countTrue } from './goals.ts'
import { opposedOdds } from './opposed.ts'

const FACES = 100

/** A raid as it sets out. Chances in percent. */
export interface Raid {
  /** Goals tried, each with its chance (see GL-RAID-4: 40 - 8 x (goals - 1), or stepped). */
  readonly goals: readonly { readonly goal: 'kill' | 'burn' | 'steal' | 'raze'; readonly chance: number }[]
  readonly raiders: number
  /** The raider's people before the raid, warriors left out; null: every raider kills one in a hundred (RULING-72, `raid_kill = headcount`). */
  readonly ownPeople: number | null
  /** Everybody the victim has, and tokens of all kinds. */
  readonly victim: { readonly people: number; readonly tokens: number }
  /** Bonuses of the victim's answer, its 2 for each goal tried included (see GL-RAID-8); null: it does not answer. */
  readonly answer: { readonly raider: number; readonly victim: number } | null
  readonly rounding?: LossRounding
}

export interface RaidOdds {
  /** In the order of the goals. */
  readonly goals: readonly WordedChance[]
  readonly any: WordedChance
  readonly all: WordedChance
  /** How many goals come true. */
  readonly achieved: Distribution
  readonly kills: Distribution
  /** Tokens, as many as may be taken: stolen first, then burnt, both from the same store. */
  readonly stolen: Distribution
  readonly burnt: Distribution
  /** Stolen and burnt together. */
  readonly lost: Distribution
  readonly toll: Distribution
  readonly spreads: { readonly kills: Spread; readonly stolen: Spread; readonly burnt: Spread; readonly toll: Spread }
  readonly unscathed: WordedChance
}

/** A raid (see GL-RAID-4 to 8) in figures: each goal has a die of its own, whose value is the loot; the answer's dice know nothing of them. */
export function raidOdds(raid: Raid): RaidOdds {
  const needs = raid.goals.map(({ chance }) => Math.min(FACES, Math.max(0, chance)))
  const achieved = countTrue(needs.map((need) => need / FACES))
  const kills = killsOf(raid)
  const stolen = looted(raid, ({ steal }) => steal)
  const burnt = looted(raid, ({ burn }) => burn)
  const toll = tollOfAnswer(raid)
  return {
    goals: raid.goals.map(({ goal }, at) => chanceFor(`odds.raid.${goal}`, (needs[at] ?? 0) / FACES)),
    any: chanceFor('odds.raid.any', atLeast(achieved, 1)),
    all: chanceFor('odds.raid.all', chanceOf(achieved, needs.length)),
    achieved,
    kills,
    stolen,
    burnt,
    lost: looted(raid, ({ burn, steal }) => burn + steal),
    toll,
    spreads: { kills: spread(kills), stolen: spread(stolen), burnt: spread(burnt), toll: spread(toll) },
    unscathed: chanceFor('odds.raid.unscathed', chanceOf(toll, 0)),
  }
}

function needOf({ goals }: Raid, name: Raid['goals'][number]['goal']): number {
  return goals.find(({ goal }) => goal === name)?.chance ?? 0
}

function killsOf(raid: Raid): Distribution {
  const { raiders, ownPeople, victim, rounding = 'up' } = raid
  const of = ownPeople === null ? FACES : Math.max(ownPeople, raiders)
  const dead = of === 0 ? 0 : Math.min(victim.people, roundAs(rounding, victim.people * raiders, of))
  return mapValues(countTrue([Math.min(FACES, Math.max(0, needOf(raid, 'kill'))) / FACES]), (came) => (came === 1 ? dead : 0))
}

interface Loot {
  readonly burn: number
  readonly steal: number
}

/** Every pair of the two dice. */
function looted(raid: Raid, figure: (loot: Loot) => number): Distribution {
  const needs = { burn: needOf(raid, 'burn'), steal: needOf(raid, 'steal') }
  return gather(
    FACES * FACES,
    (at) => figure(takenOf(raid.victim.tokens, needs, { burn: Math.floor(at / FACES) + 1, steal: (at % FACES) + 1 })),
    () => 1 / (FACES * FACES),
  )
}

/** Half of a die that came true, rounded down (see GL-RAID-6), as far as there are tokens. */
function takenOf(stock: number, needs: Loot, dice: Loot): Loot {
  const most = (what: keyof Loot): number => (dice[what] <= needs[what] ? lootOf(dice[what]) : 0)
  const steal = Math.min(stock, most('steal'))
  return { steal, burn: Math.min(stock - steal, most('burn')) }
}

/** Raiders who die if the victim answers: they alone can, and no more than set out (RULING-74). */
function tollOfAnswer({ answer, raiders, rounding = 'up' }: Raid): Distribution {
  if (answer === null) return certain(0)
  const { margin } = opposedOdds({ one: answer.victim, other: answer.raider })
  return mapValues(margin, (ahead) => Math.min(raiders, casualties(raiders, ahead, true, rounding)))
}
