import type { Problem } from '../../../../kernel/problem.ts'
import { ruled } from '../messages.ts'
import type { HouseRules } from './switches.ts'

/** The peaceful game ends with the timeline: it cannot be without one. */
export function peaceWithoutTimeline(field: string, { timeline }: HouseRules): readonly Problem[] {
  return timeline === 'off' ? [ruled(field, 'problem.peaceNeedsTimeline', {}, 'GL-WIN-7')] : []
}
