import { ref, shallowRef } from 'vue'
import type { TableState } from '../../src-shared/contract/workbenchApi.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { randomKey } from '../storage/randomKey.ts'

/** An act on its way to the host. */
export interface SentAct {
  /** What it is, and everything it was given: the same act given again has the same. */
  readonly same: string
  /** Unlike any other act's; an act given again after it was lost keeps it. */
  readonly key: string
  /** Key of the question that is answered; null for any other act. */
  readonly question: string | null
}

/** What a table shows once the connection is back. */
export interface Returned extends Pick<TableState, 'pending'> {
  readonly entries: readonly SeenEntry[]
}

/** The act whose fate nobody knows: the connection was lost before it was acknowledged. It may have arrived all the same. */
export function lostActs() {
  const lost = shallowRef<SentAct | null>(null)
  /** Whether that is to be found out still. */
  const unsure = ref(false)

  /** The act as it is sent: under its former key where it was lost before. */
  function sending(same: string, question: string | null): SentAct {
    return { same, question, key: lost.value?.same === same ? lost.value.key : randomKey() }
  }

  /** It was acknowledged or refused. */
  function done(): void {
    lost.value = null
    unsure.value = false
  }

  function failed(act: SentAct, fault: unknown): void {
    const isLost = fault instanceof ConnectionLost
    lost.value = isLost ? act : null
    unsure.value = isLost
  }

  /**
   * Whether the act had arrived, by what the table shows now; null where none is in doubt, or it still is. It is told once. `final`: what is
   * shown is the newest there is.
   */
  function settle(now: Returned, final: boolean): boolean | null {
    const act = lost.value
    if (act === null || !unsure.value) return null
    const arrived = act.question === null ? now.entries.some(({ key }) => key === act.key) : isAnswered(act.question, now)
    if (!arrived && !final) return null
    unsure.value = false
    if (arrived) lost.value = null
    return arrived
  }

  /** Another table is looked at. */
  const forget = done

  return { unsure, sending, done, failed, settle, forget }
}

/** A seat sees of an answer only what came of it: that its question is not open any more. */
function isAnswered(question: string, { pending }: Returned): boolean {
  return !pending.some((request) => questionKey(request) === question)
}
