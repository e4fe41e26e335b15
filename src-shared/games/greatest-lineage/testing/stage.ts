import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import type { Procedure } from '../../../kernel/engine/procedure.ts'
import { accept, type Problem } from '../../../kernel/problem.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import { Run } from '../../../kernel/engine/run.ts'
import type { Ruleset } from '../../../kernel/engine/ruleset.ts'
import { takeAnswer } from '../../../kernel/forms/answer.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { accountBounds, accountsOf, OWNERS, type AccountId } from '../rules/accounts.ts'
import { LATEST_EDITION } from '../rules/edition.ts'
import { CIVILISATIONS, GAME, type CivilisationRecord, type Game, type Royal } from '../rules/records.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { SEATS, type Civilisation } from '../rules/seats.ts'
import { recordFaults } from './recordsFit.ts'

export interface StageSetting {
  readonly rules?: HouseRules
  /** See `edition.ts`: the latest unless a test says otherwise. */
  readonly edition?: number
  readonly goal?: Game['goal']
  readonly turn?: number
  readonly seat?: string
  readonly phase?: number
  readonly elves?: Balances
  readonly humans?: Balances
  readonly dwarves?: Balances
  /** Any other owner's balances. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Records by collection name and id. */
  readonly records?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export type Balances = Readonly<Partial<Record<AccountId, number>>>

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
}

const SEED = '5eed'.repeat(16)

/**
 * A world for tests: three living civilisations (age 1, two territories, no people, no house) unless the setting says otherwise.
 */
export function stage(setting: StageSetting = {}): WorldState {
  const world = new WorldState()
  const game: Game = {
    goal: setting.goal ?? 'conquest',
    houseRules: setting.rules ?? {},
    order: [...SEATS],
    ended: null,
    edition: setting.edition ?? LATEST_EDITION,
  }
  put(world, GAME.name, 'game', game)
  for (const seat of SEATS) {
    put(world, CIVILISATIONS.name, seat, newCivilisation(seat))
    const balances: Balances = { age: 1, territories: 2, ...setting[seat] }
    for (const [account, to] of Object.entries(balances)) give(world, seat, account, to)
  }
  for (const [owner, balances] of Object.entries(setting.others ?? {})) {
    for (const [account, to] of Object.entries(balances)) give(world, owner, account, to)
  }
  for (const [name, held] of Object.entries(setting.records ?? {}))
    for (const [id, value] of Object.entries(held)) put(world, name, id, value)
  world.apply({ kind: 'checkpoint', cursor: { turn: setting.turn ?? 1, seat: setting.seat ?? 'elves', phase: setting.phase ?? 1 } })
  return world
}

export function newCivilisation(seat: Civilisation, change: Partial<CivilisationRecord> = {}): CivilisationRecord {
  return {
    seat,
    player: seat,
    alive: true,
    fell: null,
    highestAge: 1,
    bought: 0,
    claimed: 0,
    ...change,
  }
}

/** Ruler (male), spouse, son and daughter of a civilisation, for `records: { royal: house('elves') }`. */
export function house(owner: Civilisation, change: Partial<Royal> = {}): Readonly<Record<string, Royal>> {
  const base = { owner, since: 1, culture: 0, territory: 0, military: 0 }
  const royals: Royal[] = [
    { ...base, id: `${owner}-royal-1`, role: 'ruler', sex: 'male', culture: 10, military: 5, ...change },
    { ...base, id: `${owner}-royal-2`, role: 'spouse', sex: 'female' },
    { ...base, id: `${owner}-royal-3`, role: 'child', sex: 'male' },
    { ...base, id: `${owner}-royal-4`, role: 'child', sex: 'female' },
  ]
  return Object.fromEntries(royals.map((royal) => [royal.id, royal]))
}

/**
 * Plays a procedure on the world with scripted answers: dice as arrays (`[34, 77]`), options as ids, sheets and acts as objects.
 * Stops at the first refused answer, when answers run out, or at the end. A missing answer to a roll is never made up. Throws where a record
 * is put that could not be set by hand.
 */
export function playOut(world: WorldState, start: (world: World) => Procedure<unknown>, answers: readonly unknown[] = []): Played {
  const run = new Run(BARE, world, start(world) as Procedure)
  const effects = [...run.resume(undefined)]
  const asked: Request[] = []
  let problems: readonly Problem[] = []
  for (const answer of answers) {
    const request = run.pending
    if (request === null) throw new Error(`nothing is asked, but an answer is left: ${JSON.stringify(answer)}`)
    const taken = takeAnswer(request, answer, SEED)
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
    world,
    effects,
    pending: run.pending,
    asked,
    problems,
    postings: (owner, account) =>
      effects.filter(
        (effect): effect is Posting =>
          effect.kind === 'posting' &&
          (owner === undefined || effect.owner === owner) &&
          (account === undefined || effect.account === account),
      ),
  }
}

const BARE: Ruleset<Json> = {
  id: 'bare',
  version: 1,
  readSetup: () => accept(null),
  players: () => [],
  *setUp() {
    // Tests bring their own world.
  },
  *play() {
    // Tests bring their own procedure.
  },
  *afterCorrection() {
    // Nothing to put right.
  },
  readRulings: () => accept({}),
  *decide() {
    // Tests set house rules with the stage.
  },
  seats: () => SEATS,
  account: (_world, owner, account) => accountBounds(owner, account),
  accountsOf: (_world, owner) => accountsOf(owner),
  owners: () => OWNERS,
}

function give(world: WorldState, owner: string, account: string, to: number): void {
  const delta = to - world.balance(owner, account)
  if (delta !== 0) world.apply({ kind: 'posting', rule: 'GL-SET-8', owner, account, delta })
}

function put(world: WorldState, collectionName: string, id: string, value: unknown): void {
  world.apply({ kind: 'record', rule: 'GL-SET-8', collection: collectionName, id, value: value as Json })
}
