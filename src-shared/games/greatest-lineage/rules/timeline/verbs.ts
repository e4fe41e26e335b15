import { TABLE_SEAT } from '../../../../kernel/world/effect.ts'
import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { stands } from '../factions/kingdoms.ts'
import { HAPPENED, ROLL_MODIFIERS, type Royal } from '../records.ts'
import { childrenOf, cultureOf, royalsOf, rulerOf, spouseOf } from '../royalty/culture.ts'
import { royalDies, royalMilitary } from '../royalty/house.ts'
import { ruled } from '../rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom } from '../seats.ts'
import { gainLand } from '../territory/land.ts'
import { recede, seize, spread, yieldLand } from './land.ts'
import { fallBack, levy, losePeopleByEvent, type PeopleLost } from './losses.ts'
import { figuresOf, wordingOf, type EventAccount, type Faction, type Row, type TimelineRow } from './events.ts'

/** What later events of the same timeline turn need to know of earlier ones. */
export interface EarlierEvents {
  lost: PeopleLost
  /** What the royal who died granted; null where nobody died. */
  grant: { readonly culture: number; readonly military: number } | null
}

export function noEarlierEvents(): EarlierEvents {
  return { lost: { males: 0, females: 0 }, grant: null }
}

/** An event happens: it is recorded and told, and its verb done. */
export function* happen(world: World, row: TimelineRow, earlier: EarlierEvents): Procedure {
  const own = row.told !== undefined
  yield* record(row.rule, HAPPENED, row.rule, { rule: row.rule, round: world.cursor.turn, ...(own ? { row } : {}) })
  if (own) yield* tell(row.rule, 'line.event.own', { seat: TABLE_SEAT, figures: { told: row.told } })
  const standing = touched(world, row)
  if (standing.length === 0) {
    return yield* tell(row.rule, 'line.event.void', { seat: TABLE_SEAT, figures: { who: missing(world, row).join(',') } })
  }
  const [only = TABLE_SEAT] = standing.length === 1 ? standing : []
  yield* tell(row.rule, wordingOf(row), { seat: only, figures: { ...figuresOf(row), who: standing.join(',') } })
  yield* perform(world, row, standing, earlier)
}

/** GL-TIME-4 Whom an event still touches: who has fallen is left out, and nothing is taken from a kingdom that is gone. */
function touched(world: World, row: TimelineRow): readonly Faction[] {
  if (row.verb === 'seize' && !stands(world, row.from)) return []
  return row.who.filter((faction) => stands(world, faction))
}

/** For want of whom an event comes to nothing. */
function missing(world: World, row: TimelineRow): readonly Faction[] {
  const gone = row.who.filter((faction) => !stands(world, faction))
  return row.verb === 'seize' && gone.length === 0 ? [row.from] : gone
}

function* perform(world: World, row: TimelineRow, standing: readonly Faction[], earlier: EarlierEvents): Procedure {
  const seats = standing.filter(isCivilisation)
  const [kingdom] = standing.filter(isKingdom)
  const [seat] = seats
  switch (row.verb) {
    case 'change':
      return yield* change(world, row, standing)
    case 'losePeople':
      earlier.lost = sumOf(earlier.lost, yield* losePeopleByEvent(world, row, seats))
      return
    case 'levy':
      return yield* levy(world, row, seats)
    case 'rolls':
      return yield* modifyRolls(world, row, standing)
    case 'fallBack':
      return yield* fallBack(world, row, seats)
    case 'gainLand':
      for (const each of seats) yield* gainLand(row.rule, world, each, row.territories)
      return
    case 'yieldLand':
      return yield* yieldLand(world, row, seats)
    case 'seize':
      if (seat !== undefined) yield* seize(world, row, seat)
      return
    case 'royalDies':
      if (seat !== undefined) earlier.grant = yield* bestMaleDies(world, row, seat)
      return
    default:
      if (kingdom !== undefined) yield* performForKingdom(world, row, kingdom, earlier)
  }
}

function sumOf(one: PeopleLost, other: PeopleLost): PeopleLost {
  return { males: one.males + other.males, females: one.females + other.females }
}

function* performForKingdom(
  world: World,
  row: Row<'spread'> | Row<'recede'> | Row<'raiseTheLost'> | Row<'inherit'>,
  kingdom: Kingdom,
  earlier: EarlierEvents,
): Procedure {
  switch (row.verb) {
    case 'spread':
      return yield* spread(world, row, kingdom)
    case 'recede':
      return yield* recede(world, row, kingdom)
    case 'raiseTheLost':
      return yield* raiseTheLost(world, row, kingdom, earlier.lost)
    case 'inherit':
      return yield* inherit(world, row, kingdom, earlier.grant)
    default:
      return row satisfies never
  }
}

/** Accounts rise and fall, none below 0 but prestige (see GL-GEN-6). */
function* change(world: World, row: Row<'change'>, standing: readonly Faction[]): Procedure {
  for (const [account, amount] of Object.entries(row.changes) as [EventAccount, number][]) {
    for (const faction of standing) {
      if (isKingdom(faction)) yield* changeKingdom(world, row.rule, faction, account, amount)
      else yield* post(row.rule, faction, account, atLeastZero(world, faction, account, amount))
    }
  }
}

function atLeastZero(world: World, faction: Faction, account: string, amount: number): number {
  return account === 'prestige' ? amount : Math.max(amount, -world.balance(faction, account))
}

/** Figures of a kingdom that events leave alone under `npk_scores = fixed` (RULING-17). */
const KINGDOM_SCORES: readonly string[] = ['culture', 'technology', 'militaryTechnology']

/** GL-TIME-3 What an event gives a kingdom or takes from it counts for good, on top of the figures it began with (RULING-17). */
function* changeKingdom(world: World, rule: TimelineRow['rule'], kingdom: Kingdom, account: EventAccount, amount: number): Procedure {
  if (KINGDOM_SCORES.includes(account) && ruled(world, 'npk_scores') === 'fixed') {
    return yield* tell(rule, 'line.event.figureFixed', { seat: kingdom, figures: { owner: kingdom, account } })
  }
  yield* post(rule, kingdom, account, atLeastZero(world, kingdom, account, amount))
}

/** RULING-21: all the people who were really lost, or the males among them, or ten. */
function* raiseTheLost(world: World, { rule, most }: Row<'raiseTheLost'>, kingdom: Kingdom, { males, females }: PeopleLost): Procedure {
  const gain = { total: males + females, males, ten: 10 }[ruled(world, 't7_gain')]
  const warriors = Math.min(most, gain)
  yield* post(rule, kingdom, 'warriors', warriors, { figures: { males, females } })
  yield* tell(rule, 'line.event.raised', { seat: kingdom, figures: { owner: kingdom, warriors } })
}

/** A modifier on every military roll, for good or for this timeline turn (RULING-22). */
function* modifyRolls(world: World, { rule, turn, amount, lasts }: Row<'rolls'>, standing: readonly Faction[]): Procedure {
  const forTheTurn = lasts === 'ruling22' ? ruled(world, 't8_duration') === 'turn' : lasts === 'turn'
  const until = forTheTurn ? turn : null
  for (const owner of standing) {
    const id = `${rule}/${owner}`
    yield* record(rule, ROLL_MODIFIERS, id, { id, owner, amount, until, rule })
  }
  yield* tell(rule, until === null ? 'line.event.rollsForGood' : 'line.event.rollsForTheTurn', { seat: TABLE_SEAT, figures: { turn } })
}

/** RULING-27: ruler or spouse if male, else the eldest son, else the male heir who was named first. */
export function bestMale(world: World, seat: Civilisation): Royal | undefined {
  const eldestFirst = (a: Royal, b: Royal): number => a.since - b.since
  const children = [...childrenOf(world, seat)].sort(eldestFirst)
  const heirs = royalsOf(world, seat).filter(({ role }) => role === 'heir')
  const ranked = [rulerOf(world, seat), spouseOf(world, seat), ...children, ...[...heirs].sort(eldestFirst)]
  return ranked.find((royal) => royal?.sex === 'male')
}

/** Gives what the dead royal had granted; null where there was no male in the house. */
function* bestMaleDies(world: World, { rule }: Row<'royalDies'>, seat: Civilisation): Procedure<EarlierEvents['grant']> {
  const royal = bestMale(world, seat)
  if (royal === undefined) {
    yield* tell(rule, 'line.event.noMale', { seat, figures: { seat } })
    return null
  }
  const grant = { culture: cultureOf(world, royal), military: royalMilitary(world, royal) }
  yield* royalDies(rule, world, royal, 'line.event.maleDies')
  return grant
}

/** RULING-27: the kingdom's culture rises by what the royal gave, and its rolls by what he gave in battle, for good. */
function* inherit(world: World, { rule }: Row<'inherit'>, kingdom: Kingdom, grant: EarlierEvents['grant']): Procedure {
  const { culture, military } = grant === null || ruled(world, 't16_benefit') === 'none' ? { culture: 0, military: 0 } : grant
  const before = world.balance(kingdom, 'culture')
  if (culture !== 0) yield* changeKingdom(world, rule, kingdom, 'culture', culture)
  const id = `${rule}/${kingdom}`
  if (military !== 0) yield* record(rule, ROLL_MODIFIERS, id, { id, owner: kingdom, amount: military, until: null, rule })
  const gained = world.balance(kingdom, 'culture') - before
  const wording = gained === 0 && military === 0 ? 'line.event.nothingInherited' : 'line.event.inherited'
  yield* tell(rule, wording, { seat: kingdom, figures: { owner: kingdom, culture: gained, military } })
}
