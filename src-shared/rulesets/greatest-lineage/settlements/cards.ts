import { CORRECTION_RULE } from '../../../kernel/journal.ts'
import type { Procedure } from '../../../kernel/procedure.ts'
import { choose, drop, post, record, tell } from '../../../kernel/procedure.ts'
import type { Option } from '../../../kernel/request.ts'
import type { Figures, RuleId } from '../../../kernel/rule.ts'
import type { World } from '../../../kernel/world.ts'
import { held } from '../civilisation.ts'
import { nextId, numberOf } from '../numbering.ts'
import type { Settlement } from '../records.ts'
import { SETTLEMENTS } from '../records.ts'
import { started } from '../rulings/rounding.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import type { SettlementType } from '../tables/settlements.ts'
import { SETTLED_FROM_AGE, SETTLEMENT_FIGURES, SETTLEMENT_OF_AGE, TERRITORIES_PER_CARD } from '../tables/settlements.ts'
import { forgetMissingLand } from '../territory/names.ts'
import { destroyMonument, monumentsAt } from './monuments.ts'
import { newShaman, shamanLeaves } from './shamans.ts'

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

/** Cards follow land and age, after every change of either: kinds change, cards too many are given up, new ones founded. */
export function* recountSettlements(rule: RuleId, world: World, seat: Civilisation): Procedure {
  yield* convertSettlements(rule, world, seat)
  while (cardsTooMany(world, seat) > 0) {
    const settlement = yield* chooseToGiveUp(world, seat)
    if (settlement !== undefined) yield* giveUp('GL-CITY-5', world, settlement)
  }
  yield* foundSettlements(rule, world, seat)
}

/** The same after the game master set a figure: nothing is asked, and the newest settlements go, those without a monument first. */
export function* recountQuietly(world: World, seat: Civilisation): Procedure {
  yield* forgetMissingLand(CORRECTION_RULE, world, seat)
  yield* convertSettlements(CORRECTION_RULE, world, seat)
  while (cardsTooMany(world, seat) > 0) {
    const settlement = usualToGiveUp(world, dispensable(world, seat))
    if (settlement !== undefined) yield* giveUp(CORRECTION_RULE, world, settlement)
  }
  yield* foundSettlements(CORRECTION_RULE, world, seat)
}

/** GL-CITY-2 Ages 1 to 3 have tribes, 4 and 5 towns, 6 cities; those there are become the new kind, and prestige follows (RULING-134). */
function* convertSettlements(rule: RuleId, world: World, seat: Civilisation): Procedure {
  const type = typeNow(world, seat)
  const fixed = settledDown(world, seat)
  const other = settlementsOf(world, seat).filter((settlement) => settlement.type !== type || settlement.fixed !== fixed)
  for (const settlement of other) {
    const tied = settlement.established && ruled(world, 'settlement_prestige') === 'tied'
    const prestige = tied ? SETTLEMENT_FIGURES[type].prestige : settlement.prestige
    yield* record(rule, SETTLEMENTS, settlement.id, { ...settlement, type, fixed, prestige })
    yield* post('GL-CITY-2', seat, 'prestige', prestige - settlement.prestige, { about: settlement.id })
  }
  const [first] = other
  if (first === undefined) return
  if (first.type !== type)
    yield* tell('GL-CITY-2', 'line.settlementsConverted', { seat, figures: { settlements: other.length, before: first.type, type } })
  if (first.fixed !== fixed)
    yield* tell('GL-CITY-4', fixed ? 'line.settledDown' : 'line.migratingAgain', { seat, figures: { settlements: other.length } })
}

/** What settlements are in the present age. */
function typeNow(world: World, seat: Civilisation): SettlementType {
  return SETTLEMENT_OF_AGE[held(world, seat, 'age')] ?? 'tribe'
}

/** GL-CITY-4 From age 4 on each settlement is fixed to one territory, which the board shows; before, and fallen back, it migrates. */
function settledDown(world: World, seat: Civilisation): boolean {
  return held(world, seat, 'age') >= SETTLED_FROM_AGE
}

/** Settlements kept beside those the land allows are no cards of it (RULING-57). */
function cardsOf(world: World, seat: Civilisation): readonly Settlement[] {
  return settlementsOf(world, seat).filter(({ extra }) => extra !== true)
}

function cardsTooMany(world: World, seat: Civilisation): number {
  return cardsOf(world, seat).length - cardsFor(held(world, seat, 'territories'))
}

/** Cards the land allows that nothing has been founded for yet; 0 once settlements have been counted. */
export function cardsMissing(world: World, seat: Civilisation): number {
  return Math.max(0, -cardsTooMany(world, seat))
}

/** Settlements come from elsewhere and are kept beside those the land allows (RULING-57, `captured_city = extra`), each with a new shaman. */
export function* foundExtra(rule: RuleId, world: World, seat: Civilisation, count: number): Procedure {
  for (let kept = 0; kept < count; kept++) yield* found(rule, world, seat, { extra: true })
}

function* foundSettlements(rule: RuleId, world: World, seat: Civilisation): Procedure {
  const missing = cardsMissing(world, seat)
  if (missing === 0) return
  for (let founded = 0; founded < missing; founded++) yield* found(rule, world, seat)
  const type = typeNow(world, seat)
  const figures = { settlements: missing, type, prestige: missing * SETTLEMENT_FIGURES[type].prestige }
  yield* tell('GL-CITY-1', 'line.settlementsFounded', { seat, figures })
}

/**
 * GL-CITY-3 A card becomes a settlement at once, with prestige and shaman: only a map could tell whether a tribe has the land it needs, so
 * on the physical board every one of them is founded, whatever RULING-135 says.
 */
function* found(rule: RuleId, world: World, seat: Civilisation, kind: Pick<Settlement, 'extra'> = {}): Procedure {
  const id = yield* nextId(rule, world, seat, 'settlement')
  const type = typeNow(world, seat)
  const { prestige } = SETTLEMENT_FIGURES[type]
  const settlement: Settlement = { id, owner: seat, type, established: true, prestige, fixed: settledDown(world, seat), ...kind }
  yield* record(rule, SETTLEMENTS, id, settlement)
  yield* post('GL-CITY-2', seat, 'prestige', prestige, { about: id })
  yield* newShaman(rule, settlement)
}

/** Cards from which one must go: promises as long as there are any. */
function dispensable(world: World, seat: Civilisation): readonly Settlement[] {
  const settlements = cardsOf(world, seat)
  const promises = settlements.filter(({ established }) => !established)
  return promises.length > 0 ? promises : settlements
}

/** The newest without a monument, else the newest. */
function usualToGiveUp(world: World, open: readonly Settlement[]): Settlement | undefined {
  return open.findLast(({ id }) => monumentsAt(world, id).length === 0) ?? open.at(-1)
}

/** The owner's choice, where there is one: all of the cards in question may have to go. */
function* chooseToGiveUp(world: World, seat: Civilisation): Procedure<Settlement | undefined> {
  const chosen = yield* choose('giveUp', seat, () => {
    const tooMany = cardsTooMany(world, seat)
    const open = dispensable(world, seat)
    if (tooMany <= 0 || open.length <= tooMany) return null
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
  const [monument] = monumentsAt(world, settlement.id)
  const works = monument === undefined ? {} : { monument: monument.name, monumentPrestige: monument.prestige }
  const wording = monument === undefined ? 'option.settlement' : 'option.settlementWithMonument'
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
  yield* tell('GL-CITY-5', 'line.settlementGivenUp', { seat: owner, figures: { ...settlementFigures(settlement), prestige } })
}
