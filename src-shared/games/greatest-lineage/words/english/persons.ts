import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { figure } from '../../../../language/figures.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

/** "son", "named heiress", "spouse", "ruler". */
export function kin(role: Figure, sex: Figure): string {
  if (role === 'child') return sex === 'female' ? 'daughter' : 'son'
  if (role === 'heir') return sex === 'female' ? 'named heiress' : 'named heir'
  return String(role)
}

/** "son"; "second son" where the house has several. Every page calls a royal without a name of its own by this. */
export function kinAmong({ role, sex, number, alike }: Partial<Figures>): string {
  return Number(alike) > 1 ? nth(Number(number), kin(role, sex)) : kin(role, sex)
}

/** "second son", "third named heiress". */
function nth(place: number, what: string): string {
  return `${ORDINALS[place - 1] ?? `${figure(place)}th`} ${what}`
}
