import type { LossRounding } from '../rules/rulings/rounding.ts'
import { casualties } from '../rules/war/casualties.ts'
import { chanceFor, type WordedChance } from '../../../insight/odds/chance.ts'
import { gather, spread, type Distribution, type Spread } from '../../../insight/odds/distribution.ts'
import { preciseSum } from '../../../insight/odds/sum.ts'

/** Who can die for a side in one battle. `males` and `females` are those at home, in the order in which they follow the warriors (see GL-WAR-21). */
export interface Troops {
  readonly warriors: number
  readonly males?: number
  readonly females?: number
}

export interface CasualtyRules {
  /** No more than the whole force dies (RULING-50, `casualty_cap_100`). */
  readonly capped?: boolean
  /** RULING-01, `loss_rounding`. */
  readonly rounding?: LossRounding
}

/** What a kill roll takes. */
export interface Toll {
  readonly warriors: number
  readonly males: number
  readonly females: number
}

export interface CasualtyOdds {
  /** Everybody who dies. */
  readonly lost: Distribution
  readonly spread: Spread
  readonly warriorsLost: Distribution
  /** None of the warriors it began with is left. */
  readonly disarmed: WordedChance
  /** At least half of its warriors, rounded up, fall (see GL-WAR-28). */
  readonly half: WordedChance
  /** Somebody at home dies as well. */
  readonly beyondWarriors: WordedChance
}

export const NO_TOLL: Toll = { warriors: 0, males: 0, females: 0 }

/**
 * Who dies when a kill roll is lost by `margin` (RULING-50): so many percent of the warriors, of the males at home where there are no
 * warriors, of the females where there are no males; beyond the warriors males follow, then females, then nobody.
 */
export function tollOf(
  { warriors, males = 0, females = 0 }: Troops,
  margin: number,
  { capped = false, rounding = 'up' }: CasualtyRules = {},
): Toll {
  const deaths = casualties(warriors || males || females, margin, capped, rounding)
  const fallen = Math.min(deaths, warriors)
  const men = Math.min(deaths - fallen, males)
  return { warriors: fallen, males: men, females: Math.min(deaths - fallen - men, females) }
}

/** What the kill roll costs a side whose total less the enemy's has the distribution `margin`. */
export function casualtyOdds(troops: Troops, margin: Distribution, rules: CasualtyRules = {}): CasualtyOdds {
  return tollOdds(
    troops,
    margin.values.map((ahead) => tollOf(troops, -ahead, rules)),
    margin.probabilities,
  )
}

/** The same where it is known who dies in each case. */
export function tollOdds({ warriors }: Troops, tolls: readonly Toll[], probabilities: readonly number[]): CasualtyOdds {
  const over = (figure: (toll: Toll) => number): Distribution =>
    gather(
      tolls.length,
      (at) => figure(tolls[at] ?? NO_TOLL),
      (at) => probabilities[at] ?? 0,
    )
  const chanceThat = (key: string, holds: (toll: Toll) => boolean): WordedChance => {
    const part = (at: number): number => (holds(tolls[at] ?? NO_TOLL) ? (probabilities[at] ?? 0) : 0)
    return chanceFor(key, preciseSum(tolls.length, part))
  }
  const lost = over((toll) => toll.warriors + toll.males + toll.females)
  const half = Math.ceil(warriors / 2)
  return {
    lost,
    spread: spread(lost),
    warriorsLost: over((toll) => toll.warriors),
    disarmed: chanceThat('odds.battle.disarmed', (toll) => warriors > 0 && toll.warriors === warriors),
    half: chanceThat('odds.battle.half', (toll) => warriors > 0 && toll.warriors >= half),
    beyondWarriors: chanceThat('odds.battle.beyondWarriors', (toll) => toll.males + toll.females > 0),
  }
}
