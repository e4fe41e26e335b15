import type { AccountBounds } from '../../../kernel/engine/ruleset.ts'
import { KINGDOMS, SEATS, TRIBES, isCivilisation, isKingdom } from './seats.ts'

/** The ledger of a civilisation, group by group. Whole numbers; only prestige may be negative (GL-GEN-6). */
export const ACCOUNT_GROUPS = [
  { id: 'people', accounts: ['males', 'females', 'warriors', 'spies', 'assassins', 'newPeople'] },
  { id: 'stores', accounts: ['food', 'wood', 'stone', 'metal', 'wealth'] },
  { id: 'knowledge', accounts: ['points', 'culture', 'technology', 'militaryTechnology'] },
  { id: 'standing', accounts: ['prestige', 'age'] },
  { id: 'land', accounts: ['territories'] },
] as const

export type AccountId = (typeof ACCOUNT_GROUPS)[number]['accounts'][number]

export const TOKENS = ['food', 'wood', 'stone', 'metal', 'wealth'] as const
export type Token = (typeof TOKENS)[number]

/** In the order in which the ledger is read out. */
export const ACCOUNTS: readonly AccountId[] = [
  'males',
  'females',
  'warriors',
  'spies',
  'assassins',
  'food',
  'wood',
  'stone',
  'metal',
  'wealth',
  'points',
  'culture',
  'technology',
  'militaryTechnology',
  'prestige',
  'territories',
  'newPeople',
  'age',
]

export const KINGDOM_ACCOUNTS = ['warriors', 'nonWarriors', 'culture', 'technology', 'militaryTechnology', 'territories'] as const
/** Growth per tribe. */
export const TRIBE_ACCOUNTS = ['warriors', 'females', 'culture'] as const

/** No balance comes near this; a figure beyond it is a slip of the hand. */
const MOST = 1_000_000_000_000

export const OWNERS: readonly string[] = [...SEATS, ...KINGDOMS, TRIBES]

export function accountsOf(owner: string): readonly string[] {
  if (isCivilisation(owner)) return ACCOUNTS
  if (isKingdom(owner)) return KINGDOM_ACCOUNTS
  return owner === TRIBES ? TRIBE_ACCOUNTS : []
}

/** The highest figure a correction may set: the bounds leave room for later additions. */
const MOST_BY_HAND = MOST / 2
const AT_LEAST_NONE: AccountBounds = { min: 0, max: MOST, byHand: { min: 0, max: MOST_BY_HAND }, rule: 'GL-GEN-6' }
const ANY_SIGN: AccountBounds = { min: -MOST, max: MOST, byHand: { min: -MOST_BY_HAND, max: MOST_BY_HAND }, rule: 'GL-GEN-6' }
const SIX_AGES: AccountBounds = { min: 1, max: 6, rule: 'GL-AGE-1' }

/** What everybody knows of a civilisation; all its other accounts are its own affair. Kingdoms and tribes have no secrets. */
export const PUBLIC_ACCOUNTS: readonly AccountId[] = ['prestige', 'territories', 'age']

const BOUNDS: ReadonlyMap<string, ReadonlyMap<string, AccountBounds>> = new Map(
  OWNERS.map((owner) => [owner, new Map(accountsOf(owner).map((account) => [account, boundsOf(owner, account)]))]),
)

function boundsOf(owner: string, account: string): AccountBounds {
  const bounds = account === 'prestige' ? ANY_SIGN : account === 'age' ? SIX_AGES : AT_LEAST_NONE
  const open = !isCivilisation(owner) || PUBLIC_ACCOUNTS.some((other) => other === account)
  return open ? bounds : { ...bounds, see: [owner] }
}

/** GL-GEN-6 No account goes below 0 but prestige; an age is one of six. Undefined where `owner` has no such account. */
export function accountBounds(owner: string, account: string): AccountBounds | undefined {
  return BOUNDS.get(owner)?.get(account)
}
