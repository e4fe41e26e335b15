import { takeAnswer } from '../../../kernel/forms/answer.ts'
import type { ChronicleLine, Effect, Posting } from '../../../kernel/world/effect.ts'
import type { Problem } from '../../../kernel/problem.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import { questionKey, type Request } from '../../../kernel/engine/request.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { Run } from '../../../kernel/engine/run.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { countArmy } from '../rules/army.ts'
import { elementId } from '../rules/beginning.ts'
import { lossesOf } from '../rules/losses.ts'
import { BATTLE, ELEMENTS, elementOf, HOSTS, SHEETS, type Battle, type CombatSheet, type Element, type Host } from '../rules/records.ts'
import { HORDES } from '../rules/ruleset.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { rosterOf } from '../rules/sample.ts'

export const PLAYERS = { redHost: { name: 'Ada' }, blueHost: { name: 'Ben' } } as const

export interface StageSetting {
  readonly rules?: HouseRules
  /** Codes of the elements, the general with a star; red has the bound. */
  readonly red?: string
  readonly blue?: string
  /** Changes to elements, by id. */
  readonly elements?: Readonly<Record<string, Partial<Element>>>
  readonly pips?: number
  /** What each army costs; what its elements make where nothing is said. */
  readonly ap?: number
  /** What is lost, beside the elements that are. */
  readonly lost?: Readonly<Partial<Record<Host, number>>>
  readonly bound?: number
  readonly phase?: number
  readonly battle?: Partial<Battle>
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
  /** Of one element. */
  element(id: string): Element
  /** The sheets of combats, in their order. */
  readonly sheets: readonly CombatSheet[]
  postings(account?: string, owner?: string): readonly Posting[]
  lines(wording: string): readonly ChronicleLine[]
}

const SEED = '5eed'.repeat(16)

/** Two armies on the table in red's bound, at the beginning of a phase. */
export function stage(setting: StageSetting = {}): WorldState {
  const world = new WorldState()
  const { bound = 1, phase = 1 } = setting
  const armies = { redHost: setting.red ?? 'HE* SP', blueHost: setting.blue ?? 'HE* SP' }
  const ap = (host: Host): number => setting.ap ?? countArmy(rosterOf(armies[host]).filter(({ type }) => type !== 'ST')).ap
  const battle: Battle = {
    players: { redHost: 'Ada', blueHost: 'Ben' },
    armies: { redHost: { name: '', ap: ap('redHost') }, blueHost: { name: '', ap: ap('blueHost') } },
    ...{ defender: bound % 2 === 1 ? 'redHost' : 'blueHost', houseRules: setting.rules ?? {}, ended: null },
    ...setting.battle,
  }
  put(world, BATTLE.name, 'battle', battle)
  for (const host of HOSTS) {
    rosterOf(armies[host]).forEach((entry, at) => {
      const id = elementId(host, at + 1)
      const element: Element = {
        ...{ id, owner: host, status: 'table', takenBy: null, ...entry },
        ...{ movedIn: 0, deployedIn: 0, shotIn: 0, calledIn: 0, spelledIn: 0, lurkerUses: 0, ones: 0 },
        ...setting.elements?.[id],
      }
      put(world, ELEMENTS.name, id, element)
    })
  }
  for (const host of HOSTS) give(world, host, 'apLost', lossesOf(world, host) + (setting.lost?.[host] ?? 0))
  give(world, 'redHost', 'pipsLeft', setting.pips ?? 0)
  world.apply({ kind: 'checkpoint', cursor: { turn: bound, seat: 'redHost', phase } })
  return world
}

/**
 * Plays a procedure on the world with scripted answers: dice as arrays (`[5, 2]`), sheets and acts as objects. Stops at the first refused
 * answer, when answers run out, or at the end. Throws where a record is put that could not be set by hand.
 */
export function playOut(world: WorldState, start: (world: World) => Procedure<unknown>, answers: readonly unknown[] = []): Played {
  const run = new Run(HORDES, world, start(world) as Procedure)
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
    element: (id) => elementOf(world, id),
    sheets: world.records(SHEETS),
    postings: (account, owner) =>
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
    const held = HORDES.collections?.find(({ name }) => name === effect.collection)
    if (held?.check === undefined) return [`${effect.collection} has no check`]
    const read = held.check(effect.value)
    return read.ok ? [] : read.problems.map(({ field, message }) => `${effect.collection} ${effect.id} ${field}: ${message}`)
  })
}

/** Ids of the acts a request offers; empty where it asks something else. */
export function actsOf(request: Request | null): readonly string[] {
  return request?.kind === 'act' ? request.acts.map(({ id }) => id) : []
}

/** Ids of the options a field of an act, or of a sheet, offers; empty where there is none such. */
export function optionsOf(request: Request | null, field: string, act?: string): readonly string[] {
  const form = request?.kind === 'act' ? request.acts.find(({ id }) => id === act) : request?.kind === 'fill' ? request : undefined
  const found = form?.fields.find(({ id }) => id === field)
  return found?.type === 'pick' || found?.type === 'many' ? found.options.map(({ id }) => id) : []
}

function give(world: WorldState, owner: string, account: string, delta: number): void {
  if (delta !== 0) world.apply({ kind: 'posting', rule: 'HQ-SEQ-1', owner, account, delta })
}

function put(world: WorldState, collectionName: string, id: string, value: unknown): void {
  world.apply({ kind: 'record', rule: 'HQ-SEQ-1', collection: collectionName, id, value: value as Json })
}
