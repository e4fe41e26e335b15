import { confide, fill, post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { NumberField, Sheet } from '../../../../kernel/forms/field.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { foodDue, woodDue } from '../dues.ts'
import { editionOf } from '../edition.ts'
import { habitOf, keepHabit } from '../habits.ts'
import { peopleForBenefits, untiedPeople } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { GATHERED_IN_AGE, METAL_OF_AGE, PEOPLE_PER_GATHERER, YIELD, type Metal } from '../tables/gathering.ts'

type Split = Readonly<Partial<Record<Token, number>>>

/** Phase 4: some of the people gather tokens. */
export function* stockpilePhase(world: World, seat: Civilisation): Procedure {
  const each = yieldOfGatherer(world, seat)
  // To the owner alone: what technology there is may in part be stolen, and nobody else knows by whom.
  const figures = { technology: held(world, seat, 'technology') }
  if (each === 0) yield* confide('GL-STK-2', 'line.nothingToGather', seat, figures)
  else if (mostGatherers(world, seat) === 0) yield* confide('GL-STK-1', 'line.nobodyToGather', seat)
  const plan = yield* fill('gather', seat, () => gatherSheet(world, seat))
  if (plan === null) return
  const usual = usualSplit(world, seat, kindsOpen(world, seat))
  if (editionOf(world) >= 3) yield* keepHabit('GL-STK-1', world, seat, { gather: isSame(usual, plan) ? undefined : plan })
  yield* gather(world, seat, plan)
}

function isSame(usual: Split, plan: Split): boolean {
  return TOKENS.every((token) => (usual[token] ?? 0) === (plan[token] ?? 0))
}

/** GL-STK-1 Half of the people may gather, rounded down, warriors and those at work on monuments left out (RULING-41). */
export function mostGatherers(world: World, seat: Civilisation): number {
  return Math.max(0, Math.min(Math.floor(peopleForBenefits(world, seat) / PEOPLE_PER_GATHERER), untiedPeople(world, seat)))
}

/** GL-STK-2 A gatherer brings in one token per 10 technology, at most five, of whatever kind (RULING-40: none below 10, or one). */
export function yieldOfGatherer(world: World, seat: Civilisation): number {
  const bySkill = Math.floor(held(world, seat, 'technology') / YIELD.technology)
  return Math.min(YIELD.most, Math.max(ruled(world, 'gather_minimum'), bySkill))
}

/** How many gather which kind; null where nobody could gather anything. */
function gatherSheet(world: World, seat: Civilisation) {
  const each = yieldOfGatherer(world, seat)
  const most = mostGatherers(world, seat)
  if (each === 0 || most === 0) return null
  const kinds = kindsOpen(world, seat)
  const last = lastSplit(world, seat, kinds)
  const preset = last === null ? usualSplit(world, seat, kinds) : coverDues(world, seat, last)
  const metal = metalName(held(world, seat, 'age'))
  return {
    rule: 'GL-STK-1',
    rules: ['GL-STK-2', 'GL-STK-3'],
    figures: { gatherers: most, each, foodDue: foodDue(world, seat), woodDue: woodDue(world, seat) },
    fields: kinds.map((kind): NumberField => {
      const figures = { kind: kind === 'metal' ? metal : kind, held: held(world, seat, kind), each }
      const asLast = last === null ? {} : { asLast: true }
      return { id: kind, type: 'number', wording: 'field.gatherers', figures, min: 0, max: most, preset: preset[kind] ?? 0, ...asLast }
    }),
    limits: [{ rule: 'GL-STK-1', wording: 'limit.gatherers', weights: Object.fromEntries(kinds.map((kind) => [kind, 1])), max: most }],
  } as const
}

/** Kinds a civilisation may gather in its age. */
export function kindsOpen(world: World, seat: Civilisation): readonly Token[] {
  return GATHERED_IN_AGE[held(world, seat, 'age')] ?? []
}

/**
 * What most would do: enough food for the coming resource check, then enough wood, as far as the gatherers go; those left over are
 * shared out evenly among all kinds, the first kinds taking the odd ones.
 */
function usualSplit(world: World, seat: Civilisation, kinds: readonly Token[]): Split {
  let left = mostGatherers(world, seat)
  const split: Partial<Record<Token, number>> = {}
  const send = (kind: Token, wanted: number) => {
    const sent = Math.min(left, Math.max(0, wanted))
    split[kind] = (split[kind] ?? 0) + sent
    left -= sent
  }
  for (const [kind, wanted] of wantedForDues(world, seat)) send(kind, wanted)
  kinds.forEach((kind, at) => send(kind, Math.ceil(left / (kinds.length - at))))
  return split
}

/** How many must gather each kind that the coming resource check takes, for there to be enough of it. */
function wantedForDues(world: World, seat: Civilisation): readonly (readonly [Token, number])[] {
  const each = yieldOfGatherer(world, seat)
  const wanted = (kind: Token, due: number): readonly [Token, number] => [
    kind,
    Math.max(0, Math.ceil((due - held(world, seat, kind)) / each)),
  ]
  return [wanted('food', foodDue(world, seat)), wanted('wood', woodDue(world, seat))]
}

/** As last time, but with enough for the check: who is missing there comes from what most gather beyond their own need. */
function coverDues(world: World, seat: Civilisation, last: Split): Split {
  const needs = wantedForDues(world, seat)
  const split: Partial<Record<Token, number>> = { ...last }
  for (const [kind, wanted] of needs) {
    for (let missing = wanted - (split[kind] ?? 0); missing > 0; missing = wanted - (split[kind] ?? 0)) {
      const spare = TOKENS.map((token) => ({ token, most: (split[token] ?? 0) - neededFor(token, needs) }))
      const from = spare.filter(({ token, most }) => token !== kind && most > 0).toSorted((one, other) => other.most - one.most)[0]
      if (from === undefined) break
      const moved = Math.min(missing, from.most)
      split[from.token] = (split[from.token] ?? 0) - moved
      split[kind] = (split[kind] ?? 0) + moved
    }
  }
  return split
}

function neededFor(token: Token, needs: readonly (readonly [Token, number])[]): number {
  return needs.find(([kind]) => kind === token)?.[1] ?? 0
}

/**
 * Who gathered what last time, where that was not what is usual and still fits: with no fewer people to send. Those who are new join
 * what the most gathered. Null: as is usual.
 */
function lastSplit(world: World, seat: Civilisation, kinds: readonly Token[]): Split | null {
  const last = habitOf(world, seat).gather
  if (last === undefined || Object.keys(last).some((kind) => !kinds.some((open) => open === kind) && (last[kind] ?? 0) > 0)) return null
  const sent = kinds.reduce((sum, kind) => sum + (last[kind] ?? 0), 0)
  const more = mostGatherers(world, seat) - sent
  if (sent === 0 || more < 0) return null
  const [first] = kinds.toSorted((one, other) => (last[other] ?? 0) - (last[one] ?? 0))
  return Object.fromEntries(kinds.map((kind) => [kind, (last[kind] ?? 0) + (kind === first ? more : 0)]))
}

function* gather(world: World, seat: Civilisation, plan: Sheet): Procedure {
  const each = yieldOfGatherer(world, seat)
  let gatherers = 0
  for (const kind of kindsOpen(world, seat)) {
    const sent = Number(plan[kind] ?? 0)
    gatherers += sent
    yield* post('GL-STK-2', seat, kind, sent * each, { figures: { gatherers: sent, each } })
  }
  yield* confide('GL-STK-1', 'line.gathered', seat, { gatherers, each, tokens: gatherers * each })
}

/** GL-STK-4 The metal of a civilisation is known by its age; on a change the whole stash changes with it, one for one (RULING-42). */
export function metalName(age: number): Metal {
  return METAL_OF_AGE[age] ?? 'copper'
}

/** The chronicle's word of it, after an age began or was lost: nothing is booked, since it is one account under another name. */
export function* metalChanged(world: World, seat: Civilisation, fromAge: number, toAge: number): Procedure {
  const metal = held(world, seat, 'metal')
  const before = metalName(fromAge)
  const after = metalName(toAge)
  if (before !== after && metal > 0) yield* confide('GL-STK-4', 'line.metalChanged', seat, { metal, before, after })
}
