import { borderFaults, type BorderFault } from '../../../board/graph.ts'
import type { Message } from '../../../kernel/message.ts'
import { accept, refuse, type Outcome, type Problem } from '../../../kernel/problem.ts'
import { ownMessage, ownProblem } from './messages.ts'
import { PEOPLES, SCENARIO_SHAPE, type Condition, type EventRow, type Nation, type Scenario } from './scenario.ts'
import { AREA_TYPES } from './tables.ts'

const LONGEST_ID = 24
const LONGEST_NAME = 60
/** Names of seats and accounts. */
const TAKEN = /^(?:p\d+|gm|table|pool|vp|done)$/i

/** Reads a scenario from outside. Refuses with a problem per place: `scenario.areas.3.borders.0`. */
export function readScenario(raw: unknown, field = 'scenario'): Outcome<Scenario> {
  const read = SCENARIO_SHAPE.read(raw, field)
  if (!read.ok) return read
  const problems = scenarioProblems(read.value, field)
  return problems.length > 0 ? refuse(...problems) : accept(read.value)
}

/** The same for a scenario that is still to be played: rows that can have no effect are refused as well. */
export function readNewScenario(raw: unknown, field = 'scenario'): Outcome<Scenario> {
  const read = readScenario(raw, field)
  if (!read.ok) return read
  const problems = idleRows(read.value, field)
  return problems.length > 0 ? refuse(...problems) : read
}

/**
 * Rows that can have no effect: a change of rolls applies to the rest of its round (RULING-06), and no roll follows the end of a round. Campaigns
 * of earlier versions may have such rows, and still open.
 */
export function idleRows({ events }: Pick<Scenario, 'events'>, field = 'scenario'): readonly Problem[] {
  const at = field === '' ? '' : `${field}.`
  return events.flatMap(({ when, verb }, index) =>
    when === 'end' && verb === 'modify' ? [ownProblem(`${at}events.${index}.when`, 'problem.idleModify')] : [],
  )
}

/** What does not fit in a scenario: ids, borders, and all that is named and not there. */
export function scenarioProblems(scenario: Scenario, field = 'scenario'): readonly Problem[] {
  const at = (path: string): string => (field === '' ? path : `${field}.${path}`)
  const check = new Check(scenario, at)
  return [...check.lists(), ...check.areas(), ...check.nations(), ...check.players(), ...check.maxima(), ...check.events()]
}

class Check {
  readonly #scenario: Scenario
  readonly #at: (path: string) => string
  readonly #areas: readonly string[]
  readonly #units: readonly string[]
  readonly #nations: readonly string[]

  constructor(scenario: Scenario, at: (path: string) => string) {
    this.#scenario = scenario
    this.#at = at
    this.#areas = scenario.areas.map(({ id }) => id)
    this.#units = scenario.units.map(({ id }) => id)
    this.#nations = scenario.nations.map(({ id }) => id)
  }

  /** Ids and names; that there is one of each at all. */
  *lists(): Iterable<Problem> {
    for (const name of ['areas', 'units', 'nations'] as const) {
      const list = this.#scenario[name]
      if (list.length === 0) yield ownProblem(this.#at(name), 'problem.someAreas')
      for (const [index, { id, name: called }] of list.entries()) {
        const place = this.#at(`${name}.${index}`)
        if (!/^[A-Za-z]\w*$/.test(id) || id.length > LONGEST_ID || TAKEN.test(id))
          yield ownProblem(`${place}.id`, 'problem.scenarioId', { value: quoted(id), max: LONGEST_ID })
        if (list.findIndex((one) => one.id === id) < index) yield ownProblem(`${place}.id`, 'problem.scenarioTwice', { value: quoted(id) })
        if (called.trim() === '' || called.length > LONGEST_NAME)
          yield ownProblem(`${place}.name`, 'problem.scenarioName', { value: quoted(called), max: LONGEST_NAME })
      }
    }
  }

  *areas(): Iterable<Problem> {
    for (const { at, nth, fault } of borderFaults(this.#scenario.areas)) {
      const area = this.#scenario.areas[at]
      const [id = '', other = ''] = [area?.id, area?.borders[nth]]
      yield this.#border(`areas.${at}.borders.${nth}`, id, other, fault)
    }
    for (const [index, { totemOf, homeOf }] of this.#scenario.areas.entries()) {
      const place = `areas.${index}`
      for (const [nth, nation] of totemOf.entries()) yield* this.#named(`${place}.totemOf.${nth}`, nation, this.#nations)
      if (homeOf !== null) yield* this.#named(`${place}.homeOf`, homeOf, this.#nations)
    }
  }

  *nations(): Iterable<Problem> {
    const begun = new Map<string, string>()
    for (const [index, nation] of this.#scenario.nations.entries()) {
      const place = `nations.${index}`
      yield* this.#named(`${place}.basic`, nation.basic, this.#units)
      for (const type of Object.keys(nation.pool)) yield* this.#named(`${place}.pool.${type}`, type, this.#units)
      for (const [nth, { area, type }] of nation.start.entries()) {
        yield* this.#named(`${place}.start.${nth}.area`, area, this.#areas)
        yield* this.#named(`${place}.start.${nth}.type`, type, this.#units)
        const other = begun.get(area) ?? nation.id
        begun.set(area, other)
        if (other !== nation.id)
          yield ownProblem(this.#at(`${place}.start.${nth}.area`), 'problem.sharedStart', { value: nation.id, other })
      }
      for (const [nth, { unit }] of nation.specialRetreats.entries())
        if (unit !== undefined) yield* this.#named(`${place}.specialRetreats.${nth}.unit`, unit, this.#units)
      yield* this.#growth(place, nation)
      for (const [nth, criterion] of nation.scoring.entries()) {
        if (criterion.kind === 'hold') yield* this.#named(`${place}.scoring.${nth}.area`, criterion.area, this.#areas)
        if (criterion.kind === 'kill' && criterion.of !== null)
          yield* this.#named(`${place}.scoring.${nth}.of`, criterion.of, this.#nations)
      }
    }
  }

  *players(): Iterable<Problem> {
    const numbers = this.#scenario.nations.map(({ player }) => player)
    const last = Math.max(0, ...numbers)
    for (let player = 1; player < last; player++)
      if (!numbers.includes(player)) yield ownProblem(this.#at('nations'), 'problem.playerGap', { value: player, other: last })
  }

  *maxima(): Iterable<Problem> {
    const { types, nations } = this.#scenario.maxima
    for (const type of AREA_TYPES) {
      const isThere = this.#scenario.areas.some((area) => area.type === type)
      if (isThere && types[type] === undefined) yield ownProblem(this.#at(`maxima.types.${type}`), 'problem.noMaximum', { value: type })
    }
    for (const nation of Object.keys(nations)) yield* this.#named(`maxima.nations.${nation}`, nation, this.#nations)
  }

  *events(): Iterable<Problem> {
    for (const [index, row] of this.#scenario.events.entries()) {
      const place = `events.${index}`
      if (row.nation !== null) yield* this.#named(`${place}.nation`, row.nation, this.#nations)
      if (row.when === 'new' && row.verb !== 'place') yield ownProblem(this.#at(`${place}.when`), 'problem.newNation')
      yield* this.#row(place, row)
      if (row.condition !== undefined) yield* this.#condition(`${place}.condition`, row.condition)
    }
  }

  *#growth(place: string, { id, growth }: Nation): Iterable<Problem> {
    const { areas } = this.#scenario
    if (growth === 'totem' && !areas.some(({ totemOf }) => totemOf.includes(id)))
      yield ownProblem(this.#at(`${place}.growth`), 'problem.noTotem', { value: id })
    const homes = areas.filter(({ homeOf }) => homeOf === id).length
    if (growth === 'one_area' && homes !== 1) yield this.#homes(`${place}.growth`, id, homes)
  }

  *#row(place: string, row: EventRow): Iterable<Problem> {
    if (row.verb === 'place' || row.verb === 'remove') yield* this.#named(`${place}.area`, row.area, this.#areas)
    if (row.verb === 'place' || row.verb === 'remove' || row.verb === 'pool') yield* this.#named(`${place}.type`, row.type, this.#units)
    if (row.verb !== 'order') return
    for (const [nth, nation] of row.order.entries()) yield* this.#named(`${place}.order.${nth}`, nation, this.#nations)
    const missing = this.#nations.filter((nation) => !row.order.includes(nation))
    if (missing.length > 0 || row.order.length > this.#nations.length)
      yield ownProblem(this.#at(`${place}.order`), 'problem.orderParts', { missing: missing.join(', ') || 'none' })
  }

  *#condition(place: string, condition: Condition): Iterable<Problem> {
    if (condition.is === 'round') {
      const { from, to } = condition
      if (from > to) yield ownProblem(this.#at(`${place}.to`), 'problem.roundSpan', { from, to })
      return
    }
    yield* this.#named(`${place}.nation`, condition.nation, this.#nations)
    if (condition.area !== null) yield* this.#named(`${place}.area`, condition.area, this.#areas)
  }

  *#named(path: string, value: string, options: readonly string[]): Iterable<Problem> {
    if (!options.includes(value)) yield this.#unknown(path, value, options)
  }

  #border(path: string, id: string, other: string, fault: BorderFault): Problem {
    if (fault === 'itself') return ownProblem(this.#at(path), 'problem.borderItself', { value: id })
    if (fault === 'twice') return ownProblem(this.#at(path), 'problem.borderTwice', { value: other })
    if (fault === 'oneSided') return ownProblem(this.#at(path), 'problem.borderOneSided', { value: id, other })
    return this.#unknown(path, other, this.#areas)
  }

  #homes(path: string, id: string, count: number): Problem {
    if (count === 0) return ownProblem(this.#at(path), 'problem.noHome', { value: id })
    return ownProblem(this.#at(path), 'problem.oneHome', { value: id, count })
  }

  #unknown(path: string, value: string, options: readonly string[]): Problem {
    if (options.length === 0) return ownProblem(this.#at(path), 'problem.scenarioNoSuch', { value: quoted(value) })
    return ownProblem(this.#at(path), 'problem.scenarioUnknown', { value: quoted(value), options: options.join(', ') })
  }
}

/** What the sheet refers to and a scenario that can be played does not say: nation details, round details, counters, ground. */
export function scenarioGaps(scenario: Scenario): readonly Message[] {
  const { areas, nations, events, units } = scenario
  const arrivals = events.filter(({ verb }) => verb === 'place')
  const typesOf = ({ start, pool, basic }: Nation): readonly string[] => [basic, ...Object.keys(pool), ...start.map(({ type }) => type)]
  const isFarmer = (type: string): boolean => units.some(({ id, farmer }) => farmer && id === type)
  return [
    ...nations.filter(({ scoring }) => scoring.length === 0).map(({ id }) => ownMessage('gap.nationDetails', { nation: id })),
    ...(events.length === 0 ? [ownMessage('gap.roundDetails')] : arrivals.length === 0 ? [ownMessage('gap.arrivals')] : []),
    ...(nations.some(({ specialRetreats }) => specialRetreats.length > 0) ? [] : [ownMessage('gap.specialRetreat')]),
    ...PEOPLES.filter((kind) => !nations.some(({ people }) => people === kind)).map((people) => ownMessage('gap.people', { people })),
    ...AREA_TYPES.filter((type) => !areas.some((area) => area.type === type || area.also?.includes(type) === true)).map((type) =>
      ownMessage('gap.terrain', { type }),
    ),
    ...nations
      .filter((nation) => nation.growth === 'occupied_farmers' && !typesOf(nation).some(isFarmer))
      .map(({ id }) => ownMessage('gap.farmers', { nation: id })),
    ...(units.some(({ dice, mod }) => dice > 1 || mod !== 0) ? [] : [ownMessage('gap.modified')]),
    ...nations
      .filter(
        ({ id, growth, pool }) =>
          growth !== 'none' && Object.values(pool).every((count) => count === 0) && !arrivals.some(({ nation }) => nation === id),
      )
      .map(({ id }) => ownMessage('gap.counters', { nation: id })),
    ...areas.filter(({ borders }) => borders.length === 0).map(({ id }) => ownMessage('gap.outOfReach', { area: id })),
  ]
}

function quoted(value: string): string {
  return `“${value.slice(0, LONGEST_NAME)}”`
}
