import type { Posting } from '../../src-shared/kernel/effect.ts'
import { ruleEntry } from '../../src-shared/rulesets/greatest-lineage/rulebook.ts'
import { has, say } from '../../src-shared/rulesets/greatest-lineage/wording/english.ts'
import { factsOf } from './figures.ts'

/** Why a posting was made, in prose: the rule's title and the figures that went into it. */
export function postingProse({ rule, figures }: Pick<Posting, 'rule' | 'figures'>): string {
  const title = ruleTitle(rule)
  const details = factsOf(figures ?? {}).map(({ label, value }) => `${label.toLowerCase()} ${value}`)
  return details.length === 0 ? title : `${title}: ${details.join(', ')}`
}

/** A rule's title; the game master's own rules have a wording in place of an entry in the book. */
export function ruleTitle(rule: Posting['rule']): string {
  return ruleEntry(rule)?.title ?? (has(`rule.${rule}`) ? say(`rule.${rule}`) : rule)
}
