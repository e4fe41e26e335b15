import type { Decisions } from '../../../../kernel/journal.ts'
import { RULING_RULE } from '../../../../kernel/journal.ts'
import type { Outcome, Problem } from '../../../../kernel/problem.ts'
import { accept, problem, refuse, shown } from '../../../../kernel/problem.ts'
import type { Procedure } from '../../../../kernel/procedure.ts'
import { record, tell } from '../../../../kernel/procedure.ts'
import type { World } from '../../../../kernel/world.ts'
import { GAME, gameOf } from '../records.ts'
import { misfits, withoutDefaults } from './reading.ts'
import { ruled } from './ruled.ts'
import { isSwitch, SETTLED_AT_SETUP } from './switches.ts'

/** Checks house rules that are to change in mid-campaign: each by its switch, with a value it can take and does not have now. */
export function readRulings(world: World, raw: unknown): Outcome<Decisions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse(problem('decided', 'problem.type', { value: shown(raw), wanted: 'an object of switch and value' }))
  const decided = raw as Decisions
  const problems = Object.entries(decided).flatMap(([name, value]) => notNow(world, name, value))
  if (Object.keys(decided).length === 0) problems.push(problem('decided', 'problem.missing', { wanted: 'at least one house rule' }))
  return problems.length > 0 ? refuse(...problems) : accept(decided)
}

function notNow(world: World, name: string, value: unknown): readonly Problem[] {
  if (!isSwitch(name)) return misfits(name, name, value)
  if (SETTLED_AT_SETUP.has(name)) return [problem(name, 'problem.settled')]
  if (ruled(world, name) === value) return [problem(name, 'problem.decided', { value: shown(value) })]
  return misfits(name, name, value)
}

/** House rules change: they hold from here on, and the chronicle tells each. */
export function* decide(world: World, decided: Decisions): Procedure {
  const before = Object.keys(decided).map((name) => (isSwitch(name) ? String(ruled(world, name)) : ''))
  const game = gameOf(world)
  yield* record(RULING_RULE, GAME, 'game', { ...game, houseRules: withoutDefaults({ ...game.houseRules, ...decided }) })
  for (const [at, [name, value]] of Object.entries(decided).entries())
    yield* tell(RULING_RULE, 'line.ruling', { figures: { rule: name, value: String(value), before: before[at] ?? '' } })
}
