import { takeAnswer } from '../../../kernel/forms/answer.ts'
import { TABLE_SEAT, type ChronicleLine, type Effect, type Posting } from '../../../kernel/world/effect.ts'
import type { Problem } from '../../../kernel/problem.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import { questionKey, type Request } from '../../../kernel/engine/request.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { Run } from '../../../kernel/engine/run.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { offMap, onMap, seatOf } from '../rules/board.ts'
import { GAME, SCENARIO, STACKS, type Game } from '../rules/records.ts'
import { NATION_TURNS } from '../rules/ruleset.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { SAMPLE } from '../rules/sample.ts'
import type { EventRow, Nation, Scenario } from '../rules/scenario.ts'
import { scenarioFor, type Setup } from '../rules/setup.ts'
import { stackId } from '../rules/movement/stacks.ts'

export const PLAYERS = { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } } as const

export interface StageSetting {
  readonly rules?: HouseRules
  /** Changes to the sample. */
  readonly scenario?: Partial<Scenario>
  /** Changes to its nations, by id. */
  readonly nations?: Readonly<Record<string, Partial<Nation>>>
  /** Added to its events; the sample's own are left out. */
  readonly events?: readonly EventRow[]
  /** Units on the map, by nation: `LM.warrior`. Nobody stands anywhere else. */
  readonly units?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Counters off the map; where nothing is said those of the sample. */
  readonly pool?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly points?: Readonly<Record<string, number>>
  /** Units that came somewhere: nation, kind, count and the areas they went through, the last of which they stand in. */
  readonly moved?: readonly (readonly [nation: string, type: string, count: number, way: string])[]
  readonly round?: number
  /** The active nation; absent: the table. */
  readonly nation?: string
  readonly phase?: number
  readonly game?: Partial<Game>
}

/** What came of a procedure played with scripted answers. */
export interface Played {
  readonly world: World
  readonly effects: readonly Effect[]
  /** What is asked after the last answer; null when the procedure has ended. */
  readonly pending: Request | null
  /** Requests in the order in which they were answered. */
  readonly asked: readonly Request[]
  /** Why the last answer was refused. */
  readonly problems: readonly Problem[]
  postings(owner?: string, account?: string): readonly Posting[]
  lines(wording: string): readonly ChronicleLine[]
}

const SEED = '5eed'.repeat(16)

/** The sample as it begins, or with these changes, at a place of play. */
export function stage(setting: StageSetting = {}): WorldState {
  const world = new WorldState()
  const houseRules = setting.rules ?? {}
  const changed = SAMPLE.nations.map((nation) => ({ ...nation, ...setting.nations?.[nation.id] }))
  const own: Scenario = { ...SAMPLE, nations: changed, events: setting.events ?? SAMPLE.events, ...setting.scenario }
  const setup: Setup = { players: PLAYERS, houseRules, scenario: own, units: null }
  const scenario = scenarioFor({ ...setup, houseRules: { unit_table: 'file', ...houseRules } })
  const order = scenario.nations.map(({ id }) => id)
  const players = Object.fromEntries(Object.entries(PLAYERS).map(([seat, { name }]) => [seat, name]))
  const game: Game = { players, houseRules, listed: order, order, out: [], ended: null, lines: 2, ...setting.game }
  put(world, SCENARIO.name, 'scenario', scenario)
  put(world, GAME.name, 'game', game)
  for (const nation of scenario.nations) {
    const units = Object.fromEntries(nation.start.map(({ area, type, count }) => [onMap(area, type), count]))
    for (const [account, count] of Object.entries(setting.units === undefined ? units : (setting.units[nation.id] ?? {})))
      give(world, nation.id, account, count)
    for (const [type, count] of Object.entries(setting.pool?.[nation.id] ?? nation.pool)) give(world, nation.id, offMap(type), count)
    give(world, nation.id, 'vp', setting.points?.[nation.id] ?? 0)
  }
  for (const [nation, type, count, way] of setting.moved ?? []) {
    const path = way.split(' ')
    const area = path.pop() ?? ''
    const stack = { nation, area, type, count, path }
    put(world, STACKS.name, stackId(stack), stack)
    give(world, nation, onMap(area, type), count)
  }
  const { nation, round: turn = 1, phase = 1 } = setting
  if (nation === undefined) world.apply({ kind: 'checkpoint', cursor: { turn, seat: TABLE_SEAT, phase: setting.phase ?? 0 } })
  else world.apply({ kind: 'checkpoint', cursor: { turn, seat: seatOf(world, nation), actor: nation, phase } })
  return world
}

/**
 * Plays a procedure on the world with scripted answers: dice as arrays (`[5, 2]`), options as ids, sheets and acts as objects. Stops at the
 * first refused answer, when answers run out, or at the end. Throws where a record is put that could not be set by hand.
 */
export function playOut(world: WorldState, start: (world: World) => Procedure<unknown>, answers: readonly unknown[] = []): Played {
  const run = new Run(NATION_TURNS, world, start(world) as Procedure)
  const effects = [...run.resume(undefined)]
  const asked: Request[] = []
  let problems: readonly Problem[] = []
  for (const answer of answers) {
    const request = run.pending
    if (request === null) throw new Error(`nothing is asked, but an answer is left: ${JSON.stringify(answer)}`)
    const taken = takeAnswer(request, answer, SEED, (reply) => run.objections(questionKey(request), reply))
    if (!taken.ok) {
      problems = taken.problems
      break
    }
    asked.push(request)
    effects.push(...run.resume(taken.value.reply))
  }
  const faults = recordFaults(effects)
  if (faults.length > 0) throw new Error(`no collection would take what the rules put: ${faults.join('; ')}`)
  return {
    ...{ world, effects, pending: run.pending, asked, problems },
    postings: (owner, account) =>
      effects.filter(
        (effect): effect is Posting =>
          effect.kind === 'posting' &&
          (owner === undefined || effect.owner === owner) &&
          (account === undefined || effect.account === account),
      ),
    lines: (wording) => effects.filter((effect): effect is ChronicleLine => effect.kind === 'line' && effect.wording === wording),
  }
}

/** What the collections have against records the rules put. */
export function recordFaults(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'record') return []
    const held = NATION_TURNS.collections?.find(({ name }) => name === effect.collection)
    if (held?.check === undefined) return [`${effect.collection} has no check`]
    const read = held.check(effect.value)
    return read.ok ? [] : read.problems.map(({ field, message }) => `${effect.collection} ${effect.id} ${field}: ${message}`)
  })
}

function give(world: WorldState, owner: string, account: string, delta: number): void {
  if (delta !== 0) world.apply({ kind: 'posting', rule: 'NT-SET-1', owner, account, delta })
}

function put(world: WorldState, collectionName: string, id: string, value: unknown): void {
  world.apply({ kind: 'record', rule: 'NT-SET-1', collection: collectionName, id, value: value as Json })
}
