import type { Ref } from 'vue'
import type { MasterApi } from '../../src-shared/contract/workbenchApi.ts'
import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import type { Change, Decisions, Names } from '../../src-shared/kernel/journal/journal.ts'
import { accept, type Outcome } from '../../src-shared/kernel/problem.ts'
import { questionKey, type Request } from '../../src-shared/kernel/engine/request.ts'
import type { Json, SeatId } from '../../src-shared/kernel/world/rule.ts'
import type { TableBridge } from '../bridge/hostBridge.ts'
import type { Thrown } from '../bridge/seatBridge.ts'
import type { TableHead } from './table.ts'
import { lostActs } from './unconfirmedCommands.ts'
import { lookingBack } from './tableState.ts'
import { troubleTexts } from './texts/trouble.ts'
import { refusal, troubleOf } from './sentences.ts'

/** Of the table's store what its acts go by. */
interface ActingTable {
  readonly head: Ref<TableHead | null>
  readonly past: Ref<number | null>
  /** Acts on their way to the host. */
  readonly busy: Ref<number>
  readonly lentTo: Ref<SeatId | null>
  readonly pending: Readonly<Ref<Request | null>>
  readonly turnedTo: Ref<string | null>
  readonly thrown: Ref<Thrown | null>
}

/** What can be done at the open table: each act goes to the host, which saves it before it is acknowledged. */
export function tableActs(bridge: TableBridge, { head, past, busy, lentTo, pending, turnedTo, thrown }: ActingTable) {
  const lost = lostActs()

  /** Sends one act to the host; a failure on the way comes back as a problem like any other. `given`: all that tells it from others. */
  async function send<T>(
    doing: keyof typeof troubleTexts.doing,
    given: { readonly what: unknown; readonly question?: string },
    work: (table: string, key: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const table = head.value?.table
    if (table === undefined) return refusal(() => troubleTexts.noTable)
    const seq = past.value
    if (seq !== null) return refusal(() => lookingBack(seq))
    const act = lost.sending(JSON.stringify([table, doing, given]), given.question ?? null)
    busy.value++
    try {
      const done = await work(table, act.key)
      lost.done()
      return done
    } catch (bug) {
      lost.failed(act, bug)
      return refusal(troubleOf(bug, () => troubleTexts.doing[doing]))
    } finally {
      busy.value--
    }
  }

  /** Sends one of the game master's acts; on a player's device it is refused. */
  const direct = <T>(
    doing: keyof typeof troubleTexts.doing,
    what: unknown,
    work: (master: MasterApi, table: string, key: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const { master } = bridge
    return send(doing, { what }, (table, key) =>
      master === null ? Promise.resolve(refusal(() => troubleTexts.onlyMaster)) : work(master, table, key),
    )
  }

  /** Answers what is asked, in the name of the seat the screen is lent to where it is. `question` is the key of the question that was seen; by default of the one shown now. */
  async function answer(raw: unknown, question = pending.value === null ? '' : questionKey(pending.value)): Promise<Outcome<null>> {
    const seat = lentTo.value
    const taken = await send('answer', { what: raw, question }, (table) =>
      seat === null ? bridge.api.answer(table, raw, question) : answerAs(table, seat, raw, question),
    )
    if (taken.ok) turnedTo.value = null
    return taken
  }

  async function answerAs(table: string, seat: SeatId, raw: unknown, question: string): Promise<Outcome<null>> {
    const taken = await bridge.master?.answerAs(table, seat, raw, question)
    if (taken === undefined) return refusal(() => troubleTexts.onlyMaster)
    if (!taken.ok) return taken
    // The curtain may have fallen meanwhile.
    if (taken.value !== null && lentTo.value === seat) thrown.value = { question, dice: taken.value }
    return accept(null)
  }

  /** What the answer would do, up to the next question. */
  async function preview(raw: unknown): Promise<Outcome<readonly Effect[]>> {
    const table = head.value?.table
    if (table === undefined || past.value !== null) return { ok: true, value: [] }
    // The host would tell all that happens, what others do in secret included.
    if (lentTo.value !== null) return refusal(() => troubleTexts.lentEffect)
    try {
      return await bridge.api.preview(table, raw, ...(pending.value === null ? [] : [questionKey(pending.value)]))
    } catch (bug) {
      return refusal(troubleOf(bug, () => troubleTexts.doing.effect))
    }
  }

  const correct = (changes: readonly Change[], reason: string): Promise<Outcome<null>> =>
    direct('correct', [changes, reason], (master, table, key) => master.correct(table, changes, reason, key))

  /** House rules hold from here on. */
  const decide = (decided: Decisions, reason: string): Promise<Outcome<null>> =>
    direct('decide', [decided, reason], (master, table, key) => master.decide(table, decided, reason, key))

  /** What the game master decrees in the game's own terms. */
  const decree = (wish: Json, reason: string): Promise<Outcome<null>> =>
    direct('decree', [wish, reason], (master, table, key) => master.decree(table, wish, reason, key))

  /** Takes back entry `from` and everything after it. */
  const retract = (from: number, reason = ''): Promise<Outcome<null>> =>
    direct('retract', [from, reason], (master, table, key) => master.retract(table, from, reason, key))

  const note = (text: string): Promise<Outcome<null>> => direct('note', text, (master, table, key) => master.note(table, text, key))

  /** Gives things names of their own; an empty one takes the name away. */
  const name = (names: Names): Promise<Outcome<null>> => {
    const { nameOwn } = bridge
    if (nameOwn !== undefined) return send('name', { what: names }, () => nameOwn(names))
    return direct('name', names, (master, table, key) => master.name(table, names, key))
  }

  /** Who answers for a seat in the round in play; empty: its player. */
  const standIn = (seat: SeatId, by: string): Promise<Outcome<null>> =>
    direct('standIn', [seat, by], (master, table, key) => master.standIn(table, seat, by, key))

  const restartPhase = (reason: string): Promise<Outcome<null>> =>
    direct('restart', reason, (master, table, key) => master.restartPhase(table, reason, key))

  return { acts: { answer, preview, correct, decide, decree, retract, name, standIn, note, restartPhase }, lost }
}
