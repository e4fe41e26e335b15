import type { OwnerId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { DerivedFigure, LedgerFace, LedgerGroup, OwnerFace, OwnerSection } from '../api/ledgerFace.ts'
import { CIVILISATION_EMBLEMS } from './emblems.ts'
import { ACCOUNT_GROUPS, accountsOf } from './rules/accounts.ts'
import { derivedFigures } from './rules/derived.ts'
import { CIVILISATIONS, TRIBE_RECORDS } from './rules/records.ts'
import { isCivilisation, KINGDOMS, SEATS, TRIBES, type Kingdom } from './rules/seats.ts'
import { KINGDOM_EMBLEMS, TRIBES_EMBLEM } from './wildEmblems.ts'
import { LEDGER_TEXTS } from './words/ledgerTexts.ts'

/** Where the reckoned figures stand among the accounts. */
const DERIVED_IN_GROUP: Readonly<Record<string, readonly string[]>> = {
  people: ['people', 'peopleFree', 'birthChance'],
  stores: ['tokens'],
  knowledge: ['effectiveCulture'],
  land: ['capacity'],
}

/** People and land on the left page, stores and standing on the right. */
const LEFT: ReadonlySet<string> = new Set(['people', 'land'])

const GROUPS: readonly LedgerGroup[] = ACCOUNT_GROUPS.map(({ id, accounts }) => ({
  id,
  accounts,
  derived: DERIVED_IN_GROUP[id] ?? [],
  ...(LEFT.has(id) ? { leaf: 'left' as const } : {}),
}))

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
  sections,
  known: () => LEDGER_TEXTS.known,
  // Copper, bronze or iron.
  naming: (world, owner) => ({ age: world.balance(owner, 'age') }),
}

function ungrouped(owner: OwnerId): readonly LedgerGroup[] {
  const accounts = accountsOf(owner)
  return accounts.length === 0 ? [] : [{ id: 'accounts', accounts, derived: [] }]
}

/** Those nobody sits for: the three kingdoms, and what every tribe has grown by. */
function sections(world: World): readonly OwnerSection[] {
  const tribes = world.records(TRIBE_RECORDS)
  const land = tribes.reduce((total, { territories }) => total + territories, 0)
  return [
    { id: 'kingdoms', ...LEDGER_TEXTS.kingdoms, owners: KINGDOMS },
    { id: 'tribes', ...LEDGER_TEXTS.tribes, about: LEDGER_TEXTS.tribes.about(tribes.length, land), owners: [TRIBES] },
  ]
}

function figures(world: World, owner: OwnerId): readonly DerivedFigure[] {
  return isCivilisation(owner) ? derivedFigures(world, owner) : []
}

/** Each has a colour of its own, so that the map tells their realms apart from afar. */
const KINGDOM_ACCENTS: Readonly<Record<Kingdom, number>> = { demonic: 10, undead: 4, monstrous: 8 }

/** The players of the campaign (all there can be before it is set up), the kingdoms and the tribes. */
export function ownersOf(world: World): readonly OwnerFace[] {
  const playing = world.records(CIVILISATIONS)
  const seats = playing.length > 0 ? playing : SEATS.map((seat) => ({ seat, fell: null }))
  return [
    ...seats.map(({ seat, fell, ...known }): OwnerFace => ({
      id: seat,
      kind: 'player',
      accent: SEATS.indexOf(seat) + 1,
      emblem: CIVILISATION_EMBLEMS[seat],
      outSince: fell,
      ...('player' in known ? { player: known.player } : {}),
    })),
    ...KINGDOMS.map((id): OwnerFace => ({ id, kind: 'power', accent: KINGDOM_ACCENTS[id], emblem: KINGDOM_EMBLEMS[id] })),
    { id: TRIBES, kind: 'group', accent: 4, emblem: TRIBES_EMBLEM, others: 'tribe' },
  ]
}
