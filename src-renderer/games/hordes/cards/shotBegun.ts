import { questionOf, type SeenEntry } from '../../../../src-shared/kernel/journal/history.ts'

/** What was said of a shot before its ticks are asked. */
export interface ShotBegun {
  readonly aiders: readonly string[]
  readonly back: boolean
  readonly backAiders: readonly string[]
}

/** As the last answers have it: who aids, whether the target shoots back, and who aids that. */
export function shotBegun(entries: readonly SeenEntry[]): ShotBegun {
  const last = (wording: string): { readonly seq: number; readonly answer: Readonly<Record<string, unknown>> } | null => {
    const found = entries.findLast((entry) => entry.kind === 'answer' && questionOf(entry)?.wording === wording)
    return found === undefined || typeof found.answer !== 'object'
      ? null
      : { seq: found.seq, answer: found.answer as Readonly<Record<string, unknown>> }
  }
  const named = last('act.theirShots')
  const replied = last('fill.shootBack')
  const back = named !== null && replied !== null && replied.seq > named.seq && replied.answer['shootsBack'] === true
  return { aiders: idsOf(named?.answer['aiders']), back, backAiders: back ? idsOf(replied.answer['aiders']) : [] }
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
