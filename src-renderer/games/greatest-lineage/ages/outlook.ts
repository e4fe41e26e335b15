import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { TOKENS, type Token } from '../../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { ageNeeds, lastingNeeds, type AgeNeed } from '../../../../src-shared/games/greatest-lineage/rules/ages/needs.ts'
import { civilisation, conditionOf, gameOf, held } from '../../../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import { peopleForBenefits } from '../../../../src-shared/games/greatest-lineage/rules/people.ts'
import { ruled } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { AGE_CHANGE, ageRow, type AgeRow } from '../../../../src-shared/games/greatest-lineage/rules/tables/ages.ts'
import { sampleTurns } from '../../../features/ledger/ownTurns.ts'
import { PRICE } from '../../../../src-shared/games/greatest-lineage/rules/tables/prices.ts'
import { forecast, type Forecast, type Means } from './forecast.ts'

export interface NeedOutlook extends AgeNeed {
  /** 0 where it is met. */
  readonly missing: number
  readonly forecast: Forecast
}

/** Tokens the next age takes, and what is left of them; below 0: so many are missing. */
export interface Payment {
  readonly token: Token
  readonly amount: number
  readonly left: number
}

/** What the next age would bring, as things stand; people are given before the tenths are reckoned. */
export interface Grants {
  readonly technology: number
  readonly people: number
  readonly morePeople: number
  readonly prestige: number
  readonly territories: number
}

/** How long declaring an age may wait, once its needs are met (GL-AGE-5). */
export interface Grace {
  /** Round in which the needs were first met. */
  readonly since: number
  /** Rounds since then. */
  readonly rounds: number
  /** Last round for declaring it; null where one may wait for ever. */
  readonly until: number | null
  /** Own turns in which it may still be put off; null where one may wait for ever. */
  readonly turnsLeft: number | null
  readonly end: 'forced' | 'lapse' | 'free'
}

/** A lasting need of the age that was reached, near its floor or below it (GL-AGE-6). */
export interface FloorWarning {
  readonly need: AgeNeed
  readonly below: boolean
}

export interface Outlook {
  readonly seat: Civilisation
  readonly age: number
  /** Null in the last age. */
  readonly next: AgeRow | null
  readonly needs: readonly NeedOutlook[]
  readonly payments: readonly Payment[]
  readonly grants: Grants | null
  readonly grace: Grace | null
  readonly warnings: readonly FloorWarning[]
}

/** A lasting need is near its floor with less than a tenth of it to spare. */
const NEAR_PERCENT = 10

/** How a civilisation stands towards its next age, and whether it can hold the one it is in. */
export function outlookOf(world: World, moments: readonly Moment[], seat: Civilisation): Outlook {
  const age = held(world, seat, 'age')
  const next = ageRow(age + 1) ?? null
  return {
    seat,
    age,
    next,
    needs: next === null ? [] : needsOf(world, moments, seat, next),
    payments: next === null ? [] : paymentsOf(world, seat, next),
    grants: next === null ? null : grantsOf(world, seat, next),
    grace: graceOf(world, seat),
    warnings: warningsOf(world, seat, age),
  }
}

/** What the next age asks of a civilisation, and when it will be there. */
export function needsOf(world: World, moments: readonly Moment[], seat: Civilisation, { age }: AgeRow): readonly NeedOutlook[] {
  const turns = sampleTurns(moments, seat, (then) => new Map(ageNeeds(then, seat, age).map(({ id, have }) => [id, have])))
  const samples = turns.flatMap(({ opening, closing }, index) => [
    ...(index === 0 ? [opening] : []),
    ...(closing === null ? [] : [closing]),
  ])
  return ageNeeds(world, seat, age).map((need) => ({
    ...need,
    missing: Math.max(0, need.need - need.have),
    forecast: forecast(
      need.have,
      need.need,
      samples.map((sample) => sample.get(need.id) ?? 0),
      { price: priceOf(world, seat, need.id), isStore: TOKENS.some((token) => token === need.id) },
    ),
  }))
}

/** What points buy of it, by the price of GL-SPEND-4 and its like; null where they buy none. */
function priceOf(world: World, seat: Civilisation, id: AgeNeed['id']): Means['price'] {
  if (id !== 'culture' && id !== 'technology' && id !== 'militaryTechnology') return null
  return { each: PRICE[id], inHand: held(world, seat, 'points') }
}

function paymentsOf(world: World, seat: Civilisation, { cost }: AgeRow): readonly Payment[] {
  return TOKENS.flatMap((token) => {
    const amount = cost[token]
    return amount === undefined ? [] : [{ token, amount, left: held(world, seat, token) - amount }]
  })
}

/** As in GL-AGE-3; an age that was reached before brings what the table decided (RULING-123). */
function grantsOf(world: World, seat: Civilisation, { age, gain }: AgeRow): Grants {
  const again = age <= civilisation(world, seat).highestAge
  const all = !again || ruled(world, 'readvance') === 'full'
  const prestige = again && ruled(world, 'readvance') === 'none' ? 0 : AGE_CHANGE.prestige
  if (!all) return { technology: 0, people: 0, morePeople: 0, prestige, territories: 0 }
  const morePeople = Math.floor(((peopleForBenefits(world, seat) + gain) * AGE_CHANGE.peoplePercent) / 100)
  const territories = Math.floor((held(world, seat, 'territories') * AGE_CHANGE.landPercent) / 100)
  return { technology: gain, people: gain, morePeople, prestige, territories }
}

function graceOf(world: World, seat: Civilisation): Grace | null {
  const since = conditionOf(world, seat).qualifiedSince
  if (since === null) return null
  const end = ruled(world, 'age_wait_end')
  const rounds = world.cursor.turn - since
  if (end === 'free') return { since, rounds, until: null, turnsLeft: null, end }
  const until = since + AGE_CHANGE.waitTurns
  return { since, rounds, until, turnsLeft: Math.max(0, until - nextTurnOf(world, seat)), end }
}

/** Round of the turn in which the seat can next declare: this one, unless it has moved already. */
function nextTurnOf(world: World, seat: Civilisation): number {
  const { order } = gameOf(world)
  const { turn, seat: inPlay } = world.cursor
  const at = order.findIndex((other) => other === inPlay)
  // In the step of the non-players everybody has moved.
  return at < 0 || at > order.indexOf(seat) ? turn + 1 : turn
}

function warningsOf(world: World, seat: Civilisation, age: number): readonly FloorWarning[] {
  return lastingNeeds(world, seat, age)
    .filter(({ have, need }) => have * 100 < need * (100 + NEAR_PERCENT))
    .map((need) => ({ need, below: !need.met }))
}
