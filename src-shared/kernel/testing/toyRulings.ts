import type { Decisions } from '../journal/journal.ts'
import { accept, problem, refuse } from '../problem.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import type { ToyRules, ToySetup } from './toyGame.ts'

/** Road, stall and market can be prepared; no die brings anything. */
export const REHEARSAL: NonNullable<Ruleset['rehearsal']> = { phases: [3, 4, 5], decided: {}, refusals: [], stillDie: () => 100 }

/** Whether there is a fair, and what a hen lays on; the wages are settled when the game begins. */
export function readRulings(now: ToyRules, raw: unknown): ReturnType<Ruleset['readRulings']> {
  const wish = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
  const problems = Object.entries(wish).flatMap(([name, value]) => {
    if (name === 'wages') return [problem(name, 'problem.settled')]
    if (name !== 'fair' && name !== 'layOn') return [problem(name, 'problem.unknownField', { options: 'fair, layOn' })]
    if (value === now[name]) return [problem(name, 'problem.decided', { value: String(value) })]
    const allowed = name === 'fair' ? typeof value === 'boolean' : Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
    return allowed ? [] : [problem(name, 'problem.type', { value: String(value), wanted: 'another value' })]
  })
  if (Object.keys(wish).length === 0) problems.push(problem('decided', 'problem.missing', { wanted: 'at least one house rule' }))
  return problems.length > 0 ? refuse(...problems) : accept(wish as Partial<ToyRules> as Decisions)
}

export function readSetup(raw: unknown): ReturnType<Ruleset['readSetup']> {
  const { rounds = 2, hens = 4 } = (raw ?? {}) as Partial<ToySetup>
  if (!Number.isInteger(rounds) || rounds < 0) return refuse(problem('rounds', 'problem.range', { value: rounds, min: 0, max: 99 }))
  return accept({ rounds, hens })
}
