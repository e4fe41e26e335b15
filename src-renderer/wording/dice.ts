import type { RollRequest } from '../../src-shared/kernel/engine/request.ts'
import { figure } from '../../src-shared/language/figures.ts'
import { outcomeName } from './names.ts'

/** What came of a roll, outcome by outcome: "2 × child", "1 × no child"; of dice that count together the one outcome. */
export function tallies({ test }: Pick<RollRequest, 'test'>, counts: Readonly<Record<string, number>>): readonly string[] {
  const known = Object.entries(counts)
  if (test.type !== 'sum') return known.map(([outcome, count]) => `${figure(count)} × ${outcomeName(outcome)}`)
  return known.filter(([, count]) => count > 0).map(([outcome]) => outcomeName(outcome))
}

/** The same in one line: "2 × child, 1 × no child". */
export function talliedText(request: Pick<RollRequest, 'test'>, counts: Readonly<Record<string, number>>): string {
  return tallies(request, counts).join(', ')
}
