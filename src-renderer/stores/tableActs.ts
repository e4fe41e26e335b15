import type { Ref } from 'vue'
import type { MasterApi } from '../../src-shared/contract/workbenchApi.ts'
import type { Effect } from '../../src-shared/kernel/effect.ts'
import type { Change, Decisions } from '../../src-shared/kernel/journal.ts'
import type { Outcome } from '../../src-shared/kernel/problem.ts'
import { accept } from '../../src-shared/kernel/problem.ts'
import type { Request } from '../../src-shared/kernel/request.ts'
import { questionKey } from '../../src-shared/kernel/request.ts'
import type { Json, SeatId } from '../../src-shared/kernel/rule.ts'
import type { TableBridge } from '../bridge/hostBridge.ts'
import type { Thrown } from '../bridge/seatBridge.ts'
import type { TableHead } from './table.ts'
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
  /** Sends one act to the host; a failure on the way comes back as a problem like any other. */
  async function send<T>(doing: keyof typeof troubleTexts.doing, work: (table: string) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const table = head.value?.table
    if (table === undefined) return refusal(() => troubleTexts.noTable)
    const seq = past.value
    if (seq !== null) return refusal(() => lookingBack(seq))
    busy.value++
    try {
      return await work(table)
    } catch (bug) {
      return refusal(troubleOf(bug, () => troubleTexts.doing[doing]))
    } finally {
      busy.value--
    }
  }

  /** Sends one of the game master's acts; on a player's device it is refused. */
  const direct = <T>(
    doing: keyof typeof troubleTexts.doing,
    work: (master: MasterApi, table: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    const { master } = bridge
    return send(doing, (table) => (master === null ? Promise.resolve(refusal(() => troubleTexts.onlyMaster)) : work(master, table)))
  }

  /** Answers what is asked, in the name of the seat the screen is lent to where it is. `question` is the key of the question that was seen; by default of the one shown now. */
  async function answer(raw: unknown, question = pending.value === null ? '' : questionKey(pending.value)): Promise<Outcome<null>> {
    const seat = lentTo.value
    const taken = await send('answer', (table) =>
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
    direct('correct', (master, table) => master.correct(table, changes, reason))

  /** House rules hold from here on. */
  const decide = (decided: Decisions, reason: string): Promise<Outcome<null>> =>
    direct('decide', (master, table) => master.decide(table, decided, reason))

  /** What the game master decrees in the game's own terms. */
  const decree = (wish: Json, reason: string): Promise<Outcome<null>> =>
    direct('decide', (master, table) => master.decree(table, wish, reason))

  /** Takes back entry `from` and everything after it. */
  const retract = (from: number, reason?: string): Promise<Outcome<null>> =>
    direct('retract', (master, table) => master.retract(table, from, ...(reason === undefined ? [] : [reason])))

  const note = (text: string): Promise<Outcome<null>> => direct('note', (master, table) => master.note(table, text))

  const restartPhase = (reason: string): Promise<Outcome<null>> => direct('restart', (master, table) => master.restartPhase(table, reason))

  return { answer, preview, correct, decide, decree, retract, note, restartPhase }
}
