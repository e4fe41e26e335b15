import type { Effect } from '../src-shared/kernel/world/effect.ts'
import type { Act, Request } from '../src-shared/kernel/engine/request.ts'
import type { Rulebook } from '../src-shared/games/rulebook/rulebook.ts'

/** How often effects and requests carried a rule, and how often the functions that do it were called. */
export interface Carried {
  effects: number
  requests: number
  calls: number
}

/** Rules by play: what each did or asked. Plain data, so that it can cross from a worker. */
export type Coverage = Record<string, Carried>

export function noCoverage(): Coverage {
  return {}
}

function of(coverage: Coverage, rule: string): Carried {
  return (coverage[rule] ??= { effects: 0, requests: 0, calls: 0 })
}

/** What an entry did. */
export function countEffects(coverage: Coverage, effects: readonly Effect[]): void {
  for (const effect of effects) if (effect.kind !== 'checkpoint') of(coverage, effect.rule).effects++
}

/** What a question carried that was answered: its rules, those of its fields and limits, and those of the act that was done. */
export function countRequest(coverage: Coverage, request: Request, answer: unknown): void {
  const rules = new Set<string>([request.rule, ...(request.rules ?? [])])
  const add = ({ fields, limits = [] }: Pick<Act, 'fields' | 'limits'>): void => {
    for (const { rule } of [...fields, ...limits]) if (rule !== undefined) rules.add(rule)
  }
  if (request.kind === 'fill') add(request)
  if (request.kind === 'act') {
    const done = request.acts.find(({ id }) => id === (answer as { readonly act?: unknown } | null)?.act)
    if (done !== undefined) {
      rules.add(done.rule)
      add(done)
    }
  }
  for (const rule of rules) of(coverage, rule).requests++
}

export function addCoverage(sum: Coverage, more: Coverage): void {
  for (const [rule, { effects, requests, calls }] of Object.entries(more)) {
    const carried = of(sum, rule)
    carried.effects += effects
    carried.requests += requests
    carried.calls += calls
  }
}

/** Calls of the functions that do a rule: what nothing carries by name (a limit, a bonus, a definition) is exercised by them. */
export function countCallsOf(coverage: Coverage, calls: Readonly<Record<string, number>>): void {
  for (const [rule, count] of Object.entries(calls)) of(coverage, rule).calls += count
}

/** One line for every rule of the book; those never exercised once more at the end. */
export function coverageLines(book: Rulebook, coverage: Coverage): string[] {
  const rows = book.rules.map(({ id, title }) => ({ id, title, ...(coverage[id] ?? { effects: 0, requests: 0, calls: 0 }) }))
  const never = rows.filter(({ effects, requests, calls }) => effects + requests + calls === 0)
  const count = (value: number): string => String(value).padStart(9)
  return [
    `${'rule'.padEnd(14)} ${'effects'.padStart(9)} ${'requests'.padStart(9)} ${'calls'.padStart(11)}`,
    ...rows.map(
      ({ id, title, effects, requests, calls }) =>
        `${id.padEnd(14)} ${count(effects)} ${count(requests)} ${String(calls).padStart(11)}  ${title}`,
    ),
    '',
    `${rows.length - never.length} of ${rows.length} rules were exercised.`,
    ...(never.length === 0 ? [] : [`Never: ${never.map(({ id }) => id).join(', ')}`]),
  ]
}
