import type { Posting } from '../../kernel/world/effect.ts'
import { factsOf } from './facts.ts'
import { book, has, say } from './playing.ts'
import { ruleIn } from '../rulebook/rulebook.ts'

/** Figures of a posting that tell what an account held until then; in a question they stand for what it holds now. */
const STANDING: ReadonlySet<string> = new Set(['have', 'held'])

/** Why a posting was made, in prose: the rule's title and the figures that went into it. */
export function postingProse({ rule, figures }: Pick<Posting, 'rule' | 'figures'>): string {
  const title = ruleTitle(rule)
  const details = factsOf(figures ?? {}).map(({ id, name, value }) =>
    STANDING.has(id) ? say('prose.before', { value }) : `${name} ${value}`,
  )
  return details.length === 0 ? title : `${title}: ${details.join(', ')}`
}

/** A rule's title; the game master's own rules have a wording in place of an entry in the book. */
export function ruleTitle(rule: Posting['rule']): string {
  const rules = book()
  return rules.titleOf?.(rule) ?? ruleIn(rules, rule)?.title ?? (has(`rule.${rule}`) ? say(`rule.${rule}`) : rule)
}
