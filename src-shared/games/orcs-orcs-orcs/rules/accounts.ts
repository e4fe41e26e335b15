import type { AccountBounds } from '../../../kernel/engine/ruleset.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areCardsReal, inPlace } from './cards.ts'
import { trackOf } from './figures.ts'
import { isOwnedAccount, OWNED_ACCOUNTS, type OwnedAccount } from './owned.ts'
import { gameOf, GAMES, seatsIn, typesIn } from './records.ts'
import { pointsOf } from './scoring.ts'
import { SKULL_TOP } from './skills.ts'
import { CREATURE_TYPES, isColour, PATHS, type CreatureType } from './types.ts'

const MOST = 1_000
/** The highest figure a correction may set. */
const BY_HAND = { min: 0, max: 99 }
/** More than all trophies there can be are worth. */
const MOST_POINTS = 1_000_000
const TABLE = 'table'
/** Counts of the cards that the program keeps. */
const COUNTS_OF_CARDS = ['hand', 'drawPile', 'discard'] as const
/** What a seat said at the scoring of the real cards it owns, each with the rule that counts it. */
const OWNED: Readonly<Record<OwnedAccount, RuleId>> = { supports: 'OO-SCORE-2', learned: 'OO-MISSION-10', poisonCards: 'OO-SCORE-3' }

export function ownersOf(world: World): readonly string[] {
  return world.record(GAMES, 'game') === undefined ? [] : [...seatsIn(world), TABLE]
}

export function accountsOf(world: World, owner: string): readonly string[] {
  if (world.record(GAMES, 'game') === undefined) return []
  const types = typesIn(world)
  if (owner === TABLE) {
    return [...types.map((type) => `counter_${type}`), ...PATHS.map((path) => `markers_${path}`), 'poison', 'revealed']
  }
  if (!isSeat(world, owner)) return []
  return [...types.flatMap((type) => [`trophy_${type}`, `skull_${type}`, `defeats_${type}`]), 'actions', ...cardAccounts(world), 'vp']
}

/** Accounts of a seat's cards: how many lie where, or of real ones what the seat said of them at the scoring (RULING-63). */
export function cardAccounts(world: World): readonly string[] {
  return areCardsReal(world) ? OWNED_ACCOUNTS : COUNTS_OF_CARDS
}

/**
 * OO-SET-3 Counters begin on their first space.
 * OO-SET-8 Skull cubes begin on the lowest. All accounts are open (RULING-13).
 */
export function accountBounds(world: World, owner: string, account: string): AccountBounds | undefined {
  if (!accountsOf(world, owner).includes(account)) return undefined
  const [kind = '', type = ''] = account.split('_')
  if (kind === 'counter') return { min: 0, max: isType(type) ? trackOf(world, type).length - 1 : 0, rule: 'OO-SET-3' }
  if (kind === 'skull') return { min: 0, max: SKULL_TOP, rule: 'OO-SET-8' }
  if (kind === 'trophy' || kind === 'defeats') return { min: 0, max: MOST, byHand: BY_HAND, rule: 'OO-DEFEAT-1' }
  if (kind === 'markers') return { min: 0, max: MOST, byHand: BY_HAND, rule: 'OO-SET-4' }
  if (account === 'vp') return pointBounds(world, owner)
  if (account === 'poison') return { min: 0, max: MOST, byHand: BY_HAND, rule: 'OO-SET-1' }
  if (account === 'revealed') return { min: 0, max: MOST, byHand: BY_HAND, rule: 'OO-REVEAL-3' }
  if (account === 'actions') return { min: 0, max: MOST, byHand: BY_HAND, rule: 'OO-ACTION-1' }
  if (isOwnedAccount(account)) return { min: 0, max: MOST, byHand: BY_HAND, rule: OWNED[account] }
  return countedBounds(world, owner, account)
}

/** Counts of cards are what their places contain: cards are corrected, not counts. */
function countedBounds(world: World, owner: string, account: string): AccountBounds {
  const zone = account === 'drawPile' ? 'draw' : account
  const held = inPlace(world, `${owner}.${zone}`).length
  return { min: held, max: held, rule: 'OO-SET-6' }
}

/** Points are the sum of what scores them, and 0 before the end: trophies, counters, cards and missions are corrected, not points. */
function pointBounds(world: World, owner: string): AccountBounds {
  const points = gameOf(world).ended === null || !isColour(owner) ? 0 : pointsOf(world, owner)
  return { min: -MOST_POINTS, max: MOST_POINTS, rule: 'OO-SCORE-4', byHand: { min: points, max: points } }
}

function isSeat(world: World, owner: string): boolean {
  return isColour(owner) && seatsIn(world).includes(owner)
}

function isType(type: string): type is CreatureType {
  return CREATURE_TYPES.some((one) => one === type)
}
