import type { Cursor, Effect } from '../kernel/effect.ts'
import { WorldState } from '../kernel/world.ts'
import type { AccountId } from '../games/greatest-lineage/rules/accounts.ts'
import { ACCOUNT_GROUPS } from '../games/greatest-lineage/rules/accounts.ts'
import type { AgeNeed } from '../games/greatest-lineage/rules/ages/needs.ts'
import { ageNeeds, lastingNeeds } from '../games/greatest-lineage/rules/ages/needs.ts'
import { held, isAlive } from '../games/greatest-lineage/rules/civilisation.ts'
import { capacity, effectiveCulture } from '../games/greatest-lineage/rules/derived.ts'
import { everybody } from '../games/greatest-lineage/rules/people.ts'
import { ruled } from '../games/greatest-lineage/rules/rulings/switches.ts'
import type { Civilisation } from '../games/greatest-lineage/rules/seats.ts'
import { ageRow } from '../games/greatest-lineage/rules/tables/ages.ts'
import { say } from '../games/greatest-lineage/words/say.ts'

/** One line of the ledger: opening + change = balance. */
export interface LedgerLine {
  readonly name: string
  /** When the round began. */
  readonly opening: number
  readonly change: number
  readonly balance: number
}

export interface LedgerGroup {
  readonly name: string
  readonly lines: readonly LedgerLine[]
}

/** A figure that is reckoned, not booked. */
export interface Reckoned {
  readonly name: string
  readonly value: number
}

export interface Need {
  readonly name: string
  readonly have: number
  readonly need: number
  readonly met: boolean
}

/** How a civilisation stood at the end of a round. */
export interface Standing {
  /** False: it has fallen, or is not there yet, and there is nothing to stand on. */
  readonly alive: boolean
  readonly groups: readonly LedgerGroup[]
  readonly reckoned: readonly Reckoned[]
  readonly age: string
  /** The next age and what it asks for; null in the last one. */
  readonly next: { readonly name: string; readonly needs: readonly Need[] } | null
  /** What the age that was reached still asks for and does not find: it is lost unless that is mended. */
  readonly lacking: readonly Need[]
}

/** The seat's figures as a round began and ended, taken down while the campaign is folded. */
export class Balances {
  readonly seat: Civilisation
  readonly round: number
  readonly changes = new Map<string, number>()
  /** The world as the round ended; null until then. */
  world: WorldState | null = null

  constructor(seat: Civilisation, round: number) {
    this.seat = seat
    this.round = round
  }

  /** Every standing effect, in order, before it is applied. */
  take(effect: Effect, at: Cursor): void {
    if (effect.kind !== 'posting' || effect.owner !== this.seat || at.turn !== this.round) return
    this.changes.set(effect.account, (this.changes.get(effect.account) ?? 0) + effect.delta)
  }

  /** The round is over, or as far as it has come: the first time counts. */
  close(world: WorldState): void {
    this.world ??= world.clone()
  }
}

export function standingOf({ world: closed, changes }: Balances, seat: Civilisation): Standing {
  const world = closed ?? new WorldState()
  const line = (account: AccountId): LedgerLine => {
    const [balance, change] = [world.balance(seat, account), changes.get(account) ?? 0]
    return { name: say(`account.${account}`, { age: world.balance(seat, 'age') }), opening: balance - change, change, balance }
  }
  const groups = ACCOUNT_GROUPS.map(({ id, accounts }) => ({ name: say(`group.${id}`), lines: accounts.map(line) }))
  if (!isAlive(world, seat)) return { alive: false, groups, reckoned: [], age: '', next: null, lacking: [] }
  const age = held(world, seat, 'age')
  return {
    alive: true,
    groups,
    reckoned: [
      { name: say('derived.people'), value: everybody(world, seat) },
      { name: say('derived.capacity'), value: capacity(world, seat) },
      { name: say('derived.effectiveCulture'), value: effectiveCulture(world, seat) },
    ],
    age: say(`age.${age}`),
    next: ageRow(age + 1) === undefined ? null : { name: say(`age.${age + 1}`), needs: ageNeeds(world, seat, age + 1).map(worded) },
    lacking: lastingNeeds(world, seat, age)
      .filter(({ met }) => !met)
      .map(worded),
  }

  function worded({ id, have, need, met }: AgeNeed): Need {
    const counted = id === 'culture' && ruled(world, 'age_culture') === 'effective'
    return { name: counted ? say('derived.effectiveCulture') : say(`account.${id}`, { age }), have, need, met }
  }
}
