import { CORRECTION_RULE } from '../../../../kernel/journal/journal.ts'
import { choose, drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Option } from '../../../../kernel/engine/request.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { nextId, numberOf } from '../numbering.ts'
import { SETTLEMENTS, type Settlement } from '../records.ts'
import { started } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import {
  SETTLED_FROM_AGE,
  SETTLEMENT_FIGURES,
  SETTLEMENT_OF_AGE,
  TERRITORIES_PER_CARD,
  type SettlementType,
} from '../tables/settlements.ts'
import { forgetMissingLand } from '../territory/names.ts'
import { chooseSeats, lostSeats, movedSeat, takeSeats } from './seats.ts'
import { destroyMonument, monumentsAt, worksAt } from './monuments.ts'
import { boardOf, landsOf, tribesFed } from '../territory/map.ts'
import { newShaman, shamanLeaves } from './shamans.ts'

const FIRST_SETTLEMENT = 1

/** GL-CITY-1 One settlement card for every started five territories. */
export function cardsFor(territories: number): number {
  return started(territories, TERRITORIES_PER_CARD)
}

/** Cards of a civilisation, promises included, the oldest first. */
export function settlementsOf(world: World, seat: Civilisation): readonly Settlement[] {
  return world.records(SETTLEMENTS).filter(({ owner }) => owner === seat)
}

/** What tells a settlement apart: its type, and the number it was founded under. */
export function settlementFigures({ id, type }: Settlement): Figures {
  return { type, number: numberOf(id) }
}

/**
 * Cards follow land and age, after every change of either: kinds change, cards too many are given up, new ones founded. `taken`: open cards
 * that settlements taken in a war fill (RULING-57).
 */
export function* recountSettlements(rule: RuleId, world: World, seat: Civilisation, taken = 0): Procedure {
  yield* leaveLostSeats(rule, world, seat)
  yield* convertSettlements(rule, world, seat)
  while (cardsTooMany(world, seat) > 0) {
    const settlement = yield* chooseToGiveUp(world, seat)
    if (settlement !== undefined) yield* giveUp('GL-CITY-5', world, settlement)
  }
  yield* foundSettlements(rule, world, seat, taken, cardsMissing(world, seat) > 0 || boardOf(world) !== null)
  yield* chooseSeats(rule, world, seat)
}

/**
 * The same after the game master set a figure: nothing is asked, the newest settlements go, those without a monument first, and new ones
 * whose land only the map could tell are promises.
 */
export function* recountQuietly(world: World, seat: Civilisation): Procedure {
  yield* forgetMissingLand(CORRECTION_RULE, world, seat)
  for (const settlement of lostSeats(world, seat)) yield* record(CORRECTION_RULE, SETTLEMENTS, settlement.id, movedSeat(settlement))
  yield* convertSettlements(CORRECTION_RULE, world, seat)
  while (cardsTooMany(world, seat) > 0) {
    const settlement = usualToGiveUp(world, dispensable(world, seat))
    if (settlement !== undefined) yield* giveUp(CORRECTION_RULE, world, settlement)
  }
  yield* foundSettlements(CORRECTION_RULE, world, seat, 0, false)
  yield* takeSeats(CORRECTION_RULE, world, seat)
}

/** Promises are looked at anew: whose land is there by now, or needs none any more, is founded. */
export function* renewPromises(rule: RuleId, world: World, seat: Civilisation): Procedure {
  if (promisesOf(world, seat).length > 0) yield* foundSettlements(rule, world, seat, 0, true)
}

/** GL-CITY-2 Ages 1 to 3 have tribes, 4 and 5 towns, 6 cities; those there are become the new kind, and prestige follows (RULING-134). */
function* convertSettlements(rule: RuleId, world: World, seat: Civilisation): Procedure {
  const type = typeNow(world, seat)
  const fixed = settledDown(world, seat)
  const other = settlementsOf(world, seat).filter((settlement) => settlement.type !== type || settlement.fixed !== fixed)
  for (const settlement of other) {
    const tied = settlement.established && ruled(world, 'settlement_prestige') === 'tied'
    const prestige = tied ? SETTLEMENT_FIGURES[type].prestige : settlement.prestige
    const { seated, ...kept } = settlement
    yield* record(rule, SETTLEMENTS, settlement.id, { ...kept, type, fixed, prestige, ...(fixed && seated === true ? { seated } : {}) })
    yield* post('GL-CITY-2', seat, 'prestige', prestige - settlement.prestige, { about: settlement.id })
  }
  const standing = other.filter(({ established }) => established)
  const [first] = standing
  if (first === undefined) return
  if (first.type !== type)
    yield* tell('GL-CITY-2', 'line.settlementsConverted', { seat, figures: { settlements: standing.length, before: first.type, type } })
  if (first.fixed !== fixed)
    yield* tell('GL-CITY-4', fixed ? 'line.settledDown' : 'line.migratingAgain', { seat, figures: { settlements: standing.length } })
}

/** What settlements are in the present age. */
function typeNow(world: World, seat: Civilisation): SettlementType {
  return SETTLEMENT_OF_AGE[held(world, seat, 'age')] ?? 'tribe'
}

/** Whether each settlement is fixed to one territory (see GL-CITY-4); before age 4, and fallen back, it migrates. */
function settledDown(world: World, seat: Civilisation): boolean {
  return held(world, seat, 'age') >= SETTLED_FROM_AGE
}

/** On the map a tribe moves on when its land is lost; a town or a city perishes with it (GL-CITY-4). */
function* leaveLostSeats(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const settlement of lostSeats(world, seat)) {
    if (settlement.fixed) yield* giveUp(rule, world, settlement)
    else yield* record(rule, SETTLEMENTS, settlement.id, movedSeat(settlement))
  }
}

/** Settlements kept beside those the land allows are no cards of it (RULING-57). */
function cardsOf(world: World, seat: Civilisation): readonly Settlement[] {
  return settlementsOf(world, seat).filter(({ extra }) => extra !== true)
}

function cardsTooMany(world: World, seat: Civilisation): number {
  return cardsOf(world, seat).length - cardsFor(held(world, seat, 'territories'))
}

/** Cards the land allows that have not been counted yet; 0 once settlements have been. */
function cardsMissing(world: World, seat: Civilisation): number {
  return Math.max(0, -cardsTooMany(world, seat))
}

/** Cards the land allows on which no settlement stands: promises, and those that have not been counted yet. */
export function cardsOpen(world: World, seat: Civilisation): number {
  return cardsMissing(world, seat) + promisesOf(world, seat).length
}

function promisesOf(world: World, seat: Civilisation): readonly Settlement[] {
  return cardsOf(world, seat).filter(({ established }) => !established)
}

function standingCards(world: World, seat: Civilisation): number {
  return cardsOf(world, seat).length - promisesOf(world, seat).length
}

/** Settlements come from elsewhere and are kept beside those the land allows (RULING-57, `captured_city = extra`), each with a new shaman. */
export function* foundExtra(rule: RuleId, world: World, seat: Civilisation, count: number): Procedure {
  for (let kept = 0; kept < count; kept++) yield* establish(rule, { ...(yield* newCard(rule, world, seat)), extra: true })
}

/**
 * Every card missing becomes a settlement or a promise. Where land is tested (see GL-CITY-3), `taken` of them stand already, and with
 * `asking` the owner is asked about the others.
 */
function* foundSettlements(rule: RuleId, world: World, seat: Civilisation, taken: number, asking: boolean): Procedure {
  const [standing, promises] = [standingCards(world, seat), promisesOf(world, seat).length]
  for (let missing = cardsMissing(world, seat); missing > 0; missing--) {
    const card = yield* newCard(rule, world, seat)
    if (isLandTested(world, seat) && numberOf(card.id) > FIRST_SETTLEMENT) yield* record('GL-CITY-3', SETTLEMENTS, card.id, card)
    else yield* establish(rule, card)
  }
  const sure = isLandTested(world, seat) ? taken : Infinity
  for (const promise of promisesOf(world, seat).slice(0, sure)) yield* establish(rule, promise)
  if (asking) yield* askForLand(rule, world, seat)
  yield* tellFounded(world, seat, standingCards(world, seat) - standing)
  const promised = promisesOf(world, seat).length - promises
  if (promised > 0) yield* tell('GL-CITY-3', 'line.settlementsPromised', { seat, figures: { settlements: promised } })
}

function* tellFounded(world: World, seat: Civilisation, settlements: number): Procedure {
  if (settlements <= 0) return
  const type = typeNow(world, seat)
  const figures = { settlements, type, prestige: settlements * SETTLEMENT_FIGURES[type].prestige }
  yield* tell('GL-CITY-1', 'line.settlementsFounded', { seat, figures })
}

/**
 * GL-CITY-3 While a people migrates, a tribe is founded once its land is there, and its card is a promise until then (RULING-135). Only a
 * map can tell: without one (or with `tribe_land_test = off`) nothing is tested. The first tribe of all is there from the start.
 */
function isLandTested(world: World, seat: Civilisation): boolean {
  return ruled(world, 'map_mode') === 'map' && ruled(world, 'tribe_land_test') === 'map' && !settledDown(world, seat)
}

/** On the map promises are kept as far as the land feeds tribes; elsewhere the owner looks at it, promise after promise. */
function* askForLand(rule: RuleId, world: World, seat: Civilisation): Procedure {
  const board = boardOf(world)
  if (board !== null) {
    if (!isLandTested(world, seat)) return
    const fed = tribesFed(board, landsOf(world, seat)) + FIRST_SETTLEMENT - standingCards(world, seat)
    for (const promise of promisesOf(world, seat).slice(0, Math.max(0, fed))) yield* establish(rule, promise)
    return
  }
  for (;;) {
    const chosen = yield* choose('tribeLand', seat, () => {
      const promises = promisesOf(world, seat)
      const [promise] = promises
      if (promise === undefined || !isLandTested(world, seat)) return null
      return {
        rule: 'GL-CITY-3',
        figures: { standing: standingCards(world, seat), promises: promises.length, territories: held(world, seat, 'territories') },
        options: [
          { id: 'founded', wording: 'option.tribeFounded', figures: settlementFigures(promise) },
          { id: 'promise', wording: 'option.tribePromised' },
        ],
        preset: 'founded',
      }
    })
    const [promise] = promisesOf(world, seat)
    if (chosen !== 'founded' || promise === undefined) return
    yield* establish(rule, promise)
  }
}

/** A card nothing stands on yet. */
function* newCard(rule: RuleId, world: World, seat: Civilisation): Procedure<Settlement> {
  const id = yield* nextId(rule, world, seat, 'settlement')
  return { id, owner: seat, type: typeNow(world, seat), established: false, prestige: 0, fixed: settledDown(world, seat) }
}

/** A card becomes a settlement, with prestige and shaman. */
function* establish(rule: RuleId, card: Settlement): Procedure {
  const { id, owner, type } = card
  const { prestige } = SETTLEMENT_FIGURES[type]
  const settlement = { ...card, established: true, prestige }
  yield* record(rule, SETTLEMENTS, id, settlement)
  yield* post('GL-CITY-2', owner, 'prestige', prestige, { about: id })
  yield* newShaman(rule, settlement)
}

/** Cards from which one must go: promises as long as there are any. */
function dispensable(world: World, seat: Civilisation): readonly Settlement[] {
  const settlements = cardsOf(world, seat)
  const promises = promisesOf(world, seat)
  return promises.length > 0 ? promises : settlements
}

/** The newest without a monument, else the newest. */
function usualToGiveUp(world: World, open: readonly Settlement[]): Settlement | undefined {
  return open.findLast(({ id }) => monumentsAt(world, id).length === 0) ?? open.at(-1)
}

/** The owner's choice, where there is one: all of the cards in question may have to go, and one promise is like another. */
function* chooseToGiveUp(world: World, seat: Civilisation): Procedure<Settlement | undefined> {
  const chosen = yield* choose('giveUp', seat, () => {
    const tooMany = cardsTooMany(world, seat)
    const open = dispensable(world, seat)
    if (tooMany <= 0 || open.length <= tooMany || open.every(({ established }) => !established)) return null
    return {
      rule: 'GL-CITY-5',
      figures: { tooMany, territories: held(world, seat, 'territories'), cards: settlementsOf(world, seat).length },
      options: open.map((settlement) => optionOf(world, settlement)),
      preset: usualToGiveUp(world, open)?.id ?? '',
    }
  })
  if (cardsTooMany(world, seat) <= 0) return undefined
  const open = dispensable(world, seat)
  return open.find(({ id }) => id === chosen) ?? usualToGiveUp(world, open)
}

function optionOf(world: World, settlement: Settlement): Option {
  const works = worksAt(world, settlement.id)
  const wording = works['monument'] === undefined ? 'option.settlement' : 'option.settlementWithMonument'
  return { id: settlement.id, wording, figures: { ...settlementFigures(settlement), prestige: settlement.prestige, ...works } }
}

/** GL-CITY-5 A settlement is given up: its prestige and shaman go with it, and its monument perishes. */
function* giveUp(rule: RuleId, world: World, settlement: Settlement): Procedure {
  const { id, owner } = settlement
  for (const monument of monumentsAt(world, id)) yield* destroyMonument(rule, world, monument)
  yield* shamanLeaves(rule, world, id)
  yield* drop(rule, SETTLEMENTS, id)
  const prestige = ruled(world, 'settlement_prestige') === 'tied' ? settlement.prestige : 0
  yield* post('GL-CITY-5', owner, 'prestige', -prestige, { about: id })
  const wording = settlement.established ? 'line.settlementGivenUp' : 'line.promiseGivenUp'
  yield* tell('GL-CITY-5', wording, { seat: owner, about: settlement.id, figures: { ...settlementFigures(settlement), prestige } })
}
