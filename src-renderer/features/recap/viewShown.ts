import type { RecapView } from '../../../src-shared/report/recap.ts'
import type { useTable } from '../../stores/table.ts'

/** What is shown of the open table, as far as a recap is made of it; null while none is open. */
export function viewShown({
  head,
  title,
  entries,
  state,
}: Pick<ReturnType<typeof useTable>, 'head' | 'title' | 'entries' | 'state'>): RecapView | null {
  return head === null ? null : { seat: head.seat, title, entries, pending: state?.pending ?? [], seed: state?.seed ?? null }
}
