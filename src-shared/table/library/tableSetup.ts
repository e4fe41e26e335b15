import { isSeed, type Seed } from '../../kernel/chance/dice.ts'
import type { DicePreference } from '../../kernel/journal/journal.ts'
import { trimmed, faultyTextsIn } from '../../kernel/forms/outsideText.ts'
import { accept, problem, refuse, shown, type Outcome } from '../../kernel/problem.ts'

/** A set-up from outside, split into the table's own fields and the game's. */
export interface TableSetup {
  /** Absent: the default game. */
  readonly ruleset: string | undefined
  /** Trimmed; empty if none is given. */
  readonly title: string
  readonly dice: DicePreference
  /** Absent: a new seed is drawn. */
  readonly seed: Seed | undefined
  readonly game: unknown
}

/**
 * Takes the table's own fields (`ruleset`, `title`, `dice`, `seed`) out of a set-up from outside. Passes on values that are no object: the
 * game refuses them. Refuses invisible texts anywhere, and names of several lines: no line of a chronicle has room for such a name.
 */
export function readTableSetup(raw: unknown): Outcome<TableSetup> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return accept({ ruleset: undefined, title: '', dice: 'app', seed: undefined, game: raw })
  const { ruleset, title, dice = 'app', seed, ...game } = raw as Readonly<Record<string, unknown>>
  const unseen = faultyTextsIn(raw, '', 'points')
  if (unseen.length > 0) return refuse(...unseen)
  if (dice !== 'app' && dice !== 'typed') return refuse(problem('dice', 'problem.option', { value: shown(dice), options: 'app, typed' }))
  if (seed !== undefined && !isSeed(seed))
    return refuse(problem('seed', 'problem.type', { value: shown(seed), wanted: '64 hex digits (0-9, a-f), or nothing' }))
  return accept({
    ruleset: typeof ruleset === 'string' ? ruleset : undefined,
    title: typeof title === 'string' ? trimmed(title) : '',
    dice,
    seed,
    game,
  })
}
