import type { AccountBounds } from '../../../kernel/engine/ruleset.ts'
import { post, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { OwnerId, RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { secretOf, stateIn } from './keeping.ts'
import { clanOf, GAMES, seatOf, seatsIn, WORLD } from './records.ts'
import { COLOURS, type ClanNumber } from './tables.ts'
import { HOLDINGS, holdingsOf } from './turn/holdings.ts'
import type { TurnState } from './turn/state.ts'
import { homeDens, pointsOf } from './turn/victory.ts'

const MOST = 1_000_000
/** Accounts of a clan, in the order of its ledger. */
const CLAN_ACCOUNTS = [...COLOURS, 'spies', ...HOLDINGS, 'points'] as const

export function ownersOf(world: World): readonly OwnerId[] {
  return world.record(GAMES, 'game') === undefined ? [] : [...seatsIn(world), WORLD]
}

export function accountsOf(world: World, owner: OwnerId): readonly string[] {
  if (owner === WORLD && world.record(GAMES, 'game') !== undefined) return ['homeDens']
  return seatsIn(world).includes(owner) ? CLAN_ACCOUNTS : []
}

/** What a clan has is its secret, points are open. Accounts count the lizards and sites on the map: correct those, not the numbers. */
export function accountBounds(world: World, owner: OwnerId, account: string): AccountBounds | undefined {
  if (!accountsOf(world, owner).includes(account)) return undefined
  const now = world.balance(owner, account)
  const counted = { min: 0, max: MOST, byHand: { min: now, max: now } }
  if (account === 'points') return { ...counted, rule: 'LZ-VICTORY-1' }
  if (account === 'homeDens') return { ...counted, rule: 'LZ-VICTORY-2' }
  return { ...counted, rule: RULES[account] ?? 'LZ-SET-6', see: [owner] }
}

const RULES: Readonly<Record<string, RuleId>> = {
  denLizards: 'LZ-SET-6',
  homes: 'LZ-SET-9',
  dens: 'LZ-DEV-15',
  temples: 'LZ-DEV-15',
  bridges: 'LZ-DEV-15',
  spies: 'LZ-SET-6',
}

/** Balances that the accounts of a clan must have by the map. */
function countedOf(state: TurnState, clan: ClanNumber): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(CLAN_ACCOUNTS.map((account) => [account, 0]))
  const add = (account: string, more: number): void => void counts.set(account, (counts.get(account) ?? 0) + more)
  for (const group of state.groups) if (group.clan === clan) for (const colour of COLOURS) add(colour, group.counts[colour])
  for (const spy of state.spies) if (spy.clan === clan) add('spies', 1)
  for (const hex of state.hexes) for (const held of holdingsOf(hex)) if (held.clan === clan) add(held.account, held.count)
  return counts
}

/** Posts what accounts differ from the map, as after a correction of records. Losses that a clan is not to know of yet stay out. */
export function* recount(world: World, rule: RuleId): Procedure {
  const state = stateIn(world)
  const { silent, reported } = secretOf(world)
  for (const seat of seatsIn(world)) {
    const clan = clanOf(seat)
    for (const [account, counted] of countedOf(state, clan)) {
      if (account === 'points') continue
      const later = silent.filter((one) => one.clan === clan && one.account === account).reduce((sum, { delta }) => sum + delta, 0)
      yield* post(rule, seat, account, counted - later - world.balance(seat, account), { see: [seat] })
    }
  }
  if (reported !== world.cursor.turn) return
  for (const [clan, points] of pointsOf(state)) yield* post(rule, seatOf(clan), 'points', points - world.balance(seatOf(clan), 'points'))
  yield* post(rule, WORLD, 'homeDens', homeDens(state) - world.balance(WORLD, 'homeDens'))
}
