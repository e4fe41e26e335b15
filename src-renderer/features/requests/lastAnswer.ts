import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Thrown } from '../../bridge/seatBridge.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { questionKey, type Answer, type Request } from '../../../src-shared/kernel/engine/request.ts'
import type { Answered } from '../../stores/tableState.ts'
import { useTable } from '../../stores/table.ts'

/** A question that went away, with the entries of the seat's view it left behind: `from` up to `to`. */
interface Kept {
  readonly request: Request
  readonly answer: unknown
  readonly turn: number
  readonly from: number
  readonly to: number
}

/**
 * The question of this seat's that was answered last, and what came of it as far as the seat sees, to be read while the others play on.
 * What a seat sees has no answers in it: this is what was sent from here, and what stood in the view once the question was gone. Null
 * before the first one of this sitting, once it is taken back, and when a later round has begun. `thrown`: the dice rolled last, which come
 * with the table's reply.
 */
export function useLastAnswer(thrown: Readonly<Ref<Thrown | null>> = shallowRef(null)): ComputedRef<Answered | null> {
  const table = useTable()
  const kept = shallowRef<Kept | null>(null)
  let sent: { readonly key: string; readonly answer: unknown } | null = null

  table.$onAction(({ name, args }) => {
    if (name === 'answer' && table.pending !== null) sent = { key: questionKey(table.pending), answer: args[0] }
  })

  watch(
    () => ({
      campaign: table.head?.table,
      request: table.pending,
      entries: table.entries,
      to: table.entries.length,
      turn: table.cursor.turn,
    }),
    (now, before) => {
      if (now.campaign !== before.campaign) return void (kept.value = null)
      const { request } = before
      const key = request === null ? null : questionKey(request)
      const next = now.request === null ? null : questionKey(now.request)
      if (kept.value !== null && next === questionKey(kept.value.request)) kept.value = null
      if (request === null || key === next || now.to < before.to) return
      const answer = sent?.key === key ? sent.answer : undefined
      sent = null
      // Where something else than an answer took the question away, nothing came of one.
      const others = now.entries.slice(before.to).some(({ kind }) => kind !== 'answer')
      kept.value = others ? null : { request, answer, turn: before.turn, from: before.to, to: now.to }
    },
  )

  return computed(() => {
    if (kept.value === null || kept.value.turn < table.cursor.turn) return null
    const { request, from, to } = kept.value
    const answer = thrown.value?.question === questionKey(request) ? thrown.value.dice : kept.value.answer
    const moments = table.moments.slice(from, to)
    if (moments.length < to - from || moments.some(({ voidedBy }) => voidedBy !== null)) return null
    const effects = moments.flatMap(({ entry }) => entry.effects ?? [])
    const entry: SeenEntry = {
      seq: from,
      kind: 'answer',
      request: request.id,
      occurrence: request.occurrence,
      effects,
      ...(answer === undefined ? {} : { answer: answer as Answer }),
    }
    return { request, entry }
  })
}
