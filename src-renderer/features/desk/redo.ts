import { computed, type ComputedRef } from 'vue'
import type { Moment, SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { isChanceAnswer, questionKey, type Answer } from '../../../src-shared/kernel/engine/request.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { sentencesOf } from '../../stores/sentences.ts'
import { useDesk } from '../../stores/desk.ts'
import { useTable } from '../../stores/table.ts'
import { entryName } from '../../wording/entries.ts'
import { deskTexts } from './texts/desk.ts'

/** Kinds of entries that are done again. A note stays where it is, and a restart is of its own phase. */
const DONE_AGAIN: ReadonlySet<SeenEntry['kind']> = new Set(['answer', 'correction', 'ruling', 'decree'])
/** Kinds that change nothing of play. */
const BESIDE: ReadonlySet<SeenEntry['kind']> = new Set(['note', 'title', 'naming', 'standIn', 'reseed'])

/**
 * What was taken back last and can be done again, in its order; empty where there is nothing, or where something else was done since. Of what
 * was taken back in several steps the last step comes first; what was done again of it already is left out.
 */
export function redoable(moments: readonly Moment[]): readonly Moment[] {
  const steps: Moment[][] = []
  for (const moment of moments) {
    const { entry } = moment
    if (BESIDE.has(entry.kind)) continue
    if (entry.kind === 'retraction') {
      const step = moments.filter(({ voidedBy, entry: { kind } }) => voidedBy === entry.seq && DONE_AGAIN.has(kind))
      if (step.length > 0) steps.push(step)
      continue
    }
    const awaited = steps.at(-1)?.[0]
    if (awaited === undefined) continue
    if (!isSame(awaited.entry, entry)) {
      steps.length = 0
      continue
    }
    steps.at(-1)?.shift()
    if (steps.at(-1)?.length === 0) steps.pop()
  }
  return steps.at(-1) ?? []
}

/** The same act again. Dice of the app may be told otherwise the second time, and come to the same. */
function isSame(one: SeenEntry, other: SeenEntry): boolean {
  if (one.kind !== other.kind || one.request !== other.request || one.occurrence !== other.occurrence) return false
  const told = ({ answer, changes, decided, decree }: SeenEntry): string => JSON.stringify([answer, changes, decided, decree])
  return told(one) === told(other)
}

/** An answer as it is given again: the app rolls its dice anew, and they come to the same. */
export function givenAgain(answer: Answer): unknown {
  if (!isChanceAnswer(answer)) return answer
  if (answer.by === 'app') return { by: 'app' }
  if ('cards' in answer) return { by: 'hand', cards: answer.cards }
  return 'dice' in answer ? { by: 'hand', dice: answer.dice } : { by: 'hand', counts: answer.counts }
}

export interface Redo {
  /** What would be done again, in a few words; null where nothing can be. */
  readonly name: ComputedRef<string | null>
  readonly run: () => Promise<void>
}

/** Doing again what was taken back: the same answers, typed dice among them, and the same corrections with their reasons. */
export function useRedo(): Redo {
  const table = useTable()
  const desk = useDesk()
  const announcements = useAnnouncements()
  const again = computed(() => (table.canWrite && table.past === null && table.lentTo === null ? redoable(table.momentsNow) : []))
  const name = computed(() => {
    const [first] = again.value
    if (first === undefined) return null
    return again.value.length === 1 ? entryName(first) : deskTexts.redo.several(again.value.length)
  })

  async function run(): Promise<void> {
    const { value: acts } = again
    const what = name.value
    if (what === null) return
    let done = 0
    // Whatever comes meanwhile is done again; where that ends is known afterwards.
    desk.redoneTo = Infinity
    try {
      for (const { entry } of acts) {
        const outcome = await doAgain(entry)
        if (!outcome.ok) return announcements.say(() => deskTexts.redo.stopped(done, acts.length, sentencesOf(outcome.problems)), 'trouble')
        done++
      }
    } finally {
      desk.redoneTo = table.entries.at(-1)?.seq ?? -1
    }
    announcements.record(deskTexts.redo.done(what))
  }

  function doAgain(entry: SeenEntry): Promise<Outcome<null>> {
    const reason = entry.reason ?? ''
    if (entry.changes !== undefined) return table.correct(entry.changes, reason)
    if (entry.decided !== undefined) return table.decide(entry.decided, reason)
    if (entry.decree !== undefined) return table.decree(entry.decree, reason)
    const question = questionKey({ id: entry.request ?? '', occurrence: entry.occurrence ?? 0 })
    return table.answer(entry.answer === undefined ? null : givenAgain(entry.answer), question)
  }

  return { name, run }
}
