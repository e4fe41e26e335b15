import type { OwnerId } from '../../kernel/rule.ts'
import type { World } from '../../kernel/world.ts'
import type { DerivedFigure, LedgerFace, LedgerGroup, OwnerFace } from '../ledgerFace.ts'
import { ACCOUNT_GROUPS, accountBounds, accountsOf } from './rules/accounts.ts'
import { derivedFigures } from './rules/derived.ts'
import { CIVILISATIONS } from './rules/records.ts'
import { isCivilisation, KINGDOMS, SEATS, TRIBES } from './rules/seats.ts'

/** Where the reckoned figures stand among the accounts. */
const DERIVED_IN_GROUP: Readonly<Record<string, readonly string[]>> = {
  people: ['people', 'peopleFree', 'birthChance'],
  stores: ['tokens'],
  knowledge: ['effectiveCulture'],
  land: ['capacity'],
}

const GROUPS: readonly LedgerGroup[] = ACCOUNT_GROUPS.map(({ id, accounts }) => ({ id, accounts, derived: DERIVED_IN_GROUP[id] ?? [] }))

/** What a player looks for first. */
const KEY_FIGURES = [
  ...['derived.people', 'derived.capacity', 'warriors', 'territories', 'food', 'wood', 'stone', 'metal', 'wealth'],
  ...['points', 'culture', 'technology', 'militaryTechnology', 'prestige', 'age'],
] as const

export const LEDGER: LedgerFace = {
  groups: (_world, owner) => (isCivilisation(owner) ? GROUPS : ungrouped(owner)),
  figures,
  keyFigures: (_world, owner) => (isCivilisation(owner) ? KEY_FIGURES : accountsOf(owner)),
  // What every turn asks about.
  always: new Set(['culture', 'technology', 'food', 'wood']),
  bounds: (_world, owner, account) => accountBounds(owner, account),
}

function ungrouped(owner: OwnerId): readonly LedgerGroup[] {
  const accounts = accountsOf(owner)
  return accounts.length === 0 ? [] : [{ id: 'accounts', accounts, derived: [] }]
}

function figures(world: World, owner: OwnerId): readonly DerivedFigure[] {
  return isCivilisation(owner) ? derivedFigures(world, owner) : []
}

/** The players of the campaign (all there can be before it is set up), the kingdoms and the tribes. */
export function ownersOf(world: World): readonly OwnerFace[] {
  const playing = world.records(CIVILISATIONS).map(({ seat }) => seat)
  return [
    ...(playing.length > 0 ? playing : SEATS).map((id): OwnerFace => ({ id, kind: 'player', accent: SEATS.indexOf(id) + 1 })),
    ...KINGDOMS.map((id): OwnerFace => ({ id, kind: 'power', accent: 4 })),
    { id: TRIBES, kind: 'group', accent: 4 },
  ]
}
