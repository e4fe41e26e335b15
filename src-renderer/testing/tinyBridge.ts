import { NO_CHANCE } from '../../src-shared/contract/chance.ts'
import type { SeatsState } from '../../src-shared/contract/seats.ts'
import type { WorkbenchApi } from '../../src-shared/contract/workbenchApi.ts'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { digestText } from '../../src-shared/kernel/journal/hash.ts'
import { sealAll, type DicePreference } from '../../src-shared/kernel/journal/journal.ts'
import { accept, problem, refuse, type Outcome } from '../../src-shared/kernel/problem.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import { TableSession } from '../../src-shared/table/session/session.ts'
import { Listeners, type Connection, type HostBridge } from '../bridge/hostBridge.ts'

export const SEED = 'ab'.repeat(32)

/** Nobody sits at the table but the game master. */
export const NOBODY: SeatsState = {
  door: { reach: 'closed', addresses: [], possible: true },
  hasPin: false,
  seats: [],
  display: { devices: 0, connected: 0, invited: false },
  prepared: [],
  chance: NO_CHANCE,
}

/** What concerns players' seats is refused: a test that needs it stands in for it. */
function notHere(): Promise<Outcome<never>> {
  return Promise.resolve(refuse(problem('seat', 'problem.missing', { wanted: 'a seat of this table' })))
}

const NO_SEATS = {
  seatView: notHere,
  setDoor: notHere,
  invite: notHere,
  displayCode: notHere,
  dropDisplayCode: notHere,
  revoke: notHere,
  setPin: notHere,
  checkPin: notHere,
  orders: notHere,
  saveOrders: notHere,
  setReady: notHere,
  useOrders: notHere,
  takeUpShares: notHere,
  pack: notHere,
  renewKey: notHere,
  readOrders: notHere,
  takeOrders: notHere,
}

/** A host with one open table in memory, and what a test wants to do to it. */
export interface TinyHost {
  readonly bridge: HostBridge
  readonly session: TableSession
  /** Answers what is asked, past the screen. */
  readonly answer: (raw: unknown) => Promise<Outcome<null>>
  /** Who listens to the host; a test may emit an event of its own. */
  readonly listeners: Listeners
  /** As if the connection broke or came back. */
  readonly connect: (connection: Connection) => void
  /** How often the whole table was asked for. */
  readonly opened: () => number
}

/** A table of `game` with its set-up done. `overrides` stand in for methods of the host. */
export function tinyHost(game: Ruleset<Json>, overrides: Partial<WorkbenchApi> = {}, setup: Json = {}): TinyHost {
  const { dice = 'app' } = (setup ?? {}) as { readonly dice?: DicePreference }
  const begun = Campaign.begin(game, { id: 'tiny', title: 'The Winter Crown', seed: SEED, dice }, setup)
  if (!begun.ok) throw new Error('the tiny game refuses its set-up')
  const campaign = begun.value
  const lines = sealAll(campaign.headerLine, campaign.entries, digestText)
  const session = new TableSession({
    table: 'tiny',
    campaign,
    torn: 0,
    store: { append: (line: string) => Promise.resolve(void lines.push(line)), close: () => Promise.resolve() },
    readOnly: null,
    digest: digestText,
    reread: () => Promise.resolve({ headerLine: campaign.headerLine, lines, torn: 0 }),
  })

  const listeners = new Listeners()
  session.listen((update) => listeners.emit('tableChanged', 'tiny', update))
  const watchers = new Set<(connection: Connection) => void>()
  let opened = 0
  const api: WorkbenchApi = {
    host: () => Promise.resolve({ kind: 'browser', place: null, openAtStart: null }),
    library: () => Promise.resolve([]),
    glance: () => Promise.resolve(null),
    create: () => Promise.resolve(accept('tiny')),
    createSample: () => Promise.resolve(accept('tiny')),
    importCampaign: () => Promise.resolve(accept('tiny')),
    findSame: () => Promise.resolve(refuse(problem('file', 'problem.missing', { wanted: 'one that is the same' }))),
    exportCampaign: () => Promise.resolve(accept({ name: 'tiny.lineage', text: '' })),
    rename: (ref) => Promise.resolve(accept(ref)),
    duplicate: (ref) => Promise.resolve(accept(ref)),
    whatIf: (ref) => Promise.resolve(accept(ref)),
    versions: () => Promise.resolve(accept([])),
    putBack: () => Promise.resolve(accept(null)),
    trash: (ref) => Promise.resolve(accept(ref)),
    trashed: () => Promise.resolve(accept([])),
    bringBack: (id) => Promise.resolve(accept(id)),
    destroy: () => Promise.resolve(accept(null)),
    openTable: async () => {
      opened++
      return accept(await session.view())
    },
    closeTable: () => Promise.resolve(),
    answer: (_table, raw, question) => session.answer(raw, question),
    answerAs: (_table, seat, raw, question) => session.answerAs(seat, raw, question),
    preview: (_table, raw) => session.preview(raw),
    correct: (_table, changes, reason, key) => session.correct(changes, reason, key),
    decree: (_table, decree, reason, key) => session.decree(decree, reason, key),
    decide: (_table, decided, reason, key) => session.decide(decided, reason, key),
    retract: (_table, from, reason, key) => session.retract(from, reason === '' ? undefined : reason, key),
    standIn: (_table, seat, by, key) => session.annotate({ kind: 'standIn', seat, by }, key),
    name: (_table, names, key) => session.annotate({ kind: 'naming', names }, key),
    note: (_table, text, key) => session.note(text, key),
    playOn: async () => accept(await session.view()),
    breakLock: async () => accept(await session.view()),
    restartPhase: (_table, reason, key) => session.restartPhase(reason, key),
    playOut: () => notHere(),
    verify: (_table, anew) => session.verify(anew),
    seats: () => Promise.resolve(accept(NOBODY)),
    ...NO_SEATS,
    ...overrides,
  }
  const bridge: HostBridge = {
    api,
    master: api,
    listen: listeners.add,
    watchConnection: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  const answer = async (raw: unknown): Promise<Outcome<null>> => {
    const [asked] = (await session.view()).pending
    return session.answer(raw, asked === undefined ? '' : questionKey(asked))
  }
  return {
    bridge,
    session,
    answer,
    listeners,
    connect: (connection) => watchers.forEach((watcher) => watcher(connection)),
    opened: () => opened,
  }
}
