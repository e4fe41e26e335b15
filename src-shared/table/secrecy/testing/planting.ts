import type { Effect } from '../../../kernel/world/effect.ts'
import { effectsOf, type Entry } from '../../../kernel/journal/journal.ts'
import { aboutOf, maySee, type Audience, type Json, type SeatId } from '../../../kernel/world/rule.ts'
import type { Canaries } from './canaries.ts'

/**
 * A journal with a canary in every place that can hold text or data and is not for everybody's eyes: in each secret effect one of its own, in
 * answers, notes, reasons and the set-up, and in the ids of what only some know. The rules never saw them: what is shown of such a journal is
 * shown by audience alone.
 */
export function planted(entries: readonly Entry[], seats: readonly SeatId[], canaries: Canaries): readonly Entry[] {
  const marked = entries.map((entry) => plantEntry(entry, seats, canaries))
  return withSecretIds(marked, seats, canaries)
}

function plantEntry(entry: Entry, seats: readonly SeatId[], canaries: Canaries): Entry {
  const own = (what: string): string => canaries.create(`${what} of entry ${entry.seq}`, [])
  switch (entry.kind) {
    case 'setup':
      return { ...entry, setup: { ...(entry.setup as object), canary: own('the set-up') }, effects: plantAll(entry, seats, canaries) }
    case 'answer':
      return {
        ...entry,
        request: `${entry.request}~${own('the question')}`,
        answer: typeof entry.answer === 'object' ? { ...entry.answer, canary: own('the answer') } : own('the answer'),
        effects: plantAll(entry, seats, canaries),
      }
    case 'correction': {
      const readers = seats.filter((seat) => effectsOf(entry).every((effect) => effect.kind === 'checkpoint' || maySee(effect.see, seat)))
      return { ...entry, reason: canaries.create(`the reason of entry ${entry.seq}`, readers), effects: plantAll(entry, seats, canaries) }
    }
    case 'decree': {
      const readers = seats.filter((seat) => effectsOf(entry).every((effect) => effect.kind === 'checkpoint' || maySee(effect.see, seat)))
      const reason = canaries.create(`the reason of entry ${entry.seq}`, readers)
      return { ...entry, decree: own('the decree'), reason, effects: plantAll(entry, seats, canaries) }
    }
    case 'ruling':
      return { ...entry, effects: plantAll(entry, seats, canaries) }
    case 'restart':
      return { ...entry, reason: own('the reason'), effects: plantAll(entry, seats, canaries) }
    case 'retraction':
      return { ...entry, reason: own('the reason') }
    case 'note':
      return { ...entry, text: own('the note') }
    case 'title':
    case 'naming':
    case 'standIn':
    case 'reseed':
      return entry
    default:
      return entry satisfies never
  }
}

function plantAll(entry: Entry, seats: readonly SeatId[], canaries: Canaries): readonly Effect[] {
  return effectsOf(entry).map((effect, at) => plantEffect(effect, seats, canaries, `${entry.seq}.${at}`))
}

/** In places that are only looked through, never counted with: accounts, collections and wordings stay what they are. */
function plantEffect(effect: Effect, seats: readonly SeatId[], canaries: Canaries, at: string): Effect {
  if (effect.kind === 'checkpoint' || isOpen(effect.see)) return effect
  const readers = readersOf(effect.see, seats)
  const own = (what: string): string => canaries.create(`${what} of effect ${at} (${effect.rule})`, readers)
  switch (effect.kind) {
    case 'posting':
      return {
        ...effect,
        about: [...aboutOf(effect), own('what it is about')],
        figures: { ...effect.figures, canary: own('figures') },
      }
    case 'record':
      return { ...effect, value: plantValue(effect.value, () => own('the record')) }
    case 'drop':
      return effect
    case 'line':
    case 'dice':
    case 'cards':
      return { ...effect, figures: { ...effect.figures, canary: own('figures') } }
    default:
      return effect satisfies never
  }
}

/** A field more in every object, however deep. */
function plantValue(value: Json, canary: () => string): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => plantValue(each, canary))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => [name, plantValue(each, canary)] as const)
  return { ...Object.fromEntries(fields), canary: canary() }
}

function isOpen(see: Audience | undefined): boolean {
  return see === undefined || see === 'all'
}

function readersOf(see: Audience | undefined, seats: readonly SeatId[]): readonly SeatId[] {
  return seats.filter((seat) => maySee(see, seat))
}

/** Ids of records that nobody but some ever heard of are made canaries wherever they stand. */
function withSecretIds(entries: readonly Entry[], seats: readonly SeatId[], canaries: Canaries): readonly Entry[] {
  const readers = new Map<string, Set<SeatId>>()
  const effects = entries.flatMap(effectsOf)
  for (const effect of effects) {
    if ((effect.kind !== 'record' && effect.kind !== 'drop') || isOpen(effect.see) || !/^\w+-[\w-]+$/.test(effect.id)) continue
    const known = readers.get(effect.id) ?? new Set()
    for (const seat of readersOf(effect.see, seats)) known.add(seat)
    readers.set(effect.id, known)
  }
  const open = JSON.stringify(effects.filter((effect) => effect.kind === 'checkpoint' || isOpen(effect.see)))
  for (const id of readers.keys()) if (open.includes(`"${id}"`)) readers.delete(id)
  const renamed = new Map([...readers].map(([id, known]) => [id, `${id}~${canaries.create(`the id ${id}`, known)}`]))
  return JSON.parse(JSON.stringify(entries), (_, value: unknown) =>
    typeof value === 'string' ? (renamed.get(value) ?? value) : value,
  ) as readonly Entry[]
}
