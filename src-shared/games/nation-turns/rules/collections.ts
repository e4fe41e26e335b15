import { CORRECTION_RULE, type RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, type Problem } from '../../../kernel/problem.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { accountsOf, ownersOf } from './accounts.ts'
import { typesOf, unitsAt } from './board.ts'
import { settle } from './ending.ts'
import { ownProblem } from './messages.ts'
import { changeStack, stackId } from './movement/stacks.ts'
import {
  BATTLES,
  GAME,
  gameOf,
  MODIFIERS,
  SCENARIO,
  scenarioOf,
  STACKS,
  TALLIES,
  WAITING,
  type Battle,
  type Game,
  type Modifier,
  type Stack,
  type Tally,
  type Waiting,
} from './records.ts'
import { SWITCHES } from './rulings/switches.ts'
import type { Scenario } from './scenario.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [GAME, SCENARIO, STACKS, BATTLES, MODIFIERS, WAITING, TALLIES]

const NEVER_GONE: readonly string[] = [GAME.name, SCENARIO.name]

/** What a record set by hand has against the rest: what it names is there, its own id stands in it, and there are units enough. */
export function recordProblems(after: World, { collection, id, to }: RecordChange, before: World): readonly Problem[] {
  if (to === null) return NEVER_GONE.includes(collection) ? [problem('id', 'problem.keptRecord', { value: id })] : []
  const known = new Known(after)
  switch (collection) {
    case GAME.name:
      return id === 'game' ? gameProblems(known, to as unknown as Game) : known.ownId('id', 'game', id)
    case SCENARIO.name:
      return id === 'scenario' ? scenarioProblems(before, to as unknown as Scenario) : known.ownId('id', 'scenario', id)
    case STACKS.name:
      return stackProblems(after, known, id, to as unknown as Stack)
    case BATTLES.name: {
      const { area, nation } = to as unknown as Battle
      return [...known.area('area', area), ...known.nation('nation', nation), ...known.ownId('area', area, id)]
    }
    case MODIFIERS.name: {
      const { id: own, nation } = to as unknown as Modifier
      return [...(nation === null ? [] : known.nation('nation', nation)), ...known.ownId('id', own, id)]
    }
    case WAITING.name: {
      const { id: own, nation, area, type } = to as unknown as Waiting
      const units = known.nation('nation', nation).length > 0 ? [] : known.type('type', nation, type)
      return [...known.nation('nation', nation), ...known.area('area', area), ...units, ...known.ownId('id', own, id)]
    }
    case TALLIES.name: {
      const { nation, criterion } = to as unknown as Tally
      return [...known.nation('nation', nation), ...known.ownId('nation', `${nation}.${criterion}`, id)]
    }
    default:
      return []
  }
}

class Known {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  nation(field: string, value: string): readonly Problem[] {
    return oneOfThese(field, value, ownersOf(this.#world))
  }

  area(field: string, value: string): readonly Problem[] {
    return oneOfThese(
      field,
      value,
      scenarioOf(this.#world).areas.map(({ id }) => id),
    )
  }

  type(field: string, nation: string, value: string): readonly Problem[] {
    return oneOfThese(field, value, typesOf(this.#world, nation))
  }

  seat(field: string, value: string): readonly Problem[] {
    return oneOfThese(field, value, Object.keys(gameOf(this.#world).players))
  }

  ownId(field: string, value: string, id: string): readonly Problem[] {
    return oneOfThese(field, value, [id])
  }

  get nations(): readonly string[] {
    return ownersOf(this.#world)
  }
}

function oneOfThese(field: string, value: string, options: readonly string[]): readonly Problem[] {
  return options.includes(value) ? [] : [problem(field, 'problem.option', { value, options: options.join(', ') || 'none' })]
}

function gameProblems(known: Known, game: Game): readonly Problem[] {
  const orders = (['listed', 'order'] as const).flatMap((field) => {
    const missing = known.nations.filter((nation) => !game[field].includes(nation))
    const fits = missing.length === 0 && game[field].length === known.nations.length
    return fits ? [] : [ownProblem(field, 'problem.orderParts', { missing: missing.join(', ') || 'none' })]
  })
  return [
    ...orders,
    ...game.out.flatMap((nation, at) => known.nation(`out.${at}`, nation)),
    ...Object.entries(game.houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value)),
    ...(game.ended?.winners ?? []).flatMap((seat, at) => oneOfThese(`ended.winners.${at}`, seat, Object.keys(game.players))),
    ...(game.ended?.nations ?? []).flatMap((nation, at) => known.nation(`ended.nations.${at}`, nation)),
  ]
}

/** What is said of areas, nations and units can change; which there are, and who plays, cannot: their accounts stand in the ledger. */
function scenarioProblems(before: World, to: Scenario): readonly Problem[] {
  const now = scenarioOf(before)
  const lists = (['areas', 'units', 'nations'] as const).flatMap((name) => {
    const [ids, wanted]: readonly (readonly string[])[] = [now[name].map(({ id }) => id), to[name].map(({ id }) => id)]
    const differ = [
      ...(ids ?? []).filter((id) => wanted?.includes(id) === false),
      ...(wanted ?? []).filter((id) => ids?.includes(id) === false),
    ]
    return differ.length === 0 ? [] : [ownProblem(name, 'problem.scenarioFixed', { missing: differ.join(', ') })]
  })
  const players = Object.keys(gameOf(before).players)
  const seats = to.nations.flatMap(({ player }, at) => oneOfThese(`nations.${at}.player`, `p${player}`, players))
  if (lists.length > 0) return [...lists, ...seats]
  const kept = now.nations.flatMap(({ id }, at) => {
    const held = accountsOf(before, id).filter((account) => before.balance(id, account) > 0)
    const named = new Set(to.nations.flatMap((nation) => (nation.id === id ? namedTypes(nation, to) : [])))
    const gone = held.filter((account) => account !== 'vp' && !named.has(account.split('.')[1] ?? ''))
    return gone.length === 0 ? [] : [ownProblem(`nations.${at}.pool`, 'problem.scenarioFixed', { missing: gone.join(', ') })]
  })
  return [...seats, ...kept]
}

function namedTypes({ id, basic, start, pool }: Scenario['nations'][number], { events }: Scenario): readonly string[] {
  return [
    ...[basic, ...start.map(({ type }) => type), ...Object.keys(pool)],
    ...events.flatMap((row) => ('type' in row && row.nation === id ? [row.type] : [])),
  ]
}

function stackProblems(after: World, known: Known, id: string, stack: Stack): readonly Problem[] {
  const { nation, area, type, path } = stack
  const named = [
    ...known.nation('nation', nation),
    ...known.area('area', area),
    ...path.flatMap((one, at) => known.area(`path.${at}`, one)),
  ]
  if (named.length > 0) return named
  const units = known.type('type', nation, type)
  if (units.length > 0) return units
  const mine = after.records(STACKS).filter((one) => one.nation === nation && one.area === area && one.type === type)
  const count = mine.reduce((sum, one) => sum + one.count, 0)
  const there = unitsAt(after, nation, area, type)
  if (count > there) return [ownProblem('count', 'problem.stackFits', { value: there, nation, area, count })]
  return known.ownId('path', stackId(stack), id)
}

/** What hangs on a figure follows it when the game master overrules it: stacks are no larger than what stands there, and the end is reckoned anew. */
export function* afterCorrection(world: World): Procedure {
  for (const { count, ...stack } of world.records(STACKS)) {
    const { nation, area, type } = stack
    const id = stackId(stack)
    const all = world.records(STACKS).filter((one) => one.nation === nation && one.area === area && one.type === type)
    const over = all.reduce((sum, one) => sum + one.count, 0) - unitsAt(world, nation, area, type)
    if (over > 0 && world.record(STACKS, id) !== undefined) yield* changeStack(CORRECTION_RULE, world, stack, -Math.min(over, count))
  }
  const { ended } = world.record(GAME, 'game') ?? { ended: null }
  if (ended !== null) yield* settle(CORRECTION_RULE, world, ended.turn)
}
