import { textOf } from '../../../../kernel/forms/form.ts'
import { choose, fill, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, NumberField, Sheet } from '../../../../kernel/forms/field.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { held, isAlive } from '../civilisation.ts'
import { goodsFigure, handOver, type Goods } from '../diplomacy/goods.ts'
import { ACCEPT, REFUSE, YES_OR_NO, between } from '../diplomacy/partners.ts'
import { TREATY_TEXTS } from '../diplomacy/records.ts'
import { seemingCommoners } from '../espionage/agents.ts'
import { postNewcomers } from '../newcomers.ts'
import { nextId } from '../numbering.ts'
import { everybody, losePeople } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { WITHDRAWAL } from '../tables/war.ts'
import { loseLand, receiveLand } from '../territory/land.ts'
import { namedLand } from '../territory/names.ts'

const RULE = 'GL-WAR-31'
const TEXT_LENGTH = 300

/** What an opponent asks for. */
export interface Demand {
  readonly goods: Goods
  readonly males: number
  readonly females: number
  readonly territories: number
  /** Anything else, in words; binding for nobody. */
  readonly more: string
}

/** What may be asked for at the most without consent (RULING-30): of each kind of token, of people of both sexes together, of land. */
export interface Dues {
  readonly goods: Readonly<Record<Token, number>>
  readonly people: number
  readonly territories: number
}

/** 75% of each kind of token, half of all people, a quarter of the land: whole ones, of what there is now. */
export function duesOf(world: World, loser: Civilisation): Dues {
  const share = (count: number, percent: number): number => Math.floor((count * percent) / 100)
  const goods = Object.fromEntries(TOKENS.map((token) => [token, share(held(world, loser, token), WITHDRAWAL.tokens)]))
  return {
    goods: goods as Record<Token, number>,
    people: share(everybody(world, loser), WITHDRAWAL.people),
    territories: share(held(world, loser, 'territories'), WITHDRAWAL.land),
  }
}

/**
 * GL-WAR-31 The opponent of a side that was forced out asks for tokens, people and land in one form (question `demand`). Up to the dues it
 * is binding; what goes beyond needs the consent of whoever pays, and so does all of it with `withdraw_demand = negotiated` (RULING-30).
 */
export function* demand(world: World, warId: string, winner: Civilisation, loser: Civilisation): Procedure {
  const sheet = yield* fill('demand', winner, () => demandSheet(world, winner, loser))
  if (sheet === null || !isAlive(world, winner) || !isAlive(world, loser)) return
  const asked = readDemand(sheet)
  const binding = ruled(world, 'withdraw_demand') === 'binding' ? within(asked, duesOf(world, loser)) : NOTHING
  const settled = same(asked, binding) || (yield* consents(world, warId, winner, loser, asked, binding)) ? asked : binding
  yield* handOverAll(world, warId, winner, loser, settled)
}

const NOTHING: Demand = { goods: {}, males: 0, females: 0, territories: 0, more: '' }

const DEMANDED = [...TOKENS, 'males', 'females', 'territories'] as const
type Demanded = (typeof DEMANDED)[number]

/** What there is to ask for, as the opponent may know it: agents pass for commoners. */
function seemingStock(world: World, loser: Civilisation): Readonly<Record<Demanded, number>> {
  const entries = DEMANDED.map((account) => [account, held(world, loser, account)] as const)
  const people = { males: seemingCommoners(world, loser, 'male'), females: seemingCommoners(world, loser, 'female') }
  return { ...(Object.fromEntries(entries) as Record<Demanded, number>), ...people }
}

function demandSheet(world: World, winner: Civilisation, loser: Civilisation) {
  if (!isAlive(world, winner) || !isAlive(world, loser)) return null
  const dues = duesOf(world, loser)
  const there = seemingStock(world, loser)
  const males = Math.min(dues.people, there.males)
  const presets = {
    ...dues.goods,
    males,
    females: Math.min(dues.people - males, there.females),
    territories: dues.territories,
  }
  const limits = { ...dues.goods, males: dues.people, females: dues.people, territories: dues.territories }
  const fields: Field[] = DEMANDED.flatMap((account) =>
    numberField(account, presets[account], limits[account], there[account], held(world, loser, 'age')),
  )
  if (fields.length === 0) return null
  const more = { id: 'more', type: 'text', wording: 'field.demand.more', maxLength: TEXT_LENGTH, preset: '' } as const
  const figures = { loser, people: everybody(world, loser), territories: held(world, loser, 'territories') }
  const binding = ruled(world, 'withdraw_demand') === 'binding'
  return { rule: RULE, wording: binding ? 'fill.demand' : 'fill.demandProposed', figures, fields: [...fields, more] } as const
}

/** `age`: of the loser, whose store has the metal's name. */
function numberField(account: Demanded, preset: number, due: number, max: number, age: number): NumberField[] {
  if (max === 0) return []
  const figures = account === 'metal' ? { due, max, age } : { due, max }
  return [{ id: account, type: 'number', wording: `field.demand.${account}`, figures, min: 0, max, preset }]
}

function readDemand(sheet: Sheet): Demand {
  const of = (id: string): number => Number(sheet[id] ?? 0)
  const goods = Object.fromEntries(TOKENS.filter((token) => of(token) > 0).map((token) => [token, of(token)]))
  const more = textOf(sheet['more']).trim()
  return { goods, males: of('males'), females: of('females'), territories: of('territories'), more }
}

/** The part of a demand that needs nobody's consent; men and women are cut in proportion. */
export function within({ goods, males, females, territories }: Demand, dues: Dues): Demand {
  const due = TOKENS.map((token) => [token, Math.min(goods[token] ?? 0, dues.goods[token])] as const)
  const people = Math.min(males + females, dues.people)
  const men = males + females === 0 ? 0 : Math.floor((people * males) / (males + females))
  const kept = Object.fromEntries(due.filter(([, count]) => count > 0))
  return { goods: kept, males: men, females: people - men, territories: Math.min(territories, dues.territories), more: '' }
}

function same(one: Demand, other: Demand): boolean {
  return JSON.stringify(figuresOf(one)) === JSON.stringify(figuresOf(other))
}

function figuresOf({ goods, males, females, territories, more }: Demand): Figures {
  return { goods: goodsFigure(goods), males, females, territories, more }
}

function* consents(
  world: World,
  warId: string,
  winner: Civilisation,
  loser: Civilisation,
  asked: Demand,
  binding: Demand,
): Procedure<boolean> {
  const rest = figuresOf(binding)
  const answer = yield* choose('demandAnswer', loser, () => {
    if (!isAlive(world, winner) || !isAlive(world, loser)) return null
    const figures = {
      winner,
      ...figuresOf(asked),
      boundGoods: rest['goods'] ?? '',
      boundMales: binding.males,
      boundFemales: binding.females,
    }
    return { rule: RULE, figures: { ...figures, boundTerritories: binding.territories }, options: YES_OR_NO, preset: REFUSE }
  })
  const accepted = answer === ACCEPT
  yield* tell(RULE, accepted ? 'line.demand.accepted' : 'line.demand.refused', { seat: loser, about: warId, figures: { winner, loser } })
  return accepted
}

/**
 * As much of it as there is. People come from the commoners, those without work first, and from the agents last, as the commoners they are
 * taken for (see GL-TREATY-2); they count as new for the winner.
 */
function* handOverAll(world: World, warId: string, winner: Civilisation, loser: Civilisation, settled: Demand): Procedure {
  const goods = yield* handOver(RULE, world, loser, winner, settled.goods, loser)
  const gone = {
    males: yield* losePeople(RULE, world, loser, settled.males, ['males', 'maleAgents'], winner),
    females: yield* losePeople(RULE, world, loser, settled.females, ['females', 'femaleAgents'], winner),
  }
  yield* postNewcomers(RULE, winner, gone, loser)
  const territories = yield* handOverLand(world, winner, loser, settled.territories)
  yield* keepWords(world, winner, loser, settled.more)
  const figures = { winner, loser, ...figuresOf({ goods, ...gone, territories, more: settled.more }) }
  yield* tell(RULE, 'line.demand.paid', { seat: winner, about: warId, figures: { winner, loser } })
  yield* tell(RULE, 'line.demand.settled', { seat: winner, about: warId, figures, see: between(winner, loser) })
}

function* handOverLand(world: World, winner: Civilisation, loser: Civilisation, count: number): Procedure<number> {
  const before = namedLand(world, loser)
  const { territories: given, lands } = yield* loseLand(RULE, world, loser, count, undefined, winner)
  const left = namedLand(world, loser).map(({ id }) => id)
  const names = before.filter(({ id }) => !left.includes(id)).map(({ name }) => name)
  return yield* receiveLand(RULE, world, winner, given, names.join(','), undefined, lands)
}

/** What was agreed in words is kept for the table to see to (see GL-TREATY-1). */
function* keepWords(world: World, winner: Civilisation, loser: Civilisation, text: string): Procedure {
  if (text === '') return
  const id = yield* nextId(RULE, world, winner, 'treaty')
  yield* record(RULE, TREATY_TEXTS, id, { id, parties: [winner, loser], round: world.cursor.turn, text, clauses: [{ kind: 'text', text }] })
}
