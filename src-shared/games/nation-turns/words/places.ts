import type { Figure } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import { say } from '../../text/playing.ts'

/** The name of an area of the campaign that is told. */
export function areaName(id: Figure): string {
  return say(`area.${String(id)}`)
}

/** The name of a kind of unit of the campaign that is told. */
export function unitName(id: Figure): string {
  return say(`unit.${String(id)}`)
}

/** "3 × Warrior": names come from the scenario, and so without a plural. The number stays on the line of the name. */
export function units(count: Figure, unit: Figure): string {
  return `${figure(count)}\u00a0×\u00a0${unitName(unit)}`
}

/** "Long Meadow → Harrow Ford → Reedmere", of an area and a path as its id is written. */
export function wayText(from: Figure, path: Figure): string {
  return [String(from), ...String(path).split('-')].map(areaName).join(' → ')
}

/** Names of several, of ids with commas between. */
export function names(ids: Figure, name: (id: string) => string): string {
  return String(ids ?? '')
    .split(',')
    .map((id) => name(id.trim()))
    .join(', ')
}
